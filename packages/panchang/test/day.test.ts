import { describe, expect, test } from "vitest";
import { computeAlmanacDays, type AlmanacDay } from "../src/day/almanac-day.ts";
import { presentDay, presentShortDay } from "../src/present/present-day.ts";
import { formatDate } from "../src/sky/civil-date.ts";
import { ephemeris, getDaysAround, getYear, PLACES } from "./support/places.ts";

const almanac = getYear(PLACES.Ujjain, 2026);
const days = computeAlmanacDays(almanac);
const findDay = (date: string): AlmanacDay => {
  const day = days.find(({ frame }) => formatDate(frame.number) === date);
  if (!day) throw new Error(`no day ${date}`);
  return day;
};

describe("a day of the almanac", () => {
  test("has limbs that follow on each other and cover it", () => {
    for (const day of days) {
      for (const limbs of [day.tithi, day.nakshatra, day.yoga, day.karana, day.moonSign]) {
        expect(limbs[0]?.startJd).toBeLessThanOrEqual(day.span.startJd);
        expect(limbs.at(-1)?.endJd).toBeGreaterThanOrEqual(day.span.endJd);
        limbs.slice(1).forEach((limb, index) => expect(limb.startJd).toBe(limbs[index]?.endJd));
      }
    }
  });

  test("has a lost tithi inside one day and a doubled one over two sunrises", () => {
    const lost = days.flatMap(({ tithi }) => tithi.filter(({ kshaya }) => kshaya));
    const doubled = days.flatMap(({ tithi }) => tithi.filter(({ vriddhi }) => vriddhi));
    // About 371 tithis meet 365 sunrises.
    expect(lost.length).toBeGreaterThan(8);
    expect(lost.length - doubled.length).toBeGreaterThanOrEqual(5);
    expect(lost.length - doubled.length).toBeLessThanOrEqual(7);
  });

  test("has choghadiyas, horas and gowri parts that add up to it", () => {
    for (const { parts, span } of days) {
      for (const list of [parts?.choghadiya, parts?.gowri, parts?.hora]) {
        expect(list?.[0]?.startJd).toBe(span.startJd);
        expect(list?.at(-1)?.endJd).toBeCloseTo(span.endJd, 9);
        list?.slice(1).forEach(({ startJd }, index) => expect(startJd).toBeCloseTo(list[index]?.endJd ?? 0, 9));
      }
    }
  });

  test("has no abhijit on a Wednesday, and one on every other day", () => {
    for (const { parts, frame } of days) {
      const count = parts?.auspicious.filter(({ id }) => id === "abhijit").length;
      expect(count, formatDate(frame.number)).toBe(frame.vara === "wednesday" ? 0 : 1);
    }
  });

  test("gives the hours of sixty minutes when asked", () => {
    const equal = computeAlmanacDays(getDaysAround(PLACES.Ujjain, "2026-06-21", 0, { hora: "equal" }))[0];
    const hora = equal?.parts?.hora[12];
    expect(((hora?.endJd ?? 0) - (hora?.startJd ?? 0)) * 24).toBeCloseTo(1, 6);
    expect(hora?.night).toBe(false);
  });

  test("knows bhadra with its abode, mukha and puccha inside the tithi's vishti", () => {
    const bhadras = days.flatMap(({ bhadra }) => bhadra);
    expect(new Set(bhadras.map(({ abode }) => abode))).toEqual(new Set(["heaven", "earth", "below"]));
    for (const { mukha, puccha, startJd, endJd } of bhadras) {
      for (const part of [mukha, puccha]) {
        expect(part.startJd).toBeGreaterThanOrEqual(startJd - 1e-6);
        expect(part.endJd).toBeLessThanOrEqual(endJd + 1e-6);
      }
    }
  });

  test("finds Thursday's Pushya and the panchaka from Aquarius to Pisces", () => {
    const yogas = days.flatMap(({ specialYogas }) => specialYogas.map(({ id }) => id));
    expect(yogas).toContain("guru_pushya");
    for (const { panchaka } of days) {
      if (!panchaka) continue;
      expect(almanac.sky.moon(panchaka.startJd) % 360).toBeCloseTo(300, 4);
      expect(panchaka.endJd - panchaka.startJd).toBeGreaterThan(4);
      expect(panchaka.endJd - panchaka.startJd).toBeLessThan(5.5);
    }
  });

  test("judges a birth's tara, Moon and eighth sign", () => {
    const birth = { nakshatra: "rohini", sign: "taurus" } as const;
    const week = computeAlmanacDays(getDaysAround(PLACES.Ujjain, "2026-11-08", 14), birth);
    const eighth = week.filter(({ personal }) => personal?.chandrashtama);
    expect(eighth.length).toBeGreaterThan(1);
    for (const { personal, moonSign } of eighth) {
      expect(personal?.chandrashtama).not.toBeNull();
      expect(moonSign.map(({ sign }) => sign)).toContain("sagittarius");
    }
    const rohini = week.flatMap(({ personal }) => personal?.tarabala ?? []).find((star) => star.nakshatra === "rohini");
    expect(rohini?.tara).toBe("janma");
    expect(rohini?.quality).toBe("mixed");
  });

  test("sees the eclipse of 28 August 2026 in New York and its sutaka, and none in Ujjain", () => {
    const at = (place: Parameters<typeof getDaysAround>[0]) =>
      computeAlmanacDays(getDaysAround(place, "2026-08-28", 1)).flatMap(({ eclipses }) => eclipses)[0];
    const seen = at({ ...PLACES.Kelowna, name: "New York", latitude: 40.71, longitude: -74.01 });
    expect(seen?.light).toBe("moon");
    expect(seen?.local).not.toBeNull();
    const [sutaka] = seen?.sutakas ?? [];
    expect((sutaka?.endJd ?? 0) - (sutaka?.startJd ?? 0)).toBeGreaterThan(3 / 8);
    expect(at(PLACES.Ujjain)?.sutakas).toEqual([]);
  });
});

test("the seasons of the tropical Sun begin about 24 days before those of the sidereal one", () => {
  const starts = (key: "ritu" | "tropicalRitu"): string[] =>
    days
      .slice(1)
      .flatMap((day, index) =>
        day[key] === days[index]?.[key] ? [] : [`${day[key]} ${formatDate(day.frame.number)}`],
      );
  // The Sun enters tropical Pisces on 18 February 2026, sidereal Pisces on 15 March.
  expect(starts("tropicalRitu")[0]).toBe("vasanta 2026-02-19");
  expect(starts("ritu")).toContain("vasanta 2026-03-15");
  expect(starts("tropicalRitu")).toHaveLength(6);
});

describe("a day as the API has it", () => {
  const json = presentDay(almanac, findDay("2026-11-08"));

  test("has the keys of the almanac's contract", () => {
    expect(Object.keys(json)).toEqual(
      expect.arrayContaining(
        (
          "date place sunrise sunset moonrise moonset vara tithi nakshatra yoga karana masa samvat samvatsara ritu ayana sun " +
          "moon inauspicious auspicious choghadiya hora tarabala chandrabala chandrashtama panchaka bhadra special_yogas festivals eclipses"
        ).split(" "),
      ),
    );
    expect(json.tithi[0]).toEqual(
      expect.objectContaining({ number: 29, name: "chaturdashi", paksha: "krishna", end: "2026-11-08T11:28:23+05:30" }),
    );
    expect(json.masa).toEqual({
      amanta: "ashvina",
      purnimanta: "kartika",
      adhika: false,
      kshaya: false,
      paksha: "krishna",
    });
    expect(json.samvat).toEqual({ vikrama: 2083, shaka: 1948, kali: 5127, gujarati: 2082 });
    const diwali = json.festivals.find(({ id }) => id === "diwali");
    expect(diwali?.rule).toEqual(expect.objectContaining({ month: "ashvina", tithi: 15, kala: "pradosha" }));
    expect(Object.keys(diwali?.window ?? {})).toEqual(["start", "end"]);
  });

  test("has no number that is none", () => {
    expect(JSON.stringify(json)).not.toMatch(/NaN|null,"end"|Invalid/u);
  });

  test("prints whole minutes where a preset prints them", () => {
    const drik = getDaysAround(PLACES.Mirzapur, "2023-01-05", 0, { preset: "drik" });
    const [day] = computeAlmanacDays(drik);
    if (!day) throw new Error("no day");
    expect(presentDay(drik, day).tithi[0]?.end).toMatch(/^2023-01-06T02:1[34]:00\+05:30$/u);
    expect(presentDay(drik, day).sunrise).toBe("2023-01-05T06:46:00+05:30");
  });

  test("is short in lists", () => {
    const short = presentShortDay(almanac, findDay("2026-11-08"));
    expect(short.festivals.map(({ id }) => id)).toContain("diwali");
    expect(short).not.toHaveProperty("choghadiya");
  });

  test("does not depend on the other days computed with it", () => {
    const alone = getDaysAround(PLACES.Ujjain, "2026-11-08", 0);
    const [day] = computeAlmanacDays(alone);
    const same = (jd: number | undefined): number => Math.round(ephemeris.utcMilliseconds(jd ?? 0) / 100);
    expect(same(day?.tithi[0]?.endJd)).toBe(same(findDay("2026-11-08").tithi[0]?.endJd));
    expect(same(day?.frame.sunriseJd ?? 0)).toBe(same(findDay("2026-11-08").frame.sunriseJd ?? 0));
  });
});
