import type { ChartStyle } from "@lagna/chart-drawing";
import type { KundliData, PrintSubject, WallCalendarPaper } from "@lagna/contract";
import type { Language } from "@lagna/terms";
import type { ComputedKundli } from "@lagna/kundli";
import type { ServedKundliTask } from "../charts/service.ts";
import { renderPdfInSteps } from "../../graphics/render-pdf.ts";
import { renderOnePageKundli, formatSettings } from "./render-one-page-kundli.ts";
import { createSheets } from "./paginate.ts";
import type { Paper } from "./paper-sizes.ts";
import { createPrintFormats } from "./print-formats.ts";
import { formatKpBasis, formatKpTitle, type KpPageOptions, type PrintedKp, renderKp } from "./render-kp.ts";
import { type MatchPageOptions, formatMatchTitle, type PrintedMatch, renderMatch } from "./render-match.ts";
import { renderWallCalendar, type WallCalendar } from "./render-wall-calendar.ts";
import { formatYearTitle, type PrintedYear, renderYear, type YearPageOptions } from "./render-year.ts";
import { renderWholeKundli } from "./render-whole-kundli.ts";

type Pdf = Promise<Uint8Array<ArrayBuffer>>;

export interface PrintOptions {
  readonly language: Language;
  readonly paper: Paper;
  readonly style: ChartStyle;
  /** One page or the whole kundli; "whole" requires a kundli with the sections of its subjects. */
  readonly extent: "page" | "whole";
  /** What the whole kundli consists of. */
  readonly subjects: readonly PrintSubject[];
}

export interface MatchPrintOptions extends MatchPageOptions {
  readonly language: Language;
}

export interface YearPrintOptions extends YearPageOptions {
  readonly language: Language;
}

export interface KpPrintOptions extends KpPageOptions {
  readonly language: Language;
}

export interface WallCalendarOptions {
  readonly paper: WallCalendarPaper;
  readonly language: Language;
}

interface PrintTaskParts {
  readonly computeKundli: (task: ServedKundliTask) => Generator<void, ComputedKundli>;
  /** Converts a kundli to its API form. */
  readonly presentChart: (made: ComputedKundli, language: Language) => KundliData;
}

function* printKundliInSteps(data: KundliData, now: Date, options: PrintOptions): Generator<void, Pdf> {
  const { language, paper, style, extent, subjects } = options;
  const speech = createPrintFormats(language, data.birth.utc_offset);
  const pages =
    extent === "page"
      ? [renderOnePageKundli(data, now, { paper, style }, speech)]
      : renderWholeKundli(data, now, { paper, style, subjects }, speech);
  yield;
  const settings = `${formatSettings(data, speech)}. ${speech.t("frame")}`;
  const sheets = createSheets(pages, { product: speech.t("product"), settings }, paper, speech);
  const title = `${data.birth.name}: ${speech.t("birthChart")}`;
  return yield* renderPdfInSteps(sheets, { title, language, madeAt: now });
}

/** Prints take a twentieth of a second in a few long steps, so they are tasks for another thread, which computes the chart too. */
export function createPrintTasks({ computeKundli, presentChart }: PrintTaskParts) {
  return {
    *printKundli({
      kundli,
      options,
      now,
    }: {
      readonly kundli: ServedKundliTask;
      readonly options: PrintOptions;
      readonly now: Date;
    }): Generator<void, Pdf> {
      const made = yield* computeKundli(kundli);
      yield;
      return yield* printKundliInSteps(presentChart(made, options.language), now, options);
    },

    *printMatch({
      match,
      options,
      now,
    }: {
      readonly match: PrintedMatch;
      readonly options: MatchPrintOptions;
      readonly now: Date;
    }): Generator<void, Pdf> {
      const { language, paper } = options;
      const speech = createPrintFormats(language, match.data.girl.birth?.utc_offset ?? "+00:00");
      const pages = renderMatch(match, now, options, speech);
      yield;
      const sheets = createSheets(pages, { product: speech.t("product"), settings: "" }, paper, speech);
      return yield* renderPdfInSteps(sheets, { title: formatMatchTitle(match, speech), language, madeAt: now });
    },

    /** A year of life by Tajika. */
    *printYear({
      year,
      options,
      now,
    }: {
      readonly year: PrintedYear;
      readonly options: YearPrintOptions;
      readonly now: Date;
    }): Generator<void, Pdf> {
      const { language, paper } = options;
      const speech = createPrintFormats(language, year.data.birth.utc_offset);
      const pages = renderYear(year, options, speech);
      yield;
      const settings = formatSettings({ settings: year.data.chart.settings }, speech);
      const sheets = createSheets(pages, { product: speech.t("product"), settings }, paper, speech);
      return yield* renderPdfInSteps(sheets, { title: formatYearTitle(year, speech), language, madeAt: now });
    },

    /** A chart of KP. */
    *printKp({
      printed,
      options,
      now,
    }: {
      readonly printed: PrintedKp;
      readonly options: KpPrintOptions;
      readonly now: Date;
    }): Generator<void, Pdf> {
      const { language, paper } = options;
      const speech = createPrintFormats(language, "+00:00");
      const pages = renderKp(printed, options, speech);
      yield;
      const settings = formatKpBasis(printed.subject, speech);
      const sheets = createSheets(pages, { product: speech.t("product"), settings }, paper, speech);
      return yield* renderPdfInSteps(sheets, { title: formatKpTitle(printed, speech), language, madeAt: now });
    },

    /** A sheet for each month of a year. */
    *printWallCalendar({
      calendar,
      options,
      now,
    }: {
      readonly calendar: WallCalendar;
      readonly options: WallCalendarOptions;
      readonly now: Date;
    }): Generator<void, Pdf> {
      const title = [calendar.title, calendar.placeName, calendar.year].filter(Boolean).join(", ");
      const info = { title, language: options.language, madeAt: now };
      return yield* renderPdfInSteps(renderWallCalendar(calendar, options), info);
    },
  };
}
export type PrintTasks = ReturnType<typeof createPrintTasks>;
