import bots from "../../../src/millions/locale/fr/bots.ftl";
import common from "../../../src/millions/locale/fr/common.ftl";
import deals from "../../../src/millions/locale/fr/deals.ftl";
import errors from "../../../src/millions/locale/fr/errors.ftl";
import heists from "../../../src/millions/locale/fr/heists.ftl";
import page from "../../../src/millions/locale/fr/page.ftl";

export default [common, errors, deals, heists, bots, page];
