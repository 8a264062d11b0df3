import type { ChartInput, ChartStyle } from "@lagna/chart-drawing";
import { formatMessage, type MatchingData } from "@lagna/contract";
import {
  DOSHA_CANCELLATION_WORDS,
  formatMatchingRule,
  type Graha,
  GRAHA_WORDS,
  groupByRules,
  type Koota,
  KOOTA_WORDS,
  KOOTAS,
  MATCHING_EXCEPTION_WORDS,
  MATCHING_RULE_SET_WORDS,
  NAKSHATRA_WORDS,
  PORUTHAM_WORDS,
  PORUTHAMS,
  RASHI_WORDS,
  WORDS_OF_KOOTA,
} from "@lagna/terms";
import type { DrawingPrimitive } from "../../graphics/drawing-primitives.ts";
import { measureText, truncateToWidth, wrapLines } from "../../graphics/shape-text.ts";
import { createRule, createText, translatePrimitive } from "./create-drawing-primitives.ts";
import { type Block, createHeading, createSpace, createTable, placeSideBySide } from "./create-layout-blocks.ts";
import { MATCH_TEXT, type MatchTextKey } from "./match-text.data.ts";
import { getContentArea, INK, type Paper, TYPE_SIZES } from "./paper-sizes.ts";
import { paginate } from "./paginate.ts";
import { formatClockTime, formatPlaceName, type PrintFormats } from "./print-formats.ts";
import { PAPER_PALETTE, renderChart } from "./render-chart.ts";

const SIDES = ["girl", "boy"] as const;
type Side = (typeof SIDES)[number];

/** One person of a printed match; without a birth there is no chart. */
export interface PrintedPerson {
  readonly name: string;
  readonly chart: ChartInput | null;
  /** The maha dashas, with instants of their ends. */
  readonly dashas: readonly { readonly lord: Graha; readonly end: string }[];
}

export interface PrintedMatch {
  readonly data: MatchingData;
  /** What the points can say and what they cannot. */
  readonly message: string;
  readonly people: Readonly<Record<Side, PrintedPerson>>;
}

export interface MatchPageOptions {
  readonly paper: Paper;
  readonly style: ChartStyle;
}

const GAP = 24;
/** Rules stand beside the total that they give. */
const RULE_INDENT = 34;
type Say = (key: MatchTextKey, params?: Readonly<Record<string, string>>) => string;
const createSay =
  ({ language }: PrintFormats): Say =>
  (key, params = {}) =>
    formatMessage(MATCH_TEXT[language][key], params);

/** Star, pada and sign of a Moon, as far as they are known. */
function formatMoon({ moon }: MatchingData[Side], { say }: PrintFormats): string {
  const star = moon.nakshatra === null ? "–" : `${say(NAKSHATRA_WORDS[moon.nakshatra])} ${moon.pada ?? ""}`.trim();
  return moon.sign === null ? star : `${star}, ${say(RASHI_WORDS[moon.sign])}`;
}

function formatBirth({ birth }: MatchingData[Side], speech: PrintFormats): string {
  if (birth === null) return "";
  return `${speech.day(birth)}, ${formatClockTime(birth.local)}, ${formatPlaceName(birth.place, speech.language)}`;
}

export const formatMatchTitle = ({ people }: Pick<PrintedMatch, "people">, speech: PrintFormats): string =>
  createSay(speech)("both", { girl: people.girl.name, boy: people.boy.name });

function createTitle(match: PrintedMatch, width: number, speech: PrintFormats): Block {
  const t = createSay(speech);
  const name = truncateToWidth(formatMatchTitle(match, speech), TYPE_SIZES.title, width, 300);
  return {
    height: 46,
    primitives: [
      createText(name, 0, 20, { size: TYPE_SIZES.title, weight: 300, structure: [{ type: "H1" }] }),
      createText(t("match"), 0, 34, { size: 9.4, ink: INK.second }),
      createRule(0, 42, width),
    ],
  };
}

/** Name, birth and Moon of one person, with the chart below. */
function createPersonBlock(
  match: PrintedMatch,
  side: Side,
  width: number,
  style: ChartStyle,
  speech: PrintFormats,
): Block {
  const { name, chart } = match.people[side];
  const lines = [
    formatBirth(match.data[side], speech),
    `${createSay(speech)("moon")}: ${formatMoon(match.data[side], speech)}`,
  ];
  const primitives: DrawingPrimitive[] = [
    createText(truncateToWidth(name, 11, width, 600), 0, 12, { size: 11, weight: 600 }),
    ...lines.map((line, index) => createText(truncateToWidth(line, TYPE_SIZES.text, width), 0, 26 + index * 13)),
  ];
  if (chart === null) return { height: 48, primitives };
  const look = { style, language: speech.language, palette: PAPER_PALETTE };
  const drawn = renderChart(chart, { x: 0, y: 50 }, width, Math.max(6.4, width * 0.045), look);
  return { height: 50 + width + 6, primitives: [...primitives, ...drawn] };
}

function createTotal({ data, message }: PrintedMatch, width: number, speech: PrintFormats): Block {
  const total = String(data.total);
  const left = measureText(total, TYPE_SIZES.name, 300) + 8;
  const lines = wrapLines(message, TYPE_SIZES.text, width);
  return {
    height: 38 + lines.length * 12,
    primitives: [
      createText(total, 0, 26, { size: TYPE_SIZES.name, weight: 300 }),
      createText(createSay(speech)("ofMax", { max: String(data.max) }), left, 26, { size: 10 }),
      ...lines.map((line, index) => createText(line, 0, 42 + index * 12, { ink: INK.second })),
    ],
  };
}

function createKootas({ data }: PrintedMatch, width: number, speech: PrintFormats): Block[] {
  const t = createSay(speech);
  const name = (koota: Koota, value: string | number): string => {
    const word = WORDS_OF_KOOTA[koota]?.[value];
    return word ? speech.say(word) : String(value);
  };
  const rows = KOOTAS.map((id) => {
    const { score, max, girl, boy } = data.kootas[id];
    return [speech.say(KOOTA_WORDS[id]), name(id, girl), name(id, boy), `${score} / ${max}`];
  });
  const columns = [
    { head: t("koota"), share: 1.4, bold: true },
    { head: t("girl"), share: 1.2 },
    { head: t("boy"), share: 1.2 },
    { head: t("points"), share: 0.7, align: "end" as const },
  ];
  return [createHeading(t("kootas"), width), ...createTable(columns, rows, width)];
}

function createExceptions({ data }: PrintedMatch, width: number, speech: PrintFormats): Block[] {
  const t = createSay(speech);
  const rows = data.exceptions
    .filter(({ applies }) => applies)
    .map(({ koota, rule, total }) => [
      speech.say(koota === "rajju" ? PORUTHAM_WORDS.rajju : KOOTA_WORDS[koota]),
      speech.say(MATCHING_EXCEPTION_WORDS[rule]),
      total === null ? "–" : String(total),
    ]);
  if (rows.length === 0) return [];
  const columns = [
    { head: t("koota"), share: 0.8, bold: true },
    { head: t("rule"), share: 3 },
    { head: t("thenTotal"), share: 0.6, align: "end" as const },
  ];
  return [createSpace(12), createHeading(t("exceptions"), width), ...createTable(columns, rows, width)];
}

function createPoruthams({ data }: PrintedMatch, width: number, speech: PrintFormats): Block[] {
  const t = createSay(speech);
  const rows = PORUTHAMS.map((id) => [
    speech.say(PORUTHAM_WORDS[id]),
    t(data.poruthams[id].good ? "holds" : "holdsNot"),
  ]);
  const columns = [
    { head: "", share: 1.2, bold: true },
    { head: "", share: 1 },
  ];
  return [createHeading(t("poruthams"), width), ...createTable(columns, rows, width)];
}

/** Lines of text as one block, beside what stands at its start. */
function createLines(
  lines: readonly string[],
  beside: readonly DrawingPrimitive[],
  { x, step, ...look }: { readonly x: number; readonly step: number; readonly size?: number; readonly ink?: string },
): Block {
  const texts = lines.map((line, index) => createText(line, x, 12 + index * step, look));
  return { height: 5 + lines.length * step, primitives: [...beside, ...texts] };
}

/** Totals by other rules, named by what they count; the programs in a footnote. */
function createOthers({ data }: PrintedMatch, width: number, speech: PrintFormats): Block[] {
  const t = createSay(speech);
  const groups = groupByRules(data.variants);
  if (groups.length === 0) return [];
  const rows = groups.map(({ total, differences }, index) => {
    const rules = differences.map((one) => formatMatchingRule(one, speech.language)).join("; ");
    const lines = wrapLines(`${rules} (${index + 1})`, TYPE_SIZES.text, width - RULE_INDENT);
    return createLines(lines, [createText(String(total), 0, 12, { weight: 600 })], { x: RULE_INDENT, step: 12 });
  });
  const programs = groups.map(
    ({ programs: ids }, index) =>
      `(${index + 1}) ${ids.map((id) => speech.say(MATCHING_RULE_SET_WORDS[id])).join(", ")}`,
  );
  const note = wrapLines(`${t("groomFirst")} ${programs.join(" · ")}`, TYPE_SIZES.small, width);
  return [
    createHeading(t("others"), width),
    ...rows,
    createLines(note, [], { x: 0, step: 10, size: TYPE_SIZES.small, ink: INK.second }),
  ];
}

function createMangal({ data, people }: PrintedMatch, width: number, speech: PrintFormats): Block[] {
  const t = createSay(speech);
  const cell = ({ house, holds }: { house: number | null; holds: boolean | null }): string =>
    house === null || holds === null ? "–" : `${house}: ${t(holds ? "yes" : "no")}`;
  const rows = SIDES.flatMap((side) => {
    const mangal = data.mangal[side];
    if (mangal === null) return [];
    const { lagna, moon, venus } = mangal.from;
    const cancelled = mangal.cancellations.map((id) => speech.say(DOSHA_CANCELLATION_WORDS[id])).join("; ");
    return [[people[side].name, cell(lagna), cell(moon), cell(venus), cancelled || "–"]];
  });
  if (rows.length === 0) return [];
  const columns = [
    { head: "", share: 1.2, bold: true },
    { head: t("fromLagna"), share: 1 },
    { head: t("fromMoon"), share: 0.8 },
    { head: t("fromVenus"), share: 0.8 },
    { head: t("cancelled"), share: 2.4 },
  ];
  return [createSpace(12), createHeading(t("mangal"), width), ...createTable(columns, rows, width)];
}

/** The maha dashas of both from now on, with the years in which they end. */
function createDashas({ people }: PrintedMatch, now: Date, width: number, speech: PrintFormats): Block[] {
  const t = createSay(speech);
  const rows = SIDES.map((side) => {
    const left = people[side].dashas.filter(({ end }) => Date.parse(end) > now.getTime()).slice(0, 4);
    const spans = left.map(({ lord, end }) => `${speech.say(GRAHA_WORDS[lord])} – ${speech.year(end)}`);
    return [people[side].name, ...spans];
  }).filter((row) => row.length > 1);
  if (rows.length === 0) return [];
  const columns = [{ head: "", share: 1.2, bold: true }, ...Array.from({ length: 4 }, () => ({ head: "", share: 1 }))];
  return [createSpace(12), createHeading(t("dashas"), width), ...createTable(columns, rows, width)];
}

/** A match on one or two pages. */
export function renderMatch(
  match: PrintedMatch,
  now: Date,
  { paper, style }: MatchPageOptions,
  speech: PrintFormats,
): DrawingPrimitive[][] {
  const { width } = getContentArea(paper);
  const half = (width - GAP) / 2;
  const side = Math.min(half, 210);
  const persons = SIDES.map((who) => createPersonBlock(match, who, side, style, speech));
  const charts: Block = {
    height: Math.max(...persons.map(({ height }) => height)),
    primitives: persons.flatMap(({ primitives }, index) =>
      primitives.map((primitive) => translatePrimitive(primitive, index * (half + GAP), 0)),
    ),
  };
  const blocks = [
    createTitle(match, width, speech),
    charts,
    createTotal(match, width, speech),
    createSpace(8),
    ...createKootas(match, width, speech),
    ...createExceptions(match, width, speech),
    ...createMangal(match, width, speech),
    ...createDashas(match, now, width, speech),
    createSpace(12),
    placeSideBySide([createPoruthams(match, half, speech), createOthers(match, half, speech)], width, GAP),
  ];
  return paginate(blocks, paper);
}
