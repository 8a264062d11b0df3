import type { ChartInput, ChartStyle } from "@lagna/chart-drawing";
import type { KundliData, PrintSubject, WallCalendarPaper } from "@lagna/contract";
import type { Language } from "@lagna/terms";
import type { Clock } from "../../time/clock.ts";
import { createConcurrencyLimit } from "../../computing/concurrency-limit.ts";
import { renderPdf } from "../../graphics/render-pdf.ts";
import { renderPng } from "../../graphics/render-png.ts";
import { type CardFacts, renderCard } from "./render-card.ts";
import { renderChart, PAPER_PALETTE } from "./render-chart.ts";
import { renderOnePageKundli, formatSettings } from "./render-one-page-kundli.ts";
import { createSheets } from "./paginate.ts";
import { INK, type Paper } from "./paper-sizes.ts";
import { createPrintFormats } from "./print-formats.ts";
import { type MatchPageOptions, formatMatchTitle, type PrintedMatch, renderMatch } from "./render-match.ts";
import { type MatchCardFacts, renderMatchCard } from "./render-match-card.ts";
import { renderWallCalendar, type WallCalendar } from "./render-wall-calendar.ts";
import { renderWholeKundli } from "./render-whole-kundli.ts";

export { type CardFacts, formatCardHeadline } from "./render-card.ts";
export type { WallCalendar, WallCalendarDay } from "./render-wall-calendar.ts";
export type { PrintedPerson } from "./render-match.ts";
export { SUBJECT_SECTIONS } from "./render-whole-kundli.ts";

export interface PrintOptions {
  readonly language: Language;
  readonly paper: Paper;
  readonly style: ChartStyle;
  /** One page or the whole kundli; "whole" requires a kundli with the sections of its subjects. */
  readonly extent: "page" | "whole";
  /** What the whole kundli consists of. */
  readonly subjects: readonly PrintSubject[];
}

export interface PictureOptions {
  readonly language: Language;
  readonly style: ChartStyle;
  /** Side in pixels. */
  readonly side: number;
}

export interface PrintsParts {
  readonly clock: Clock;
}

/** Each takes almost a tenth of a second, and pictures are rendered on threads that other work needs too. */
const MAX_CONCURRENT_PRINTS = 2;

/** Renders kundlis as PDF and as pictures; all other modules use this service for that. */
export function createPrintsService({ clock }: PrintsParts) {
  const inTurn = createConcurrencyLimit({ max: MAX_CONCURRENT_PRINTS });

  return {
    renderPdf: (data: KundliData, { language, paper, style, extent, subjects }: PrintOptions): Promise<Buffer> =>
      inTurn(() => {
        const now = clock();
        const speech = createPrintFormats(language, data.birth.utc_offset);
        const options = { paper, style };
        const pages =
          extent === "page"
            ? [renderOnePageKundli(data, now, options, speech)]
            : renderWholeKundli(data, now, { ...options, subjects }, speech);
        const settings = `${formatSettings(data, speech)}. ${speech.t("frame")}`;
        const sheets = createSheets(pages, { product: speech.t("product"), settings }, paper, speech);
        return renderPdf(sheets, { title: `${data.birth.name}: ${speech.t("birthChart")}`, language, madeAt: now });
      }),

    renderMatchPdf: (match: PrintedMatch, options: MatchPageOptions & { language: Language }): Promise<Buffer> =>
      inTurn(() => {
        const now = clock();
        const { language, paper } = options;
        const speech = createPrintFormats(language, match.data.girl.birth?.utc_offset ?? "+00:00");
        const pages = renderMatch(match, now, options, speech);
        const sheets = createSheets(pages, { product: speech.t("product"), settings: "" }, paper, speech);
        return renderPdf(sheets, { title: formatMatchTitle(match, speech), language, madeAt: now });
      }),

    /** A sheet for each month of a year. */
    renderWallCalendar: (
      calendar: WallCalendar,
      options: { readonly paper: WallCalendarPaper; readonly language: Language },
    ): Promise<Buffer> =>
      inTurn(() => {
        const title = [calendar.title, calendar.placeName, calendar.year].filter(Boolean).join(", ");
        const info = { title, language: options.language, madeAt: clock() };
        return renderPdf(renderWallCalendar(calendar, options), info);
      }),

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
