import { kundliRequestSchema } from "@lagna/contract";
import { parseLocalDateTime } from "@lagna/places";
import { parseMonth } from "@lagna/terms";
import type { KundliInput } from "@lagna/kundli";
import { AppError, createInvalidFieldError } from "../errors/app-error.ts";
import { toFieldError } from "../errors/parse-schema-issue.ts";

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Forms store what was typed, so numbers may be text. */
const toNumber = (value: unknown): unknown =>
  typeof value === "string" && /^-?\d{1,4}(\.\d+)?$/.test(value.trim()) ? Number(value) : value;

/** Reads the fields of a form; other keys are ignored. */
function readFormBirth(form: Fields): Fields {
  const { name, gender, month, city, country, latitude, longitude, time_zone, utc_offset } = form;
  const { settings, time_unknown, uncertainty, calendar } = form;
  const optionalFields = { calendar, latitude, longitude, time_zone, utc_offset, settings, time_unknown, uncertainty };
  return {
    name,
    gender: typeof gender === "string" ? gender.toLowerCase() : gender,
    year: toNumber(form["year"]),
    month: typeof month === "string" ? (parseMonth(month) ?? month) : month,
    day: toNumber(form["day"]),
    hour: toNumber(form["hour"]),
    minute: toNumber(form["minute"]),
    second: toNumber(form["second"]) ?? undefined,
    city,
    country,
    ...Object.fromEntries(Object.entries(optionalFields).filter(([, value]) => value !== undefined && value !== null)),
  };
}

/** Settings of a kundli that are results of its computation, not choices. */
const COMPUTED_SETTINGS = new Set(["ayanamsa_degrees", "ayanamsa_mean_degrees", "ephemeris"]);

function readKundliSettings(settings: unknown): Fields | undefined {
  if (!isObject(settings)) return undefined;
  const custom = settings["ayanamsa"] === "custom";
  return Object.fromEntries(
    Object.entries(settings).filter(
      ([name]) => !COMPUTED_SETTINGS.has(name) || (custom && name === "ayanamsa_degrees"),
    ),
  );
}

/** Reads the birth of a kundli made by this server. Positions are ignored, since they are computed again. */
function readKundliBirth(birth: Fields, settings: unknown): Fields | null {
  const { name, gender, local, utc_offset, place } = birth;
  const clock = typeof local === "string" ? parseLocalDateTime(local) : null;
  if (clock === null || !isObject(place)) return null;
  const { city, country, latitude, longitude } = place;
  const where = { city, country, latitude, longitude, utc_offset };
  return { name, gender, ...clock, calendar: "gregorian", ...where, settings: readKundliSettings(settings) };
}

/** Accepts `{status, data}` as the API responds, `data` as downloaded, or the fields of a form. */
function findBirthFields(data: Fields): Fields | null {
  const kundli = isObject(data["data"]) ? data["data"] : data;
  const birth = kundli["birth"];
  if (isObject(birth)) return "local" in birth ? readKundliBirth(birth, kundli["settings"]) : readFormBirth(birth);
  return "year" in kundli || "day" in kundli ? readFormBirth(kundli) : null;
}

function parseIfText(data: unknown, path: string): unknown {
  if (typeof data !== "string") return data;
  try {
    return JSON.parse(data) as unknown;
  } catch (cause) {
    if (cause instanceof SyntaxError) throw createInvalidFieldError(path, "kundli_data_unreadable");
    throw cause;
  }
}

/**
 * Reads the birth from what a user pasted: birth details, or a kundli. Everything else in it is ignored.
 * @param path name of the request field that holds the data
 * @throws AppError 422 naming that field, and within it the one that is wrong
 */
export function parseBirthData(data: unknown, path: string): KundliInput {
  const parsed = parseIfText(data, path);
  if (!isObject(parsed)) throw createInvalidFieldError(path, "kundli_data_unreadable");
  const fields = findBirthFields(parsed);
  if (!fields) throw createInvalidFieldError(path, "kundli_data_birth");
  // A reading needs neither name nor gender, so they may be missing.
  const { name = "Kundli", gender = "other" } = fields;
  const result = kundliRequestSchema.safeParse({ ...fields, name, gender });
  if (result.success) return result.data;
  const errors = result.error.issues.map(({ path: inner, code, message, ...params }) =>
    toFieldError({ path: [path, ...inner].join("."), kind: code, message, params }),
  );
  throw new AppError("invalid_input", { errors });
}
