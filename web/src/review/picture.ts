/** The review as a picture to share, as `millions review --picture` draws it: names, result, luck, chart and awards. */
import { GROUND, INK, LINE, SERIES, SOFT } from "../palette/picture";
import type { Review } from "../wire/messages";
import { marks, Scale } from "./chart";
import type { MatchRecord } from "./record";
import type { ReviewWords } from "./sentences";

/** The size that messengers and social networks show whole. */
export const WIDTH = 1200;
export const HEIGHT = 630;

const CHART = { x: 40, y: 80, width: 820, zoom: 1.35 };
const LIST = { x: 890, y: 128, step: 44 };
const LONGEST_NAME = 18;
const LONGEST_AWARD = 100;
const FACE = "DejaVu Sans, Segoe UI, Roboto, Arial, sans-serif";

/** The picture as SVG. Names come from players: everything that is text is escaped. */
export function picture(review: Review, match: MatchRecord, sentences: ReviewWords, title: string): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"`,
    ` font-family="${FACE}" font-size="20" fill="${INK}">`,
    `<title>${escaped(title)}</title><rect width="${WIDTH}" height="${HEIGHT}" fill="${GROUND}"/>`,
    text(48, 60, title, 'font-size="34" font-weight="700"'),
    `<g transform="translate(${CHART.x} ${CHART.y}) scale(1 ${CHART.zoom})">`,
    ...chart(review, match),
    "</g>",
    ...labels(review, match, sentences),
    ...players(review, match, sentences),
    ...(review.awards ?? []).map((award, row) =>
      text(48, 532 + 32 * row, short(sentences.award(award), LONGEST_AWARD)),
    ),
    "</svg>",
  ].join("\n");
}

const colour = (seat: number) => SERIES[seat % SERIES.length] ?? INK;
const scaleOf = (match: MatchRecord) => new Scale(match.lines.length, CHART.width);

function chart(review: Review, match: MatchRecord): string[] {
  const scale = scaleOf(match);
  const points = review.chances ?? [];
  const turns = marks(review).filter(({ kind }) => kind === "turn");
  const thin = 'vector-effect="non-scaling-stroke"';
  return [
    ...[0, 0.25, 0.5, 0.75, 1].map(
      (chance) => `<path d="M${scale.x(1)},${scale.y(chance)}H${scale.x(scale.lines)}" stroke="${LINE}" ${thin}/>`,
    ),
    ...match.names.map((name, seat) => `<path d="${scale.band(points, name)}" fill="${colour(seat)}" opacity="0.13"/>`),
    ...turns.map(
      ({ n }) => `<path d="M${scale.x(n)},24V${scale.y(0)}" stroke="${SOFT}" stroke-dasharray="5 5" ${thin}/>`,
    ),
    ...match.names.map(
      (name, seat) =>
        `<path d="${scale.line(points, name)}" fill="none" stroke="${colour(seat)}" stroke-width="3" ${thin}/>`,
    ),
  ];
}

/** Chances at the left edge, and the numbers of the turning points above the chart. */
function labels(review: Review, match: MatchRecord, sentences: ReviewWords): string[] {
  const scale = scaleOf(match);
  const turns = marks(review).filter(({ kind }) => kind === "turn");
  const down = (y: number) => CHART.y + CHART.zoom * y;
  return [
    ...[0, 0.5, 1].map((chance) =>
      text(
        CHART.x + scale.x(1) - 6,
        down(scale.y(chance)) + 6,
        sentences.percent(chance),
        `text-anchor="end" font-size="16" fill="${SOFT}"`,
      ),
    ),
    ...turns.map(({ n, label }) =>
      text(CHART.x + scale.x(n), down(20), label, 'text-anchor="middle" font-size="18" font-weight="700"'),
    ),
  ];
}

function players(review: Review, match: MatchRecord, sentences: ReviewWords): string[] {
  return (review.seats ?? []).flatMap(({ name, place, luck }, row) => {
    const y = LIST.y + row * LIST.step;
    const said = `${sentences.words.text("review-luck")} ${sentences.points(luck)}`;
    return [
      `<path d="M${LIST.x},${y - 6}h26" stroke="${colour(match.names.indexOf(name))}" stroke-width="5"/>`,
      text(LIST.x + 36, y, `${place}. ${short(name, LONGEST_NAME)}`, 'font-weight="700"'),
      text(LIST.x + 36, y + 19, said, `font-size="15" fill="${SOFT}"`),
    ];
  });
}

const short = (said: string, most: number) => (said.length > most ? `${said.slice(0, most - 1).trimEnd()}…` : said);
const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (said: string) => said.replace(/[&<>"]/g, (one) => ENTITIES[one] ?? "");

function text(x: number, y: number, said: string, look = ""): string {
  return `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" ${look}>${escaped(said)}</text>`;
}

/** An SVG picture in pixels, drawn by the browser. */
export async function inPixels(svg: string): Promise<Blob> {
  const image = new Image(WIDTH, HEIGHT);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width: WIDTH, height: HEIGHT });
  canvas.getContext("2d")?.drawImage(image, 0, 0);
  return new Promise((give, refuse) => {
    canvas.toBlob((blob) => (blob ? give(blob) : refuse(new Error("no picture"))), "image/png");
  });
}
