import { findCountry } from "../countries/countries.ts";
import { distanceKm, type Place } from "./place.ts";
import { parseQuery, splitsOf } from "./query.ts";
import { type Hit, MATCH, type PlaceSearch } from "./search.ts";
import type { Told } from "../told.ts";

export interface PlaceRequest {
  /** As typed: "Rampur", "Rampur, Uttar Pradesh", "Bombay", "मुंबई". */
  readonly city: string;
  /** A name or ISO code. */
  readonly country: string;
  /** Degrees; with both, the place of that name nearest to them is meant. */
  readonly latitude?: number | undefined;
  readonly longitude?: number | undefined;
}

/** What a person should know about how a place was understood. */
export type PlaceNotice =
  | Told<"place_ambiguous", "name" | "chosen" | "others">
  | Told<"place_qualifier_ignored", "name" | "ignored" | "chosen">
  | Told<"place_understood", "typed" | "chosen">
  | Told<"place_approximate", "chosen">;

export interface ResolvedPlace {
  readonly place: Place;
  /** Others of that name that could have been meant, most populous first, at most five. */
  readonly alternatives: readonly Place[];
  readonly notices: readonly PlaceNotice[];
}

/** Coordinates this near to a place of the name are of that place. */
export const SAME_NAME_KM = 60;
/** Nearer than this, two entries of one name are one place for a chart: four minutes of arc of lagna at most. */
const SAME_PLACE_KM = 15;
const MOST_ALTERNATIVES = 5;
const MINOR_TIMES = 20;
const HAMLET_TIMES = 1000;

/**
 * The place a city and country mean: a whole name, main or other; of several the best by `searchPlaces`' order, which is the most
 * populous. A state or district after the city decides where one of the name's places is there; where none is, it is passed over
 * and a notice says so.
 * @returns null where the country is not known, no place in it has that name, or none of them is near the coordinates given
 */
export function resolve(search: PlaceSearch, request: PlaceRequest): ResolvedPlace | null {
  const country = findCountry(request.country);
  if (!country) return null;
  const { hits, ignored } = hitsFor(search, request.city, country.code);
  const near = nearest(hits, request);
  const best = near ?? hits[0];
  if (!best || (hasPosition(request) && !near)) return null;
  const alternatives = near ? [] : othersOf(hits, best);
  const typed = parseQuery(request.city).typed;
  return { place: best.place, alternatives, notices: noticesOf({ best, typed, alternatives, ignored }) };
}

/** As written, then as said; a qualifier without its comma; and where it is of no use, without the qualifier. */
function hitsFor(search: PlaceSearch, city: string, countryCode: string): { hits: Hit[]; ignored: string } {
  const query = parseQuery(city);
  const bare = { ...query, qualifiers: [] };
  const splits = splitsOf(query);
  const attempts: (() => Hit[])[] = [
    () => search.exact(query, countryCode),
    () => firstOf(splits, (split) => search.exact(split, countryCode)),
    () => search.surelyMeant(query, countryCode),
    () => firstOf(splitsOf(query, true), (split) => search.surelyMeant(split, countryCode)),
  ];
  const hits = query.name === "" ? [] : firstOf(attempts, (attempt) => attempt());
  if (hits.length > 0 || query.qualifiers.length === 0) return { hits, ignored: "" };
  const anywhere = [() => search.exact(bare, countryCode), () => search.surelyMeant(bare, countryCode)];
  return { hits: firstOf(anywhere, (attempt) => attempt()), ignored: query.qualifiers.join(", ") };
}

function firstOf<T>(each: readonly T[], find: (one: T) => Hit[]): Hit[] {
  for (const one of each) {
    const hits = find(one);
    if (hits.length > 0) return hits;
  }
  return [];
}

function hasPosition(request: PlaceRequest): request is PlaceRequest & { latitude: number; longitude: number } {
  return request.latitude !== undefined && request.longitude !== undefined;
}

function nearest(hits: readonly Hit[], request: PlaceRequest): Hit | undefined {
  if (!hasPosition(request)) return undefined;
  return hits
    .map((hit) => ({ hit, km: distanceKm(hit.place, request) }))
    .filter(({ km }) => km <= SAME_NAME_KM)
    .sort((a, b) => a.km - b.km)[0]?.hit;
}

function othersOf(hits: readonly Hit[], best: Hit): Place[] {
  const kept: Place[] = [];
  for (const { place, match, standing } of hits) {
    // A hamlet beside a city of the name, or an other name that hardly anybody uses is no reason to warn: "New York" of York, Nebraska.
    if (standing * (match === MATCH.mainName ? HAMLET_TIMES : MINOR_TIMES) < best.standing) continue;
    const apart = [best.place, ...kept].every((other) => distanceKm(other, place) > SAME_PLACE_KM);
    if (apart && kept.length < MOST_ALTERNATIVES) kept.push(place);
  }
  return kept;
}

/** "Rampur (Shimla, Himachal Pradesh)": as much as tells places of one name apart. */
function describePlace(place: Place): string {
  const where = [place.district, place.state].filter((part) => part !== null && part !== place.name).join(", ");
  return where === "" ? place.name : `${place.name} (${where})`;
}

interface Choice {
  readonly best: Hit;
  readonly typed: string;
  readonly alternatives: readonly Place[];
  readonly ignored: string;
}

function noticesOf({ best, typed, alternatives, ignored }: Choice): PlaceNotice[] {
  const notices: PlaceNotice[] = [];
  const { place } = best;
  const understood = best.match === MATCH.alike;
  const name = understood ? place.name : (place.matched ?? place.name);
  const chosen = describePlace(place);
  if (ignored !== "") {
    notices.push({ code: "place_qualifier_ignored", params: { name, ignored, chosen } });
  }
  if (understood || isDistrict(place)) {
    const asked = understood ? typed : name;
    notices.push({ code: "place_understood", params: { typed: asked, chosen } });
  }
  if (alternatives.length > 0) {
    const others = alternatives.map(describePlace).join("; ");
    notices.push({ code: "place_ambiguous", params: { name, chosen, others } });
  }
  if (best.approximate) {
    notices.push({ code: "place_approximate", params: { chosen } });
  }
  return notices;
}

/** Whether what matched is the name of the district that the place is the largest of. */
function isDistrict({ matched, name, district }: Place): boolean {
  return matched !== null && matched === district && matched !== name;
}
