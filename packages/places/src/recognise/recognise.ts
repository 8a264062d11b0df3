import { distanceKm, type Place } from "../gazetteer/place.ts";
import { type Hit, MATCH } from "../gazetteer/search.ts";
import { normalise } from "../normalise.ts";
import { bestOf, type Candidate, candidatesIn } from "./candidates.ts";
import { type Message, messageOf, type RecogniseParts } from "./message.ts";
import { misspeltIn } from "./misspelling.ts";
import type { Span, Stretch } from "./stretch.ts";
import { textOf } from "./stretch.ts";

/** What a message says of a place. */
export type Recognised =
  | { readonly kind: "one"; readonly place: Place; readonly spans: readonly Span[] }
  /** Two or more towns that may each be meant, the likeliest first. */
  | { readonly kind: "several"; readonly places: readonly Place[]; readonly spans: readonly Span[] }
  /** `written` is what stands where a place should stand; null where nothing does. */
  | { readonly kind: "none"; readonly written: string | null };

/** A hamlet that is written so gives way to a town one slip away, silently where that is a city. */
const HAMLET = 2_000;
const CITY = 100_000;
/** A place abroad is meant rather than one of the name at home when it is this much larger: London, Moscow. */
const LARGER_ABROAD = 100;
/** Both of two towns may be meant: this many people, and not so many times fewer than the larger one. */
const RIVAL = { standing: 30_000, times: 12, besideForeign: 20_000 } as const;
const MOST_RIVALS = 4;
const SAME_TOWN_KM = 30;

/**
 * The town that is named among words that were left unexplained, looked up run by run. It has that name, in any language, or one that
 * differs by a letter or two where it is a town of `home`; a place abroad that only sounds alike is never taken.
 * @param home ISO codes of the countries that are looked in first
 */
export function recognise(stretches: readonly Stretch[], home: readonly string[], parts: RecogniseParts): Recognised {
  const message = messageOf(stretches, home, parts);
  const best = bestOf(message, candidatesIn(message));
  const near = isSure(best) ? null : misspeltIn(message, best);
  const chosen = near ?? best;
  if (!chosen) return { kind: "none", written: writtenPlace(message) };
  const hamlet = near && best && near.span === best.span ? best.hits.slice(0, 1) : [];
  return answerOf(message, withRivalsOfScript(message, chosen), hamlet);
}

/** Anything larger than a hamlet, where the words around it say nothing else. */
const isSure = (best: Candidate | null): boolean =>
  best !== null && (best.isMarked || best.isWhole) && (best.hits[0]?.standing ?? 0) >= HAMLET;

const INDIC = /[\u0900-\u0d7f]/u;

/** Lists of names in Indian scripts have the largest town of a name only: the others are found by its main name. */
function withRivalsOfScript({ stretches, search }: Message, chosen: Candidate): Candidate {
  const [best] = chosen.hits;
  if (!best || chosen.regions.length > 0 || !INDIC.test(textOf(stretches, chosen.span))) return chosen;
  const known = new Set(chosen.hits.map(({ place }) => place.id));
  const others = search.called(normalise(best.place.name)).filter(({ place }) => !known.has(place.id));
  return { ...chosen, hits: [...chosen.hits, ...others.map((hit) => ({ ...hit, match: MATCH.otherName }))] };
}

/** The best of the hits, and its rivals where another of them may be meant as well. */
function answerOf({ home }: Message, { span, hits, regions }: Candidate, hamlet: readonly Hit[]): Recognised {
  const spans = [span, ...regions];
  const sorted = hits.toSorted(byMatch);
  const own = sorted.filter(({ place }) => home.includes(place.countryCode));
  const abroad = sorted.filter(({ place }) => !home.includes(place.countryCode));
  const [first, foreign] = [own[0], abroad[0]];
  const isForeign = foreign !== undefined && foreign.standing >= LARGER_ABROAD * (first?.standing ?? 0);
  const best = isForeign ? foreign : first;
  if (!best) return { kind: "none", written: null };
  const isAtHomeToo = isForeign && first !== undefined && first.standing >= RIVAL.besideForeign;
  const others = isAtHomeToo ? [first] : rivalsOf(best, isForeign ? abroad : own);
  const places = [best, ...others, ...(best.standing < CITY ? hamlet : [])].map(({ place }) => place);
  return places.length === 1 ? { kind: "one", place: best.place, spans } : { kind: "several", places, spans };
}

const byMatch = (one: Hit, other: Hit): number => one.match - other.match || other.standing - one.standing;

function rivalsOf(best: Hit, hits: readonly Hit[]): Hit[] {
  const kept: Hit[] = [];
  for (const hit of hits.toSorted((one, other) => other.standing - one.standing)) {
    const isKnown = hit.standing >= RIVAL.standing && hit.standing * RIVAL.times >= best.standing;
    const isApart = [best, ...kept].every(({ place }) => distanceKm(place, hit.place) > SAME_TOWN_KM);
    if (isKnown && isApart && kept.length < MOST_RIVALS) kept.push(hit);
  }
  return kept;
}

/** What stands where a place should stand, to be named in the question for it. */
function writtenPlace({ stretches, regions }: Message): string | null {
  const words = stretches.flatMap(({ words: all, isNamePosition }) =>
    all.filter(({ isFiller }) => !isFiller).map((word) => ({ ...word, isNamePosition })),
  );
  const marked = words.filter(({ isMarked }) => isMarked);
  const free = words.filter((word) => !word.isNamePosition);
  const written = (marked.length > 0 ? marked : free).map(({ text }) => text).join(" ");
  return written === "" || regions.isRegion(normalise(written)) ? null : written;
}
