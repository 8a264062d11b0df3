import { normalise } from "../normalise.ts";
import { namesOf, push, type SourcePlace } from "./source-place.ts";

/** Where people give their district for their place: "Nalanda", "Rohtas", "Birbhum". */
const DISTRICT_COUNTRIES = new Set(["IN", "NP", "PK", "BD", "LK"]);

/**
 * A district that none of its own places is called after becomes another name of its largest place, which nearly always is its seat.
 * `places` come in the order of their rank.
 */
export function nameDistricts(places: readonly SourcePlace[]): void {
  const districts = new Map<string, SourcePlace[]>();
  for (const place of places) {
    if (place.district === null || !DISTRICT_COUNTRIES.has(place.countryCode)) continue;
    push(districts, `${place.countryCode}|${place.state}|${place.district}`, place);
  }
  for (const within of districts.values()) {
    const largest = within[0] as SourcePlace;
    for (const name of spellings(largest)) {
      const key = normalise(name);
      if (!within.some((place) => place.standing > 0 && namesOf(place).has(key))) largest.otherNames.push(name);
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

/** "Purba Champaran" is written East Champaran too. */
function spellings({ district, districtAlso }: SourcePlace): string[] {
  const names = [district, districtAlso].filter((name) => name !== null);
  return names.flatMap((name) => {
    const [direction = "", ...rest] = name.split(" ");
    const english = DIRECTIONS[direction];
    return english === undefined || rest.length === 0 ? [name] : [name, `${english} ${rest.join(" ")}`];
  });
}
