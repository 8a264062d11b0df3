import type { ChartInput, ChartStyle } from "@lagna/chart-drawing";
import type { Language } from "@lagna/terms";
import type { Clock } from "../../time/clock.ts";
import { createConcurrencyLimit } from "../../computing/concurrency-limit.ts";
import type { TaskRunner } from "../../computing/main-thread-task-runner.ts";
import { renderPng } from "../../graphics/render-png.ts";
import { type CardFacts, renderCard } from "./render-card.ts";
import { renderChart, PAPER_PALETTE } from "./render-chart.ts";
import type { PrintedKp } from "./render-kp.ts";
import type { ServedKundliTask } from "../charts/service.ts";
import { INK } from "./paper-sizes.ts";
import type {
  KpPrintOptions,
  MatchPrintOptions,
  PrintOptions,
  PrintTasks,
  WallCalendarOptions,
  YearPrintOptions,
} from "./print-tasks.ts";
import type { PrintedMatch } from "./render-match.ts";
import { type MatchCardFacts, renderMatchCard } from "./render-match-card.ts";
import type { PrintedYear } from "./render-year.ts";
import type { WallCalendar } from "./render-wall-calendar.ts";

export { type CardFacts, formatCardHeadline } from "./render-card.ts";
export type { PrintOptions } from "./print-tasks.ts";
export type { WallCalendar, WallCalendarDay } from "./render-wall-calendar.ts";
export type { PrintedKp } from "./render-kp.ts";
export type { PrintedPerson } from "./render-match.ts";
export { SUBJECT_SECTIONS } from "./render-whole-kundli.ts";

export interface PictureOptions {
  readonly language: Language;
  readonly style: ChartStyle;
  /** Side in pixels. */
  readonly side: number;
}

export interface PrintsParts {
  readonly clock: Clock;
  readonly tasks: TaskRunner<PrintTasks>;
}

/** Each takes almost a tenth of a second, and pictures are rendered on threads that other work needs too. */
const MAX_CONCURRENT_PRINTS = 2;

const toBuffer = (bytes: Uint8Array<ArrayBuffer>): Buffer =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Renders kundlis as PDF and as pictures; all other modules use this service for that. */
export function createPrintsService({ clock, tasks }: PrintsParts) {
  const inTurn = createConcurrencyLimit({ max: MAX_CONCURRENT_PRINTS });

  return {
    /** A kundli of the stated time: prints do not show how uncertain it is. @throws AppError 429, 503 as `TaskRunner.run` */
    renderPdf: (kundli: ServedKundliTask, options: PrintOptions): Promise<Buffer> =>
      inTurn(async () => toBuffer(await tasks.run("medium", "printKundli", { kundli, options, now: clock() }))),

    /** @throws AppError as `renderPdf` */
    renderMatchPdf: (match: PrintedMatch, options: MatchPrintOptions): Promise<Buffer> =>
      inTurn(async () => toBuffer(await tasks.run("medium", "printMatch", { match, options, now: clock() }))),

    /** A year of life. @throws AppError as `renderPdf` */
    renderYearPdf: (year: PrintedYear, options: YearPrintOptions): Promise<Buffer> =>
      inTurn(async () => toBuffer(await tasks.run("medium", "printYear", { year, options, now: clock() }))),

    /** A chart of KP. @throws AppError as `renderPdf` */
    renderKpPdf: (printed: PrintedKp, options: KpPrintOptions): Promise<Buffer> =>
      inTurn(async () => toBuffer(await tasks.run("medium", "printKp", { printed, options, now: clock() }))),

    /** A sheet for each month of a year. @throws AppError as `renderPdf` */
    renderWallCalendar: (calendar: WallCalendar, options: WallCalendarOptions): Promise<Buffer> =>
      inTurn(async () => toBuffer(await tasks.run("medium", "printWallCalendar", { calendar, options, now: clock() }))),

    /** The points of a match, 1200 × 630, without births. */
    renderMatchCard: (facts: MatchCardFacts, language: Language): Promise<Buffer> =>
      inTurn(() => renderPng(renderMatchCard(facts, language))),

    /** Preview picture of a shared link, 1200 × 630. */
    renderCard: (facts: CardFacts, language: Language): Promise<Buffer> =>
      inTurn(() => renderPng(renderCard(facts, language))),

    /** Only the chart, black on white, for messages in a channel. */
    renderChartPicture: (input: ChartInput, { language, style, side }: PictureOptions): Promise<Buffer> =>
      inTurn(() => {
        const margin = side / 24;
        const inner = side - 2 * margin;
        const look = { style, language, palette: PAPER_PALETTE };
        const primitives = renderChart(input, { x: margin, y: margin }, inner, inner * 0.042, look);
        return renderPng({ width: side, height: side, ground: INK.paper, primitives });
      }),
  };
}
export type PrintsService = ReturnType<typeof createPrintsService>;
