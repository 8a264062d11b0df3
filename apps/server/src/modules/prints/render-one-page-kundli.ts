import { type ChartStyle, createChartInput } from "@lagna/chart-drawing";
import type { KundliData } from "@lagna/contract";
import {
  AYANAMSA_WORDS,
  DIGNITY_WORDS,
  GRAHA_WORDS,
  HOUSE_SYSTEM_WORDS,
  KARANA_WORDS,
  KARANAS_OF_MONTH,
  LAGNA_WORDS,
  MASA_WORDS,
  MASAS,
  NAKSHATRA_WORDS,
  NITYA_YOGA_WORDS,
  NITYA_YOGAS,
  NODE_WORDS,
  RASHI_WORDS,
  formatTithiName,
  VARA_WORDS,
  VARAS,
  VARGA_WORDS,
} from "@lagna/terms";
import type { DrawingPrimitive } from "../../graphics/drawing-primitives.ts";
import { truncateToWidth, measureText } from "../../graphics/shape-text.ts";
import { type Block, createHeading, stackBlocks, createTable } from "./create-layout-blocks.ts";
import { renderChart, renderFramedChart, PAPER_PALETTE, toVargaChartInput } from "./render-chart.ts";
import { createBox, translatePrimitive, createRule, createText, setStructure } from "./create-drawing-primitives.ts";
import { type Area, getContentArea, INK, type Paper, TYPE_SIZES } from "./paper-sizes.ts";
import { formatClockTime, formatCoordinates, formatPlaceName, type PrintFormats } from "./print-formats.ts";

export interface PageOptions {
  readonly paper: Paper;
  readonly style: ChartStyle;
}

/** The Devanagari name shown beside headings of English pages; undefined on Hindi pages, which are in Devanagari anyway. */
const findDevanagariName = (speech: PrintFormats, words: string): string | undefined =>
  speech.language === "en" ? words : undefined;

/** Name, time and place of birth. */
export function createTitleBlock({ birth }: KundliData, width: number, speech: PrintFormats): Block {
  const title = "जन्म कुंडली";
  const room = width - measureText(title, TYPE_SIZES.title, 300) - 24;
  const { place } = birth;
  const zone = birth.utc_offset;
  const born = `${speech.day(birth)}, ${formatClockTime(birth.local)} (${zone})`;
  const details = `${born}, ${formatPlaceName(place, speech.language)}   ${formatCoordinates(place, speech.language)}`;
  return {
    height: 62,
    primitives: [
      createText(truncateToWidth(birth.name, TYPE_SIZES.name, room, 300), 0, 26, {
        size: TYPE_SIZES.name,
        weight: 300,
        structure: [{ type: "H1" }],
      }),
      createText(truncateToWidth(details, 9.4, room), 0, 44, { size: 9.4 }),
      createText(title, width, 40, { size: TYPE_SIZES.title, weight: 300, anchor: "end" }),
      createRule(0, 58, width),
    ],
  };
}

/** The panchanga and further facts of the day, as name and value. */
function createPanchangaRows(data: KundliData, speech: PrintFormats): [string, string][] {
  const { panchanga, birth, settings } = data;
  const { t, say } = speech;
  const formatName = <Id extends string>(id: Id | undefined, words: Readonly<Record<Id, { en: string; hi: string }>>) =>
    id === undefined ? "–" : words[id][speech.language];
  const clock = (instant: string | null) => (instant === null ? t("never") : speech.time(instant, birth.local));
  const masa = MASAS.find((id) => MASA_WORDS[id].en === panchanga.masa?.amanta);
  const ayanamsa = settings.ayanamsa === "custom" ? "" : `${say(AYANAMSA_WORDS[settings.ayanamsa])} `;
  const vara = VARA_WORDS[VARAS[panchanga.vara.number] ?? "sunday"];
  return [
    [t("tithi"), formatTithiName(panchanga.tithi.number, speech.language)],
    [t("vara"), vara[speech.language]],
    [t("nakshatra"), `${say(NAKSHATRA_WORDS[panchanga.nakshatra.id])} ${panchanga.nakshatra.pada}`],
    [t("yoga"), formatName(NITYA_YOGAS[panchanga.yoga.number - 1], NITYA_YOGA_WORDS)],
    [t("karana"), formatName(KARANAS_OF_MONTH[panchanga.karana.number - 1], KARANA_WORDS)],
    [t("masa"), masa === undefined ? "–" : `${say(MASA_WORDS[masa])}, ${t("amanta")}`],
    [t("sunrise"), clock(panchanga.sunrise)],
    [t("sunset"), clock(panchanga.sunset)],
    [t("ayanamsa"), `${ayanamsa}${speech.angle(settings.ayanamsa_degrees)}`],
  ];
}

const ROW_HEIGHT = 15.6;

/** Names with their values in a narrow column. */
function createPairsBlock(rows: readonly (readonly [string, string])[], width: number, rowHeight: number): Block {
  const names = Math.min(width * 0.4, Math.max(...rows.map(([name]) => measureText(name, TYPE_SIZES.small))) + 10);
  return stackBlocks(
    rows.map(([name, value]) => ({
      height: rowHeight,
      primitives: [
        createText(name, 0, rowHeight * 0.7, { size: TYPE_SIZES.small, ink: INK.second }),
        createText(truncateToWidth(value, TYPE_SIZES.text, width - names), names, rowHeight * 0.7),
      ],
    })),
  );
}

/** The framed birth chart with the navamsha and the panchanga beside it. */
function createChartsBlock(
  data: KundliData,
  width: number,
  side: number,
  options: PageOptions,
  speech: PrintFormats,
): Block {
  const { t, language, say } = speech;
  const depth = { x: side * 0.128, y: side * 0.105 };
  const [outerWidth, outerHeight] = [side + 2 * depth.x, side + 2 * depth.y];
  const look = { style: options.style, language, palette: PAPER_PALETTE };
  const left = outerWidth + 22;
  const narrow = width - left;
  const name = say(VARGA_WORDS.D9);
  const navamsha = createHeading(name, narrow, findDevanagariName(speech, VARGA_WORDS.D9.hi));
  const d9 = Math.min(narrow, outerHeight * 0.43);
  const day = createHeading(t("panchanga"), narrow, findDevanagariName(speech, "पंचांग"));
  const top = navamsha.height - 1 + d9 + 14;
  const rows = createPanchangaRows(data, speech);
  const rowHeight = (outerHeight - top - day.height) / rows.length;
  const beside: DrawingPrimitive[] = [
    // No line under the heading: the chart's own frame takes its place.
    ...navamsha.primitives.slice(0, -1),
    ...renderChart(
      toVargaChartInput(data, "D9"),
      { x: 0, y: navamsha.height - 1 },
      d9,
      Math.max(6.4, d9 * 0.056),
      look,
    ),
    ...day.primitives.map((primitive) => translatePrimitive(primitive, 0, top)),
    ...createPairsBlock(rows, narrow, rowHeight).primitives.map((primitive) =>
      translatePrimitive(primitive, 0, top + day.height),
    ),
  ];
  return {
    height: outerHeight,
    primitives: [
      ...renderFramedChart(
        { input: createChartInput(data), side, depth, fontSize: side * 0.041, namesSigns: true },
        { x: 0, y: 0 },
        look,
      ),
      ...beside.map((primitive) => translatePrimitive(primitive, left, 0)),
    ],
  };
}

/** Table of the nine grahas and the lagna: sign, degree, house, nakshatra, dignity. */
export function createGrahasBlocks(
  data: KundliData,
  width: number,
  speech: PrintFormats,
  rowHeight = ROW_HEIGHT,
): Block[] {
  const { t, say } = speech;
  const both = speech.language === "en";
  const { lagna, planets } = data;
  const row = (word: { en: string; hi: string }, point: typeof lagna, house: number, dignity: string) => [
    word[speech.language],
    ...(both ? [word.hi] : []),
    say(RASHI_WORDS[point.sign]),
    speech.inSign(point.degree_in_sign),
    String(house),
    `${say(NAKSHATRA_WORDS[point.nakshatra])} ${point.pada}`,
    dignity,
  ];
  const rows = [
    row(LAGNA_WORDS.lagna, lagna, 1, "–"),
    ...planets.map((planet) => {
      const { id, house, dignity, retrograde, combust } = planet;
      const states = [
        ...(dignity ? [say(DIGNITY_WORDS[dignity])] : []),
        ...(retrograde && id !== "rahu" && id !== "ketu" ? [t("retrograde")] : []),
        ...(combust ? [t("combust")] : []),
      ];
      return row(GRAHA_WORDS[id], planet, house, states.join(", ") || "–");
    }),
  ];
  const columns = [
    { head: t("graha"), share: 1.15, bold: true },
    ...(both ? [{ head: "", share: 0.8 }] : []),
    { head: t("sign"), share: 1.3 },
    { head: t("degree"), share: 1, align: "end" as const },
    { head: t("house"), share: 0.75, align: "end" as const },
    { head: t("nakshatraPada"), share: 2 },
    { head: t("dignity"), share: 1.5 },
  ];
  return [
    createHeading(t("grahas"), width, findDevanagariName(speech, "ग्रह")),
    ...createTable(columns, rows, width, { rowHeight }),
  ];
}

/** The mahadashas as one bar: nine segments in proportion to their length, labelled with the years in which they end. */
function createLifeBar(
  { periods }: KundliData["dashas"]["vimshottari"],
  born: string,
  width: number,
  speech: PrintFormats,
): Block {
  const from = Date.parse(born);
  const until = Date.parse(periods.at(-1)?.end ?? born);
  const xOf = (instant: string): number => (Math.max(0, Date.parse(instant) - from) / (until - from)) * width;
  const [top, height] = [0, 16];
  let lastYear = -Infinity;
  const alt = periods
    .map(({ lord, start, end }) => `${speech.say(GRAHA_WORDS[lord])} ${speech.year(start)}–${speech.year(end)}`)
    .join(", ");
  return {
    height: height + 14,
    primitives: setStructure(
      periods.flatMap(({ lord, start, end }, index): DrawingPrimitive[] => {
        const [left, right] = [xOf(start), xOf(end)];
        const room = right - left - 6;
        const name = speech.say(GRAHA_WORDS[lord]);
        const short = speech.say(GRAHA_WORDS[lord], "short");
        const words = [name, short].find((option) => measureText(option, TYPE_SIZES.text, 600) <= room);
        const last = index === periods.length - 1;
        const year = speech.year(end);
        const yearAt = last ? width - 9 : right;
        const free = yearAt - lastYear > 24;
        if (free) lastYear = yearAt;
        return [
          createBox(left, top, right - left, height, {
            fill: index % 2 === 0 ? INK.wash : INK.paper,
            stroke: { width: 0.6, ink: INK.black },
          }),
          ...(words ? [createText(words, (left + right) / 2, top + 11.2, { weight: 600, anchor: "middle" })] : []),
          ...(free
            ? [
                createText(year, yearAt, top + height + 10, {
                  size: TYPE_SIZES.small,
                  ink: INK.second,
                  anchor: "middle",
                }),
              ]
            : []),
        ];
      }),
      [{ type: "Figure", alt }],
    ),
  };
}

/** The next twelve antardashas, starting with the current one. */
function listNextAntardashas(data: KundliData, now: Date, speech: PrintFormats): [string, string][] {
  const moment = Math.max(now.getTime(), Date.parse(data.birth.utc));
  return data.dashas.vimshottari.periods
    .flatMap(({ lord, sub = [] }) => sub.map((antar) => ({ maha: lord, ...antar })))
    .filter(({ end }) => Date.parse(end) > moment)
    .slice(0, 12)
    .map(({ maha, lord, end }) => [
      `${speech.say(GRAHA_WORDS[maha])}–${speech.say(GRAHA_WORDS[lord])}`,
      speech.t("to", { date: speech.date(end) }),
    ]);
}

function createDashaBlock(data: KundliData, width: number, now: Date, speech: PrintFormats, rowHeight: number): Block {
  const { t, say } = speech;
  const { balance } = data.dashas.vimshottari;
  const years = speech.number(balance.years, 2);
  const words = `${t("vimshottari")}, ${t("balance", { lord: say(GRAHA_WORDS[balance.lord]), years })}`;
  const head = createHeading(words, width, findDevanagariName(speech, "विंशोत्तरी दशा"));
  const bar = createLifeBar(data.dashas.vimshottari, data.birth.utc, width, speech);
  const third = width / 3;
  const list = listNextAntardashas(data, now, speech).map(([lords, until], index): DrawingPrimitive[] => {
    const [x, y] = [(index % 3) * third, (Math.floor(index / 3) + 0.7) * rowHeight];
    return [
      createText(lords, x, y, { weight: 600 }),
      createText(until, x + measureText(lords, TYPE_SIZES.text, 600) + 6, y),
    ];
  });
  const antars: Block = { height: rowHeight * Math.ceil(list.length / 3), primitives: list.flat() };
  return stackBlocks([
    { ...head, primitives: head.primitives.slice(0, -1) },
    bar,
    { height: 4, primitives: [] },
    antars,
  ]);
}

/** The calculation settings used for the page. */
export function formatSettings({ settings }: Pick<KundliData, "settings">, speech: PrintFormats): string {
  const { t, say } = speech;
  const ayanamsa =
    settings.ayanamsa === "custom" ? speech.angle(settings.ayanamsa_degrees) : say(AYANAMSA_WORDS[settings.ayanamsa]);
  return `${t("ephemeris")}, ${ayanamsa}, ${say(NODE_WORDS[settings.node])}, ${say(HOUSE_SYSTEM_WORDS[settings.house_system])}`;
}

const GAP = 15;

/** A kundli on one page: the framed birth chart, the navamsha, the panchanga, the grahas, the dashas. */
export function renderOnePageKundli(
  data: KundliData,
  now: Date,
  options: PageOptions,
  speech: PrintFormats,
): DrawingPrimitive[] {
  const area: Area = getContentArea(options.paper);
  const rowHeight = options.paper === "a4" ? 15.4 : 14.2;
  const title = createTitleBlock(data, area.width, speech);
  const grahas = stackBlocks(createGrahasBlocks(data, area.width, speech, rowHeight));
  const dashas = createDashaBlock(data, area.width, now, speech, rowHeight);
  const left = area.height - title.height - grahas.height - dashas.height - 3 * GAP;
  const side = Math.min(left / 1.21, (area.width * 0.672) / 1.256);
  const charts = createChartsBlock(data, area.width, side, options, speech);
  const gap = (area.height - title.height - charts.height - grahas.height - dashas.height) / 3;
  const spaced = [title, charts, grahas, dashas].flatMap((block, index) => {
    const pause = index === 0 ? GAP * 0.7 : Math.min(gap, GAP * 1.6);
    return index === 3 ? [block] : [block, { height: pause, primitives: [] }];
  });
  return stackBlocks(spaced).primitives.map((primitive) => translatePrimitive(primitive, area.x, area.y));
}
