import type { BirthForm } from "@lagna/contract";
import { type Gender, MONTH_NAMES } from "@lagna/terms";
import type { BirthFormValues } from "../../domain/birth/birth-form-values.ts";
import { europeanDigits } from "../../lib/i18n/format.ts";

const whole = (text: string): string =>
  europeanDigits(text)
    .trim()
    .replace(/^0+(?=\d)/, "");
const two = (text: string): string => whole(text).padStart(2, "0");

/** What the form sends: the date as day/month/year, the time of twenty-four hours, and the coordinates of a place that was picked. */
export function payloadOf(token: string, values: BirthFormValues): BirthForm {
  const { name, gender, year, month, day, hour, minute, second, city, country, place } = values;
  const number = MONTH_NAMES.findIndex((one) => one === month) + 1;
  const seconds = whole(second) === "" || whole(second) === "0" ? "" : `:${two(second)}`;
  return {
    token,
    name: name.trim(),
    dob: `${whole(day)}/${number}/${whole(year)}`,
    tob: `${two(hour)}:${two(minute)}${seconds}`,
    city: city.trim(),
    country: country.trim(),
    gender: gender as Gender,
    ...(place && { latitude: place.latitude, longitude: place.longitude, time_zone: place.time_zone }),
  };
}
