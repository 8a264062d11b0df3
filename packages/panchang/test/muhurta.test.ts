import { describe, expect, test } from "vitest";
import { MUHURTA_ACTIVITY_IDS } from "@lagna/terms";
import { MUHURTA_ACTIVITIES } from "../src/muhurta/activities.data.ts";
import { findMuhurtas, findMuhurtasInSteps, subtractBars } from "../src/muhurta/find-muhurtas.ts";
import { getDaysAround, PLACES } from "./support/places.ts";

const almanac = getDaysAround(PLACES.Ujjain, "2026-11-25", 20);
const people = [
  { name: "A", nakshatra: "rohini", sign: "taurus" },
  { name: "B", nakshatra: "hasta", sign: "virgo" },
] as const;

describe("a search for a time", () => {
  const search = findMuhurtas(almanac, { activity: "vivaha", people });

  test("gives a reason for every point, and no more than a hundred", () => {
    expect(search.muhurtas.length).toBeGreaterThan(0);
    for (const { score, reasons } of search.muhurtas) {
      const points = reasons.reduce((sum, reason) => sum + reason.points, 0);
      const most = reasons.reduce((sum, reason) => sum + reason.of, 0);
      expect(most).toBe(100);
      expect(score).toBeCloseTo(points, 9);
      for (const reason of reasons) expect(reason.points).toBeLessThanOrEqual(reason.of);
    }
  });

  test("names the panchaka of a moment, or none", () => {
    const names = new Set(search.muhurtas.map(({ panchaka }) => panchaka));
    expect(names).toContain(null);
    for (const name of names) expect([null, "mrityu", "agni", "raja", "chora", "roga"]).toContain(name);
    // Four of nine remainders are free.
    const free = search.muhurtas.filter(({ panchaka }) => panchaka === null).length / search.muhurtas.length;
    expect(free).toBeGreaterThan(0.2);
    expect(free).toBeLessThan(0.7);
  });

  test("offers no time that is barred", () => {
    for (const { startJd, endJd } of search.muhurtas) {
      for (const bar of search.barred)
        expect(Math.min(endJd, bar.endJd) - Math.max(startJd, bar.startJd)).toBeLessThan(1e-9);
    }
    expect(new Set(search.barred.map(({ reason }) => reason))).toContain("rahu_kala");
    expect(new Set(search.barred.map(({ reason }) => reason))).toContain("rikta_tithi");
  });

  test("leaves people's points out without people, and scales the rest to a hundred", () => {
    const alone = findMuhurtas(almanac, { activity: "vivaha" });
    const facts = new Set(alone.muhurtas.flatMap(({ reasons }) => reasons.map(({ fact }) => fact)));
    expect(facts).not.toContain("tarabala");
    for (const { score } of alone.muhurtas) expect(score).toBeLessThanOrEqual(100);
  });

  test("only flags a surgery", () => {
    const flagged = findMuhurtas(almanac, { activity: "surgery" });
    expect(flagged.muhurtas.every(({ score, reasons }) => score === null && reasons.length === 0)).toBe(true);
  });

  test("runs in steps of a day, tells how far it is, and stops when told to", () => {
    let days = 0;
    const steps = findMuhurtasInSteps(almanac, { activity: "travel", goesOn: () => ++days < 5 });
    const seen: number[] = [];
    for (let step = steps.next(); ; step = steps.next()) {
      if (step.done) {
        expect(step.value.muhurtas.every(({ dayNumber }) => dayNumber < almanac.fromDay + 5)).toBe(true);
        break;
      }
      expect(step.value.total).toBe(41);
      seen.push(step.value.done);
    }
    expect(seen).toEqual([1, 2, 3, 4, 5]);
  });

  test("bars weddings while Venus is combust", () => {
    // Venus is in superior conjunction on 6 January 2026.
    const combust = findMuhurtas(getDaysAround(PLACES.Ujjain, "2026-01-06", 2), { activity: "vivaha" });
    expect(combust.muhurtas).toEqual([]);
    expect(combust.barred.map(({ reason }) => reason)).toContain("venus_combust");
  });

  test("knows every activity's source", () => {
    expect(MUHURTA_ACTIVITY_IDS).toHaveLength(11);
    for (const id of MUHURTA_ACTIVITY_IDS) expect(MUHURTA_ACTIVITIES[id].source).not.toBe("");
  });
});

test("what is left of a day without its bars", () => {
  const left = subtractBars({ startJd: 0, endJd: 10 }, [
    { startJd: -1, endJd: 1 },
    { startJd: 4, endJd: 5 },
    { startJd: 4.5, endJd: 6 },
    { startJd: 9, endJd: 12 },
  ]);
  expect(left).toEqual([
    { startJd: 1, endJd: 4 },
    { startJd: 6, endJd: 9 },
  ]);
});
