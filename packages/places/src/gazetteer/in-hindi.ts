import { findCountry } from "../countries/countries.ts";
import { normalise } from "../normalise.ts";
import { distanceKm } from "./place.ts";
import { parseQuery } from "./query.ts";
import { type PlaceRequest, SAME_NAME_KM } from "./resolve.ts";
import { HINDI_STATES, HINDI_TOWNS } from "./said-in-hindi.data.ts";
import type { Hit, PlaceSearch } from "./search.ts";
import { soundDistance, soundsOf } from "./sound.ts";

/** A place in Devanagari; null is what no Hindi name is known of. */
export interface PlaceInHindi {
  readonly city: string | null;
  readonly state: string | null;
  readonly country: string;
}

/** The list of other names does not tell Hindi from Marathi, Nepali and Sanskrit: letters and words that Hindi has not. */
const DEVANAGARI = /^[\u0900-\u097f .]+$/;
const NOT_HINDI =
  /[ळऩॆॊॅ]|ष\u093c|[\u094dः]$|ङ[\u094dत]|नगरम्|(?:जिल्?ला|शहर|महानगरपालिका|नगर निगम|गाविस|मण्डल|मंडल|नेपाल)$|^(?:ग्रेटर|नगर) /;
/** Of two names said alike Hindi rather writes the other one: पुर and not पूर, हिंद and not हिन्द. */
const RATHER_NOT = /पूर$|[ङञणनम]\u094d(?=[क-ह])/;
const RATHER_NOT_COST = 0.3;
/** Of the letters, as a sum of what sets two sounds apart: beyond that it is another name of the place, of old. */
const MOST_APART = 0.25;

/** What Hindi calls the place meant; null where its country is not known. A name that Hindi writes otherwise than the map is not looked for. */
export function inHindi(search: PlaceSearch, request: PlaceRequest): PlaceInHindi | null {
  const country = findCountry(request.country);
  if (!country) return null;
  const query = parseQuery(request.city);
  const hits = query.name === "" ? [] : search.exact(query, country.code);
  const [hit] = hits.filter((each) => isNear(each, request));
  return {
    city: hit ? townInHindi(hit) : null,
    state: hit?.place.state ? (HINDI_STATES[hit.place.state] ?? null) : null,
    country: new Intl.DisplayNames(["hi"], { type: "region" }).of(country.code) ?? country.name,
  };
}

function isNear({ place }: Hit, { latitude, longitude }: PlaceRequest): boolean {
  if (latitude === undefined || longitude === undefined) return true;
  return distanceKm(place, { latitude, longitude }) <= SAME_NAME_KM;
}

function townInHindi({ place: { name, countryCode }, names }: Hit): string | null {
  const known = HINDI_TOWNS[countryCode]?.[name];
  if (known !== undefined) return known;
  const sounds = soundsOf(normalise(name));
  const most = Math.max(0.8, MOST_APART * Math.max(...sounds.map((sound) => sound.length)));
  const apart = (other: string): number =>
    Math.min(...soundsOf(other).flatMap((said) => sounds.map((sound) => soundDistance(said, sound))));
  const [nearest] = names
    .filter((other) => DEVANAGARI.test(other) && !NOT_HINDI.test(other))
    .map((other) => ({ other, distance: apart(other) }))
    .filter(({ distance }) => distance <= most)
    .map(({ other, distance }) => ({ other, cost: distance + (RATHER_NOT.test(other) ? RATHER_NOT_COST : 0) }))
    .sort((a, b) => a.cost - b.cost);
  return nearest?.other ?? null;
}
