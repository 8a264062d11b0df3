import { findEclipses, julianDayUt } from "@lagna/jyotish";
import { describe, expect, test } from "vitest";
import { recordComparison } from "../../jyotish/test/golden/record-comparison.ts";
import { type AlmanacEclipse, listEclipses } from "../src/day/eclipses.ts";
import { findFirstFrom } from "../src/sky/moon-events.ts";
import type { Almanac } from "../src/almanac.ts";
import {
  CITY_MOONRISES_2022,
  CITY_STARTS_2022,
  CITY_SUTAKAS_2025,
  DELHI,
  PRINTED_ECLIPSES,
} from "./golden/eclipses.data.ts";
import type { AlmanacSettingsRequest } from "../src/index.ts";
import {
  createPlace,
  ephemeris,
  getDaysAround,
  getYear,
  parseClockMinute,
  PLACES,
  toClockMinute,
} from "./support/places.ts";

const INDIA = "Asia/Kolkata";
const at = (name: string, latitude: number, longitude: number, date: string, request: AlmanacSettingsRequest = {}) =>
  getDaysAround(createPlace(name, latitude, longitude, INDIA), date, 1, request);

function findEclipse(almanac: Almanac, date: string): AlmanacEclipse {
  const found = listEclipses(almanac).find(({ maximumJd }) =>
    new Date(ephemeris.utcMilliseconds(maximumJd)).toISOString().startsWith(date),
  );
  if (!found) throw new Error(`no eclipse on ${date}`);
  return found;
}

/** Minutes by which an instant is after a printed one. */
const subtractPrinted = ({ place }: Almanac, jd: number | undefined, printed: string): number =>
  toClockMinute(place, jd ?? Number.NaN, "rounded") - parseClockMinute(printed);
function compareMinutes(almanac: Almanac, jd: number | undefined, printed: string): number {
  const error = Math.abs(subtractPrinted(almanac, jd, printed));
  const compared = { subject: "printed eclipses", quantity: printed, id: "newspapers", error };
  // Of the penumbra two minutes are allowed, of all others one.
  recordComparison({ ...compared, tolerance: PENUMBRA_MINUTES, unit: "min" });
  return error;
}

/** The publisher's eclipse pages have a later moonrise than its day pages and ours. */
function expectLaterRise(almanac: Almanac, { local }: AlmanacEclipse, printed: string): void {
  const minutes = -subtractPrinted(almanac, local?.beginJd, printed);
  const compared = { subject: "printed eclipses", quantity: "moonrise of the eclipse pages", id: "newspapers" };
  recordComparison({ ...compared, error: minutes, tolerance: PENUMBRA_MINUTES, unit: "min" });
  expect(minutes).toBeGreaterThanOrEqual(3);
  expect(minutes).toBeLessThanOrEqual(5);
}

const findSutaka = ({ sutakas }: AlmanacEclipse, school: string, observer = "healthy"): number | undefined =>
  sutakas.find((one) => one.school === school && one.observer === observer)?.startJd;

/** Publishers of one minute differ by the enlargement of the shadow, of which there are two rules. */
const MINUTES = 1;
const PENUMBRA_MINUTES = 2;

describe.each(PRINTED_ECLIPSES)(
  "the eclipse of $date in $name",
  ({ date, name, place, start, rises, end, sutaka, phases }) => {
    const almanac = at(name, ...place, date);
    const eclipse = findEclipse(almanac, date);

    test("begins with the umbra or the moonrise, and ends with the umbra", () => {
      if (rises) expectLaterRise(almanac, eclipse, start);
      else expect(compareMinutes(almanac, eclipse.local?.beginJd, start)).toBeLessThanOrEqual(MINUTES);
      expect(compareMinutes(almanac, eclipse.local?.endJd, end)).toBeLessThanOrEqual(MINUTES);
    });

    test("has the sutaka of each school", () => {
      const { children_by_praharas: children, ...schools } = sutaka;
      for (const [school, printed] of Object.entries(schools)) {
        const minutes = compareMinutes(almanac, findSutaka(eclipse, school), printed);
        expect(minutes, school).toBeLessThanOrEqual(MINUTES);
      }
      if (children !== undefined) {
        const found = findSutaka(eclipse, "praharas", "children_old_ill");
        expect(compareMinutes(almanac, found, children)).toBeLessThanOrEqual(MINUTES);
      }
      for (const { endJd } of eclipse.sutakas) expect(endJd).toBe(eclipse.local?.endJd);
    });

    test.runIf(phases)("has every phase", () => {
      expect(eclipse.moments.map(({ id }) => id)).toEqual(Object.keys(phases ?? {}));
      for (const { id, jd } of eclipse.moments) {
        const minutes = id.startsWith("penumbra") ? PENUMBRA_MINUTES : MINUTES;
        expect(compareMinutes(almanac, jd, phases?.[id] ?? ""), id).toBeLessThanOrEqual(minutes);
      }
    });
  },
);

test("children keep three hours of the other school", () => {
  const almanac = at("New Delhi", ...DELHI, "2025-09-07");
  const eclipse = findEclipse(almanac, "2025-09-07");
  // India TV, 7 September 2025: about three hours instead of nine.
  expect(
    compareMinutes(almanac, findSutaka(eclipse, "hours", "children_old_ill"), "2025-09-07T18:57"),
  ).toBeLessThanOrEqual(1);
});

test.each(CITY_SUTAKAS_2025)("the sutaka of September 2025 in %s", (name, latitude, longitude, start) => {
  const almanac = at(name, latitude, longitude, "2025-09-07", { preset: "drik" });
  const found = findSutaka(findEclipse(almanac, "2025-09-07"), "praharas");
  expect(compareMinutes(almanac, found, `2025-09-07T${start}`)).toBeLessThanOrEqual(MINUTES);
});

test.each(CITY_STARTS_2022)("the eclipse of November 2022 rises in %s", (name, latitude, longitude, start) => {
  const almanac = at(name, latitude, longitude, "2022-11-08");
  expectLaterRise(almanac, findEclipse(almanac, "2022-11-08"), `2022-11-08T${start}`);
});

test.each(CITY_MOONRISES_2022)("the eclipse of November 2022 begins with the printed moonrise in %s", (...row) => {
  const [name, latitude, longitude, start] = row;
  const almanac = at(name, latitude, longitude, "2022-11-08");
  const eclipse = findEclipse(almanac, "2022-11-08");
  expect(compareMinutes(almanac, eclipse.local?.beginJd, `2022-11-08T${start}`)).toBeLessThanOrEqual(MINUTES);
  // It rises about sunset, yet its praharas are the night's: the third before them is of the morning.
  const hours = ((eclipse.local?.beginJd ?? 0) - (findSutaka(eclipse, "praharas") ?? 0)) * 24;
  expect(hours).toBeGreaterThan(8);
  expect(hours).toBeLessThan(9.5);
});

test("the solar sutaka of June 2020 in New Delhi is of four praharas, the children's of one", () => {
  const almanac = at("New Delhi", ...DELHI, "2020-06-21");
  const eclipse = findEclipse(almanac, "2020-06-21");
  // Spot News 18 and Free Press Journal: sutaka from 21:52, eclipse 10:20 to 13:48.
  expect(compareMinutes(almanac, findSutaka(eclipse, "praharas"), "2020-06-20T21:52")).toBeLessThanOrEqual(MINUTES);
  expect(compareMinutes(almanac, findSutaka(eclipse, "hours"), "2020-06-20T22:20")).toBeLessThanOrEqual(MINUTES);
  expect(compareMinutes(almanac, eclipse.local?.beginJd, "2020-06-21T10:20")).toBeLessThanOrEqual(MINUTES);
  expect(compareMinutes(almanac, eclipse.local?.endJd, "2020-06-21T13:48")).toBeLessThanOrEqual(MINUTES);
  expect(eclipse.moments.map(({ id }) => id)).toEqual(["sparsha", "madhya", "moksha"]);
});

test("a penumbral eclipse and an umbra below the horizon have no sutaka", () => {
  const penumbral = findEclipse(at("New Delhi", ...DELHI, "2020-06-05"), "2020-06-05");
  expect(penumbral).toMatchObject({ kind: "penumbral", sutakas: [] });
  expect(penumbral.local).not.toBeNull();
  // 19 November 2021: the umbra is over at 16:17 in India, before moonrise in Delhi; the penumbra lasts until 17:33.
  const over = findEclipse(at("New Delhi", ...DELHI, "2021-11-19"), "2021-11-19");
  expect(over).toMatchObject({ kind: "partial", local: null, sutakas: [] });
});

describe.each([
  ["lagna", PLACES["New Delhi"]],
  ["prokerala", PLACES["New Delhi"]],
  ["lagna", PLACES.Kelowna],
  ["drik", createPlace("Suva", -18.12, 178.45, "Pacific/Fiji")],
  ["lagna", createPlace("Tromsø", 69.65, 18.96, "Europe/Oslo")],
] as const)("every eclipse of twenty years by the preset %s in $name", (preset, place) => {
  const eclipses = Array.from({ length: 20 }, (_, index) => {
    const almanac = getYear(place, 2012 + index, { preset });
    return listEclipses(almanac).map((eclipse) => [almanac, eclipse] as const);
  }).flat();

  test("is seen only while the light is up, between its contacts", () => {
    expect(eclipses.length).toBeGreaterThan(80);
    for (const [almanac, { light, local, moments }] of eclipses) {
      if (!local) continue;
      const { contacts, beginJd, endJd, maximumJd } = local;
      expect(beginJd).toBeGreaterThanOrEqual(contacts.beginJd);
      expect(endJd).toBeLessThanOrEqual(contacts.endJd);
      expect(beginJd).toBeLessThan(endJd);
      expect(maximumJd).toBeGreaterThanOrEqual(beginJd);
      expect(maximumJd).toBeLessThanOrEqual(endJd);
      expect(moments.map(({ jd }) => jd)).toEqual(moments.map(({ jd }) => jd).toSorted((a, b) => a - b));
      if (light === "sun") continue;
      const within = (instants: readonly number[]): number => findFirstFrom(instants, beginJd + 1e-6) ?? Infinity;
      // A cut end is the printed moonset, a cut start the printed moonrise.
      if (endJd < contacts.endJd) expect(within(almanac.moonsets)).toBeCloseTo(endJd, 5);
      if (beginJd > contacts.beginJd) {
        expect(findFirstFrom(almanac.moonrises, beginJd - 1e-5)).toBeCloseTo(beginJd, 5);
      }
    }
  });

  test("has a sutaka if and only if its shadow is seen", () => {
    for (const [, { kind, local, sutakas }] of eclipses) {
      expect(sutakas.length > 0).toBe(local !== null && kind !== "penumbral");
      for (const { startJd, school, observer } of sutakas) {
        const hours = ((local?.beginJd ?? 0) - startJd) * 24;
        expect(hours).toBeGreaterThan(school === "praharas" && observer === "children_old_ill" ? 0.5 : 2.9);
        expect(hours).toBeLessThan(24);
      }
    }
  });
});

test("the phases are those of Swiss Ephemeris for the eclipses of two centuries", () => {
  const range = { fromJd: julianDayUt(2_415_020.5), untilJd: julianDayUt(2_488_070.5) };
  const lunar = findEclipses({ ephemeris }, range).filter(({ light }) => light === "moon");
  expect(lunar.length).toBeGreaterThan(440);
  for (const { kind, beginJd, partial, total, maximumJd, endJd, magnitude } of lunar) {
    expect(partial === null).toBe(kind === "penumbral");
    expect(total !== null).toBe(kind === "total");
    if (total) expect(magnitude).toBeGreaterThanOrEqual(1);
    const order = [beginJd, partial?.beginJd, total?.beginJd, maximumJd, total?.endJd, partial?.endJd, endJd];
    const known = order.filter((jd) => jd !== undefined);
    expect(known).toEqual(known.toSorted((a, b) => a - b));
  }
});
