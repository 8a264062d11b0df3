import { ImportError, type ImportWarning, type ImportedKundli, parseCoordinate, tryRead } from "@lagna/birth-tables";
import { chooseCalendar, type Gender, isCalendarDate } from "@lagna/terms";
import { expandCountryCode } from "./country-codes.data.ts";
import {
  deriveOffset,
  type StatedBirth,
  type StatedClock,
  type StatedDate,
  type StatedTime,
  toKundli,
} from "./stated-birth.ts";

/**
 * The Astrological Exchange Format (.aaf), which Astrodienst, Galiastro, Astrolog, Argus and others write; docs/formats/programs.md has its sources.
 *
 *  #A93: last name, first name, gender, d.m.yyyy[g|j], time, place, country
 *  #B93: Julian Day (UT), latitude 51n41[:ss], longitude 7e49[:ss], zone 1he[mm[:ss]], summer time
 *  #COM: and others: text; #: a remark of the writing program
 *
 * An asterisk stands for an unknown value. Lines without # continue the text before them.
 */
interface AafRecord {
  readonly line: number;
  readonly a93: string;
  b93: string | null;
  readonly texts: { readonly id: string; text: string }[];
}

const CHUNK = /^\s*#([A-Z0-9]*):(.*)$/i;
const A93_FIELDS = 7;
const B93_FIELDS = 5;
const GENDERS: Readonly<Record<string, Gender>> = { m: "male", f: "female", w: "female" };
/** Hours of summer time; `L` and `M` stand for local mean time, whose zone states it. */
const SUMMER_HOURS: Readonly<Record<string, number>> = { "0": 0, "1": 1, "2": 2, D: 2, H: 0.5, L: 0, M: 0, "*": 0 };
/** Texts whose content is already in the fields. */
const NOT_NOTES = new Set(["ZNAM", "ENID"]);
/** How far the clock of a file may be from its Julian Day before the user is told. */
const MAX_CLOCK_DIFFERENCE_SECONDS = 60;

const orEmpty = (text: string | undefined): string => (text === undefined || text.trim() === "*" ? "" : text.trim());

/** Every line belongs to a record or is reported. */
function splitRecords(text: string): { records: AafRecord[]; strays: { line: number; text: string }[] } {
  const records: AafRecord[] = [];
  const strays: { line: number; text: string }[] = [];
  for (const [index, content] of text.split(/\r\n|\r|\n/).entries()) {
    const [, id, body = ""] = CHUNK.exec(content) ?? [];
    const record = records.at(-1);
    const last = record?.texts.at(-1);
    if (id === "" || (content.trim() === "" && last === undefined)) continue;
    if (id?.toUpperCase() === "A93") records.push({ line: index + 1, a93: body, b93: null, texts: [] });
    else if (id?.toUpperCase() === "B93" && record && record.b93 === null) record.b93 = body;
    else if (id !== undefined && record) record.texts.push({ id: id.toUpperCase(), text: body.trim() });
    else if (id === undefined && last) last.text += `\n${content}`;
    else strays.push({ line: index + 1, text: content.trim() });
  }
  return { records, strays };
}

function parseAafDate(text: string): StatedDate {
  const [, day, month, year, suffix] = /^(\d{1,2})\.(\d{1,2})\.(-?\d{1,4})\s*([gj])?$/i.exec(text) ?? [];
  const date = { year: Number(year), month: Number(month), day: Number(day) };
  const calendar = suffix === undefined ? null : suffix.toLowerCase() === "g" ? "gregorian" : "julian";
  if (day === undefined || !isCalendarDate(date, chooseCalendar(date, calendar ?? undefined)))
    throw new ImportError("date", text);
  // Stated only where it differs from the usual one.
  return { ...date, calendar: calendar === chooseCalendar(date) ? null : calendar };
}

function parseAafTime(text: string): StatedTime | null {
  if (text === "") return null;
  const [, hour, minute = "0", second = "0"] = /^(\d{1,2})(?:[:h.](\d{1,2})(?:[:m.](\d{1,2}))?)?$/i.exec(text) ?? [];
  const time = { hour: Number(hour), minute: Number(minute), second: Number(second) };
  if (hour === undefined || time.hour > 23 || time.minute > 59 || time.second > 59) throw new ImportError("time", text);
  return time;
}

/** Seconds east of UTC of `1he`, `5hw30`, `0he21:48`, `0E44:0`; null where it is unknown. */
function parseAafZone(text: string): number | null {
  if (text === "") return null;
  const [, hours, side, minutes = "0", seconds = "0"] =
    /^(\d{1,2})\s*h?\s*([ew])\s*(?:(\d{1,2})(?::(\d{1,2}))?)?$/i.exec(text) ?? [];
  if (hours === undefined) throw new ImportError("offset", text);
  const magnitude = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  return side?.toLowerCase() === "w" ? -magnitude : magnitude;
}

const parseJulianDay = (text: string): number | null => (/^\d{5,8}(?:\.\d+)?$/.test(text) ? Number(text) : null);

/** The clock by its zone and summer time, or else by the Julian Day, which the format calls the true instant. */
function parseAafClock(
  b93: readonly string[],
  date: StatedDate,
  time: StatedTime | null,
  warnings: ImportWarning[],
): StatedClock {
  const zone = parseAafZone(orEmpty(b93[3]));
  const summer = SUMMER_HOURS[(b93[4] ?? "*").trim().toUpperCase()];
  if (summer === undefined) throw new ImportError("offset", b93[4]);
  const jd = parseJulianDay(orEmpty(b93[0]));
  const derived = jd === null || time === null ? null : deriveOffset(jd, date, time);
  if (zone === null)
    return derived !== null ? { offset: derived } : b93[4]?.trim().toUpperCase() === "L" ? { zone: "LMT" } : "of_place";
  const offset = zone + summer * 3600;
  if (derived === null || Math.abs(derived - offset) <= MAX_CLOCK_DIFFERENCE_SECONDS) return { offset };
  warnings.push("clock_differs");
  return { offset: derived };
}

function parseRecord({ a93, b93, texts }: AafRecord): StatedBirth {
  const a = a93.split(",");
  if (a.length < A93_FIELDS) throw new ImportError("record_short", `#A93:${a93}`);
  const [last, first, gender, dateText, timeText, ...where] = a;
  const b = b93 === null ? Array.from({ length: B93_FIELDS }, () => "*") : b93.split(",");
  if (b.length < B93_FIELDS) throw new ImportError("record_short", `#B93:${b93}`);
  const warnings: ImportWarning[] = [];
  const date = parseAafDate(orEmpty(dateText));
  const time = parseAafTime(orEmpty(timeText));
  return {
    name: [orEmpty(first), orEmpty(last)].filter((part) => part !== "").join(" "),
    gender: GENDERS[(gender ?? "").trim().toLowerCase()] ?? null,
    date,
    time,
    city: where.slice(0, -1).map(orEmpty).filter(Boolean).join(", "),
    country: expandCountryCode(orEmpty(where.at(-1))),
    latitude: parseCoordinate(orEmpty(b[1]), "latitude"),
    longitude: parseCoordinate(orEmpty(b[2]), "longitude"),
    clock: parseAafClock(b, date, time, warnings),
    notes: texts
      .filter(({ id, text }) => !NOT_NOTES.has(id) && text.trim() !== "")
      .map(({ id, text }) => (id === "COM" ? text.trim() : `${id}: ${text.trim()}`))
      .join("\n"),
    warnings,
  };
}

/** Each record is read by itself; a line of none is reported. @throws ImportError for a file without a record */
export function parseAaf(text: string, file: string): ImportedKundli[] {
  const { records, strays } = splitRecords(text.replace(/^\uFEFF/, ""));
  if (records.length === 0) throw new ImportError("file_empty");
  return [
    ...records.map((record) => tryRead({ file, line: record.line }, () => toKundli(parseRecord(record)))),
    ...strays.map(({ line, text: value }) =>
      tryRead({ file, line }, () => {
        throw new ImportError("line_unknown", value);
      }),
    ),
  ];
}
