import type { Hit } from "../gazetteer/search.ts";
import { isNamePosition, type Message, positionsOf, standingOf } from "./message.ts";
import { isIn } from "./regions.ts";
import { contains, overlaps, type Span, wordsOf } from "./stretch.ts";

/** Words that are the name of places. */
export interface Candidate {
  readonly span: Span;
  readonly hits: readonly Hit[];
  /** The words that say in which state or country. */
  readonly regions: readonly Span[];
  readonly isMarked: boolean;
  readonly isWhole: boolean;
}

/** People that a place has at least, by how it is named. */
const LEAST = {
  /** Among other words, or where names of people stand. */
  amongWords: 15_000,
  /** Outside the countries that are looked in first, by its main name and by another: lists of other names have words of every language. */
  abroad: 5_000,
  calledAbroad: 300_000,
} as const;

/** All runs of a message that are names of places as they are written. */
export const candidatesIn = (message: Message): Candidate[] =>
  message.names.flatMap(({ span, name }) => candidateOf(message, span, name) ?? []);

function candidateOf(message: Message, span: Span, name: string): Candidate | null {
  const { search, regions } = message;
  const hits = [...search.called(name), ...(name.includes(" ") ? search.called(name.replaceAll(" ", "")) : [])];
  const towns = regions.isRegion(name) ? hits.filter((hit) => regions.isCityToo(name, hit)) : hits;
  if (towns.length === 0) return null;
  const candidate = located(message, span, towns);
  const kept = candidate.hits.filter((hit) => isMeant(message, hit, candidate));
  return kept.length > 0 ? { ...candidate, hits: kept } : null;
}

/** Those of the hits that are in the states and countries that the message names, where any is. */
export function located(message: Message, span: Span, hits: readonly Hit[]): Candidate {
  const others = message.regionNames.filter((other) => !overlaps(span, other.span));
  const withRegions = hits.map((hit) => ({
    hit,
    of: others.filter(({ region }) => isIn(hit, region)).map((other) => other.span),
  }));
  const words = (of: readonly Span[]): number => new Set(of.flatMap(positionsOf)).size;
  const most = Math.max(...withRegions.map(({ of }) => words(of)));
  const kept = withRegions.filter(({ of }) => words(of) === most);
  const regions = kept[0]?.of ?? [];
  return { span, hits: kept.map(({ hit }) => hit), regions, ...standingOf(span, regions, message) };
}

function isMeant(message: Message, hit: Hit, { span, isMarked, isWhole, regions }: Candidate): boolean {
  const isAtHome = message.home.includes(hit.place.countryCode);
  const isStrong = isMarked || isWhole;
  const leastAbroad = hit.place.matched === null ? LEAST.abroad : LEAST.calledAbroad;
  if (!isAtHome && regions.length === 0 && (!isStrong || hit.standing < leastAbroad)) return false;
  const isName = isNamePosition(message, span) && !isMarked;
  if (isName && !isWhole) return false;
  const words = wordsOf(message.stretches, span);
  const isAmongFillers = words[0]?.isFiller === true || words.at(-1)?.isFiller === true;
  const needsSize = isAmongFillers || !isStrong || (isName && regions.length === 0);
  return !needsSize || hit.standing >= LEAST.amongWords;
}

/** Of several the one that is said to be a place, stands where places stand, and has its state beside it; of one in another the longer. */
export function bestOf(message: Message, candidates: readonly Candidate[]): Candidate | null {
  const outer = candidates.filter(
    ({ span }) => !candidates.some((other) => other.span !== span && contains(other.span, span)),
  );
  const size = ({ hits }: Candidate): number => hits[0]?.standing ?? 0;
  const order = (one: Candidate, other: Candidate): number =>
    Number(other.isMarked) - Number(one.isMarked) ||
    Number(isNamePosition(message, one.span)) - Number(isNamePosition(message, other.span)) ||
    other.regions.length - one.regions.length ||
    Number(other.isWhole) - Number(one.isWhole) ||
    size(other) - size(one);
  return outer.toSorted(order)[0] ?? null;
}
