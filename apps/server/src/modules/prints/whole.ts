import type { KundliData, SectionName } from "@lagna/contract";
import { GRAHA_WORDS, VARGA_WORDS, VARGAS } from "@lagna/terms";
import type { Mark } from "../../press/marks.ts";
import { fitted } from "../../press/typeset.ts";
import { beside, type Block, heading, space, stack, table } from "./blocks.ts";
import { chartMarks, ON_PAPER, vargaChart } from "./chart-marks.ts";
import { text } from "./draw.ts";
import { onePage, type PageOptions } from "./one-page.ts";
import { flow } from "./pages.ts";
import { contentOf, INK, TYPE } from "./paper.ts";
import type { Speech } from "./speech.ts";
import {
  arudhas,
  ashtakavarga,
  birthDetails,
  grahaDetails,
  houses,
  karakas,
  sadeSati,
  shadbala,
  specialPoints,
  yogas,
} from "./whole-tables.ts";

/** What is printed beside what every kundli carries. */
export const WHOLE_SECTIONS = [
  "ashtakavarga",
  "arudhas",
  "special_lagnas",
  "upagrahas",
  "shadbala",
  "sade_sati",
  "yogas",
] as const satisfies readonly SectionName[];

const BETWEEN = 18;

/** Four charts a row, each with its name above. */
function vargaRows(data: KundliData, width: number, { style }: PageOptions, speech: Speech): Block[] {
  const { say, language } = speech;
  const [columns, gap] = [4, 12];
  const side = (width - gap * (columns - 1)) / columns;
  const shown = VARGAS.filter((id) => id !== "D1");
  const one = (id: (typeof VARGAS)[number]): Block => {
    const words = `${id}  ${say(VARGA_WORDS[id])} · ${say(VARGA_WORDS[id], "sense")}`;
    const look = { style, language, palette: ON_PAPER };
    const marks: Mark[] = [
      text(fitted(words, TYPE.small, side), 0, 9, { size: TYPE.small, ink: INK.second }),
      ...chartMarks(vargaChart(data, id), { x: 0, y: 15 }, side, 7.6, look),
    ];
    return { height: side + 27, marks };
  };
  const rows = Array.from({ length: Math.ceil(shown.length / columns) }, (_, row) =>
    beside(
      Array.from({ length: columns }, (_, column) => shown[row * columns + column]).map((id) => (id ? [one(id)] : [])),
      width,
      gap,
    ),
  );
  return [heading(speech.t("vargas"), width), space(8), ...rows].map((block, index) =>
    index < 2 ? { ...block, withNext: true } : block,
  );
}

/** The nine mahadashas with the nine antardashas of each, three tables beside one another. */
function antardashas(data: KundliData, width: number, speech: Speech): Block[] {
  const { say, t } = speech;
  const [columns, gap] = [3, 18];
  const own = (width - gap * (columns - 1)) / columns;
  const maha = ({ lord, start, end, sub = [] }: KundliData["dashas"]["vimshottari"]["periods"][number]): Block[] => [
    heading(`${say(GRAHA_WORDS[lord])}  ${speech.year(start)}–${speech.year(end)}`, own),
    ...table(
      [
        { head: t("antardasha"), share: 1, bold: true },
        { head: t("begins"), share: 1.1, align: "end" },
      ],
      sub.map((antar) => [say(GRAHA_WORDS[antar.lord]), speech.date(antar.start)]),
      own,
      { rowHeight: 14 },
    ),
    space(14),
  ];
  const { periods } = data.dashas.vimshottari;
  const rows = Array.from({ length: Math.ceil(periods.length / columns) }, (_, row) =>
    beside(periods.slice(row * columns, row * columns + columns).map(maha), width, gap),
  );
  return [{ ...stack([heading(t("antardashas"), width), space(8)]), withNext: true }, ...rows];
}

/** The whole kundli: its one page first, then every subject in tables that no page cuts. */
export function wholeKundli(data: KundliData, now: Date, options: PageOptions, speech: Speech): Mark[][] {
  const { width } = contentOf(options.paper);
  const subjects: readonly Block[][] = [
    birthDetails(data, width, speech),
    grahaDetails(data, width, speech),
    houses(data, width, speech),
    karakas(data, width, speech),
    vargaRows(data, width, options, speech),
    antardashas(data, width, speech),
    shadbala(data, width, speech),
    ashtakavarga(data, width, speech),
    specialPoints(data, width, speech),
    arudhas(data, width, speech),
    yogas(data, width, speech),
    sadeSati(data, width, speech),
  ];
  const blocks = subjects.filter((subject) => subject.length > 0).flatMap((subject) => [...subject, space(BETWEEN)]);
  return [onePage(data, now, options, speech), ...flow(blocks, options.paper)];
}
