import { normalise } from "../normalise.ts";
import { getNormalisedNames, pushToMapEntry, type SourcePlace } from "./source-place.ts";

/** Countries where people give their district as their place: "Nalanda", "Rohtas", "Birbhum". */
const DISTRICT_COUNTRIES = new Set(["IN", "NP", "PK", "BD", "LK"]);

/**
 * If no place of a district has the district's name, it becomes another name of the district's largest place, which
 * nearly always is its seat. `places` must be ordered by rank.
 */
export function addDistrictNames(places: readonly SourcePlace[]): void {
  const districts = new Map<string, SourcePlace[]>();
  for (const place of places) {
    if (place.district === null || !DISTRICT_COUNTRIES.has(place.countryCode)) continue;
    pushToMapEntry(districts, `${place.countryCode}|${place.state}|${place.district}`, place);
  }
  for (const within of districts.values()) {
    const largest = within[0] as SourcePlace;
    for (const name of listSpellings(largest)) {
      const key = normalise(name);
      if (!within.some((place) => place.importance > 0 && getNormalisedNames(place).includes(key)))
        largest.otherNames.push(name);
    }
  }
}

const DIRECTIONS: Readonly<Record<string, string>> = {
  Purba: "East",
  Purbi: "East",
  Pashchim: "West",
  Pashchimi: "West",
  Paschim: "West",
  Uttar: "North",
  Uttara: "North",
  Dakshin: "South",
  Dakshina: "South",
};

/** "Purba Champaran" is also spelled East Champaran. */
function listSpellings({ district, postalDistrict }: SourcePlace): string[] {
  const names = [district, postalDistrict].filter((name) => name !== null);
  return names.flatMap((name) => {
    const [direction = "", ...rest] = name.split(" ");
    const english = DIRECTIONS[direction];
    return english === undefined || rest.length === 0 ? [name] : [name, `${english} ${rest.join(" ")}`];
  });
}
