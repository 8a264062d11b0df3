import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { computeAlmanacDays, type AlmanacDay } from "../../src/day/almanac-day.ts";
import { formatDate } from "../../src/sky/civil-date.ts";
import type { AlmanacPlace } from "../../src/sky/place.ts";
import { createPlace, getDaysAround, parseClockMinute, PLACES, toClockMinute } from "../support/places.ts";

interface QuotedDay {
  readonly id: string;
  readonly date: string;
  readonly expected: Readonly<Record<string, unknown>>;
}
const { cases } = JSON.parse(readFileSync(`${import.meta.dirname}/quoted/days.json`, "utf8")) as { cases: QuotedDay[] };

const PRESET = { preset: "drik" } as const;

function findDay(place: AlmanacPlace, date: string): AlmanacDay {
  const day = computeAlmanacDays(getDaysAround(place, date, 1, PRESET)).find(
    ({ frame }) => formatDate(frame.number) === date,
  );
  if (!day) throw new Error(`no day ${date}`);
  return day;
}

const findCase = (id: string): QuotedDay => {
  const found = cases.find((other) => other.id === id);
  if (!found) throw new Error(`no case ${id}`);
  return found;
};

describe("days that others quote from Drik Panchang", () => {
  test.each(cases.filter(({ id }) => id.startsWith("month-")))("names the months of $date", ({ date, expected }) => {
    const { month } = findDay(PLACES["New Delhi"], date);
    const plain = (name: unknown): string =>
      String(name).toLowerCase().replace("adhika ", "").replace("ashwina", "ashvina");
    expect([month?.amanta, month?.purnimanta]).toEqual([plain(expected["amanta"]), plain(expected["purnimanta"])]);
    expect(month?.adhika).toBe(String(expected["amanta"]).startsWith("Adhika"));
  });

  test("loses Krishna Chaturthi on 6 January 2026 in Delhi, from 8:01 to 6:52", () => {
    const { date } = findCase("kshaya-2026-01-06");
    const lost = findDay(PLACES["New Delhi"], date).tithi.find(({ kshaya }) => kshaya);
    const minute = (jd: number | undefined): number => toClockMinute(PLACES["New Delhi"], jd ?? 0, "rounded");
    expect(lost?.number).toBe(19);
    expect(Math.abs(minute(lost?.startJd) - parseClockMinute("2026-01-06T08:01"))).toBeLessThanOrEqual(1);
    expect(Math.abs(minute(lost?.endJd) - parseClockMinute("2026-01-07T06:52"))).toBeLessThanOrEqual(1);
  });

  test("prints Kelowna's day of 20 April 2026 with its brahma muhurta, rahu kala and years", () => {
    const { date, expected } = findCase("kelowna-2026-04-20");
    const place = PLACES.Kelowna;
    const day = findDay(place, date);
    const minutes = (jd: number | null | undefined, clock: string): number =>
      Math.abs(toClockMinute(place, jd ?? 0, "rounded") - parseClockMinute(`${date}T${clock}`));
    const parts = [...(day.parts?.auspicious ?? []), ...(day.parts?.inauspicious ?? [])];
    const part = (id: string) => parts.find((other) => other.id === id);
    const [brahma, rahu] = [expected["brahma_muhurta"], expected["rahu_kala"]] as [string[], string[]];
    expect(minutes(day.frame.sunriseJd, "05:54")).toBeLessThanOrEqual(1);
    expect(minutes(day.tithi[0]?.endJd, "15:45")).toBeLessThanOrEqual(1);
    expect(minutes(day.nakshatra[0]?.endJd, "13:38")).toBeLessThanOrEqual(1);
    expect(minutes(part("brahma")?.startJd, brahma[0] ?? "")).toBeLessThanOrEqual(1);
    expect(minutes(part("brahma")?.endJd, brahma[1] ?? "")).toBeLessThanOrEqual(1);
    expect(minutes(part("rahu_kala")?.startJd, rahu[0] ?? "")).toBeLessThanOrEqual(1);
    expect(minutes(part("rahu_kala")?.endJd, rahu[1] ?? "")).toBeLessThanOrEqual(1);
    expect([day.yoga[0]?.name, day.karana[0]?.name]).toEqual(["shobhana", "vishti"]);
    expect(day.samvat).toEqual(expect.objectContaining({ shaka: expected["shaka"], vikrama: expected["vikram"] }));
    expect(day.samvatsara).toEqual(expect.objectContaining({ south: "parabhava", north: "siddharthin" }));
  });

  test("has Chennai's second dark tithi of July 2026 to the minute", () => {
    const chennai = createPlace("Chennai", 13.0837, 80.2702, "Asia/Kolkata");
    const tithi = findDay(chennai, findCase("chennai-2026-07-01").date).tithi.find(({ number }) => number === 17);
    const minute = (jd: number | undefined): number => toClockMinute(chennai, jd ?? 0, "rounded");
    expect(Math.abs(minute(tithi?.startJd) - parseClockMinute("2026-07-01T07:39"))).toBeLessThanOrEqual(1);
    expect(Math.abs(minute(tithi?.endJd) - parseClockMinute("2026-07-02T09:38"))).toBeLessThanOrEqual(1);
  });

  test("has Delhi's limbs and eighths of 16 April 2026", () => {
    const { date, expected } = findCase("golden-delhi-2026-04-16");
    const day = findDay(PLACES["New Delhi"], date);
    const limb = (key: string): unknown => (expected[key] as { number: number }).number;
    expect([day.tithi[0]?.number, day.nakshatra[0]?.number, day.yoga[0]?.number]).toEqual([
      limb("tithi"),
      limb("nakshatra"),
      limb("yoga"),
    ]);
    for (const [id, key] of [
      ["rahu_kala", "rahuKaal"],
      ["yamaganda", "yamaganda"],
      ["gulika_kala", "gulikaKaal"],
    ] as const) {
      const part = day.parts?.inauspicious.find((other) => other.id === id);
      const { start } = expected[key] as { start: string };
      const minutes = toClockMinute(PLACES["New Delhi"], part?.startJd ?? 0, "rounded");
      expect(Math.abs(minutes - parseClockMinute(`${date}T${start}`)), id).toBeLessThanOrEqual(1);
    }
  });
});
