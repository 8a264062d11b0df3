import type { Hit } from "../gazetteer/rank-hits.ts";
import { normalise } from "../normalise.ts";
import type { RecogniserResources } from "./message.ts";
import { findCountryCode } from "./regions.ts";

const HOME = "IN";
/** The town that stands for a country, where it has a larger one: by ISO code. */
const SEATS: Readonly<Record<string, string>> = {
  BH: "Manama",
  FJ: "Suva",
  KW: "Kuwait City",
  SA: "Riyadh",
  TT: "Port of Spain",
};
const MAX_LISTED = 20;

/** The largest town of the state or the country of a name: "New Jersey" is in Newark's hours. India itself is too wide to stand for a town. */
export function findTownOfRegion(name: string, { search, regions }: RecogniserResources): Hit | null {
  const written = normalise(name);
  const isCityToo = search.findByWholeName(written).some((hit) => regions.isCityToo(written, hit));
  if (isCityToo || !regions.isRegion(written)) return null;
  const state = regions.findState(written);
  const country = findCountryCode(written);
  if (state && (country === null || state.countryCode === HOME || state.countryCode === country))
    return search.findLargestOfState(state.state, state.countryCode);
  if (country === null || country === HOME) return null;
  const largest = search.listLargest(country, MAX_LISTED);
  return largest.find(({ place }) => place.name === SEATS[country]) ?? largest[0] ?? null;
}
