import { MONTH_NAMES } from "@lagna/terms";
import { GENERATOR_DRAFT_KEY } from "../../../domain/birth/birth-form-draft.ts";
import { createEmptyBirthForm } from "../../../domain/birth/birth-form-values.ts";
import { searchPlaces } from "../../../domain/birth/places-api.ts";
import { toTypedYear } from "../../../domain/birth/typed-date.ts";
import { writeStored } from "../../../lib/storage.ts";

interface MomentPlace {
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** Half a kilometre: the same entry of the list of places. */
const SAME_DEG = 0.005;
/** From this year on a date without a calendar is Gregorian everywhere. */
const PLAIN_YEAR = 1930;

/** Fills the generator's form with a moment, in universal time, at a place. */
export async function fillKundliOfMoment(instant: string, place: MomentPlace, name: string): Promise<void> {
  const at = new Date(instant);
  const near = (a: number, b: number): boolean => Math.abs(a - b) < SAME_DEG;
  const answer = await searchPlaces(place.name, "", new AbortController().signal).catch(() => null);
  const found = answer?.places.find(
    ({ latitude, longitude }) => near(latitude, place.latitude) && near(longitude, place.longitude),
  );
  const year = at.getUTCFullYear();
  writeStored(
    GENERATOR_DRAFT_KEY,
    JSON.stringify({
      ...createEmptyBirthForm(year),
      ...toTypedYear(year),
      name,
      gender: "other",
      month: MONTH_NAMES[at.getUTCMonth()],
      day: String(at.getUTCDate()),
      calendar: year < PLAIN_YEAR ? "gregorian" : "",
      hour: String(at.getUTCHours()),
      minute: String(at.getUTCMinutes()),
      second: String(at.getUTCSeconds()),
      clock: "offset",
      utc_offset: "+00:00",
      city: found?.name ?? place.name,
      country: found?.country ?? "",
      place: found ?? null,
      ...(found === undefined && { latitude: String(place.latitude), longitude: String(place.longitude) }),
    }),
  );
}
