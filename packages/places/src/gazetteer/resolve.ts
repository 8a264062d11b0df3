import { findCountry } from "../countries/countries.ts";
import { distanceKm, type Place } from "./place.ts";
import { parseQuery, splitsOf } from "./query.ts";
import { type Hit, MATCH, type PlaceSearch } from "./search.ts";

export interface PlaceRequest {
  /** As typed: "Rampur", "Rampur, Uttar Pradesh", "Bombay", "मुंबई". */
  readonly city: string;
  /** A name or ISO code. */
  readonly country: string;
  /** Degrees; with both, the place of that name nearest to them is meant. */
  readonly latitude?: number | undefined;
  readonly longitude?: number | undefined;
}

export interface PlaceNotice {
  readonly code: "place_ambiguous" | "place_qualifier_ignored";
  readonly params: Readonly<Record<string, string>>;
  /** A sentence for people. */
  readonly message: string;
}

export interface ResolvedPlace {
  readonly place: Place;
  /** Others of that name that could have been meant, most populous first, at most five. */
  readonly alternatives: readonly Place[];
  readonly notices: readonly PlaceNotice[];
}

/** Coordinates this near to a place of the name are of that place. */
const NEAR_KM = 60;
/** Nearer than this, two entries of one name are one place for a chart: four minutes of arc of lagna at most. */
const SAME_PLACE_KM = 15;
const MOST_ALTERNATIVES = 5;
const MINOR_TIMES = 20;

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
  return { place: best.place, alternatives, notices: noticesOf(best.place, alternatives, ignored) };
}

function hitsFor(search: PlaceSearch, city: string, countryCode: string): { hits: Hit[]; ignored: string } {
  const query = parseQuery(city);
  if (query.name === "") return { hits: [], ignored: "" };
  const qualified = search.exact(query, countryCode);
  if (qualified.length > 0) return { hits: qualified, ignored: "" };
  if (query.qualifiers.length > 0) {
    return {
      hits: search.exact({ name: query.name, qualifiers: [] }, countryCode),
      ignored: query.qualifiers.join(", "),
    };
  }
  for (const split of splitsOf(query.name)) {
    const hits = search.exact(split, countryCode);
    if (hits.length > 0) return { hits, ignored: "" };
  }
  return { hits: [], ignored: "" };
}

function hasPosition(request: PlaceRequest): request is PlaceRequest & { latitude: number; longitude: number } {
  return request.latitude !== undefined && request.longitude !== undefined;
}

function nearest(hits: readonly Hit[], request: PlaceRequest): Hit | undefined {
  if (!hasPosition(request)) return undefined;
  return hits
    .map((hit) => ({ hit, km: distanceKm(hit.place, request) }))
    .filter(({ km }) => km <= NEAR_KM)
    .sort((a, b) => a.km - b.km)[0]?.hit;
}

function othersOf(hits: readonly Hit[], best: Hit): Place[] {
  const kept: Place[] = [];
  for (const { place, match } of hits) {
    // An other name that hardly anybody uses is no reason to warn: "New York" of York, Nebraska.
    if (match !== MATCH.mainName && place.population * MINOR_TIMES < best.place.population) continue;
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

function noticesOf(place: Place, alternatives: readonly Place[], ignored: string): PlaceNotice[] {
  const notices: PlaceNotice[] = [];
  const name = place.matched ?? place.name;
  const chosen = describePlace(place);
  if (ignored !== "") {
    const message = `No ${name} is known in "${ignored}": ${chosen} is taken.`;
    notices.push({ code: "place_qualifier_ignored", params: { name, ignored, chosen }, message });
  }
  if (alternatives.length > 0) {
    const others = alternatives.map(describePlace).join("; ");
    const message = `Several places are called ${name}: ${chosen} is taken. Others: ${others}.`;
    notices.push({ code: "place_ambiguous", params: { name, chosen, others }, message });
  }
  return notices;
}
