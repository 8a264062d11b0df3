import { type Rashi, RASHIS } from "@lagna/terms";

/** The glyph of a sign, with the variation selector for text instead of a coloured emoji. */
export const getSignGlyph = (sign: Rashi): string => `${String.fromCodePoint(0x2648 + RASHIS.indexOf(sign))}\u{FE0E}`;
