import type { BirthForm } from "@lagna/contract";
import { type Gender, MONTH_NAMES, toEuropeanDigits } from "@lagna/terms";
import type { BirthFormValues } from "../../domain/birth/birth-form-values.ts";
import { getSentZone } from "../../domain/birth/get-sent-zone.ts";

const toWholeNumberText = (text: string): string =>
  toEuropeanDigits(text)
    .trim()
    .replace(/^0+(?=\d)/, "");
const padTwo = (text: string): string => toWholeNumberText(text).padStart(2, "0");

/** Builds the request: the date as day/month/year, the time on the 24-hour clock, and the coordinates of a picked place. */
export function buildBirthForm(token: string, values: BirthFormValues): BirthForm {
  const { name, gender, year, month, day, hour, minute, second, city, country, place } = values;
  const number = MONTH_NAMES.findIndex((name) => name === month) + 1;
  const seconds = toWholeNumberText(second) === "" || toWholeNumberText(second) === "0" ? "" : `:${padTwo(second)}`;
  const zone = place ? getSentZone(place.time_zone, Number(toWholeNumberText(year))) : undefined;
  return {
    token,
    name: name.trim(),
    dob: `${toWholeNumberText(day)}/${number}/${toWholeNumberText(year).padStart(4, "0")}`,
    tob: `${padTwo(hour)}:${padTwo(minute)}${seconds}`,
    city: city.trim(),
    country: country.trim(),
    gender: gender as Gender,
    ...(place && {
      latitude: place.latitude,
      longitude: place.longitude,
      ...(zone !== undefined && { time_zone: zone }),
    }),
  };
}
