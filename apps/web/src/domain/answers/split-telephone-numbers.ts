import { HELPLINES } from "@lagna/terms";

export interface TextPart {
  readonly text: string;
  /** For a `tel:` link; null for ordinary text. */
  readonly telephone: string | null;
}

/** Matches these numbers where they stand alone: not in a date, a clock time, a degree or a longer number. */
const matchAlone = (numbers: readonly string[]) =>
  new RegExp(String.raw`(?<![\d.,:/₹$-]|\d )(?:${numbers.join("|")})(?![\d°%:/-]|[.,]\d| \d)`, "gu");

const NUMBERS = Object.values(HELPLINES);
/** So long that they mean nothing else in an answer of any kind; 108 and 1930 are a count and a year elsewhere. */
const UNMISTAKABLE = matchAlone(NUMBERS.filter((each) => each.length > 4));
const ALL = matchAlone(NUMBERS);

/** Divides a sentence so that its telephone numbers can be links. @param isCare whether it speaks to a person who may be in danger */
export function splitTelephoneNumbers(text: string, isCare: boolean): readonly TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(isCare ? ALL : UNMISTAKABLE)) {
    if (index > end) parts.push({ text: text.slice(end, index), telephone: null });
    parts.push({ text: found, telephone: found.replaceAll(/[ -]/g, "") });
    end = index + found.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), telephone: null });
  return parts;
}
