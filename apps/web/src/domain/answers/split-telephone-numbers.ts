export interface TextPart {
  readonly text: string;
  /** For a `tel:` link; null for ordinary text. */
  readonly telephone: string | null;
}

/** A toll-free number of India, or a short number that stands alone: not part of a date, a clock time, a degree or a longer number. */
const TOLL_FREE = String.raw`1800(?:[ -]\d{3,4}){2}`;
const SHORT = String.raw`\d{3,5}`;
const alone = (pattern: string) =>
  new RegExp(String.raw`(?<![\d.,:/₹$-]|\d )(?:${pattern})(?![\d°%:/-]|[.,]\d| \d)`, "gu");

/** Tele-MANAS; this and toll-free numbers mean nothing else in an answer of any kind. */
const UNMISTAKABLE = alone(`${TOLL_FREE}|14416`);
/** An answer to a person in danger names no other numbers of this length. */
const IN_CARE = alone(`${TOLL_FREE}|${SHORT}`);

/** Divides a sentence so that its telephone numbers can be links. @param isCare whether it answers a person in danger or distress */
export function splitTelephoneNumbers(text: string, isCare: boolean): readonly TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(isCare ? IN_CARE : UNMISTAKABLE)) {
    if (index > end) parts.push({ text: text.slice(end, index), telephone: null });
    parts.push({ text: found, telephone: found.replaceAll(/[ -]/g, "") });
    end = index + found.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), telephone: null });
  return parts;
}
