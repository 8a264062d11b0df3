import { findCountry } from "../countries/countries.ts";
import { normalise } from "../normalise.ts";
import { distanceKm, type HindiPlaceName } from "./place.ts";
import { parseQuery } from "./place-query.ts";
import { type PlaceRequest, SAME_NAME_KM } from "./resolve-place.ts";
import { HINDI_STATE_NAMES, HINDI_TOWN_NAMES } from "./hindi-place-names.data.ts";
import type { PlaceSearch } from "./place-search.ts";
import type { Hit } from "./rank-hits.ts";
import { computeSoundDistance, computeSounds } from "../place-index/name-sound.ts";

/**
 * The list of other names does not distinguish Hindi from Marathi, Nepali and Sanskrit: letters and words that Hindi
 * does not use.
 */
const DEVANAGARI = /^[\u0900-\u097f .]+$/;
const NOT_HINDI =
  /[ळऩॆॊॅ]|ष\u093c|[\u094dः]$|ङ[\u094dत]|नगरम्|(?:जिल्?ला|शहर|महानगरपालिका|नगर निगम|गाविस|मण्डल|मंडल|नेपाल)$|^(?:ग्रेटर|नगर) /;
/** Of two names with the same pronunciation, Hindi prefers the other one: पुर and not पूर, हिंद and not हिन्द. */
const UNUSUAL_SPELLING = /पूर$|[ङञणनम]\u094d(?=[क-ह])/;
const UNUSUAL_SPELLING_COST = 0.3;
/** Maximum sound distance as a share of the letters: beyond that it is a different, older name of the place. */
const MAX_DISTANCE_SHARE = 0.25;

/**
 * The Hindi name of the requested place; null if its country is unknown. Known exceptions, which Hindi writes
 * differently from the map, are not looked up.
 */
export function findHindiName(search: PlaceSearch, request: PlaceRequest): HindiPlaceName | null {
  const country = findCountry(request.country);
  if (!country) return null;
  const query = parseQuery(request.city);
  const hits = query.name === "" ? [] : search.findExact(query, country.code);
  const [hit] = hits.filter((each) => isNear(each, request));
  return {
    city: hit ? findHindiTown(hit) : null,
    state: hit?.place.state ? (HINDI_STATE_NAMES[hit.place.state] ?? null) : null,
    country: new Intl.DisplayNames(["hi"], { type: "region" }).of(country.code) ?? country.name,
  };
}

function isNear({ place }: Hit, { latitude, longitude }: PlaceRequest): boolean {
  if (latitude === undefined || longitude === undefined) return true;
  return distanceKm(place, { latitude, longitude }) <= SAME_NAME_KM;
}

function findHindiTown({ place: { name, countryCode }, names }: Hit): string | null {
  const known = HINDI_TOWN_NAMES[countryCode]?.[name];
  if (known !== undefined) return known;
  const sounds = computeSounds(normalise(name));
  const most = Math.max(0.8, MAX_DISTANCE_SHARE * Math.max(...sounds.map((sound) => sound.length)));
  const computeDistance = (other: string): number =>
    Math.min(
      ...computeSounds(other).flatMap((otherSound) => sounds.map((sound) => computeSoundDistance(otherSound, sound))),
    );
  const [nearest] = names
    .filter((other) => DEVANAGARI.test(other) && !NOT_HINDI.test(other))
    .map((other) => ({ other, distance: computeDistance(other) }))
    .filter(({ distance }) => distance <= most)
    .map(({ other, distance }) => ({
      other,
      cost: distance + (UNUSUAL_SPELLING.test(other) ? UNUSUAL_SPELLING_COST : 0),
    }))
    .sort((a, b) => a.cost - b.cost);
  return nearest?.other ?? null;
}
