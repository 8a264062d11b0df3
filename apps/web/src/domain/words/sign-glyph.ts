import { type Rashi, RASHIS } from "@lagna/terms";

/** As text, not as a picture in colours. */
export const signGlyph = (sign: Rashi): string => `${String.fromCodePoint(0x2648 + RASHIS.indexOf(sign))}\u{FE0E}`;
