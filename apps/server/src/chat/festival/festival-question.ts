import type { Question } from "@lagna/astrologer";
import { findNamedFestival } from "@lagna/panchang";
import type { MessageSegment } from "@lagna/places";
import { findPlaceWords } from "../find-place-words.ts";

/** A question for the date of a festival. */
export interface FestivalQuestion {
  readonly ids: readonly string[];
  /** The year it names. */
  readonly year: number | null;
  /** The words that stand where a place is named. */
  readonly placeWords: readonly MessageSegment[];
}

/** What a question for a date may be, as the trained classifier reads it; a reading, a remedy or a statement is none. */
const DATE_ACTS: ReadonlySet<string> = new Set([
  "timing",
  "fact",
  "day",
  "which_day",
  "why",
  "evidence",
  "choice",
  "compare",
]);

const YEAR = /(?<!\d)(?:1[89]|2[0-3])\d{2}(?!\d)/u;
const toLatinDigits = (text: string): string =>
  text.replaceAll(/[\u0966-\u096f]/g, (digit) => String(digit.charCodeAt(0) - 0x966));

/** Whether a message asks for the date of a festival that it names, and where. */
export function readFestivalQuestion({ text, acts, topics, danger, entities }: Question): FestivalQuestion | null {
  if (danger !== null || topics.length > 0 || entities.houses.length + entities.grahas.length > 0) return null;
  const [act] = acts;
  if (!act || !DATE_ACTS.has(act.kind)) return null;
  const named = findNamedFestival(text);
  if (!named) return null;
  const year = YEAR.exec(toLatinDigits(text))?.[0];
  return { ids: named.ids, year: year === undefined ? null : Number(year), placeWords: findPlaceWords(text) };
}
