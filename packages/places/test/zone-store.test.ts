import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, test } from "vitest";
import { openZoneStore, PlacesDataError, UnknownZoneError, getZoneStore } from "../src/index.ts";
import { listTransitions } from "../src/time/zone-transitions.ts";
import { getZoneTimeType } from "../src/time/local-time.ts";
import { parsePosixTz, listTransitionsOfYear } from "../src/time/parse-posix-tz.ts";
import { readTzif } from "../src/time/read-tzif.ts";

/** TypeScript's library has no Temporal yet; declares the parts used here. */
interface ZonedDateTime {
  readonly offsetNanoseconds: number;
}
declare const Temporal: {
  Instant: { fromEpochMilliseconds(ms: number): { toZonedDateTimeISO(zone: string): ZonedDateTime } };
};

const SECOND_OF_1970 = Date.UTC(1970, 0, 2) / 1000;
/** Later instants may differ by rules of releases newer than the one inside Node. */
const SECOND_OF_2025 = Date.UTC(2025, 0, 1) / 1000;

/** Single days that release 2026f corrected ("at 00:00, not 24:00"), which the current Node does not have yet. */
const CORRECTED: Record<string, [from: string, to: string]> = {
  "America/Bogota": ["1992-05-02T05:00:00Z", "1992-05-03T05:00:00Z"],
  "Asia/Tehran": ["1979-05-25T20:30:00Z", "1979-05-26T20:30:00Z"],
};

function corrected(zone: string, second: number): boolean {
  const [from, to] = CORRECTED[getZoneStore().zone(zone).name] ?? ["", ""];
  return second * 1000 >= Date.parse(from) && second * 1000 < Date.parse(to);
}

function temporalOffset(zone: string, second: number): number | null {
  try {
    return Temporal.Instant.fromEpochMilliseconds(second * 1000).toZonedDateTimeISO(zone).offsetNanoseconds / 1e9;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

describe("all zones against Temporal after 1970", () => {
  const names = getZoneStore().names();

  test("the data has all existing zones", () => {
    expect(names.length).toBeGreaterThan(590);
    expect(getZoneStore().version).toMatch(/^20\d\d[a-z]$/);
  });

  test("every zone agrees one second before, at and after each transition, and every three weeks in between", () => {
    const wrong: string[] = [];
    const unknown: string[] = [];
    let compared = 0;
    for (const name of names) {
      if (temporalOffset(name, SECOND_OF_1970) === null) {
        unknown.push(name);
        continue;
      }
      const seconds = listTransitions(getZoneStore().zone(name).history, SECOND_OF_1970, SECOND_OF_2025).flatMap(
        ({ at }) => [at - 1, at, at + 1],
      );
      for (let second = SECOND_OF_1970 + 1; second < SECOND_OF_2025; second += 21 * 86_400) seconds.push(second);
      for (const second of seconds) {
        compared += 1;
        const ours = getZoneTimeType(name, second * 1000).offsetSeconds;
        const theirs = temporalOffset(name, second);
        if (ours !== theirs && !corrected(name, second))
          wrong.push(`${name} ${new Date(second * 1000).toISOString()}: ${ours}, Temporal ${theirs}`);
      }
    }
    console.log(
      `${compared} instants of ${names.length - unknown.length} zones compared; not known to Temporal: ${unknown.join(" ") || "none"}`,
    );
    expect([...new Set(wrong.map((row) => row.split(" ")[0]))]).toEqual([]);
    expect(unknown.length).toBeLessThan(10);
    expect(compared).toBeGreaterThan(500_000);
  }, 120_000);

  test("the rules for the far future agree too, except those changed since Node's release", () => {
    const changed = new Set<string>();
    for (const name of names) {
      for (let month = 0; month < 60; month += 1) {
        const second = Date.UTC(2096, month, 15) / 1000;
        const theirs = temporalOffset(name, second);
        if (theirs !== null && theirs !== getZoneTimeType(name, second * 1000).offsetSeconds) changed.add(name);
      }
    }
    console.log(`future rules newer than Node's: ${[...changed].join(" ") || "none"}`);
    expect(changed.size).toBeLessThan(20);
    for (const name of changed) expect(name).toMatch(/^(America|Canada|Cuba|Africa|US|Europe|Asia)/);
  });
});

describe("altered data fails with the file's name", () => {
  const source = new URL("../data/", import.meta.url);
  const withCopy = (change: (directory: string) => void, check: (folder: URL) => void) => {
    const directory = mkdtempSync(join(tmpdir(), "zones-"));
    try {
      for (const file of ["zoneinfo.json", "zoneinfo.br"]) copyFileSync(new URL(file, source), join(directory, file));
      change(directory);
      check(pathToFileURL(`${directory}/`));
    } finally {
      rmSync(directory, { recursive: true, force: true });
    }
  };

  test("opens if unchanged", () => {
    withCopy(
      () => undefined,
      (folder) => expect(openZoneStore(folder).has("Asia/Kolkata")).toBe(true),
    );
  });

  test("one byte altered", () => {
    const flip = (directory: string) => {
      const bytes = readFileSync(join(directory, "zoneinfo.br"));
      bytes[1000] = (bytes[1000] as number) ^ 1;
      writeFileSync(join(directory, "zoneinfo.br"), bytes);
    };
    withCopy(flip, (folder) => {
      expect(() => openZoneStore(folder)).toThrow(PlacesDataError);
      expect(() => openZoneStore(folder)).toThrow(/zoneinfo\.br: altered/);
    });
  });

  test.each(["zoneinfo.br", "zoneinfo.json"])("%s missing", (file) => {
    withCopy(
      (directory) => rmSync(join(directory, file)),
      (folder) => expect(() => openZoneStore(folder)).toThrow(new RegExp(`${file}: time zone data is missing`)),
    );
  });

  test("distinguishes an unknown zone from a broken one", () => {
    expect(() => getZoneStore().zone("Mars/Olympus")).toThrow(UnknownZoneError);
  });
});

describe("TZif and its footer", () => {
  test.each([
    ["nothing", new Uint8Array()],
    ["other text", new TextEncoder().encode("not a zone file at all, though long enough to hold a header")],
    ["a header alone", Uint8Array.from([0x54, 0x5a, 0x69, 0x66, 0x32, ...Array(39).fill(0)])],
  ])("refuses %s", (_, bytes) => expect(() => readTzif(bytes)).toThrow(RangeError));

  const iso = (text: string, year: number) =>
    listTransitionsOfYear(parsePosixTz(text), year).map(
      ({ at, type }) => `${new Date(at * 1000).toISOString()} ${type.abbreviation}`,
    );

  test.each([
    ["EST5EDT,M3.2.0,M11.1.0", 2024, ["2024-03-10T07:00:00.000Z EDT", "2024-11-03T06:00:00.000Z EST"]],
    // Negative saving: the "daylight" half is winter.
    ["IST-1GMT0,M10.5.0,M3.5.0/1", 2024, ["2024-03-31T01:00:00.000Z IST", "2024-10-27T01:00:00.000Z GMT"]],
    // A time before midnight and one past it (RFC 9636's own examples of Nuuk and Gaza kind).
    ["<-02>2<-01>,M3.5.0/-1,M10.5.0/0", 2024, ["2024-03-31T01:00:00.000Z -01", "2024-10-27T01:00:00.000Z -02"]],
    ["EET-2EEST,M3.4.4/50,M10.4.4/50", 2024, ["2024-03-30T00:00:00.000Z EEST", "2024-10-25T23:00:00.000Z EET"]],
  ] as [string, number, string[]][])("%s in %i", (text, year, expected) => expect(iso(text, year)).toEqual(expected));

  test("days of the year count 29 February only without the J", () => {
    expect(iso("AAA0BBB,J60/0,J365/0", 2024)[0]).toBe("2024-03-01T00:00:00.000Z BBB");
    expect(iso("AAA0BBB,60/0,J365/0", 2024)[0]).toBe("2024-03-01T00:00:00.000Z BBB");
    expect(iso("AAA0BBB,60/0,J365/0", 2023)[0]).toBe("2023-03-02T00:00:00.000Z BBB");
  });

  test.each(["", "E5", "EST", "EST5EDT", "EST5EDT,M3.2.0", "EST5EDT,M3.6.0,M11.1.0", "<EST5"])("refuses %j", (text) => {
    expect(() => parsePosixTz(text)).toThrow(RangeError);
  });
});
