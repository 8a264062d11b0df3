import { type KundliData, PRINT_SUBJECTS, type PrintSubject, type SectionName } from "@lagna/contract";
import { GRAHA_WORDS, VARGA_WORDS, VARGAS } from "@lagna/terms";
import type { DrawingPrimitive } from "../../graphics/drawing-primitives.ts";
import { truncateToWidth } from "../../graphics/shape-text.ts";
import {
  placeSideBySide,
  type Block,
  createHeading,
  createSpace,
  stackBlocks,
  createTable,
} from "./create-layout-blocks.ts";
import { renderChart, PAPER_PALETTE, toVargaChartInput } from "./render-chart.ts";
import { createText } from "./create-drawing-primitives.ts";
import { renderOnePageKundli, type PageOptions } from "./render-one-page-kundli.ts";
import { paginate } from "./paginate.ts";
import { getContentArea, INK, TYPE_SIZES } from "./paper-sizes.ts";
import type { PrintFormats } from "./print-formats.ts";
import {
  renderArudhas,
  renderAshtakavarga,
  renderBirthDetails,
  renderGrahaDetails,
  renderHouses,
  renderKarakas,
  renderSadeSati,
  renderShadbala,
  renderSpecialPoints,
  renderYogas,
} from "./render-tables.ts";

/** The sections that each subject needs in addition to those every kundli has. */
export const SUBJECT_SECTIONS = {
  details: [],
  vargas: [],
  dashas: [],
  shadbala: ["shadbala"],
  ashtakavarga: ["ashtakavarga"],
  points: ["special_lagnas", "upagrahas", "arudhas"],
  yogas: ["yogas"],
  sade_sati: ["sade_sati"],
} as const satisfies Readonly<Record<PrintSubject, readonly SectionName[]>>;

const BLOCK_GAP = 18;

/** Four charts per row, each with its name above. */
function renderVargaRows(data: KundliData, width: number, { style }: PageOptions, speech: PrintFormats): Block[] {
  const { say, language } = speech;
  const [columns, gap] = [4, 12];
  const side = (width - gap * (columns - 1)) / columns;
  const shown = VARGAS.filter((id) => id !== "D1");
  const createVargaBlock = (id: (typeof VARGAS)[number]): Block => {
    const words = `${id}  ${say(VARGA_WORDS[id])} · ${say(VARGA_WORDS[id], "sense")}`;
    const look = { style, language, palette: PAPER_PALETTE };
    const primitives: DrawingPrimitive[] = [
      createText(truncateToWidth(words, TYPE_SIZES.small, side), 0, 9, { size: TYPE_SIZES.small, ink: INK.second }),
      ...renderChart(toVargaChartInput(data, id), { x: 0, y: 15 }, side, 7.6, look),
    ];
    return { height: side + 27, primitives };
  };
  const rows = Array.from({ length: Math.ceil(shown.length / columns) }, (_, row) =>
    placeSideBySide(
      Array.from({ length: columns }, (_, column) => shown[row * columns + column]).map((id) =>
        id ? [createVargaBlock(id)] : [],
      ),
      width,
      gap,
    ),
  );
  return [createHeading(speech.t("vargas"), width), createSpace(8), ...rows].map((block, index) =>
    index < 2 ? { ...block, withNext: true } : block,
  );
}

/** The nine mahadashas with the nine antardashas of each, three tables per row. */
function renderAntardashas(data: KundliData, width: number, speech: PrintFormats): Block[] {
  const { say, t } = speech;
  const [columns, gap] = [3, 18];
  const columnWidth = (width - gap * (columns - 1)) / columns;
  const maha = ({ lord, start, end, sub = [] }: KundliData["dashas"]["vimshottari"]["periods"][number]): Block[] => [
    createHeading(`${say(GRAHA_WORDS[lord])}  ${speech.year(start)}–${speech.year(end)}`, columnWidth),
    ...createTable(
      [
        { head: t("antardasha"), share: 1, bold: true },
        { head: t("begins"), share: 1.1, align: "end" },
      ],
      sub.map((antar) => [say(GRAHA_WORDS[antar.lord]), speech.date(antar.start)]),
      columnWidth,
      { rowHeight: 14 },
    ),
    createSpace(14),
  ];
  const { periods } = data.dashas.vimshottari;
  const rows = Array.from({ length: Math.ceil(periods.length / columns) }, (_, row) =>
    placeSideBySide(periods.slice(row * columns, row * columns + columns).map(maha), width, gap),
  );
  return [{ ...stackBlocks([createHeading(t("antardashas"), width), createSpace(8)]), withNext: true }, ...rows];
}

/** Renders one subject as headings and tables. */
const SUBJECTS: Readonly<
  Record<PrintSubject, (data: KundliData, width: number, context: SubjectContext) => readonly (readonly Block[])[]>
> = {
  details: (data, width, { speech }) => [
    renderBirthDetails(data, width, speech),
    renderGrahaDetails(data, width, speech),
    renderHouses(data, width, speech),
    renderKarakas(data, width, speech),
  ],
  vargas: (data, width, { options, speech }) => [renderVargaRows(data, width, options, speech)],
  dashas: (data, width, { speech }) => [renderAntardashas(data, width, speech)],
  shadbala: (data, width, { speech }) => [renderShadbala(data, width, speech)],
  ashtakavarga: (data, width, { speech }) => [renderAshtakavarga(data, width, speech)],
  points: (data, width, { speech }) => [renderSpecialPoints(data, width, speech), renderArudhas(data, width, speech)],
  yogas: (data, width, { speech }) => [renderYogas(data, width, speech)],
  sade_sati: (data, width, { now, speech }) => [renderSadeSati(data, width, now, speech)],
};

interface SubjectContext {
  readonly now: Date;
  readonly options: PageOptions;
  readonly speech: PrintFormats;
}

export interface WholeOptions extends PageOptions {
  readonly subjects: readonly PrintSubject[];
}

/** The whole kundli: first the one-page print, then the chosen subjects as tables that are not split across pages. */
export function renderWholeKundli(
  data: KundliData,
  now: Date,
  options: WholeOptions,
  speech: PrintFormats,
): DrawingPrimitive[][] {
  const { width } = getContentArea(options.paper);
  const blocks = PRINT_SUBJECTS.filter((subject) => options.subjects.includes(subject))
    .flatMap((subject) => SUBJECTS[subject](data, width, { now, options, speech }))
    .filter((subject) => subject.length > 0)
    .flatMap((subject) => [...subject, createSpace(BLOCK_GAP)]);
  return [renderOnePageKundli(data, now, options, speech), ...paginate(blocks, options.paper)];
}
