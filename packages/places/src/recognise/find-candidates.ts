import type { Hit } from "../gazetteer/rank-hits.ts";
import { isIndic } from "../place-index/romanise.ts";
import { isNamePosition, type Message, listPositions, assessSpan } from "./message.ts";
import { isInRegion } from "./regions.ts";
import { containsSpan, doSpansOverlap, type WordSpan, getWords } from "./message-segment.ts";

/** Words that are a place name. */
export interface Candidate {
  readonly span: WordSpan;
  readonly hits: readonly Hit[];
  /** The words that name its state or country. */
  readonly regions: readonly WordSpan[];
  readonly isMarked: boolean;
  readonly isWhole: boolean;
}

/** Minimum importance of a place, by how it is named. */
const MIN_IMPORTANCE = {
  /** Among other words, or at a position where people's names occur. */
  amongWords: 15_000,
  /**
   * Outside the countries that are searched first, by main name and by other name: lists of other names contain words
   * of every language.
   */
  abroad: 5_000,
  calledAbroad: 300_000,
  /** Lists of names in Indian scripts have few words of other languages: "मनामा". */
  calledAbroadInScript: 100_000,
  /** Towns of Nepal are typed in many spellings by people whose families live on both sides of the border: "Birgunj". */
  calledInNepal: 50_000,
} as const;

/** All runs of words in a message that are names of places as written. */
export const findCandidates = (message: Message): Candidate[] =>
  message.names.flatMap(({ span, name }) => createCandidate(message, span, name) ?? []);

function createCandidate(message: Message, span: WordSpan, name: string): Candidate | null {
  const { search, regions } = message;
  const hits = [
    ...search.findByWholeName(name),
    ...(name.includes(" ") ? search.findByWholeName(name.replaceAll(" ", "")) : []),
  ];
  const towns = regions.isRegion(name) ? hits.filter((hit) => regions.isCityToo(name, hit)) : hits;
  if (towns.length === 0) return null;
  const candidate = locateCandidate(message, span, towns);
  const remaining = candidate.hits.filter((hit) => isMeant(message, hit, candidate));
  return remaining.length > 0 ? { ...candidate, hits: remaining } : null;
}

/** Narrows the hits to the states and countries named in the message, if any are there. */
export function locateCandidate(message: Message, span: WordSpan, hits: readonly Hit[]): Candidate {
  const others = message.regionNames.filter((other) => !doSpansOverlap(span, other.span));
  const withRegions = hits.map((hit) => ({
    hit,
    of: others.filter(({ region }) => isInRegion(hit, region)).map((other) => other.span),
  }));
  const words = (of: readonly WordSpan[]): number => new Set(of.flatMap(listPositions)).size;
  const most = Math.max(...withRegions.map(({ of }) => words(of)));
  const longest = withRegions.filter(({ of }) => words(of) === most);
  const regions = longest[0]?.of ?? [];
  return { span, hits: longest.map(({ hit }) => hit), regions, ...assessSpan(span, regions, message) };
}

function getLeastAbroad({ place: { matched, countryCode } }: Hit): number {
  if (matched === null) return MIN_IMPORTANCE.abroad;
  if (countryCode === "NP") return MIN_IMPORTANCE.calledInNepal;
  return isIndic(matched) ? MIN_IMPORTANCE.calledAbroadInScript : MIN_IMPORTANCE.calledAbroad;
}

function isMeant(message: Message, hit: Hit, { span, isMarked, isWhole, regions }: Candidate): boolean {
  const isAtHome = message.home.includes(hit.place.countryCode);
  const isStrong = isMarked || isWhole;
  const leastAbroad = getLeastAbroad(hit);
  if (!isAtHome && regions.length === 0 && (!isStrong || hit.importance < leastAbroad)) return false;
  const isName = isNamePosition(message, span) && !isMarked;
  if (isName && !isWhole) return false;
  const words = getWords(message.stretches, span);
  const isAmongFillers = words[0]?.isFiller === true || words.at(-1)?.isFiller === true;
  const needsSize = isAmongFillers || !isStrong || (isName && regions.length === 0);
  return !needsSize || hit.importance >= MIN_IMPORTANCE.amongWords;
}

/**
 * The best of several: marked as a place, at a position where places occur, and with its state next to it; of nested
 * ones the longer.
 */
export function chooseBest(message: Message, candidates: readonly Candidate[]): Candidate | null {
  const outer = candidates.filter(
    ({ span }) => !candidates.some((other) => other.span !== span && containsSpan(other.span, span)),
  );
  const size = ({ hits }: Candidate): number => hits[0]?.importance ?? 0;
  const order = (first: Candidate, second: Candidate): number =>
    Number(second.isMarked) - Number(first.isMarked) ||
    Number(isNamePosition(message, first.span)) - Number(isNamePosition(message, second.span)) ||
    second.regions.length - first.regions.length ||
    Number(second.isWhole) - Number(first.isWhole) ||
    size(second) - size(first);
  return outer.toSorted(order)[0] ?? null;
}
