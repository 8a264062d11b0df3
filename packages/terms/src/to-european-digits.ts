const DEVANAGARI_ZERO = 0x0966;

/** Converts Devanagari digits to European ones: १५ is 15. */
export const toEuropeanDigits = (text: string): string =>
  text.replaceAll(/[\u0966-\u096f]/gu, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO));
