import { formatMessage } from "@lagna/contract";
import { type Koota, KOOTA_WORDS, KOOTAS, type Language } from "@lagna/terms";
import type { DrawingPrimitive, Sheet } from "../../graphics/drawing-primitives.ts";
import { truncateToWidth } from "../../graphics/shape-text.ts";
import { createBox, createText } from "./create-drawing-primitives.ts";
import { MATCH_TEXT } from "./match-text.data.ts";
import { createPrintFormats } from "./print-formats.ts";
import { createBrandPrimitives, NIGHT_COLOURS } from "./render-card.ts";

/** What the card of a match shows: names and points, never a birth. */
export interface MatchCardFacts {
  readonly kootas: Readonly<Record<Koota, { readonly score: number; readonly max: number }>>;
  readonly total: number;
  readonly max: number;
  /** Null if they are not shown. */
  readonly names: Readonly<Record<"boy" | "girl", string>> | null;
}

const WIDTH = 1200;
const HEIGHT = 630;
const LEFT = 64;
const LIST = 560;
const PIP = { width: 22, height: 22, gap: 6 } as const;

/** One row for each koota: its name, a mark for each point, and the points. */
function createKootaRow(
  name: string,
  { score, max }: { readonly score: number; readonly max: number },
  y: number,
): DrawingPrimitive[] {
  const pips = Array.from({ length: max }, (_, index) => {
    const x = LIST + 200 + index * (PIP.width + PIP.gap);
    const filled = Math.min(Math.max(score - index, 0), 1) * PIP.width;
    const empty = createBox(x, y - 19, PIP.width, PIP.height, { fill: NIGHT_COLOURS.line });
    const full = createBox(x, y - 19, filled, PIP.height, { fill: NIGHT_COLOURS.accent });
    return filled > 0 ? [empty, full] : [empty];
  });
  return [
    createText(name, LIST, y, { size: 26, ink: NIGHT_COLOURS.ink }),
    ...pips.flat(),
    createText(`${score}/${max}`, WIDTH - LEFT, y, { size: 26, ink: NIGHT_COLOURS.muted, anchor: "end" }),
  ];
}

/** The points of two people as one picture, 1200 × 630. */
export function renderMatchCard({ kootas, total, max, names }: MatchCardFacts, language: Language): Sheet {
  const speech = createPrintFormats(language, "+00:00");
  const words = MATCH_TEXT[language];
  const title = names ? formatMessage(words.both, names) : words.match;
  const rows = KOOTAS.flatMap((id, index) => createKootaRow(speech.say(KOOTA_WORDS[id]), kootas[id], 196 + index * 50));
  const primitives = [
    ...createBrandPrimitives(LEFT, 50, 22, speech.t("product")),
    createText(truncateToWidth(title, 40, WIDTH - 2 * LEFT, 300), LEFT, 132, {
      size: 40,
      weight: 300,
      ink: NIGHT_COLOURS.ink,
    }),
    createText(String(total), LEFT, 360, { size: 150, weight: 300, ink: NIGHT_COLOURS.ink }),
    createText(formatMessage(words.ofMax, { max: String(max) }), LEFT, 414, { size: 26, ink: NIGHT_COLOURS.muted }),
    ...rows,
  ];
  return { width: WIDTH, height: HEIGHT, ground: NIGHT_COLOURS.ground, primitives };
}
