import type { KundliRequest, Place } from "@lagna/contract";
import { GENDERS, MONTH_NAMES, readMonth } from "@lagna/terms";
import type { Resolver } from "react-hook-form";
import { europeanDigits } from "../../lib/i18n/format.ts";
import { idle } from "../../lib/idle.ts";
import { type CertaintyValues, DAY_PARTS, EXACT, minutesAbout, readCertainty } from "./time-certainty.ts";

export const CLOCKS = ["place", "lmt", "offset"] as const;
/** Which clock the time was read by: the place's of that day, its local mean time, or an offset typed by hand. */
export type BirthClock = (typeof CLOCKS)[number];

/** What stands in the boxes: all text, so that a half-typed number is never lost. */
export interface BirthFormValues extends CertaintyValues {
  name: string;
  gender: string;
  year: string;
  month: string;
  day: string;
  hour: string;
  minute: string;
  second: string;
  city: string;
  country: string;
  /** The completion picked; null while city and country are free text. */
  place: Place | null;
  clock: BirthClock;
  utc_offset: string;
  latitude: string;
  longitude: string;
}

export const DEFAULT_TIME = { hour: "12", minute: "0", second: "0" } as const;

export function emptyBirthForm(currentYear: number): BirthFormValues {
  return {
    name: "",
    gender: "male",
    year: String(currentYear),
    month: "",
    day: "1",
    ...DEFAULT_TIME,
    ...EXACT,
    city: "",
    country: "",
    place: null,
    clock: "place",
    utc_offset: "",
    latitude: "",
    longitude: "",
  };
}

/** Digits may be typed in either script: १५ is 15. */
const asNumber = (text: string): number | undefined => (text.trim() === "" ? undefined : Number(europeanDigits(text)));

type TimeValues = Pick<BirthFormValues, "hour" | "minute" | "second"> & CertaintyValues;

/** The time that is reckoned with: the one in the boxes, or the middle of what is known of it. */
export const reckonedTime = ({ hour, minute, second, certainty, part }: TimeValues) =>
  certainty === "unknown"
    ? DEFAULT_TIME
    : certainty === "part"
      ? { hour: String(DAY_PARTS[part]), minute: "0", second: "0" }
      : { hour, minute, second };

function timeOf(values: TimeValues) {
  const { hour, minute, second } = reckonedTime(values);
  const minutes = minutesAbout(values);
  return {
    hour: asNumber(hour),
    minute: asNumber(minute),
    second: asNumber(second),
    ...(minutes !== null && { uncertainty: { minutes } }),
    ...(values.certainty === "unknown" && { time_unknown: true }),
  };
}

/** The values as the API wants them; what is wrong stays wrong, for the schema to name. */
export function toRequest(values: BirthFormValues): unknown {
  const place = values.place;
  const byHand = values.latitude.trim() !== "" || values.longitude.trim() !== "";
  const coordinates = byHand
    ? { latitude: asNumber(values.latitude), longitude: asNumber(values.longitude) }
    : place && { latitude: place.latitude, longitude: place.longitude };
  const zone = values.clock === "lmt" ? "LMT" : byHand ? undefined : place?.time_zone;
  return {
    name: values.name,
    gender: values.gender,
    year: asNumber(values.year),
    month: values.month,
    day: asNumber(values.day),
    ...timeOf(values),
    city: values.city,
    country: values.country,
    ...coordinates,
    ...(values.clock === "offset" ? { utc_offset: values.utc_offset.trim() } : zone && { time_zone: zone }),
  };
}

/** A request that the contract's schema has passed; the month is its number. */
export type ValidBirth = Omit<KundliRequest, "month"> & { month: number };

/** The contract's schemas and what reads them. */
export const preloadBirthSchema = () => import("./birth-schema.ts");

/** At the first touch of a form, for nothing is judged before. What fails to come is asked for again when something is to be judged. */
export const fetchBirthSchema = (): void =>
  void idle()
    .then(preloadBirthSchema)
    .catch(() => undefined);

/**
 * The contract's own schema judges the form, so that the form and the server say the same sentences. Where it did not come a field is
 * let be; who presses Generate is told (`BirthForm`).
 */
export const birthFormResolver: Resolver<BirthFormValues, unknown, ValidBirth> = async (values, context, options) => {
  const schema = await preloadBirthSchema().catch(() => null);
  if (schema === null) return { values: {}, errors: {} };
  const resolve = schema.resolveRequest as unknown as Resolver<BirthFormValues, unknown, ValidBirth>;
  return resolve(toRequest(values) as BirthFormValues, context, options);
};

/** Wall-clock time for asking about the offset, once the date and the time can be read; else null. */
export function localDateTime(
  values: Pick<BirthFormValues, "year" | "month" | "day" | "hour" | "minute" | "second">,
): string | null {
  const month = MONTH_NAMES.indexOf(values.month as (typeof MONTH_NAMES)[number]) + 1;
  const [year, day, hour, minute, second] = [
    values.year,
    values.day,
    values.hour,
    values.minute,
    values.second || "0",
  ].map(asNumber);
  if (!isWhole(year, 1900, 2100) || month === 0 || !isWhole(day, 1, new Date(Date.UTC(year, month, 0)).getUTCDate()))
    return null;
  if (!isWhole(hour, 0, 23) || !isWhole(minute, 0, 59) || !isWhole(second, 0, 59)) return null;
  const two = (value: number): string => String(value).padStart(2, "0");
  return `${year}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}:${two(second)}`;
}

function isWhole(value: number | undefined, min: number, max: number): value is number {
  return value !== undefined && Number.isInteger(value) && value >= min && value <= max;
}

/** A draft may have been written by another screen or an older version: each field counts or falls back alone. */
export function readDraft(json: string | null, currentYear: number): BirthFormValues {
  const initial = emptyBirthForm(currentYear);
  const stored = parseObject(json);
  const pick = (key: keyof BirthFormValues): string => {
    const value = stored[key];
    return typeof value === "string" || typeof value === "number" ? String(value) : (initial[key] as string);
  };
  const values = Object.fromEntries(
    Object.keys(initial).map((key) => [key, pick(key as keyof BirthFormValues)]),
  ) as unknown as BirthFormValues;
  return {
    ...values,
    ...readCertainty(stored),
    gender: GENDERS.find((gender) => gender === values.gender.toLowerCase()) ?? "",
    month: monthName(values.month),
    clock: CLOCKS.find((clock) => clock === values.clock) ?? "place",
    place: readPlace(stored["place"]),
  };
}

const PLACE_TEXTS = ["name", "country", "country_code", "time_zone"] as const;
const PLACE_TEXTS_OR_NONE = ["matched", "state", "district"] as const;
const PLACE_NUMBERS = ["id", "latitude", "longitude", "population"] as const;

/** A place that was picked and kept; null where it is none, or one of another age. */
function readPlace(stored: unknown): Place | null {
  if (typeof stored !== "object" || stored === null) return null;
  const held = stored as Record<string, unknown>;
  const whole =
    PLACE_TEXTS.every((key) => typeof held[key] === "string") &&
    PLACE_TEXTS_OR_NONE.every((key) => held[key] === null || typeof held[key] === "string") &&
    PLACE_NUMBERS.every((key) => Number.isFinite(held[key]));
  return whole ? (stored as Place) : null;
}

function parseObject(json: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(json ?? "{}");
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** The name of a month that was written in whatever way; "" for none. */
const monthName = (written: string): string => MONTH_NAMES[(readMonth(written) ?? 0) - 1] ?? "";
