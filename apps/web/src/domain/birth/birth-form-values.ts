import { type KundliRequest, type Place } from "@lagna/contract";
import { CALENDARS, convertDate, formatIsoDate, GENDERS, MONTH_NAMES, parseMonth } from "@lagna/terms";
import type { Resolver } from "react-hook-form";
import { waitForIdle } from "../../lib/wait-for-idle.ts";
import { getSentZone } from "./get-sent-zone.ts";
import {
  type CertaintyValues,
  DAY_PARTS,
  EXACT_TIME,
  getUncertaintyMinutes,
  parseCertainty,
} from "./time-certainty.ts";
import { ERAS, getSentCalendar, parseNumber, readTypedDate, toAstronomicalYear, type TypedDate } from "./typed-date.ts";

export const BIRTH_CLOCKS = ["place", "lmt", "offset"] as const;
/**
 * The clock of the stated time: the place's clock on that day, its local mean time, or a UTC offset typed by the
 * user.
 */
export type BirthClock = (typeof BIRTH_CLOCKS)[number];

/** The form's fields: all text, so that incomplete numbers are not lost. */
export interface BirthFormValues extends CertaintyValues, TypedDate {
  name: string;
  gender: string;
  hour: string;
  minute: string;
  second: string;
  city: string;
  country: string;
  /** The place chosen from the suggestions; null while city and country are free text. */
  place: Place | null;
  clock: BirthClock;
  utc_offset: string;
  latitude: string;
  longitude: string;
}

export const DEFAULT_TIME = { hour: "12", minute: "0", second: "0" } as const;

export function createEmptyBirthForm(currentYear: number): BirthFormValues {
  return {
    name: "",
    gender: "male",
    year: String(currentYear),
    month: "",
    day: "1",
    era: "ad",
    calendar: "",
    ...DEFAULT_TIME,
    ...EXACT_TIME,
    city: "",
    country: "",
    place: null,
    clock: "place",
    utc_offset: "",
    latitude: "",
    longitude: "",
  };
}

type TimeValues = Pick<BirthFormValues, "hour" | "minute" | "second"> & CertaintyValues;

/** The time used for the calculation: the one in the fields, or the middle of the known range. */
export const getEffectiveTime = ({ hour, minute, second, certainty, part }: TimeValues) =>
  certainty === "unknown"
    ? DEFAULT_TIME
    : certainty === "part"
      ? { hour: String(DAY_PARTS[part]), minute: "0", second: "0" }
      : { hour, minute, second };

function toTimeFields(values: TimeValues) {
  const { hour, minute, second } = getEffectiveTime(values);
  const minutes = getUncertaintyMinutes(values);
  return {
    hour: parseNumber(hour),
    minute: parseNumber(minute),
    second: parseNumber(second),
    ...(minutes !== null && { uncertainty: { minutes } }),
    ...(values.certainty === "unknown" && { time_unknown: true }),
  };
}

/** The values as an API request. Invalid values are passed on, so that the schema reports them. */
export function toKundliRequest(values: BirthFormValues): unknown {
  const place = values.place;
  const byHand = values.latitude.trim() !== "" || values.longitude.trim() !== "";
  const coordinates = byHand
    ? { latitude: parseNumber(values.latitude), longitude: parseNumber(values.longitude) }
    : place && { latitude: place.latitude, longitude: place.longitude };
  const year = toAstronomicalYear(values);
  const calendar = getSentCalendar(values);
  const zone = values.clock === "lmt" ? "LMT" : byHand ? undefined : place && getSentZone(place.time_zone, year);
  return {
    name: values.name,
    gender: values.gender,
    year,
    month: values.month,
    day: parseNumber(values.day),
    ...(calendar !== undefined && { calendar }),
    ...toTimeFields(values),
    city: values.city,
    country: values.country,
    ...coordinates,
    ...(values.clock === "offset" ? { utc_offset: values.utc_offset.trim() } : zone && { time_zone: zone }),
  };
}

/** A request that passed the contract's schema; the month is a number. */
export type ValidBirth = Omit<KundliRequest, "month"> & { month: number };

/** Loads the contract's schemas and the code that applies them. */
export const preloadBirthSchema = () => import("./birth-schema.ts");

/**
 * Prefetches the schemas when the user first touches the form; nothing is validated before. If that fails, they are
 * requested again at validation.
 */
export const prefetchBirthSchema = (): void =>
  void waitForIdle()
    .then(preloadBirthSchema)
    .catch(() => undefined);

/**
 * Validates the form with the contract's own schema, so that form and server report the same messages. While the
 * schema cannot be loaded, fields are not validated; on Generate, the form reports the failure (`BirthForm`).
 */
export const birthFormResolver: Resolver<BirthFormValues, unknown, ValidBirth> = async (values, context, options) => {
  const schema = await preloadBirthSchema().catch(() => null);
  if (schema === null) return { values: {}, errors: {} };
  const resolve = schema.REQUEST_RESOLVERS[values.era] as unknown as Resolver<BirthFormValues, unknown, ValidBirth>;
  return resolve(toKundliRequest(values) as BirthFormValues, context, options);
};

/** Wall-clock time, by the Gregorian calendar, for requesting the UTC offset; null until date and time are valid. */
export function buildLocalDateTime(
  values: TypedDate & Pick<BirthFormValues, "hour" | "minute" | "second">,
): string | null {
  const read = readTypedDate(values);
  const [hour, minute, second] = [values.hour, values.minute, values.second || "0"].map(parseNumber);
  if (read === null) return null;
  if (!isIntegerInRange(hour, 0, 23) || !isIntegerInRange(minute, 0, 59) || !isIntegerInRange(second, 0, 59))
    return null;
  const padTwo = (value: number): string => String(value).padStart(2, "0");
  const date = formatIsoDate(convertDate(read.date, read.calendar, "gregorian"));
  return `${date}T${padTwo(hour)}:${padTwo(minute)}:${padTwo(second)}`;
}

function isIntegerInRange(value: number | undefined, min: number, max: number): value is number {
  return value !== undefined && Number.isInteger(value) && value >= min && value <= max;
}

/**
 * Parses a draft. It may have been written by another page or an older version, so each invalid field falls back to
 * its default separately.
 */
export function parseDraft(json: string | null, currentYear: number): BirthFormValues {
  const initial = createEmptyBirthForm(currentYear);
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
    ...parseCertainty(stored),
    gender: GENDERS.find((gender) => gender === values.gender.toLowerCase()) ?? "",
    month: normalizeMonthName(values.month),
    era: ERAS.find((era) => era === values.era) ?? "ad",
    calendar: CALENDARS.find((calendar) => calendar === values.calendar) ?? "",
    clock: BIRTH_CLOCKS.find((clock) => clock === values.clock) ?? "place",
    place: parsePlace(stored["place"]),
  };
}

const PLACE_TEXT_KEYS = ["name", "country", "country_code", "time_zone"] as const;
const PLACE_OPTIONAL_TEXT_KEYS = ["matched", "state", "district"] as const;
const PLACE_NUMBER_KEYS = ["id", "latitude", "longitude", "population"] as const;

/** Parses a chosen place from a draft; null where it is missing or from an incompatible version. */
function parsePlace(stored: unknown): Place | null {
  if (typeof stored !== "object" || stored === null) return null;
  const record = stored as Record<string, unknown>;
  const isComplete =
    PLACE_TEXT_KEYS.every((key) => typeof record[key] === "string") &&
    PLACE_OPTIONAL_TEXT_KEYS.every((key) => record[key] === null || typeof record[key] === "string") &&
    PLACE_NUMBER_KEYS.every((key) => Number.isFinite(record[key]));
  return isComplete ? (stored as Place) : null;
}

function parseObject(json: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(json ?? "{}");
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** The English name of a month written in any form; "" for unknown names. */
const normalizeMonthName = (text: string): string => MONTH_NAMES[(parseMonth(text) ?? 0) - 1] ?? "";
