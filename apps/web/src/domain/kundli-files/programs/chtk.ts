import { ImportError, type ImportedKundli, parseCoordinate, tryRead } from "@lagna/birth-tables";
import { chooseCalendar, type Gender, isCalendarDate } from "@lagna/terms";
import { type StatedBirth, type StatedClock, toKundli } from "./stated-birth.ts";

/**
 * Birth data of Kala (.chtk), Ernst Wilhelm's program: UTF-16 with a value a line; docs/formats/programs.md has its sources.
 *
 *  1 name · 2–4 year, month, day · 5–7 hour, minute, second · 8 gender, 1 male, 2 female · 9 country · 10 city, outside the USA with ", 0" ·
 *  11 longitude 075E47'00 · 12 latitude 26N55'00 · 13 zone, hours, **west positive** · 14 summer time: hours to add, -1 for the place's own ·
 *  notes up to `~end of notes~` · muhurtas up to `~end of muhurtas~` · the place of residence
 */
const BIRTH_LINES = 14;
const GENDERS: Readonly<Record<string, Gender>> = { "1": "male", m: "male", "2": "female", f: "female" };
const END_OF_NOTES = "~end of notes~";
const END_OF_MUHURTAS = "~end of muhurtas~";
const SUMMER_TIME_OF_PLACE = -1;

/** Some files name a value after it: `1 >gender`. */
const cleanLine = (line: string | undefined): string => (line ?? "").replace(/\s*>.*$/, "").trim();

function parseInteger(lines: readonly string[], index: number): number {
  const text = cleanLine(lines[index]);
  // Kala writes some numbers with a point: `5.`
  if (!/^-?\d{1,4}(?:\.0*)?$/.test(text)) throw new ImportError("number", `${index + 1}: ${text}`);
  return Number(text);
}

/** Hours and minutes of `-05:30:00`, `7:00`, `6`, seconds east of UTC. */
function parseKalaZone(text: string): number {
  if (text.toUpperCase() === "UTC" || text === "") return 0;
  const [, sign, hours, minutes = "0", seconds = "0"] =
    /^([+-])?(\d{1,2})(?::(\d{1,2})(?:\.0*)?(?::(\d{1,2})(?:\.0*)?)?)?$/.exec(text) ?? [];
  if (hours === undefined) throw new ImportError("offset", text);
  const west = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  return sign === "-" ? west : -west;
}

function parseClock(lines: readonly string[]): StatedClock {
  const summer = parseInteger(lines, 13);
  return summer === SUMMER_TIME_OF_PLACE ? "of_place" : { offset: parseKalaZone(cleanLine(lines[12])) + summer * 3600 };
}

/** Notes, and the muhurtas after them, so that nothing the user wrote is lost. */
function parseNotes(lines: readonly string[]): string {
  const rest = lines.slice(BIRTH_LINES);
  const end = rest.findIndex((line) => line.trim() === END_OF_MUHURTAS);
  return (end < 0 ? [] : rest.slice(0, end))
    .filter((line) => line.trim() !== END_OF_NOTES)
    .join("\n")
    .trim();
}

function parseBirth(text: string): StatedBirth {
  const lines = text.replace(/^\uFEFF/, "").split(/\r\n|\r|\n/);
  if (lines.length < BIRTH_LINES) throw new ImportError("chtk_short", String(lines.length));
  const date = { year: parseInteger(lines, 1), month: parseInteger(lines, 2), day: parseInteger(lines, 3) };
  if (!isCalendarDate(date, chooseCalendar(date)))
    throw new ImportError("date", lines.slice(1, 4).map(cleanLine).join("-"));
  const time = { hour: parseInteger(lines, 4), minute: parseInteger(lines, 5), second: parseInteger(lines, 6) };
  if (time.hour > 23 || time.minute > 59 || time.second > 59)
    throw new ImportError("time", lines.slice(4, 7).map(cleanLine).join(":"));
  return {
    name: cleanLine(lines[0]),
    gender: GENDERS[cleanLine(lines[7]).toLowerCase()] ?? null,
    date: { ...date, calendar: null },
    time,
    city: cleanLine(lines[9]).replace(/,\s*0$/, ""),
    country: cleanLine(lines[8]),
    longitude: parseCoordinate(cleanLine(lines[10]), "longitude"),
    latitude: parseCoordinate(cleanLine(lines[11]), "latitude"),
    clock: parseClock(lines),
    notes: parseNotes(lines),
  };
}

export const parseChtk = (text: string, file: string): ImportedKundli[] => [
  tryRead({ file, line: null }, () => toKundli(parseBirth(text))),
];
