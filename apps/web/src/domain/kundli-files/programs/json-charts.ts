import {
  ImportError,
  type ImportedKundli,
  type ProgramFigures,
  parseGender,
  parseUtcOffset,
  parseUtcOffsetSeconds,
  splitPlace,
  tryRead,
} from "@lagna/birth-tables";
import { chooseCalendar, type Gender, isCalendarDate } from "@lagna/terms";
import { expandIsoCode } from "./country-codes.data.ts";
import {
  deriveOffset,
  type StatedBirth,
  type StatedClock,
  type StatedDate,
  type StatedTime,
  toKundli,
} from "./stated-birth.ts";

/**
 * The JSON of Kerykeion (a subject, or a chart with its subjects) and of VedAstro (a person, or a list of them); docs/formats/programs.md has the
 * sources. Both have north and east positive.
 */
type JsonObject = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const getText = (object: JsonObject, key: string): string =>
  typeof object[key] === "string" ? object[key].trim() : "";
const getNumber = (object: JsonObject, key: string): number | null =>
  typeof object[key] === "number" && Number.isFinite(object[key]) ? object[key] : null;

/** Keys under which the programs nest births. */
const NESTED_IN = ["subject", "first_subject", "second_subject", "Payload", "PersonList", "subjects", "persons"];

interface JsonChartKind {
  readonly is: (object: JsonObject) => boolean;
  readonly read: (object: JsonObject) => StatedBirth;
}

const requireDate = (year: number | null, month: number | null, day: number | null): StatedDate => {
  const date = { year: year ?? Number.NaN, month: month ?? 0, day: day ?? 0 };
  if (year === null || !isCalendarDate(date, chooseCalendar(date)))
    throw new ImportError("date", [year, month, day].map(String).join("-"));
  return { ...date, calendar: null };
};

/** House systems whose first house begins at the ascendant. */
const FIRST_HOUSE_IS_LAGNA = new Set(["P", "K", "R", "C", "O", "B", "T", "A", "E"]);

/** Of a sidereal subject; the figures of a tropical one do not tell which ayanamsa its user prefers. */
function readKerykeionFigures(subject: JsonObject): ProgramFigures | undefined {
  if (getText(subject, "zodiac_type") !== "Sidereal") return undefined;
  const getPosition = (key: string): number | null =>
    isObject(subject[key]) ? getNumber(subject[key], "abs_pos") : null;
  const first = FIRST_HOUSE_IS_LAGNA.has(getText(subject, "houses_system_identifier"))
    ? getPosition("first_house")
    : null;
  const [lagna, moon] = [getPosition("ascendant") ?? first, getPosition("moon")];
  return { ...(lagna !== null && { lagna }), ...(moon !== null && { moon }) };
}

/** By the offset of its local time, or its Julian Day, either of which is what the program used; else by the name of the zone. */
function readKerykeionClock(subject: JsonObject, date: StatedDate, time: StatedTime): StatedClock {
  const stated = /([+-]\d{2}:\d{2}(?::\d{2})?)$/.exec(getText(subject, "iso_formatted_local_datetime"))?.[1];
  if (stated !== undefined) return { offset: parseUtcOffsetSeconds(stated) };
  const jd = getNumber(subject, "julian_day");
  if (jd !== null) return { offset: deriveOffset(jd, date, time) };
  return getText(subject, "tz_str") === "" ? "of_place" : { zone: getText(subject, "tz_str") };
}

const KERYKEION: JsonChartKind = {
  is: (object) =>
    ["year", "month", "day", "hour", "lat", "lng"].every((key) => typeof object[key] === "number") &&
    "tz_str" in object,
  read: (subject) => {
    const date = requireDate(getNumber(subject, "year"), getNumber(subject, "month"), getNumber(subject, "day"));
    const time = {
      hour: getNumber(subject, "hour") ?? 0,
      minute: getNumber(subject, "minute") ?? 0,
      second: Math.round(getNumber(subject, "seconds") ?? 0),
    };
    const figures = readKerykeionFigures(subject);
    return {
      name: getText(subject, "name"),
      gender: null,
      date,
      time,
      city: getText(subject, "city"),
      country: expandIsoCode(getText(subject, "nation")),
      latitude: getNumber(subject, "lat"),
      longitude: getNumber(subject, "lng"),
      clock: readKerykeionClock(subject, date, time),
      ...(figures && { figures }),
    };
  },
};

/** `HH:mm dd/MM/yyyy zzz`; some systems wrote other separators into the date. */
const STD_TIME = /^(\d{1,2}):(\d{2}) (\d{1,2})[/.-](\d{1,2})[/.-](\d{4}) ([+-]\d{2}:\d{2})$/;

const VEDASTRO: JsonChartKind = {
  is: (object) => isObject(object["BirthTime"]) && "StdTime" in object["BirthTime"],
  read: (person) => {
    const birthTime = person["BirthTime"] as JsonObject;
    const location = isObject(birthTime["Location"]) ? birthTime["Location"] : {};
    const text = getText(birthTime, "StdTime");
    const [, hour, minute, day, month, year, offset = ""] = STD_TIME.exec(text) ?? [];
    if (year === undefined) throw new ImportError("date", text);
    if (Number(hour) > 23 || Number(minute) > 59) throw new ImportError("time", text);
    const gender: Gender | null = parseGender(getText(person, "Gender"));
    return {
      name: getText(person, "Name"),
      gender,
      date: requireDate(Number(year), Number(month), Number(day)),
      time: { hour: Number(hour), minute: Number(minute), second: 0 },
      ...splitPlace(getText(location, "Name")),
      latitude: getNumber(location, "Latitude"),
      longitude: getNumber(location, "Longitude"),
      clock: { offset: parseUtcOffsetSeconds(parseUtcOffset(offset) ?? "+00:00") },
      notes: getText(person, "Notes"),
    };
  },
};

const KINDS = [KERYKEION, VEDASTRO];

function findBirths(value: unknown): { kind: JsonChartKind; object: JsonObject }[] {
  if (Array.isArray(value)) return value.flatMap(findBirths);
  if (!isObject(value)) return [];
  const kind = KINDS.find(({ is }) => is(value));
  return kind ? [{ kind, object: value }] : NESTED_IN.flatMap((key) => findBirths(value[key]));
}

/** The births of another program's JSON; `null` if it is not from one of them. */
export function parseJsonCharts(text: string, file: string): ImportedKundli[] | null {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch {
    return null;
  }
  const births = findBirths(parsed);
  if (births.length === 0) return null;
  return births.map(({ kind, object }, index) =>
    tryRead({ file, line: births.length === 1 ? null : index + 1 }, () => toKundli(kind.read(object))),
  );
}
