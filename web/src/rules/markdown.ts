/** The little Markdown that rules pages are written in, as a tree: headings, paragraphs, lists, tables, emphasis. */

export interface Piece {
  text: string;
  style: "plain" | "strong" | "em" | "cite";
}
export type Block =
  | { is: "heading"; level: number; of: Piece[] }
  | { is: "paragraph"; of: Piece[] }
  | { is: "list"; ordered: boolean; items: Piece[][] }
  | { is: "table"; head: Piece[][]; rows: Piece[][][] };

export function blocks(text: string): Block[] {
  return text.split(/\n\s*\n/).flatMap((part) => (part.trim() ? block(part.trim()) : []));
}

function block(part: string): Block[] {
  const lines = part.split("\n");
  const heading = /^(#+) +(.*)$/.exec(lines[0] ?? "");
  if (heading) {
    const rest = lines.slice(1).join("\n").trim();
    return [
      { is: "heading", level: heading[1]?.length ?? 1, of: pieces(heading[2] ?? "") },
      ...(rest ? block(rest) : []),
    ];
  }
  if (part.startsWith("|")) return [table(lines)];
  if (/^(- |\d+\. )/.test(part)) return [list(part)];
  const inner = part.search(/\n(- |\d+\. |\|)/);
  if (inner >= 0) return [...block(part.slice(0, inner)), ...block(part.slice(inner + 1))];
  return [{ is: "paragraph", of: pieces(part) }];
}

function list(part: string): Block {
  const items = part.split(/\n(?=- |\d+\. )/).map((item) => pieces(item.replace(/^(- |\d+\. )/, "")));
  return { is: "list", ordered: /^\d/.test(part), items };
}

function table(lines: string[]): Block {
  const [head = [], , ...rows] = lines.map((line) =>
    line
      .trim()
      .replace(/^\||\|$/g, "")
      .split("|")
      .map((cell) => pieces(cell.trim())),
  );
  return { is: "table", head, rows };
}

/** Words with emphasis; a citation such as (M1-N6) is a place one can be sent to. */
export function pieces(text: string): Piece[] {
  const flat = text.split(/\s*\n\s*/).join(" ");
  return flat
    .split(/(\*\*(?:[^*]|\\\*)+\*\*|(?<!\\)\*[^*\s](?:[^*]|\\\*)*\*|\([A-Z][A-Z0-9]-[^)]*\))/)
    .filter(Boolean)
    .map((one): Piece => {
      const bare = (cut: number) => one.slice(cut, one.length - cut).replaceAll("\\*", "*");
      if (/^\*\*.+\*\*$/s.test(one)) return { text: bare(2), style: "strong" };
      if (/^\*[^*].*\*$/s.test(one)) return { text: bare(1), style: "em" };
      return { text: bare(0), style: /^\([A-Z][A-Z0-9]-/.test(one) ? "cite" : "plain" };
    });
}
