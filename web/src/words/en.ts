import bots from "../../../src/millions/locale/en/bots.ftl";
import common from "../../../src/millions/locale/en/common.ftl";
import deals from "../../../src/millions/locale/en/deals.ftl";
import heists from "../../../src/millions/locale/en/heists.ftl";
import page from "../../../src/millions/locale/en/page.ftl";

export default [common, deals, heists, bots, page];
