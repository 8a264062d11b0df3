import type { Rashi } from "@lagna/terms";
import { describe, expect, test } from "vitest";
import { type AlmanacDay, computeAlmanacDays } from "../src/day/almanac-day.ts";
import type { MuhurtaActivity } from "../src/muhurta/activities.data.ts";
import { type DayGrahas, listBars } from "../src/muhurta/bars.ts";
import { findMuhurtas, subtractBars } from "../src/muhurta/find-muhurtas.ts";
import { getDaysAround, PLACES } from "./support/places.ts";

const ACTIVITY: MuhurtaActivity = {
  stars: { good: ["rohini"], bad: ["bharani"] },
  days: { good: ["monday"], bad: ["tuesday"] },
  tithis: { good: [5], bad: [8] },
  lagnas: { good: ["leo"], bad: ["aries"] },
  source: "a test",
};

describe("the bars of a day", () => {
  const almanac = getDaysAround(PLACES.Ujjain, "2026-11-25", 0);
  const [day] = computeAlmanacDays(almanac);
  if (!day) throw new Error("no day");
  const bare = { ...day, bhadra: [], parts: null, tithi: [], month: { ...day.month, adhika: false } } as AlmanacDay;
  const activity = { ...ACTIVITY, needsVisibleBenefics: true } as const;
  const grahas = (id: string, distance: number, retrograde: boolean) =>
    [
      { id: "sun", longitude: 355, retrograde: false },
      { id, longitude: (355 + distance + 360) % 360, retrograde },
    ] as unknown as DayGrahas;
  const reasons = (...question: Parameters<typeof listBars>) => listBars(...question).map(({ reason }) => reason);

  test.each([
    ["jupiter", false, 11],
    ["jupiter", true, 11],
    ["venus", false, 10],
    ["venus", true, 8],
  ] as const)("%s (retrograde: %s) is combust within %d degrees of the Sun", (id, retrograde, limit) => {
    const combust = [`${id}_combust`];
    const at = (distance: number) => reasons(almanac, bare, activity, grahas(id, distance, retrograde));
    expect([at(limit - 0.01), at(-limit + 0.01)]).toEqual([combust, combust]);
    expect([at(limit + 0.01), at(-limit - 0.01), at(limit)]).toEqual([[], [], []]);
    expect(reasons(almanac, bare, ACTIVITY, grahas(id, 1, retrograde))).toEqual([]);
  });

  test("an extra month bars what needs Jupiter and Venus, a Sun outside its signs what has them", () => {
    const extra = { ...bare, month: { ...day.month, adhika: true } } as AlmanacDay;
    expect([reasons(almanac, extra, activity, []), reasons(almanac, extra, ACTIVITY, [])]).toEqual([
      ["adhika_month"],
      [],
    ]);
    const inSign = (sign: Rashi) => ({ ...bare, sunSign: [{ sign, startJd: 0, endJd: 1 }] }) as AlmanacDay;
    const solar = { ...ACTIVITY, sunSigns: ["leo"] } as const;
    expect(reasons(almanac, inSign("leo"), solar, [])).toEqual([]);
    expect(reasons(almanac, inSign("virgo"), solar, [])).toEqual(["sun_sign"]);
    expect(reasons(almanac, inSign("virgo"), ACTIVITY, [])).toEqual([]);
  });

  test("the fourth, ninth and fourteenth of both halves, and the new moon, but not the full one", () => {
    const barred = Array.from({ length: 30 }, (_, index) => index + 1).flatMap((number) => {
      const tithi = [{ number, startJd: 0, endJd: 1 }] as unknown as AlmanacDay["tithi"];
      return reasons(almanac, { ...bare, tithi }, ACTIVITY, []).map((reason) => `${number} ${reason}`);
    });
    expect(barred).toEqual([...[4, 9, 14, 19, 24, 29].map((number) => `${number} rikta_tithi`), "30 amavasya"]);
  });

  test("bhadra on earth alone, and rahu kala alone of the parts to be avoided", () => {
    const bhadra = (["heaven", "earth", "below"] as const).map((abode, at) => ({ abode, startJd: at, endJd: at + 1 }));
    expect(listBars(almanac, { ...bare, bhadra } as never, ACTIVITY, [])).toEqual([
      { reason: "bhadra_on_earth", startJd: 1, endJd: 2 },
    ]);
    expect(reasons(almanac, { ...bare, parts: day.parts }, ACTIVITY, [])).toEqual(["rahu_kala"]);
  });

  test("three days on either side of an eclipse that is seen at the place", () => {
    const at = getDaysAround(PLACES.Ujjain, "2026-03-03", 0);
    const [eclipsed] = computeAlmanacDays(at);
    const found = listBars(at, { ...bare, frame: eclipsed?.frame } as never, ACTIVITY, []);
    expect(found.map(({ reason }) => reason)).toEqual(["eclipse"]);
    expect((found[0]?.endJd ?? 0) - (found[0]?.startJd ?? 0)).toBeCloseTo(6, 9);
    // That of 28 August is not seen there.
    const unseen = getDaysAround(PLACES.Ujjain, "2026-08-28", 0);
    expect(reasons(unseen, bare, ACTIVITY, [])).toEqual([]);
  });
});

describe("the windows of a search", () => {
  const almanac = getDaysAround(PLACES.Ujjain, "2026-11-26", 1);
  const minutes = ({ startJd, endJd }: { startJd: number; endJd: number }) => (endJd - startJd) * 1440;
  const search = (more: object) => findMuhurtas(almanac, { activity: "business", ...more }).muhurtas;

  test("are twenty minutes long at least unless told otherwise, and shorter ones are left out", () => {
    const all = search({ minMinutes: 0 });
    const usual = search({});
    expect(usual.length).toBeLessThan(all.length);
    expect(usual).toEqual(all.filter((window) => minutes(window) >= 20));
    expect(search({ minMinutes: 60 })).toEqual(all.filter((window) => minutes(window) >= 60));
  });

  test("end with the sunset, or with the next sunrise if nights are searched", () => {
    const frames = new Map(almanac.frames.map((frame) => [frame.number, frame]));
    const isByDay = ({ dayNumber, endJd }: (typeof all)[number]) => endJd <= (frames.get(dayNumber)?.duskJd ?? 0);
    const all = search({ nights: true });
    expect(search({}).every(isByDay)).toBe(true);
    expect(all.some((window) => !isByDay(window))).toBe(true);
    for (const { dayNumber, startJd, endJd } of all) {
      expect(startJd).toBeGreaterThanOrEqual(frames.get(dayNumber)?.dawnJd ?? Infinity);
      expect(endJd).toBeLessThanOrEqual(frames.get(dayNumber)?.nextDawnJd ?? 0);
    }
  });

  test("are of the dates asked for, barred times within them", () => {
    const { muhurtas, barred } = findMuhurtas(almanac, { activity: "business" });
    for (const { dayNumber } of [...muhurtas, ...barred]) {
      expect(dayNumber).toBeGreaterThanOrEqual(almanac.fromDay);
      expect(dayNumber).toBeLessThanOrEqual(almanac.untilDay);
    }
    for (const bar of barred) expect(bar.startJd).toBeLessThan(bar.endJd);
  });

  test("a bar that only touches a span takes nothing of it", () => {
    const span = { startJd: 1, endJd: 2 };
    expect(
      subtractBars(span, [
        { startJd: 0, endJd: 1 },
        { startJd: 2, endJd: 3 },
      ]),
    ).toEqual([span]);
    expect(subtractBars(span, [{ startJd: 1, endJd: 2 }])).toEqual([]);
    expect(subtractBars(span, [{ startJd: 1, endJd: 1.5 }])).toEqual([{ startJd: 1.5, endJd: 2 }]);
  });
});
