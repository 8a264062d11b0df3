import { describe, expect, test } from "vitest";
import { createAlmanac } from "../src/almanac.ts";
import { computeAlmanacDays } from "../src/day/almanac-day.ts";
import { listFestivals } from "../src/festival/list-festivals.ts";
import { presentDay } from "../src/present/present-day.ts";
import { CivilDateError, formatDate, parseDate } from "../src/sky/civil-date.ts";
import { resolveAlmanacSettings } from "../src/sky/settings.ts";
import { createPlace, ephemeris, getDaysAround, getYear, PLACES } from "./support/places.ts";

const TROMSO = createPlace("Tromso", 69.65, 18.96, "Europe/Oslo");
const SYDNEY = createPlace("Sydney", -33.87, 151.21, "Australia/Sydney");
const NEW_YORK = createPlace("New York", 40.71, -74.01, "America/New_York");
const APIA = createPlace("Apia", -13.83, -171.77, "Pacific/Apia");

describe("where the Sun does not rise", () => {
  const almanac = getDaysAround(TROMSO, "2026-12-21", 1);
  const [, day] = computeAlmanacDays(almanac);

  test("a day has no parts, the reason, and the limbs of the civil date", () => {
    if (!day) throw new Error("no day");
    expect(day.parts).toBeNull();
    const json = presentDay(almanac, day);
    expect(json).toEqual(expect.objectContaining({ sunrise: null, choghadiya: null, reason: "no_sunrise" }));
    expect(day.span.endJd - day.span.startJd).toBeCloseTo(1, 6);
    expect(json.tithi.length).toBeGreaterThan(0);
  });

  test("festivals are still dated", () => {
    const ids = listFestivals(getYear(TROMSO, 2026)).map(({ id }) => id);
    expect(ids).toContain("diwali");
    expect(ids.filter((id) => id === "ekadashi_mokshada").length).toBeGreaterThan(0);
  });
});

describe("clocks", () => {
  test("a day on which summer time begins follows on the one before and ends before the next", () => {
    const days = computeAlmanacDays(getDaysAround(NEW_YORK, "2026-03-08", 2));
    expect(days.map(({ frame }) => formatDate(frame.number))).toEqual([
      "2026-03-06",
      "2026-03-07",
      "2026-03-08",
      "2026-03-09",
      "2026-03-10",
    ]);
    days.slice(1).forEach(({ span }, index) => expect(span.startJd).toBe(days[index]?.span.endJd));
    const [, , change] = days;
    expect((change?.frame.nextMidnightJd ?? 0) - (change?.frame.midnightJd ?? 0)).toBeCloseTo(23 / 24, 6);
    if (!change) throw new Error("no day");
    expect(presentDay(getDaysAround(NEW_YORK, "2026-03-08", 0), change).sunrise).toMatch(/-04:00$/u);
  });

  test("a date that a place skipped has no day", () => {
    const days = computeAlmanacDays(getDaysAround(APIA, "2011-12-30", 1));
    expect(days.map(({ frame }) => formatDate(frame.number))).toEqual(["2011-12-29", "2011-12-31"]);
  });
});

describe("south of the equator and west of India", () => {
  test("a day begins with its own sunrise, and diwali is within a day of India's", () => {
    for (const place of [SYDNEY, NEW_YORK]) {
      const own = listFestivals(getYear(place, 2026)).find(({ id }) => id === "diwali");
      const india = listFestivals(getYear(PLACES.India, 2026)).find(({ id }) => id === "diwali");
      expect(Math.abs((own?.dayNumber ?? 0) - (india?.dayNumber ?? 0))).toBeLessThanOrEqual(1);
    }
    const [day] = computeAlmanacDays(getDaysAround(SYDNEY, "2026-12-21", 0));
    const light = (day?.frame.sunsetJd ?? 0) - (day?.frame.sunriseJd ?? 0);
    expect(light * 24).toBeGreaterThan(14);
  });
});

describe("months that are lost and doubled", () => {
  test.each([
    [1963, ["kartika", "margashirsha"], "kartika"],
    [1983, ["pausha", "magha"], "phalguna"],
    [2123, ["margashirsha", "pausha"], "ashvina"],
  ])("%d has one month with the two names %j and an extra %s", (year, names, extra) => {
    const { months } = getYear(PLACES.India, year);
    expect(months.find(({ kshaya }) => kshaya)?.names).toEqual(names);
    expect(months.filter(({ adhika }) => adhika).map(({ masa }) => masa)).toContain(extra);
  });

  test("the festivals of both names are kept in the one month", () => {
    const ids = listFestivals(getYear(PLACES.India, 1983)).map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(["vasant_panchami", "shakambhari", "maha_shivaratri"]));
  });

  test("an extra month has its own ekadashis and no yearly festival", () => {
    const found = listFestivals(getYear(PLACES.India, 2026), "smarta").filter(({ month }) => month?.adhika);
    const ids = new Set(found.map(({ id }) => id));
    expect(ids).toContain("ekadashi_padmini");
    expect(ids).toContain("ekadashi_parama");
    // Vat Purnima's own month comes after; Dashahara is kept in the extra one (Nirnaya Sindhu).
    expect(ids).not.toContain("vat_purnima");
    expect(ids).toContain("ganga_dussehra");
  });
});

describe("the first and last years", () => {
  test.each([1800, 1801, 2199, 2200, 2399])("%d has days and festivals", (year) => {
    const almanac = getYear(PLACES.India, year);
    expect(computeAlmanacDays(almanac).length).toBeGreaterThan(355);
    expect(listFestivals(almanac).length).toBeGreaterThan(500);
  });

  test("days outside the ephemeris are refused", () => {
    const range = { fromDay: parseDate("1799-12-20"), untilDay: parseDate("1800-01-01") };
    expect(() => createAlmanac(ephemeris, PLACES.India, resolveAlmanacSettings(), range)).toThrow(RangeError);
  });

  test.each(["2026-02-30", "2026-2-3", "soon"])("%s is no date", (text) => {
    expect(() => parseDate(text)).toThrow(CivilDateError);
  });
});

describe("settings", () => {
  test("an unknown one, a wrong value and a wrong unit are named", () => {
    expect(() => resolveAlmanacSettings({ hora: "long" as never })).toThrow(/hora must be one of/u);
    expect(() => resolveAlmanacSettings({ moon: 1 } as never)).toThrow(/moon is no setting/u);
    expect(() => resolveAlmanacSettings({ sun_offset_arcsec: 1e6 })).toThrow(/sun_offset_arcsec/u);
  });

  test("Surya Siddhanta's day begins at the disc's centre, later than the refracted limb", () => {
    const at = (preset: "lagna" | "surya_siddhanta_day") =>
      computeAlmanacDays(getDaysAround(PLACES.Ujjain, "2026-06-21", 0, { preset }))[0]?.frame.sunriseJd ?? 0;
    const minutes = (at("surya_siddhanta_day") - at("lagna")) * 1440;
    expect(minutes).toBeGreaterThan(3);
    expect(minutes).toBeLessThan(5);
  });
});
