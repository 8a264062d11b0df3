import type { ChartStyle } from "@lagna/chart-drawing";
import type { KundliData } from "@lagna/contract";
import type { Language } from "@lagna/terms";
import type { Clock } from "../../clock.ts";
import { overloaded } from "../../http/request-limits.ts";
import { pdfOf } from "../../press/pdf.ts";
import { onePage, settingsLine } from "./one-page.ts";
import { sheetsOf } from "./pages.ts";
import type { Paper } from "./paper.ts";
import { speechOf } from "./speech.ts";
import { wholeKundli } from "./whole.ts";

export { WHOLE_SECTIONS } from "./whole.ts";

export interface PrintOptions {
  readonly language: Language;
  readonly paper: Paper;
  readonly style: ChartStyle;
  /** One page, or all there is; the latter of a kundli with `WHOLE_SECTIONS`. */
  readonly extent: "page" | "whole";
}

export interface PrintsParts {
  readonly clock: Clock;
}

/** Each takes a good part of a tenth of a second: whoever comes then is told sooner than answered late. */
const MOST_AT_ONCE = 8;

/** A kundli on paper and as a picture. The one door for whoever needs either. */
export function printsService({ clock }: PrintsParts) {
  let underWay = 0;

  /** @throws AppError 503 where too many are being made */
  async function inTurn<Made>(make: () => Promise<Made>): Promise<Made> {
    if (underWay >= MOST_AT_ONCE) throw overloaded();
    underWay += 1;
    try {
      return await make();
    } finally {
      underWay -= 1;
    }
  }

  return {
    /** @throws AppError 503 where too many are being made */
    pdf: (data: KundliData, { language, paper, style, extent }: PrintOptions): Promise<Buffer> =>
      inTurn(() => {
        const now = clock();
        const speech = speechOf(language, data.birth.utc_offset);
        const options = { paper, style };
        const pages =
          extent === "page" ? [onePage(data, now, options, speech)] : wholeKundli(data, now, options, speech);
        const settings = settingsLine(data, speech);
        const sheets = sheetsOf(pages, { product: speech.t("product"), settings }, paper, speech);
        return pdfOf(sheets, { title: `${data.birth.name}: ${speech.t("birthChart")}`, language, madeAt: now });
      }),
  };
}
export type PrintsService = ReturnType<typeof printsService>;
