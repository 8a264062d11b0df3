import { distanceKm, type Place } from "../gazetteer/place.ts";
import { type Hit, MATCH_KIND } from "../gazetteer/rank-hits.ts";
import { normalise } from "../normalise.ts";
import { chooseBest, type Candidate, findCandidates } from "./find-candidates.ts";
import { type Message, createMessage, type RecogniserResources } from "./message.ts";
import { findMisspeltTown } from "./find-misspelt-town.ts";
import type { WordSpan, MessageSegment } from "./message-segment.ts";
import { getText } from "./message-segment.ts";

/** The result of looking for a place in a message. */
export type RecognisedPlace =
  | { readonly kind: "one"; readonly place: Place; readonly spans: readonly WordSpan[] }
  /** Two or more towns that may be meant, most likely first. */
  | { readonly kind: "several"; readonly places: readonly Place[]; readonly spans: readonly WordSpan[] }
  /** `written` is the text where a place is expected; null if there is none. */
  | { readonly kind: "none"; readonly written: string | null };

/** Instead of a hamlet with this exact spelling, a town one typo away is used, silently if that is a city. */
const HAMLET_IMPORTANCE = 2_000;
const CITY_IMPORTANCE = 100_000;
/** A place abroad is preferred over one of the same name at home if it is this much larger: London, Moscow. */
const FOREIGN_RATIO = 100;
/**
 * Two towns are ambiguous if the smaller has at least this importance, and the larger not more than this many times as
 * much.
 */
const RIVAL_THRESHOLDS = { standing: 30_000, times: 12, besideForeign: 20_000 } as const;
const MAX_RIVALS = 4;
const SAME_TOWN_KM = 30;

/**
 * Finds the town named among words that other parsers left unexplained, looking up every run of words. It must have
 * that name, in any language, or one that differs by a letter or two if it is a town of `home`; a place abroad that
 * only sounds similar is never accepted.
 * @param home ISO codes of the countries that are searched first
 */
export function recognisePlace(
  stretches: readonly MessageSegment[],
  home: readonly string[],
  parts: RecogniserResources,
): RecognisedPlace {
  const message = createMessage(stretches, home, parts);
  const best = chooseBest(message, findCandidates(message));
  const near = isCertain(best) ? null : findMisspeltTown(message, best);
  const chosen = near ?? best;
  if (!chosen) return { kind: "none", written: findWrittenPlace(message) };
  const hamlet = near && best && near.span === best.span ? best.hits.slice(0, 1) : [];
  return createAnswer(message, addRivalsInScript(message, chosen), hamlet);
}

/** Larger than a hamlet, and not contradicted by the surrounding words. */
const isCertain = (best: Candidate | null): boolean =>
  best !== null && (best.isMarked || best.isWhole) && (best.hits[0]?.importance ?? 0) >= HAMLET_IMPORTANCE;

const INDIC = /[\u0900-\u0d7f]/u;

/** Lists of names in Indian scripts only have the largest town of a name: the others are found by its main name. */
function addRivalsInScript({ stretches, search }: Message, chosen: Candidate): Candidate {
  const [best] = chosen.hits;
  if (!best || chosen.regions.length > 0 || !INDIC.test(getText(stretches, chosen.span))) return chosen;
  const known = new Set(chosen.hits.map(({ place }) => place.id));
  const others = search.findByWholeName(normalise(best.place.name)).filter(({ place }) => !known.has(place.id));
  return { ...chosen, hits: [...chosen.hits, ...others.map((hit) => ({ ...hit, match: MATCH_KIND.otherName }))] };
}

/** The best of the hits, and its rivals if the name is ambiguous. */
function createAnswer({ home }: Message, { span, hits, regions }: Candidate, hamlet: readonly Hit[]): RecognisedPlace {
  const spans = [span, ...regions];
  const sorted = hits.toSorted(compareMatches);
  const atHome = sorted.filter(({ place }) => home.includes(place.countryCode));
  const abroad = sorted.filter(({ place }) => !home.includes(place.countryCode));
  const [first, foreign] = [atHome[0], abroad[0]];
  const isForeign = foreign !== undefined && foreign.importance >= FOREIGN_RATIO * (first?.importance ?? 0);
  const best = isForeign ? foreign : first;
  if (!best) return { kind: "none", written: null };
  const isAtHomeToo = isForeign && first !== undefined && first.importance >= RIVAL_THRESHOLDS.besideForeign;
  const others = isAtHomeToo ? [first] : findRivals(best, isForeign ? abroad : atHome);
  const places = [best, ...others, ...(best.importance < CITY_IMPORTANCE ? hamlet : [])].map(({ place }) => place);
  return places.length === 1 ? { kind: "one", place: best.place, spans } : { kind: "several", places, spans };
}

const compareMatches = (first: Hit, second: Hit): number =>
  first.match - second.match || second.importance - first.importance;

function findRivals(best: Hit, hits: readonly Hit[]): Hit[] {
  const rivals: Hit[] = [];
  for (const hit of hits.toSorted((first, second) => second.importance - first.importance)) {
    const isKnown =
      hit.importance >= RIVAL_THRESHOLDS.standing && hit.importance * RIVAL_THRESHOLDS.times >= best.importance;
    const isApart = [best, ...rivals].every(
      ({ place }) =>
        distanceKm(place, hit.place) > SAME_TOWN_KM &&
        // Two of a name in a state cannot be told apart by a question for the state.
        (place.name !== hit.place.name || place.state !== hit.place.state),
    );
    if (isKnown && isApart && rivals.length < MAX_RIVALS) rivals.push(hit);
  }
  return rivals;
}

/** The text where a place is expected, to quote in the question about it. */
function findWrittenPlace({ stretches, regions }: Message): string | null {
  const words = stretches.flatMap(({ words: all, isNamePosition }) =>
    all.filter(({ isFiller }) => !isFiller).map((word) => ({ ...word, isNamePosition })),
  );
  const marked = words.filter(({ isMarked }) => isMarked);
  const free = words.filter((word) => !word.isNamePosition);
  const written = (marked.length > 0 ? marked : free).map(({ text }) => text).join(" ");
  return written === "" || regions.isRegion(normalise(written)) ? null : written;
}
