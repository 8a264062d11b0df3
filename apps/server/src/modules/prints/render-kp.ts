import { type ChartStyle, createCuspChartInput } from "@lagna/chart-drawing";
import { formatMessage, type KpChartData, type KpData, type KpHoraryData, type KpRulingData } from "@lagna/contract";
import {
  addEra,
  DATE_LOCALES,
  type Graha,
  GRAHA_WORDS,
  GRAHAS,
  GROUPED_CHOICE_WORDS,
  type Rashi,
  RASHI_WORDS,
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
import { KP_TEXT, type KpTextKey } from "./kp-text.data.ts";
import { paginate } from "./paginate.ts";
import { getContentArea, INK, type Paper, TYPE_SIZES } from "./paper-sizes.ts";
import { formatClockTime, formatCoordinates, formatPlaceName, type PrintFormats } from "./print-formats.ts";
import { PAPER_PALETTE, renderChart } from "./render-chart.ts";

export interface PrintedKp {
  /** The chart of a birth, or of a question by number. */
  readonly subject: KpChartData | KpHoraryData;
  /** Those of another moment, when the chart is judged. */
  readonly ruling: KpRulingData | null;
}

export interface KpPageOptions {
  readonly paper: Paper;
  readonly style: ChartStyle;
}

type Say = (key: KpTextKey, params?: Readonly<Record<string, string>>) => string;

interface KpContext {
  readonly printed: PrintedKp;
  readonly kp: KpData;
  readonly speech: PrintFormats;
  readonly t: Say;
  /** A graha as KP tables write it. */
  readonly short: (id: Graha) => string;
}

const GAP = 22;
const BLOCK_GAP = 9;
/** Close rows, so that the chart with its tables is one page. */
const LOOK = { rowHeight: 13.4, size: 8.2 } as const;

const createTexts =
  ({ language }: PrintFormats): Say =>
  (key, params = {}) =>
    formatMessage(KP_TEXT[language][key], params);

const isHorary = (subject: PrintedKp["subject"]): subject is KpHoraryData => "at" in subject;

/** An instant on the clock of its place. */
function formatMoment({ at, place }: Pick<KpRulingData, "at" | "place">, { language }: PrintFormats): string {
  const shape = { day: "numeric", month: "short", year: "numeric", hour: "2-digit", minute: "2-digit" } as const;
  const options = { ...shape, hourCycle: "h23", timeZone: place.time_zone ?? "UTC" } as const;
  return new Intl.DateTimeFormat(DATE_LOCALES[language], addEra(options, Date.parse(at))).format(new Date(at));
}

export function formatKpTitle({ subject }: Pick<PrintedKp, "subject">, speech: PrintFormats): string {
  const t = createTexts(speech);
  return isHorary(subject)
    ? t("horaryTitle", { number: String(subject.number.number) })
    : t("title", { name: subject.birth.name });
}

/** Ayanamsa, node and houses. */
export function formatKpBasis({ kp, settings }: PrintedKp["subject"], speech: PrintFormats): string {
  const t = createTexts(speech);
  const name = speech.say(GROUPED_CHOICE_WORDS.kp.ayanamsa.values[settings.kp.ayanamsa]);
  return t("basis", {
    ayanamsa: t("ayanamsa", { name, degrees: speech.angle(kp.ayanamsa_degrees) }),
    node: t(settings.kp.node === "true" ? "trueNode" : "meanNode"),
  });
}

function formatWhen(subject: PrintedKp["subject"], speech: PrintFormats): string {
  const t = createTexts(speech);
  const { place } = isHorary(subject) ? subject : subject.birth;
  const where = {
    place: formatPlaceName(place, speech.language),
    coordinates: formatCoordinates(place, speech.language),
  };
  if (isHorary(subject)) return t("asked", { at: formatMoment(subject, speech), ...where });
  const { birth } = subject;
  return t("born", {
    date: speech.day(birth),
    time: formatClockTime(birth.local),
    offset: birth.utc_offset,
    ...where,
  });
}

function formatPoint(sign: Rashi, longitude: number, speech: PrintFormats): string {
  return `${speech.say(RASHI_WORDS[sign], "short")} ${speech.inSign(longitude % 30)}`;
}

function createTitle({ printed: { subject }, kp, speech, t, short }: KpContext, width: number): Block {
  const look = { ink: INK.second, structure: [{ type: "P" }] } as const;
  const lines = [formatWhen(subject, speech), formatKpBasis(subject, speech)];
  if (isHorary(subject)) {
    const { number, start, end: until, sign, sign_lord: signLord, star_lord: star, sub_lord: sub } = subject.number;
    lines.push(
      t("number", {
        number: String(number),
        from: formatPoint(sign, start, speech),
        // The end belongs to the next part; within the sign it may be 30°.
        until: speech.angle(until % 30 === 0 ? 30 : until % 30),
        sign: short(signLord),
        star: short(star),
        sub: short(sub),
      }),
    );
  }
  if (!kp.reliable) lines.push(t("unreliable"));
  const top = 22;
  return {
    height: top + lines.length * 12 + 8,
    primitives: [
      createText(truncateToWidth(formatKpTitle({ subject }, speech), 17, width, 300), 0, 16, {
        size: 17,
        weight: 300,
        structure: [{ type: "H1" }],
      }),
      ...lines.map((line, index) =>
        createText(truncateToWidth(line, TYPE_SIZES.text, width), 0, top + (index + 0.8) * 12, look),
      ),
      createRule(0, top + lines.length * 12 + 5, width),
    ],
  };
}

const name = (head: string, share = 1): Column => ({ head, share, bold: true });
const plain = (head: string, share = 1): Column => ({ head, share });

const RULING = [
  ["day", "day"],
  ["moonSign", "moon_sign"],
  ["moonStar", "moon_star"],
  ["moonSub", "moon_sub"],
  ["lagnaSign", "lagna_sign"],
  ["lagnaStar", "lagna_star"],
  ["lagnaSub", "lagna_sub"],
] as const satisfies readonly (readonly [KpTextKey, keyof KpData["ruling"]])[];

/** The ruling planets of the chart, and beside them those of the other moment. */
function createRuling(
  { printed: { subject, ruling: other }, kp, speech, t, short }: KpContext,
  width: number,
): Block[] {
  const all = [kp.ruling, ...(other ? [other.ruling] : [])];
  const list = (ids: readonly Graha[]): string => ids.map(short).join(" ") || "–";
  const rows = [
    ...RULING.map(([key, field]) => [t(key), ...all.map((ruling) => short(ruling[field]))]),
    [t("agents"), ...all.map(({ agents }) => list(agents))],
  ];
  const own = t(isHorary(subject) ? "ofQuestion" : "ofBirth");
  const heads = other ? [own, t("ofMoment")] : [own];
  return [
    createHeading(t("ruling"), width),
    ...createTable([plain("", 1.3), ...heads.map((head) => name(head))], rows, width, LOOK),
    ...(other ? [createSpace(3), createLines(formatJudged(other, speech), width)] : []),
  ];
}

function formatJudged(ruling: KpRulingData, speech: PrintFormats): string {
  const place = formatPlaceName(ruling.place, speech.language);
  return createTexts(speech)("judged", { at: formatMoment(ruling, speech), place });
}

/** Lines of text that may wrap. */
function createLines(words: string, width: number): Block {
  const lines = wrapLines(words, TYPE_SIZES.small, width);
  const structure = [{ type: "P" }] as const;
  return {
    height: lines.length * 10.5 + 3,
    primitives: lines.map((line, index) =>
      createText(line, 0, (index + 0.8) * 10.5, { size: TYPE_SIZES.small, ink: INK.second, structure }),
    ),
  };
}

function createNodes({ kp, t, short }: KpContext, width: number): Block[] {
  const list = (ids: readonly Graha[]): string => ids.map(short).join(" ") || "–";
  return [
    createHeading(t("nodes"), width),
    createSpace(3),
    ...(["rahu", "ketu"] as const).map((id) => {
      const { star_lord: star, sign_lord: sign, conjoined, aspecting } = kp.significators.nodes[id];
      const lords = { node: short(id), star: short(star), sign: short(sign) };
      return createLines(t("nodeOf", { ...lords, conjoined: list(conjoined), aspecting: list(aspecting) }), width);
    }),
  ];
}

const LARGEST_CHART = 232;

/** The chart on the left, the ruling planets and what the nodes stand for on the right. */
function createHead(context: KpContext, width: number, style: ChartStyle): Block {
  const half = (width - GAP) / 2;
  const side = Math.min(half, LARGEST_CHART);
  const look = { style, language: context.speech.language, palette: PAPER_PALETTE };
  const chart: Block = {
    height: side + 2,
    primitives: renderChart(createCuspChartInput(context.kp), { x: 0, y: 1 }, side, side * 0.038, look),
  };
  const right = [...createRuling(context, half), createSpace(BLOCK_GAP), ...createNodes(context, half)];
  return placeSideBySide([[chart], right], width, GAP);
}

type Lords = Pick<
  KpData["cusps"][number],
  "sign_lord" | "star_lord" | "sub_lord" | "sub_sub_lord" | "sub_sub_sub_lord"
>;

/** Cusps on the left, grahas on the right, each with its lords. */
function createLords({ kp, speech, t, short }: KpContext, width: number): Block {
  const half = (width - GAP) / 2;
  const hasFourth = kp.cusps[0]?.sub_sub_sub_lord !== undefined;
  const lordsOf = (point: Lords): string[] => [
    ...[point.sign_lord, point.star_lord, point.sub_lord, point.sub_sub_lord].map(short),
    ...(hasFourth && point.sub_sub_sub_lord ? [short(point.sub_sub_sub_lord)] : []),
  ];
  const heads = [
    ...(["signLord", "starLord", "subLord", "subSubLord"] as const).map((key) => plain(t(key), 0.75)),
    ...(hasFourth ? [plain(t("fourthLord"), 0.75)] : []),
  ];
  const cusps = kp.cusps.map((cusp) => [
    String(cusp.house),
    formatPoint(cusp.sign, cusp.longitude, speech),
    ...lordsOf(cusp),
  ]);
  const planets = GRAHAS.map((id) => {
    const { sign, longitude, house, retrograde, ...lords } = kp.planets[id];
    const mark = retrograde && id !== "rahu" && id !== "ketu" ? (speech.language === "hi" ? " व" : " R") : "";
    return [`${short(id)}${mark}`, formatPoint(sign, longitude, speech), ...lordsOf(lords), String(house)];
  });
  return placeSideBySide(
    [
      [
        createHeading(t("cusps"), half),
        ...createTable([name(t("house"), 0.8), plain(t("longitude"), 1.7), ...heads], cusps, half, LOOK),
      ],
      [
        createHeading(t("planets"), half),
        ...createTable(
          [name(t("graha"), 0.7), plain(t("longitude"), 1.7), ...heads, plain(t("house"), 0.8)],
          planets,
          half,
          LOOK,
        ),
      ],
    ],
    width,
    GAP,
  );
}

const LEVELS = ["level_1", "level_2", "level_3", "level_4"] as const;
const LEVEL_COLUMNS = ["A", "B", "C", "D"].map((level) => plain(level, 1.1));
const formatHouses = (houses: readonly number[]): string => houses.join(" ") || "–";

/** Significators both ways. */
function createSignificators({ kp, t, short }: KpContext, width: number): Block {
  const half = (width - GAP) / 2;
  const houses = kp.significators.houses.map((row) => [
    String(row.house),
    ...LEVELS.map((level) => row[level].map(short).join(" ") || "–"),
  ]);
  const planets = GRAHAS.map((id) => [
    short(id),
    ...LEVELS.map((level) => formatHouses(kp.significators.planets[id][level])),
  ]);
  return placeSideBySide(
    [
      [
        createHeading(t("houseSignificators"), half),
        ...createTable([name(t("house"), 0.6), ...LEVEL_COLUMNS], houses, half, LOOK),
        createSpace(3),
        createLines(t("levelsOfHouses"), half),
      ],
      [
        createHeading(t("grahaSignificators"), half),
        ...createTable([name(t("graha"), 0.6), ...LEVEL_COLUMNS], planets, half, LOOK),
        createSpace(3),
        createLines(t("levelsOfGrahas"), half),
      ],
    ],
    width,
    GAP,
  );
}

function createLinks({ kp, t, short }: KpContext, width: number): Block[] {
  const all = (signified: KpData["links"][number]["signified"]): string =>
    formatHouses([...new Set(LEVELS.flatMap((level) => signified[level]))].toSorted((one, other) => one - other));
  const rows = kp.links.map((link) => [
    String(link.house),
    short(link.sub_lord),
    all(link.signified),
    short(link.star_lord),
    all(link.signified_by_star),
  ]);
  const columns = [
    name(t("house"), 0.5),
    plain(t("subLord"), 0.6),
    plain(t("signifies"), 2),
    plain(t("starOfSub"), 0.8),
    plain(t("signifies"), 2),
  ];
  return [createHeading(t("links"), width), ...createTable(columns, rows, width, LOOK)];
}

/** A chart of KP as its practitioners lay it out: cusps left, grahas right, then the significators both ways and the links. */
export function renderKp(
  printed: PrintedKp,
  { paper, style }: KpPageOptions,
  speech: PrintFormats,
): DrawingPrimitive[][] {
  const { width } = getContentArea(paper);
  const context: KpContext = {
    printed,
    kp: printed.subject.kp,
    speech,
    t: createTexts(speech),
    short: (id) => speech.say(GRAHA_WORDS[id], "short"),
  };
  const parts = [
    [createTitle(context, width), createHead(context, width, style)],
    [createLords(context, width)],
    [createSignificators(context, width)],
    createLinks(context, width),
    [createLines(context.t("source"), width)],
  ];
  return paginate(
    parts.flatMap((part) => [...part, createSpace(BLOCK_GAP)]),
    paper,
  );
}
