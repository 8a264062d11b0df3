import { ImportError, type ImportedKundli, parseCoordinate, parseTime, splitPlace, tryRead } from "@lagna/birth-tables";
import { chooseCalendar, isCalendarDate, parseMonth } from "@lagna/terms";
import { ASTROLOG_ZONES } from "./astrolog-zones.data.ts";
import { type StatedBirth, type StatedClock, toKundli } from "./stated-birth.ts";

/**
 * Chart files of Astrolog (.as), Walter D. Pullen's program: its own command switches, one chart (`/qb` and `/zi`) or a list (`/qcl`);
 * docs/formats/programs.md has the sources.
 *
 *  /qb month day year time daylight zone longitude latitude
 *  /zi "name" "place"
 *  /qcl the eight of /qb, then "name" "place"
 *
 * Zones and longitudes without a letter are **west positive**.
 */
const SWITCH = /^\s*[-/=](q[abc]l?|zi)\b(.*)$/i;
const QUOTED_OR_WORD = /"([^"]*)"|(\S+)/g;
const MOMENT_VALUES = 8;
const ALL_VALUES = 10;

interface Command {
  readonly line: number;
  readonly name: string;
  readonly values: readonly string[];
}

function listCommands(text: string): Command[] {
  return text.split(/\r\n|\r|\n/).flatMap((content, index) => {
    const [, name, rest = ""] = SWITCH.exec(content) ?? [];
    if (name === undefined) return [];
    const values = [...rest.matchAll(QUOTED_OR_WORD)].map(([, quoted, word]) => quoted ?? word ?? "");
    return [{ line: index + 1, name: name.toLowerCase(), values }];
  });
}

/** Hours of `8:00`, `5:30E`, `-5.5`, `+8`: west of Greenwich positive; null for other texts. */
function parseHoursWest(text: string): number | null {
  const [, sign, hours, minutes, fraction = "", side] =
    /^([+-])?(\d{1,2})(?::(\d{2})|(\.\d+))?([EW])?$/i.exec(text) ?? [];
  if (hours === undefined) return null;
  const magnitude = Number(hours + fraction) + Number(minutes ?? 0) / 60;
  return sign === "-" || side?.toUpperCase() === "E" ? -magnitude : magnitude;
}

function parseDaylight(text: string): number | "of_place" {
  const kind = text.toUpperCase();
  if (kind.startsWith("AUTO")) return "of_place";
  if (kind === "ST" || kind === "S") return 0;
  if (kind === "DT" || kind === "D") return 1;
  const hours = parseHoursWest(text);
  if (hours === null) throw new ImportError("offset", text);
  return Math.abs(hours);
}

function parseClock(daylightText: string, zoneText: string): StatedClock {
  const daylight = parseDaylight(daylightText);
  const zone = zoneText.toUpperCase();
  if (daylight === "of_place") return "of_place";
  if (zone === "LMT" || zone === "LT" || zone === "L") return { zone: "LMT" };
  const west = parseHoursWest(zoneText) ?? ASTROLOG_ZONES[zone];
  if (west === undefined) throw new ImportError("offset", zoneText);
  return { offset: (daylight - west) * 3600 };
}

function parseLongitude(text: string): number | null {
  const east = parseCoordinate(text, "longitude");
  return east === null || /[EW]/i.test(text) ? east : -east + 0;
}

function readMoment(values: readonly string[], name: string, place: string): StatedBirth {
  const [monthText = "", dayText, yearText, timeText = "", daylight = "", zone = "", longitude = "", latitude = ""] =
    values;
  const month = parseMonth(monthText);
  const date = { year: Number(yearText), month: month ?? 0, day: Number(dayText) };
  if (month === null || !isCalendarDate(date, chooseCalendar(date)))
    throw new ImportError("date", values.slice(0, 3).join(" "));
  const time = parseTime(timeText);
  if (time === null) throw new ImportError("time", timeText);
  return {
    name,
    gender: null,
    date: { ...date, calendar: null },
    time: { hour: time.hour, minute: time.minute ?? 0, second: time.second ?? 0 },
    ...splitPlace(place),
    longitude: parseLongitude(longitude),
    latitude: parseCoordinate(latitude, "latitude"),
    clock: parseClock(daylight, zone),
  };
}

/** The ten values of a chart: `/qa` has no daylight and only `/qc` has the names, which else are in the `/zi` after it. */
function completeValues({ name, values }: Command, following: Command | undefined): readonly string[] {
  const moment = name.startsWith("qa") ? values.toSpliced(4, 0, "ST") : values;
  const names = following?.name === "zi" ? following.values : [];
  const all = name.startsWith("qc") ? moment : [...moment.slice(0, MOMENT_VALUES), names[0] ?? "", names[1] ?? ""];
  if (moment.length < (name.startsWith("qc") ? ALL_VALUES : MOMENT_VALUES))
    throw new ImportError("record_short", `/${name} ${values.join(" ")}`);
  return all;
}

/** @throws ImportError for a file without a chart, such as one of positions only */
export function parseAstrolog(text: string, file: string): ImportedKundli[] {
  const commands = listCommands(text);
  const charts = commands.filter(({ name }) => name !== "zi");
  if (charts.length === 0) throw new ImportError("file_empty");
  return charts.map((command) =>
    tryRead({ file, line: command.line }, () => {
      const values = completeValues(command, commands[commands.indexOf(command) + 1]);
      return toKundli(readMoment(values, values[8] ?? "", values[9] ?? ""));
    }),
  );
}
