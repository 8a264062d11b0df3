import { type ChartInput, type ChartStyle, createChartInput } from "@lagna/chart-drawing";
import { formatMessage, listShownSahams, type VarshaphalData } from "@lagna/contract";
import {
  addEra,
  DATE_LOCALES,
  type Graha,
  GRAHA_WORDS,
  LAGNA_WORDS,
  RASHI_WORDS,
  SAHAM_WORDS,
  TAJAKA_ASPECT_WORDS,
  TAJAKA_YOGA_EFFECTS,
  TAJAKA_YOGA_WORDS,
  YEAR_LORD_OFFICE_WORDS,
  YEAR_LORD_RULE_WORDS,
} from "@lagna/terms";
import type { DrawingPrimitive } from "../../graphics/drawing-primitives.ts";
import { truncateToWidth, wrapLines } from "../../graphics/shape-text.ts";
import { createRule, createText } from "./create-drawing-primitives.ts";
import {
  type Block,
  type Column,
  createHeading,
  createSpace,
  createTable,
  placeSideBySide,
} from "./create-layout-blocks.ts";
import { paginate } from "./paginate.ts";
import { getContentArea, INK, type Paper, TYPE_SIZES } from "./paper-sizes.ts";
import { formatPlaceName, type PrintFormats } from "./print-formats.ts";
import { PAPER_PALETTE, renderChart } from "./render-chart.ts";
import { renderTriPataki } from "./render-tri-pataki.ts";
import { YEAR_TEXT, type YearTextKey } from "./year-text.data.ts";

export interface PrintedYear {
  readonly data: VarshaphalData;
  /** The chart of birth. */
  readonly natal: ChartInput;
  /** What the chart of a year can say and what it cannot. */
  readonly message: string;
}

export interface YearPageOptions {
  readonly paper: Paper;
  readonly style: ChartStyle;
}

type Say = (key: YearTextKey, params?: Readonly<Record<string, string>>) => string;

/** What every part of the print is written with: its texts, and dates by the clock of the year's place. */
interface YearContext {
  readonly data: VarshaphalData;
  readonly speech: PrintFormats;
  readonly t: Say;
  readonly day: (instant: string) => string;
  readonly moment: (instant: string) => string;
  readonly body: (id: Graha | "lagna") => string;
}

const GAP = 24;
const BLOCK_GAP = 14;

const createTexts =
  ({ language }: PrintFormats): Say =>
  (key, params = {}) =>
    formatMessage(YEAR_TEXT[language][key], params);

function createContext(data: VarshaphalData, speech: PrintFormats): YearContext {
  const timeZone = data.return.place.time_zone ?? "UTC";
  const show = (instant: string, shape: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(DATE_LOCALES[speech.language], addEra({ ...shape, timeZone }, Date.parse(instant))).format(
      new Date(instant),
    );
  const date = { day: "numeric", month: "short", year: "numeric" } as const;
  return {
    data,
    speech,
    t: createTexts(speech),
    day: (instant) => show(instant, date),
    moment: (instant) => show(instant, { ...date, hour: "2-digit", minute: "2-digit", hourCycle: "h23" }),
    body: (id) => speech.say(id === "lagna" ? LAGNA_WORDS.lagna : GRAHA_WORDS[id]),
  };
}

const formatTitle = ({ data, t, day }: YearContext): string =>
  t("title", { year: String(data.year), from: day(data.return.at), until: day(data.return.until) });

export const formatYearTitle = ({ data }: PrintedYear, speech: PrintFormats): string =>
  `${data.birth.name}: ${formatTitle(createContext(data, speech))}`;

function createTitle(context: YearContext, width: number): Block {
  const { data, speech, t, moment } = context;
  const { place, at } = data.return;
  const shown = { ...place, city: place.city ?? "", country: place.country ?? "" };
  const begins = t("begins", { at: moment(at), place: formatPlaceName(shown, speech.language) });
  return {
    height: 62,
    primitives: [
      createText(truncateToWidth(data.birth.name, TYPE_SIZES.title, width, 300), 0, 20, {
        size: TYPE_SIZES.title,
        weight: 300,
        structure: [{ type: "H1" }],
      }),
      createText(formatTitle(context), 0, 36, { size: 10 }),
      createText(truncateToWidth(begins, TYPE_SIZES.text, width), 0, 50, { ink: INK.second }),
      createRule(0, 57, width),
    ],
  };
}

const LARGEST_CHART = 218;

function createCharts(natal: ChartInput, { data, speech, t }: YearContext, width: number, style: ChartStyle): Block {
  const half = (width - GAP) / 2;
  const side = Math.min(half, LARGEST_CHART);
  const look = { style, language: speech.language, palette: PAPER_PALETTE };
  const create = (name: string, input: ChartInput): Block => ({
    height: side + 22,
    primitives: [
      createText(name, 0, 11, { weight: 600 }),
      ...renderChart(input, { x: 0, y: 18 }, side, side * 0.042, look),
    ],
  });
  const charts = [[create(t("birthChart"), natal)], [create(t("yearChart"), createChartInput(data.chart))]];
  return placeSideBySide(charts, width, GAP);
}

const LINE = 12;

/** A sentence with its fact below. */
function createSentence({ text, fact }: VarshaphalData["reading"][number], width: number): Block {
  const structure = [{ type: "P" }] as const;
  const lines = wrapLines(text, 9.4, width);
  // None of our typefaces has a prime.
  const facts = wrapLines(fact.replaceAll("′", "'"), TYPE_SIZES.small, width);
  const top = lines.length * LINE;
  return {
    height: top + facts.length * 10.5 + 5,
    primitives: [
      ...lines.map((line, index) => createText(line, 0, (index + 0.8) * LINE, { size: 9.4, structure })),
      ...facts.map((line, index) =>
        createText(line, 0, top + (index + 0.75) * 10.5, { size: TYPE_SIZES.small, ink: INK.second, structure }),
      ),
    ],
  };
}

function createParagraph(words: string, width: number): Block {
  const lines = wrapLines(words, TYPE_SIZES.text, width);
  return {
    height: lines.length * LINE + 2,
    primitives: lines.map((line, index) => createText(line, 0, (index + 0.8) * LINE, { ink: INK.second })),
  };
}

const createReading = ({ data, t }: YearContext, message: string, width: number): Block[] => [
  createHeading(t("reading"), width),
  { ...createSpace(5), withNext: true },
  ...data.reading.map((sentence) => createSentence(sentence, width)),
  createParagraph(message, width),
];

const name = (head: string, share = 1): Column => ({ head, share, bold: true });
const plain = (head: string, share = 1): Column => ({ head, share });
const end = (head: string, share = 1): Column => ({ head, share, align: "end" });
const formatPoints = (points: number | null): string => (points === null ? "–" : points.toFixed(1));

function createLord({ data, speech, t }: YearContext, width: number): Block[] {
  const { year_lord: lord, muntha } = data;
  const { say } = speech;
  const rows = lord.candidates.map(({ office, graha, bala, aspect }) => [
    say(YEAR_LORD_OFFICE_WORDS[office]),
    graha === null ? "–" : say(GRAHA_WORDS[graha]),
    formatPoints(bala),
    aspect === null ? t("none") : say(TAJAKA_ASPECT_WORDS[aspect]),
  ]);
  const columns = [name(t("office"), 1.4), plain(t("graha"), 0.8), end(t("bala"), 0.5), plain(t("aspect"), 1.6)];
  const place = t("muntha", {
    sign: say(RASHI_WORDS[muntha.sign]),
    degree: speech.inSign(muntha.longitude % 30),
    house: String(muntha.house),
    lord: say(GRAHA_WORDS[muntha.lord]),
  });
  return [
    createHeading(t("lord", { graha: say(GRAHA_WORDS[lord.graha]) }), width),
    { ...createParagraph(say(YEAR_LORD_RULE_WORDS[lord.rule]), width), withNext: true },
    ...createTable(columns, rows, width),
    createSpace(4),
    createParagraph(place, width),
  ];
}

const SEVEN = ["sun", "moon", "mars", "mercury", "jupiter", "venus", "saturn"] as const;
const PARTS = ["kshetra", "uccha", "hadda", "drekkana", "navamsa", "total"] as const;

function createStrength({ data, t, body }: YearContext, width: number): Block[] {
  const rows = SEVEN.map((graha) => [
    body(graha),
    ...PARTS.map((part) => formatPoints(data.panchavargiya[graha][part])),
    formatPoints(data.harsha[graha]),
    String(data.dwadasavargiya[graha]),
  ]);
  const columns = [name(t("graha")), ...PARTS.map((part) => end(t(part))), end(t("harsha")), end(t("dwadasa"), 1.3)];
  return [createHeading(t("strength"), width), ...createTable(columns, rows, width)];
}

function createYogas({ data, speech: { say, language }, t, body }: YearContext, width: number): Block[] {
  if (data.yogas.length === 0) return [];
  const rows = data.yogas.map(({ id, grahas, through }) => {
    const names = grahas.map(body).join(", ");
    const formed = through === null ? names : t("through", { grahas: names, through: body(through) });
    return [say(TAJAKA_YOGA_WORDS[id]), formed, TAJAKA_YOGA_EFFECTS[id][language]];
  });
  const columns = [name(t("yoga"), 0.9), plain(t("grahas"), 1.1), plain(t("meaning"), 3.6)];
  return [createHeading(t("yogas"), width), ...createTable(columns, rows, width, { size: TYPE_SIZES.small })];
}

/** The periods of the three dashas of a year side by side. */
function createDashas({ data, speech: { say }, t, day, body }: YearContext, width: number): Block {
  const third = (width - 2 * GAP) / 3;
  const { mudda, patyayini, varsha_narayana: narayana } = data.dashas;
  const list = (title: string, rows: readonly (readonly [string, string])[]): Block[] => [
    createHeading(title, third),
    ...createTable([name(t("period")), end(t("until"), 1.2)], rows, third),
  ];
  return placeSideBySide(
    [
      list(
        t("mudda"),
        mudda.periods.map(({ lord, end: until }) => [body(lord), day(until)]),
      ),
      list(
        t("patyayini"),
        patyayini.periods.map(({ lord, end: until }) => [body(lord), day(until)]),
      ),
      list(
        t("narayana"),
        narayana.periods.map(({ sign, end: until }) => [say(RASHI_WORDS[sign]), day(until)]),
      ),
    ],
    width,
    GAP,
  );
}

/** When the months begin, and beside them the tithi praveshas. */
function createMonths({ data, speech: { say }, t, moment }: YearContext, width: number): Block {
  const half = (width - GAP) / 2;
  const row = ({ at, lagna }: VarshaphalData["months"][number]) => [moment(at), say(RASHI_WORDS[lagna.sign])];
  const months = data.months.map((part, index) => [String(index + 1), ...row(part)]);
  const columns = [plain(t("begin"), 1.6), plain(t("lagna"))];
  const praveshas =
    data.tithi_pravesha.length === 0
      ? []
      : [createHeading(t("tithiPravesha"), half), ...createTable(columns, data.tithi_pravesha.map(row), half)];
  const left = [createHeading(t("months"), half), ...createTable([end(t("month"), 0.5), ...columns], months, half)];
  return placeSideBySide([left, praveshas], width, GAP);
}

/** The chakra, and the same as a table. */
function createTriPataki({ data, speech, t, body }: YearContext, width: number): Block {
  const half = (width - GAP) / 2;
  const rows = data.tri_pataki.map(({ body: id, sign, vedha }) => [
    body(id),
    speech.say(RASHI_WORDS[sign]),
    vedha.map((other) => speech.say(other === "lagna" ? LAGNA_WORDS.lagna : GRAHA_WORDS[other], "short")).join(" ") ||
      "–",
  ]);
  const columns = [name(t("body")), plain(t("sign")), plain(t("vedha"), 1.6)];
  const left = [createHeading(t("triPataki"), half), renderTriPataki(data.tri_pataki, half, speech)];
  return placeSideBySide([left, [createSpace(19), ...createTable(columns, rows, half)]], width, GAP);
}

function createSahams({ data, speech, t, body }: YearContext, width: number): Block[] {
  const { say } = speech;
  const rows = listShownSahams(data.sahams).map(({ id, longitude, sign, lord }) => [
    say(SAHAM_WORDS[id]),
    say(SAHAM_WORDS[id], "sense"),
    longitude === null || sign === null ? "–" : `${say(RASHI_WORDS[sign])} ${speech.inSign(longitude % 30)}`,
    lord === null ? "–" : body(lord),
  ]);
  const columns = [name(t("saham"), 1.2), plain(t("stands"), 1.8), plain(t("place"), 1.6), plain(t("sahamLord"), 0.8)];
  return [createHeading(t("sahams"), width), ...createTable(columns, rows, width)];
}

/** A year of life: charts and reading first, then what a Tajika astrologer looks up. */
export function renderYear(
  { data, natal, message }: PrintedYear,
  { paper, style }: YearPageOptions,
  speech: PrintFormats,
): DrawingPrimitive[][] {
  const { width } = getContentArea(paper);
  const context = createContext(data, speech);
  const parts = [
    [createTitle(context, width), createCharts(natal, context, width, style)],
    createReading(context, message, width),
    createLord(context, width),
    createStrength(context, width),
    createYogas(context, width),
    [createDashas(context, width)],
    [createTriPataki(context, width)],
    [createMonths(context, width)],
    createSahams(context, width),
  ].filter((part) => part.length > 0);
  return paginate(
    parts.flatMap((part) => [...part, createSpace(BLOCK_GAP)]),
    paper,
  );
}
