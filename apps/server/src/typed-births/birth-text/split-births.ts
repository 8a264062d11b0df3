import { countDates, parseBirth, type ParsedBirth } from "./parse-birth.ts";
import { parsePersonLabel, type PersonLabel } from "./parse-person-label.ts";
import { GROUP_WORDS } from "./person-labels.data.ts";

/** One birth of several in a message. */
export interface BirthPart {
  readonly read: ParsedBirth;
  readonly text: string;
  /** Whose it is; null if no word says so. */
  readonly label: PersonLabel | null;
}

export interface SplitBirths {
  readonly parts: readonly BirthPart[];
  /** What all of them are to the writer: "my two sons"; empty if nothing says so. */
  readonly group: string;
}

/** A match is of two, a family of a few. */
const MAX_BIRTHS = 4;
/** Where one birth may end and the next begin, and how much each sign speaks for it. */
const CUTS: readonly (readonly [RegExp, number])[] = [
  [/\n\s*\n/gu, 4],
  [/[;\n।|]/gu, 3],
  [/\.(?=\s)/gu, 2.5],
  [/\s(?=(?:and|aur|&|और|तथा|vs)\s)/giu, 2],
  [/\s[-–—](?=\s)|\//gu, 1],
  [/,/gu, 1],
  [/\s/gu, 0],
];
const WEIGHTS = { label: 5, colon: 4, time: 2, place: 1, name: 0.5 } as const;

const COLON = /^[\s,;.।|/&-]*(?:and |aur |और )?\p{L}[\p{L}\p{M}]*(?: \p{L}[\p{L}\p{M}]*)?\s*[:=]/u;
/** "DOB: …", "time: …" begin no other person. */
const FIELD =
  /^[\s,;.।|/&-]*(?:d\.?o\.?b|t\.?o\.?b|p\.?o\.?b|date|time|place|birth|born|city|town|janm|samay|sthan|tarikh|जन्म|समय|स्थान|तारीख)/iu;

/** How much a text is a birth by itself; null if it is none. */
function weighPart(text: string, thisYear: number): number | null {
  const read = parseBirth(parsePersonLabel(text)?.rest ?? text, thisYear);
  if (!read) return null;
  const places = read.remaining.filter(({ isNamePosition }) => !isNamePosition);
  const isTimed = read.time !== null || read.half !== null;
  return (isTimed ? WEIGHTS.time : 0) + (places.length > 0 ? WEIGHTS.place : 0);
}

function weighBeginning(text: string): number {
  if (parsePersonLabel(text)) return WEIGHTS.label;
  return COLON.test(text) && !FIELD.test(text) ? WEIGHTS.colon : 0;
}

/** The first birth of a text, and the rest of it; null if it has no second. */
function splitFirst(text: string, thisYear: number): readonly [string, string] | null {
  const cuts = CUTS.flatMap(([sign, weight]) => [...text.matchAll(sign)].map(({ index }) => ({ index, weight })));
  let best: { readonly weight: number; readonly index: number } | null = null;
  for (const { index, weight } of cuts) {
    const [left, right] = [text.slice(0, index), text.slice(index + 1)];
    const ofBeginning = weighBeginning(right);
    if (weight + ofBeginning === 0 || countDates(left, thisYear) !== 1 || countDates(right, thisYear) === 0) continue;
    const [ofLeft, ofRight] = [weighPart(left, thisYear), weighRest(right, thisYear)];
    if (ofLeft === null || ofRight === null) continue;
    const total = weight + ofBeginning + ofLeft + ofRight;
    if (best === null || total > best.weight) best = { weight: total, index };
  }
  return best && [text.slice(0, best.index), text.slice(best.index + 1)];
}

/** Of several births that are left the first counts. */
function weighRest(text: string, thisYear: number): number | null {
  if (countDates(text, thisYear) > 1) return 0;
  return weighPart(text, thisYear);
}

function toPart(text: string, thisYear: number): BirthPart | null {
  const labelled = parsePersonLabel(text);
  const own = labelled?.rest ?? text;
  const read = parseBirth(own, thisYear);
  return read && { read, text: own, label: labelled?.label ?? null };
}

const GROUP = new RegExp(
  `^([^:\\d\\n]*(?<![\\p{L}\\p{M}])(?:${GROUP_WORDS})(?![\\p{L}\\p{M}])[^:\\d\\n]*?)\\s*[:\\n–-]`,
  "iu",
);
/** A sentence before the births: "A proposal came for Anju." */
const SENTENCE = /^[^\d\n।.!]*(?:[।!]|\.\s|\n)/u;
const MIN_WORDS_OF_SENTENCE = 3;

function removeSentences(text: string): string {
  const [sentence] = SENTENCE.exec(text) ?? [];
  if (sentence === undefined || (sentence.match(/\p{L}[\p{L}\p{M}]*/gu)?.length ?? 0) < MIN_WORDS_OF_SENTENCE)
    return text;
  // "Boy Saurabh Kumar Verma", in a line of its own.
  const isLine = sentence.endsWith("\n") && parsePersonLabel(sentence) !== null;
  return isLine ? text : removeSentences(text.slice(sentence.length).trimStart());
}

/** The births of a text that tells of several; null if it tells of one, or cannot be told apart. */
export function splitBirths(text: string, thisYear: number): SplitBirths | null {
  const normal = text.normalize("NFC");
  if (countDates(normal, thisYear) < 2) return null;
  const [heading = "", group = ""] = GROUP.exec(normal) ?? [];
  let rest = removeSentences(normal.slice(heading.length));
  const texts: string[] = [];
  for (;;) {
    const split = texts.length < MAX_BIRTHS ? splitFirst(rest, thisYear) : null;
    if (!split) break;
    texts.push(split[0]);
    rest = split[1];
  }
  const parts = [...texts, rest].map((part) => toPart(part, thisYear));
  return parts.length > 1 && parts.every((part) => part !== null) ? { parts, group } : null;
}
