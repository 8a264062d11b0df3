import { DATE_LOCALES, formatTithiName, getWord, type Language, type Masa, MASA_WORDS } from "@lagna/terms";
import type { DrawingPrimitive, Sheet, StructureNode } from "../../graphics/drawing-primitives.ts";
import { truncateToWidth, wrapLines } from "../../graphics/shape-text.ts";
import { createBox, createLine, createText, scalePrimitive, setStructure } from "./create-drawing-primitives.ts";
import { INK, PAPERS } from "./paper-sizes.ts";

export interface WallCalendarDay {
  /** ISO. */
  readonly date: string;
  /** At sunrise, 1–30; null without a sunrise. */
  readonly tithi: number | null;
  /** The month that ends with the new moon. */
  readonly masa: Masa | null;
  /** Names in the calendar's language. */
  readonly festivals: readonly string[];
}

export interface WallCalendar {
  readonly year: number;
  readonly placeName: string;
  /** A temple's or a family's name; may be empty. */
  readonly title: string;
  readonly days: readonly WallCalendarDay[];
}

/** An A4 sheet on its side; A3 is the same enlarged. */
const PAGE = { width: PAPERS.a4.height, height: PAPERS.a4.width };
const EDGE = 30;
const GRID = { top: 96, bottom: 552 };
const CELL = { width: (PAGE.width - 2 * EDGE) / 7, padding: 5 };
const SIZES = { title: 21, month: 24, masa: 10, weekday: 9, date: 19, tithi: 8, festival: 9, footer: 7.2 };
const FESTIVALS_TOP = 37;
const FESTIVAL_LINE = 10.8;

const FOOTERS: Readonly<Record<Language, (place: string) => string>> = {
  en: (place) => `Lagna. Tithi at sunrise in ${place}`,
  hi: (place) => `लग्न। ${place} में सूर्योदय की तिथि`,
};

const toDate = (date: string): Date => new Date(`${date}T00:00:00Z`);
const formatWith = (language: Language, options: Intl.DateTimeFormatOptions): ((date: string) => string) => {
  const format = new Intl.DateTimeFormat(DATE_LOCALES[language], { ...options, timeZone: "UTC" });
  return (date) => format.format(toDate(date));
};

const SIDES = 32;

/** The Moon at its four quarters, by the tithi at sunrise; nothing on other days. */
function drawMoon(tithi: number | null, x: number, y: number): DrawingPrimitive[] {
  if (tithi === null || ![8, 15, 23, 30].includes(tithi)) return [];
  const radius = 5;
  const arc = (from: number, to: number) =>
    Array.from({ length: SIDES + 1 }, (_, index) => {
      const angle = from + ((to - from) * index) / SIDES;
      return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) };
    });
  const quarter = Math.PI / 2;
  const dark = { 30: arc(0, 4 * quarter), 8: arc(quarter, 3 * quarter), 23: arc(-quarter, quarter) }[tithi];
  return [
    ...(dark ? [{ kind: "shape", points: dark, fill: INK.black } as const] : []),
    { kind: "shape", points: arc(0, 4 * quarter), stroke: { width: 0.7, ink: INK.black } },
  ];
}

/** Names of festivals, as many lines as the cell has room for; the last says how many more there are. */
function layOutFestivals(names: readonly string[], room: number): string[] {
  const width = CELL.width - 2 * CELL.padding;
  const wrapped = names.map((name) =>
    wrapLines(name, SIZES.festival, width).map((line) => truncateToWidth(line, SIZES.festival, width)),
  );
  const all = wrapped.flat();
  if (all.length <= room) return all;
  const lines: string[] = [];
  for (const [index, each] of wrapped.entries()) {
    if (lines.length + each.length > room - 1) return [...lines, `+${names.length - index}`];
    lines.push(...each);
  }
  return lines;
}

function drawDay(day: WallCalendarDay, box: { x: number; y: number; height: number }, language: Language) {
  const { x, y, height } = box;
  const right = x + CELL.width - CELL.padding;
  const left = x + CELL.padding;
  const isSunday = toDate(day.date).getUTCDay() === 0;
  const room = Math.floor((height - FESTIVALS_TOP) / FESTIVAL_LINE) + 1;
  const tithi = day.tithi === null ? "" : formatTithiName(day.tithi, language);
  return [
    createBox(x, y, CELL.width, height, { ...(isSunday && { fill: INK.wash }), stroke: { width: 0.5, ink: INK.hair } }),
    createText(String(Number(day.date.slice(8))), left, y + 20, { size: SIZES.date, weight: 600 }),
    createText(truncateToWidth(tithi, SIZES.tithi, CELL.width - 32), right, y + 12, {
      size: SIZES.tithi,
      anchor: "end",
      ink: INK.second,
    }),
    ...drawMoon(day.tithi, right - 5, y + 22),
    ...layOutFestivals(day.festivals, room).map((line, index) =>
      createText(line, left, y + FESTIVALS_TOP + index * FESTIVAL_LINE, { size: SIZES.festival }),
    ),
  ];
}

function drawHeader(calendar: WallCalendar, days: readonly WallCalendarDay[], language: Language) {
  const first = days[0]?.date ?? "";
  const month = formatWith(language, { month: "long", year: "numeric" })(first);
  const masas = [...new Set(days.flatMap(({ masa }) => (masa ? [getWord(MASA_WORDS[masa], language)] : [])))];
  const half = PAGE.width / 2 - EDGE;
  return [
    createText(truncateToWidth(month, SIZES.month, half, 300), EDGE, 50, {
      size: SIZES.month,
      weight: 300,
      structure: [{ type: "H1" }],
    }),
    createText(masas.join(", "), EDGE, 68, { size: SIZES.masa, ink: INK.second, structure: [{ type: "P" }] }),
    createText(truncateToWidth(calendar.title, SIZES.title, half), PAGE.width - EDGE, 50, {
      size: SIZES.title,
      anchor: "end",
      structure: [{ type: "P" }],
    }),
    createText(calendar.placeName, PAGE.width - EDGE, 68, {
      size: SIZES.masa,
      anchor: "end",
      ink: INK.second,
      structure: [{ type: "P" }],
    }),
  ];
}

const createRow = (type: "TH" | "TD"): StructureNode & { readonly cells: readonly StructureNode[] } => ({
  type: "TR",
  cells: Array.from({ length: 7 }, () => ({ type })),
});

/** The weeks of a month from Sunday, as a table. */
function drawGrid(days: readonly WallCalendarDay[], language: Language): DrawingPrimitive[] {
  const weekday = formatWith(language, { weekday: "long" });
  const table: StructureNode = { type: "Table" };
  const before = toDate(days[0]?.date ?? "").getUTCDay();
  const weeks = Math.ceil((before + days.length) / 7);
  const height = (GRID.bottom - GRID.top) / weeks;
  const head = createRow("TH");
  const rows = Array.from({ length: weeks }, () => createRow("TD"));
  const inCell = (primitives: readonly DrawingPrimitive[], row: typeof head, column: number): DrawingPrimitive[] =>
    primitives.flatMap((each) =>
      setStructure([each], each.kind === "text" ? [table, row, row.cells[column] ?? row] : "artifact"),
    );
  const names = Array.from({ length: 7 }, (_, column) => {
    // The first of 2023 was a Sunday.
    const name = weekday(`2023-01-0${column + 1}`);
    const x = EDGE + (column + 0.5) * CELL.width;
    return inCell([createText(name, x, GRID.top - 6, { size: SIZES.weekday, anchor: "middle" })], head, column);
  });
  const cells = days.map((day, index) => {
    const column = (before + index) % 7;
    const week = Math.floor((before + index) / 7);
    const box = { x: EDGE + column * CELL.width, y: GRID.top + week * height, height };
    return inCell(drawDay(day, box, language), rows[week] ?? head, column);
  });
  return [...names, ...cells].flat();
}

function drawFooter({ placeName }: WallCalendar, language: Language): DrawingPrimitive[] {
  const y = PAGE.height - EDGE + 4;
  return setStructure(
    [
      createLine({ x: EDGE, y: y - 10 }, { x: PAGE.width - EDGE, y: y - 10 }, 0.4, INK.hair),
      createText(FOOTERS[language](placeName), EDGE, y, { size: SIZES.footer, ink: INK.second }),
    ],
    "artifact",
  );
}

/** A year on a wall: a sheet for each month. */
export function renderWallCalendar(
  calendar: WallCalendar,
  { paper, language }: { readonly paper: "a4" | "a3"; readonly language: Language },
): Sheet[] {
  const factor = PAPERS[paper].width / PAPERS.a4.width;
  const months = Map.groupBy(calendar.days, ({ date }) => date.slice(0, 7));
  return [...months.values()].map((days) => ({
    width: PAGE.width * factor,
    height: PAGE.height * factor,
    ground: INK.paper,
    primitives: [
      ...drawHeader(calendar, days, language),
      ...drawGrid(days, language),
      ...drawFooter(calendar, language),
    ].map((primitive) => scalePrimitive(primitive, factor)),
  }));
}
