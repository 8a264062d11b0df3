import { distanceKm, type Place } from "../gazetteer/place.ts";
import { hasLettersOf } from "../gazetteer/sound-search.ts";
import { type Hit, MATCH_KIND } from "../gazetteer/rank-hits.ts";
import { normalise } from "../normalise.ts";
import { isIndic } from "../place-index/romanise.ts";
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
const LARGE_TOWN_IMPORTANCE = 50_000;
/** A place abroad is preferred over one of the same name at home if it is this much larger: London, Moscow. */
const FOREIGN_RATIO = 100;
/**
 * Two towns are ambiguous if the smaller has at least this importance, and the larger not more than this many times as much: Fatehpur in Uttar
 * Pradesh and in Rajasthan; or if both are large: Aurangabad in Maharashtra and in Bihar. Else the larger is taken, and read back with its state.
 */
const RIVAL_RULES = [
  { standing: 30_000, times: 5 },
  { standing: 80_000, times: 12 },
] as const;
/** A town whose main name is the typed one in Latin letters, and not a village. */
const MIN_SPELT_SO = 20_000;
/** A town at home beside a place abroad of its name. */
const MIN_BESIDE_FOREIGN = 20_000;
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

/**
 * Lists of names in Indian scripts have the largest town of a name at most, and towns that were called so once (Kullu was Sultanpur): a town whose
 * main name is the typed one in Latin letters comes first, and others of that main name are its rivals.
 */
function addRivalsInScript({ stretches, search }: Message, chosen: Candidate): Candidate {
  const typed = getText(stretches, chosen.span);
  if (chosen.regions.length > 0 || !isIndic(typed)) return chosen;
  const isSpeltSo = ({ place, importance }: Hit): boolean =>
    importance >= MIN_SPELT_SO && hasLettersOf(place.name, typed);
  const spelt = search.findTransliterated(typed, "IN").filter(isSpeltSo);
  const [best] = [...spelt, ...chosen.hits].toSorted((first, second) => second.importance - first.importance);
  if (!best) return chosen;
  const hits = new Map(
    [...search.findByWholeName(normalise(best.place.name)), ...chosen.hits, ...spelt].map((hit) => [hit.place.id, hit]),
  );
  const { mainName, otherName } = MATCH_KIND;
  const rank = (hit: Hit) => (isSpeltSo(hit) && isSpeltSo(best) ? mainName : otherName);
  return { ...chosen, hits: [...hits.values()].map((hit) => ({ ...hit, match: rank(hit) })) };
}

/** The best of the hits, and its rivals if the name is ambiguous. */
function createAnswer({ home }: Message, { span, hits, regions }: Candidate, hamlet: readonly Hit[]): RecognisedPlace {
  const spans = [span, ...regions];
  const sorted = hits.toSorted(compareMatches);
  const atHome = sorted.filter(({ place }) => home.includes(place.countryCode));
  const abroad = sorted.filter(({ place }) => !home.includes(place.countryCode));
  const [first, foreign] = [atHome[0], abroad[0]];
  const isForeign = foreign !== undefined && (isMuchLarger(foreign, first) || isKnownInScript(foreign, first));
  const best = isForeign ? foreign : first;
  if (!best) return { kind: "none", written: null };
  const isAtHomeToo = isForeign && first !== undefined && first.importance >= MIN_BESIDE_FOREIGN;
  const others = isAtHomeToo ? [first] : findRivals(best, isForeign ? abroad : atHome);
  const places = [best, ...others, ...(best.importance < CITY_IMPORTANCE ? hamlet : [])].map(({ place }) => place);
  return places.length === 1 ? { kind: "one", place: best.place, spans } : { kind: "several", places, spans };
}

const isMuchLarger = (foreign: Hit, first: Hit | undefined): boolean =>
  foreign.importance >= FOREIGN_RATIO * (first?.importance ?? 0);

/** "जनकपुर": a large town abroad that has a name in that script, before a village of its name at home. */
const isKnownInScript = ({ importance, place }: Hit, first: Hit | undefined): boolean =>
  importance >= LARGE_TOWN_IMPORTANCE &&
  place.matched !== null &&
  isIndic(place.matched) &&
  (first?.importance ?? 0) < MIN_SPELT_SO;

const compareMatches = (first: Hit, second: Hit): number =>
  first.match - second.match || second.importance - first.importance;

function findRivals(best: Hit, hits: readonly Hit[]): Hit[] {
  const rivals: Hit[] = [];
  for (const hit of hits.toSorted((first, second) => second.importance - first.importance)) {
    const isKnown = RIVAL_RULES.some(
      ({ standing, times }) => hit.importance >= standing && hit.importance * times >= best.importance,
    );
    // Shahabad is also called Hardoi, after its district: who types Hardoi means the town of that name.
    const isNamedSo = hit.match <= best.match || hit.importance > best.importance;
    const isApart = [best, ...rivals].every(
      ({ place }) =>
        distanceKm(place, hit.place) > SAME_TOWN_KM &&
        // Two of a name in a state cannot be told apart by a question for the state.
        (place.name !== hit.place.name || place.state !== hit.place.state),
    );
    if (isKnown && isNamedSo && isApart && rivals.length < MAX_RIVALS) rivals.push(hit);
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
