import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { recordComparison } from "../../../jyotish/test/golden/record-comparison.ts";
import { type Almanac } from "../../src/almanac.ts";
import { type AlmanacDay, computeAlmanacDay } from "../../src/day/almanac-day.ts";
import { parseDate } from "../../src/sky/civil-date.ts";
import type { AlmanacPlace } from "../../src/sky/place.ts";
import { getYear, parseClockMinute, PLACES, toClockMinute } from "../support/places.ts";

interface PrintedLimb {
  readonly name: string;
  readonly start?: string;
  readonly end: string | null;
}
type PrintedSpans = readonly (readonly [string, string])[];
interface PrintedDay {
  readonly date: string;
  readonly sunrise: string;
  readonly sunset: string;
  readonly moonrise: string;
  readonly moonset: string;
  readonly tithi: readonly PrintedLimb[];
  readonly nakshatra: readonly PrintedLimb[];
  readonly [key: string]: unknown;
}

const read = (file: string): readonly PrintedDay[] =>
  (JSON.parse(readFileSync(`${import.meta.dirname}/${file}`, "utf8")) as { cases: PrintedDay[] }).cases;

/** Minutes between computed and printed times, of each kind. */
class Tally {
  readonly #kinds = new Map<string, number[]>();
  readonly #source: string;

  constructor(source: string) {
    this.#source = source;
  }

  add(kind: string, minutes: number): void {
    const error = Number.isFinite(minutes) ? Math.abs(minutes) : null;
    const compared = { subject: "printed days", quantity: kind, id: this.#source, error };
    recordComparison({ ...compared, tolerance: 1, unit: "min" });
    this.#kinds.set(kind, [...(this.#kinds.get(kind) ?? []), Math.abs(minutes)]);
  }
  /** The shares that are equal and within one minute, in percent, of all kinds that begin so. */
  share(kind: string): { equal: number; near: number; count: number } {
    const all = [...this.#kinds].filter(([name]) => name.startsWith(kind)).flatMap(([, minutes]) => minutes);
    const percent = (most: number): number => (100 * all.filter((minutes) => minutes <= most).length) / all.length;
    return { equal: percent(0), near: percent(1), count: all.length };
  }
}

function findDay(almanac: Almanac, date: string): AlmanacDay {
  const frame = almanac.findFrame(parseDate(date));
  if (!frame) throw new Error(`no day ${date}`);
  return computeAlmanacDay(almanac, frame);
}

function createCompare(tally: Tally, place: AlmanacPlace, rounding: "cut" | "rounded") {
  return (kind: string, jd: number | null | undefined, printed: string | null): void => {
    if (printed === null) return;
    const minutes = jd == null ? Infinity : toClockMinute(place, jd, rounding) - parseClockMinute(printed);
    tally.add(kind, minutes);
  };
}

const DAY_PARTS = ["rahu_kala", "gulika_kala", "yamaganda", "abhijit", "durmuhurta"] as const;
const STAR_PARTS = ["varjyam", "amrita_kala"] as const;

describe("Drik Panchang's printed days of 2023", () => {
  const place = PLACES.Mirzapur;
  const almanac = getYear(place, 2023, { preset: "drik" });
  const tally = new Tally("drik-2023");
  const compare = createCompare(tally, place, "rounded");
  const cases = read("drik/days-2023.json");
  const clock = (text: string): string | null => (text.startsWith("No ") ? null : text);
  const wrongCounts: string[] = [];
  for (const printed of cases) {
    const day = findDay(almanac, printed.date);
    compare("rise sun", day.frame.sunriseJd, printed.sunrise);
    compare("rise sun", day.frame.sunsetJd, printed.sunset);
    compare("rise moon", day.moonriseJd, clock(printed.moonrise));
    compare("rise moon", day.moonsetJd, clock(printed.moonset));
    for (const limb of ["tithi", "nakshatra", "yoga", "karana"] as const) {
      (printed[limb] as PrintedLimb[]).forEach(({ end }, index) =>
        compare(`limb ${limb}`, day[limb][index]?.endJd, end),
      );
    }
    const parts = [...(day.parts?.inauspicious ?? []), ...(day.parts?.auspicious ?? [])];
    for (const id of [...DAY_PARTS, ...STAR_PARTS]) {
      const spans = printed[id] as PrintedSpans;
      const found = parts.filter((part) => part.id === id);
      if (found.length !== spans.length) wrongCounts.push(`${printed.date} ${id}: ${found.length} for ${spans.length}`);
      const kind = (STAR_PARTS as readonly string[]).includes(id) ? `star ${id}` : `part ${id}`;
      spans.forEach(([start, end], index) => {
        compare(kind, found[index]?.startJd, start);
        compare(kind, found[index]?.endJd, end);
      });
    }
  }

  test.each([
    // The constants of the preset reproduce 97 % of a year; this sample of 36 days has 96 %.
    ["limb", 95, 99.5],
    ["rise", 88, 99.5],
    ["part", 88, 99],
    ["star", 80, 97],
  ])("prints %s times to the minute in %d %% and within one in %d %%", (kind, equal, near) => {
    const share = tally.share(kind);
    expect(share.count).toBeGreaterThan(100);
    expect(share.equal).toBeGreaterThanOrEqual(equal);
    expect(share.near).toBeGreaterThanOrEqual(near);
  });

  test("has as many varjyams, amrita kalas and durmuhurtas each day", () => {
    expect(wrongCounts).toEqual([]);
  });

  test("names months, eras and years alike", () => {
    const plain = (text: unknown): string =>
      String(text).toLowerCase().replace(" (adhik)", "").replace("ashwina", "ashvina").replace("aananda", "ananda");
    for (const printed of cases) {
      const { month, samvat, samvatsara } = findDay(almanac, printed.date);
      expect(
        [
          month?.amanta,
          month?.purnimanta,
          `${samvat?.shaka} ${samvatsara?.south}`,
          `${samvat?.vikrama} ${samvatsara?.north}`,
          `${samvat?.gujarati} ${samvatsara?.gujarati}`,
        ],
        printed.date,
      ).toEqual(["amanta", "purnimanta", "shaka", "vikram", "gujarati"].map((key) => plain(printed[key])));
      expect(month?.adhika, printed.date).toBe(String(printed["amanta"]).includes("Adhik"));
    }
  });
});

const MONTH_NUMBERS: Readonly<Record<string, string>> = Object.fromEntries(
  ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"].map((name, index) => [
    name,
    String(index + 1).padStart(2, "0"),
  ]),
);

/** `Apr 01 12:19 AM` in a year. */
function parseAmericanTime(year: string, text: string): string {
  const [, month = "", day = "", hour = "", minute = "", half] = /(\w+) (\d+) (\d+):(\d+) (AM|PM)/u.exec(text) ?? [];
  const hours = (Number(hour) % 12) + (half === "PM" ? 12 : 0);
  return `${year}-${MONTH_NUMBERS[month]}-${day.padStart(2, "0")}T${String(hours).padStart(2, "0")}:${minute}`;
}

describe("Prokerala's printed days of 2024 to 2026", () => {
  const place = PLACES.Ujjain;
  const tally = new Tally("prokerala");
  const compare = createCompare(tally, place, "cut");
  const findEnd = (spans: readonly { endJd: number }[], printed: string): number | undefined =>
    spans.find(({ endJd }) => Math.abs(toClockMinute(place, endJd, "cut") - parseClockMinute(printed)) < 120)?.endJd;
  for (const printed of read("prokerala/days-2024-2026.json")) {
    const almanac = getYear(place, Number(printed.date.slice(0, 4)), { preset: "prokerala" });
    const day = findDay(almanac, printed.date);
    compare("rise sun", day.frame.sunriseJd, `${printed.date}T${printed.sunrise}`);
    compare("rise sun", day.frame.sunsetJd, `${printed.date}T${printed.sunset}`);
    compare("rise moon", day.moonriseJd, parseAmericanTime(printed.date.slice(0, 4), printed.moonrise));
    for (const limb of ["tithi", "nakshatra"] as const) {
      const spans = limb === "tithi" ? almanac.allTithis : almanac.nakshatras;
      for (const { start, end } of printed[limb]) {
        if (start) compare(`limb ${limb}`, findEnd(spans, start), start);
        if (end) compare(`limb ${limb}`, findEnd(spans, end), end);
      }
    }
  }

  test.each([
    ["limb", 97, 99.5],
    ["rise", 88, 99.5],
  ])("prints %s times to the minute in %d %% and within one in %d %%", (kind, equal, near) => {
    const share = tally.share(kind);
    expect(share.count).toBeGreaterThan(40);
    expect(share.equal).toBeGreaterThanOrEqual(equal);
    expect(share.near).toBeGreaterThanOrEqual(near);
  });
});
