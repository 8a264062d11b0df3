import type { ChartInput, ChartStyle } from "@lagna/chart-drawing";
import type { KundliData } from "@lagna/contract";
import type { Language } from "@lagna/terms";
import type { Clock } from "../../clock.ts";
import { fewAtOnce } from "../../computing/few-at-once.ts";
import { pdfOf } from "../../press/pdf.ts";
import { pngOf } from "../../press/png.ts";
import { type CardFacts, cardSheet } from "./card.ts";
import { chartMarks, ON_PAPER } from "./chart-marks.ts";
import { onePage, settingsLine } from "./one-page.ts";
import { sheetsOf } from "./pages.ts";
import { INK, type Paper } from "./paper.ts";
import { speechOf } from "./speech.ts";
import { wholeKundli } from "./whole.ts";

export { type CardFacts, cardHeadline } from "./card.ts";
export { WHOLE_SECTIONS } from "./whole.ts";

export interface PrintOptions {
  readonly language: Language;
  readonly paper: Paper;
  readonly style: ChartStyle;
  /** One page, or all there is; the latter of a kundli with `WHOLE_SECTIONS`. */
  readonly extent: "page" | "whole";
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

/** Each takes a good part of a tenth of a second, and pictures are painted on threads that others need too. */
const MOST_AT_ONCE = 2;

/** A kundli on paper and as a picture. The one door for whoever needs either. */
export function printsService({ clock }: PrintsParts) {
  const inTurn = fewAtOnce({ most: MOST_AT_ONCE });

  return {
    pdf: (data: KundliData, { language, paper, style, extent }: PrintOptions): Promise<Buffer> =>
      inTurn(() => {
        const now = clock();
        const speech = speechOf(language, data.birth.utc_offset);
        const options = { paper, style };
        const pages =
          extent === "page" ? [onePage(data, now, options, speech)] : wholeKundli(data, now, options, speech);
        const settings = `${settingsLine(data, speech)}. ${speech.t("frame")}`;
        const sheets = sheetsOf(pages, { product: speech.t("product"), settings }, paper, speech);
        return pdfOf(sheets, { title: `${data.birth.name}: ${speech.t("birthChart")}`, language, madeAt: now });
      }),

    /** What a shared link shows of itself, 1200 × 630. */
    card: (facts: CardFacts, language: Language): Promise<Buffer> => inTurn(() => pngOf(cardSheet(facts, language))),

    /** A chart alone, black on white, as it is sent in a chat. */
    chartPicture: (input: ChartInput, { language, style, side }: PictureOptions): Promise<Buffer> =>
      inTurn(() => {
        const margin = side / 24;
        const inner = side - 2 * margin;
        const look = { style, language, palette: ON_PAPER };
        const marks = chartMarks(input, { x: margin, y: margin }, inner, inner * 0.042, look);
        return pngOf({ width: side, height: side, ground: INK.paper, marks });
      }),
  };
}
export type PrintsService = ReturnType<typeof printsService>;
