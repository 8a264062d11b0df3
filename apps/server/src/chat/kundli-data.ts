import { kundliRequestSchema } from "@lagna/contract";
import { readMonth } from "@lagna/terms";
import { AppError, invalidField } from "../errors.ts";
import type { KundliInput } from "../modules/kundli/service.ts";
import { fieldErrorOf } from "../schema-issue.ts";

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A form keeps what was typed: numbers may be text. */
const number = (value: unknown): unknown =>
  typeof value === "string" && /^-?\d{1,4}(\.\d+)?$/.test(value.trim()) ? Number(value) : value;

/** As the form has it: another key than these is nothing we read. */
function birthOfForm(form: Fields): Fields {
  const { name, gender, month, city, country, latitude, longitude, time_zone, utc_offset } = form;
  const { settings, time_unknown, uncertainty } = form;
  const given = { latitude, longitude, time_zone, utc_offset, settings, time_unknown, uncertainty };
  return {
    name,
    gender: typeof gender === "string" ? gender.toLowerCase() : gender,
    year: number(form["year"]),
    month: typeof month === "string" ? (readMonth(month) ?? month) : month,
    day: number(form["day"]),
    hour: number(form["hour"]),
    minute: number(form["minute"]),
    second: number(form["second"]) ?? undefined,
    city,
    country,
    ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined && value !== null)),
  };
}

/** What a kundli came to, which is no choice. */
const REACHED = new Set(["ayanamsa_degrees", "ayanamsa_mean_degrees", "ephemeris"]);

function settingsOfKundli(settings: unknown): Fields | undefined {
  if (!isObject(settings)) return undefined;
  const custom = settings["ayanamsa"] === "custom";
  return Object.fromEntries(
    Object.entries(settings).filter(([name]) => !REACHED.has(name) || (custom && name === "ayanamsa_degrees")),
  );
}

/** Of a kundli as this server makes them: its birth, never its places, which are worked out anew. */
function birthOfKundli(birth: Fields, settings: unknown): Fields | null {
  const { name, gender, local, utc_offset, place } = birth;
  const clock = typeof local === "string" ? /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)(?::(\d\d))?$/.exec(local) : null;
  if (!clock || !isObject(place)) return null;
  const [year, month, day, hour, minute, second] = clock.slice(1).map((part) => Number(part ?? 0));
  const { city, country, latitude, longitude } = place;
  const where = { city, country, latitude, longitude, utc_offset };
  return { name, gender, year, month, day, hour, minute, second, ...where, settings: settingsOfKundli(settings) };
}

/** `{status, data}` as it is answered, `data` as it is downloaded, or the fields of a form. */
function birthFields(data: Fields): Fields | null {
  const kundli = isObject(data["data"]) ? data["data"] : data;
  const birth = kundli["birth"];
  if (isObject(birth)) return "local" in birth ? birthOfKundli(birth, kundli["settings"]) : birthOfForm(birth);
  return "year" in kundli || "day" in kundli ? birthOfForm(kundli) : null;
}

function parsed(data: unknown, path: string): unknown {
  if (typeof data !== "string") return data;
  try {
    return JSON.parse(data) as unknown;
  } catch (cause) {
    if (cause instanceof SyntaxError) throw invalidField(path, "kundli_data_unreadable");
    throw cause;
  }
}

/**
 * The birth in what a person pasted: birth details, or a kundli. Nothing else of it is read.
 * @param path the field it stands in
 * @throws AppError 422 naming that field, and within it the one that is wrong
 */
export function birthIn(data: unknown, path: string): KundliInput {
  const read = parsed(data, path);
  if (!isObject(read)) throw invalidField(path, "kundli_data_unreadable");
  const fields = birthFields(read);
  if (!fields) throw invalidField(path, "kundli_data_birth");
  // A reading needs neither: who pastes a bare birth is not asked for them.
  const { name = "Kundli", gender = "other" } = fields;
  const result = kundliRequestSchema.safeParse({ ...fields, name, gender });
  if (result.success) return result.data;
  const errors = result.error.issues.map(({ path: inner, code, message, ...params }) =>
    fieldErrorOf({ path: [path, ...inner].join("."), kind: code, message, params }),
  );
  throw new AppError("invalid_input", { errors });
}
