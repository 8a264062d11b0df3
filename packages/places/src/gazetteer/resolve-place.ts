import { findCountry } from "../countries/countries.ts";
import { listTerritories } from "../countries/territories.ts";
import { distanceKm, type Place } from "./place.ts";
import { parseQuery, type PlaceQuery, listSplits } from "./place-query.ts";
import { parsePostalCode } from "./postal-code.ts";
import type { PlaceSearch } from "./place-search.ts";
import { type Hit, MATCH_KIND } from "./rank-hits.ts";
import type { PlaceNotice } from "./place-notice.ts";

export interface PlaceRequest {
  /** As typed: "Rampur", "Rampur, Uttar Pradesh", "Bombay", "मुंबई". */
  readonly city: string;
  /** A name or ISO code. */
  readonly country: string;
  /** Degrees; if both are given, the place of that name nearest to them is used. */
  readonly latitude?: number | undefined;
  readonly longitude?: number | undefined;
}

export interface ResolvedPlace {
  readonly place: Place;
  /** Other candidates of that name, by population, at most five. */
  readonly alternatives: readonly Place[];
  readonly notices: readonly PlaceNotice[];
}

/** Coordinates this close to a place of the name belong to that place. */
export const SAME_NAME_KM = 60;
/** Closer than this, two entries of one name are the same place for a chart: at most four arcminutes of lagna. */
const SAME_PLACE_KM = 15;
const MAX_ALTERNATIVES = 5;
const MINOR_PLACE_RATIO = 20;
const HAMLET_RATIO = 1000;
/** People of a town whose name is known: smaller ones are as likely to be hit by a misspelling. */
const MIN_PEOPLE_OF_TOWN_ELSEWHERE = 5000;
/** A town of a territory comes before one of the state's own if it is this much larger. */
const TERRITORY_RATIO = 5;

/**
 * The place meant by a city and country: a whole name, main or other; of several the best in the order of
 * `searchPlaces`, which is the most populous. A state or district after the city selects among the name's places; if
 * none is there, it is ignored and a notice says so.
 * @returns null if the country is unknown, no place in it has that name, or none of them is near the given coordinates
 */
export function resolvePlace(search: PlaceSearch, request: PlaceRequest): ResolvedPlace | null {
  const country = findCountry(request.country);
  if (!country) return null;
  const { hits, ignored } = findHits(search, request.city, country.code);
  const near = findNearest(hits, request);
  const best = near ?? hits[0];
  if (!best || (hasPosition(request) && !near)) return null;
  const alternatives = near ? [] : listAlternatives(hits, best);
  const typed = parseQuery(request.city).typed;
  return { place: best.place, alternatives, notices: createNotices({ best, typed, alternatives, ignored }) };
}

/**
 * Tries the exact spelling, then pronunciation; then a qualifier without its comma; and finally without the qualifier.
 */
function findHits(search: PlaceSearch, city: string, countryCode: string): { hits: Hit[]; ignored: string } {
  const postal = parsePostalCode(city);
  if (postal) {
    const hits = search.findByPostalCode(postal, countryCode);
    return hits.length > 0 ? { hits, ignored: "" } : findHits(search, postal.rest, countryCode);
  }
  const query = parseQuery(city);
  const bare = { ...query, qualifiers: [] };
  const splits = listSplits(query);
  const attempts: (() => Hit[])[] = [
    () => findExact(search, query, countryCode),
    () => findFirstHits(splits, (split) => findExact(search, split, countryCode)),
    () => findAlike(search, query, countryCode),
    () => findFirstHits(listSplits(query, true), (split) => findAlike(search, split, countryCode)),
  ];
  const hits = query.name === "" ? [] : findFirstHits(attempts, (attempt) => attempt());
  if (hits.length > 0 || query.qualifiers.length === 0) return { hits, ignored: "" };
  const anywhere = [() => findExact(search, bare, countryCode), () => findAlike(search, bare, countryCode)];
  return { hits: findFirstHits(anywhere, (attempt) => attempt()), ignored: query.qualifiers.join(", ") };
}

/**
 * The places with exactly that name in a country and its territories. One in a territory comes first if the country has only
 * places that sound so, or much smaller ones: San Juan in Puerto Rico, but Saint-Denis near Paris.
 */
function findExact(search: PlaceSearch, query: PlaceQuery, countryCode: string): Hit[] {
  const home = search.findExact(query, countryCode);
  const isExact = ({ match }: Hit) => match <= MATCH_KIND.otherName;
  const abroad = listTerritories(countryCode)
    .flatMap((code) => search.findExact(query, code))
    .filter(isExact)
    .toSorted((a, b) => a.match - b.match || b.importance - a.importance);
  const [largest] = abroad;
  if (largest === undefined) return home;
  const exact = home.filter(isExact);
  const isLarger = exact.every(({ importance }) => largest.importance >= TERRITORY_RATIO * importance);
  return isLarger ? [...abroad, ...exact] : [...home, ...abroad];
}

/**
 * The places of the country whose names sound as typed, or differ by a typo. None if a place anywhere else has exactly the typed name and is
 * no hamlet beside them: "Dhaka, India" is a mistake about the country, not about the name.
 */
function findAlike(search: PlaceSearch, query: PlaceQuery, countryCode: string): Hit[] {
  const alike = search.findCertain(query, countryCode);
  const [best] = alike;
  if (best === undefined) return [];
  const elsewhere = Math.max(0, ...search.findByWholeName(query.name).map(({ importance }) => importance));
  return elsewhere >= MIN_PEOPLE_OF_TOWN_ELSEWHERE && elsewhere * HAMLET_RATIO >= best.importance ? [] : alike;
}

function findFirstHits<T>(each: readonly T[], find: (one: T) => Hit[]): Hit[] {
  for (const variant of each) {
    const hits = find(variant);
    if (hits.length > 0) return hits;
  }
  return [];
}

function hasPosition(request: PlaceRequest): request is PlaceRequest & { latitude: number; longitude: number } {
  return request.latitude !== undefined && request.longitude !== undefined;
}

function findNearest(hits: readonly Hit[], request: PlaceRequest): Hit | undefined {
  if (!hasPosition(request)) return undefined;
  return hits
    .map((hit) => ({ hit, km: distanceKm(hit.place, request) }))
    .filter(({ km }) => km <= SAME_NAME_KM)
    .sort((a, b) => a.km - b.km)[0]?.hit;
}

function listAlternatives(hits: readonly Hit[], best: Hit): Place[] {
  const alternatives: Place[] = [];
  for (const { place, match, importance } of hits) {
    // A hamlet next to a city of the name, or a rarely used other name, needs no notice: "New York" as a name of York,
    // Nebraska.
    if (importance * (match === MATCH_KIND.mainName ? HAMLET_RATIO : MINOR_PLACE_RATIO) < best.importance) continue;
    const isSeparate = [best.place, ...alternatives].every((other) => distanceKm(other, place) > SAME_PLACE_KM);
    if (isSeparate && alternatives.length < MAX_ALTERNATIVES) alternatives.push(place);
  }
  return alternatives;
}

/** "Rampur (Shimla, Himachal Pradesh)": enough to distinguish places of the same name. */
function describePlace(place: Place): string {
  const where = [place.district, place.state].filter((part) => part !== null && part !== place.name).join(", ");
  return where === "" ? place.name : `${place.name} (${where})`;
}

interface ResolvedChoice {
  readonly best: Hit;
  readonly typed: string;
  readonly alternatives: readonly Place[];
  readonly ignored: string;
}

function createNotices({ best, typed, alternatives, ignored }: ResolvedChoice): PlaceNotice[] {
  const notices: PlaceNotice[] = [];
  const { place } = best;
  const understood = best.match === MATCH_KIND.alike;
  const name = understood ? place.name : (place.matched ?? place.name);
  const chosen = describePlace(place);
  if (ignored !== "") {
    notices.push({ code: "place_qualifier_ignored", params: { name, ignored, chosen } });
  }
  if (understood || isDistrict(place)) {
    const requestedName = understood ? typed : name;
    notices.push({ code: "place_understood", params: { typed: requestedName, chosen } });
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

/** Whether the matched name is that of the district of which the place is the largest. */
function isDistrict({ matched, name, district }: Place): boolean {
  return matched !== null && matched === district && matched !== name;
}
