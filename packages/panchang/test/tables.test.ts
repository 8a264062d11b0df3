import { NAKSHATRAS, type Rashi, RASHIS, type Vara, VARAS } from "@lagna/terms";
import { describe, expect, test } from "vitest";
import type { Almanac } from "../src/almanac.ts";
import { isVishti, listBhadras } from "../src/day/bhadra.ts";
import {
  AMRITA_GHATIS,
  BHADRA_ABODES,
  BHADRA_PRAHARAS,
  DURMUHURTAS,
  GOWRI,
  GOWRI_ORDER,
  VARJYAM_GHATIS,
} from "../src/day/day-parts.data.ts";
import { computeTarabala, findChandrashtama, hasChandrabala } from "../src/day/personal.ts";
import type { DayLimbs } from "../src/day/limbs.ts";
import { findAnandadi, listSpecialYogas } from "../src/day/special-yogas.ts";
import { findBangladeshDay } from "../src/month/bangladesh-calendar.ts";
import { PUNYA_GHATIS } from "../src/month/sankranti.data.ts";
import { formatDate, parseDate } from "../src/sky/civil-date.ts";

const ONE_TO = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

describe("the parts of a day", () => {
  /** Muhurtas as times of an equinox day, on which each has 48 minutes, as almanacs print them. */
  const toTimes = (numbers: readonly number[] = [], sunrise = 6): string[] =>
    numbers.map((number) => {
      const minutes = sunrise * 60 + (number - 1) * 48;
      return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;
    });

  test("durmuhurtas of the week by Kala Prakashika, on a day of twelve hours", () => {
    const { kala_prakashika: usual, saturday_third: others } = DURMUHURTAS;
    expect(VARAS.map((vara) => toTimes(usual[vara].day).join(" "))).toEqual([
      "16:24",
      "12:24 14:48",
      "8:24",
      "11:36",
      "10:00 14:48",
      "8:24 12:24",
      "6:00 6:48",
    ]);
    expect(VARAS.flatMap((vara) => toTimes(usual[vara].night, 18).map((time) => `${vara} ${time}`))).toEqual([
      "tuesday 22:48",
    ]);
    expect({ ...others, saturday: usual.saturday }).toEqual(usual);
    expect(toTimes(others.saturday.day)).toEqual(["7:36"]);
    expect(VARAS.map((vara) => toTimes(DURMUHURTAS.nirnaya_sindhu[vara].day).join(" "))).toEqual([
      "10:48 14:00",
      "10:00",
      "11:36",
      "11:36",
      "8:24",
      "9:12 12:24",
      "6:48",
    ]);
  });

  test("amrita begins 24 ghatis after the first varjyam, except in Ashwini, Rohini and Ardra", () => {
    const differences = NAKSHATRAS.map((_, star) => (AMRITA_GHATIS[star]?.[0] ?? 0) - (VARJYAM_GHATIS[star]?.[0] ?? 0));
    const others = NAKSHATRAS.filter((_, star) => differences[star] !== 24);
    expect(others).toEqual(["ashwini", "rohini", "ardra"]);
    expect([0, 3, 5].map((star) => [VARJYAM_GHATIS[star]?.[0], AMRITA_GHATIS[star]?.[0]])).toEqual([
      [50, 42],
      [40, 52],
      [21, 35],
    ]);
    const varjyams = VARJYAM_GHATIS.map((ghatis) => ghatis.join(" "));
    expect(varjyams.filter((ghatis) => ghatis.includes(" "))).toEqual(["20 56"]);
    const starsOf = (ghati: number) => NAKSHATRAS.filter((_, star) => VARJYAM_GHATIS[star]?.[0] === ghati);
    expect(starsOf(10)).toEqual(["anuradha", "shravana", "dhanishta"]);
    expect(starsOf(14)).toEqual(["mrigashira", "swati", "vishakha", "jyeshtha"]);
    expect(starsOf(16)).toEqual(["purva_bhadrapada"]);
    expect(starsOf(18)).toEqual(["uttara_phalguni", "shatabhisha"]);
    expect(starsOf(20)).toEqual(["pushya", "purva_phalguni", "chitra", "mula", "uttara_ashadha"]);
    expect(starsOf(21)).toEqual(["ardra", "hasta"]);
    expect(starsOf(24)).toEqual(["bharani", "purva_ashadha", "uttara_bhadrapada"]);
    expect(starsOf(30)).toEqual(["krittika", "punarvasu", "magha", "revati"]);
    expect(starsOf(32)).toEqual(["ashlesha"]);
  });

  test("gowri parts go round seven, by day from the weekday's own, by night from the fifth after it; visham is put in", () => {
    const visham = GOWRI.indexOf("visham");
    for (const [half, start] of [
      ["day", 0],
      ["night", 4],
    ] as const) {
      for (const [index, vara] of VARAS.entries()) {
        const round = GOWRI_ORDER[half][vara].filter((part) => part !== visham);
        expect(round, `${half} ${vara}`).toEqual(ONE_TO(7).map((part) => (index + start + part - 1) % 7));
      }
    }
    const places = (half: "day" | "night") => VARAS.map((vara) => GOWRI_ORDER[half][vara].indexOf(visham) + 1);
    expect(places("day")).toEqual([8, 2, 7, 5, 6, 4, 3]);
    expect(places("night")).toEqual([4, 5, 3, 8, 2, 7, 6]);
  });
});

describe("bhadra", () => {
  /** The halves of a month's tithis, a day each, with the Moon in a sign. */
  const createAlmanac = (sign = 0) =>
    ({
      karanas: Array.from({ length: 60 }, (_, part) => ({ part, startJd: part, endJd: part + 1 })),
      moonSigns: [{ part: sign, startJd: 0, endJd: 60 }],
    }) as unknown as Almanac;
  const bhadras = (sign?: number) => listBhadras(createAlmanac(sign), { startJd: 0, endJd: 60 });

  test("is in eight halves of tithis: the second of 4 and 11, the first of 8 and 15, and of the dark half one day earlier", () => {
    expect(bhadras().map(({ startJd }) => startJd + 1)).toEqual([8, 15, 22, 29, 36, 43, 50, 57]);
    expect([0, 57, 58, 59].map(isVishti)).toEqual([false, false, false, false]);
    expect(listBhadras(createAlmanac(), { startJd: 8, endJd: 14 })).toEqual([]);
  });

  test("has its mukha by the verse 5 2 7 4 8 3 6 1, and its puccha at the end of the prahara before", () => {
    const rows = Object.values(BHADRA_PRAHARAS);
    expect(Object.keys(BHADRA_PRAHARAS).map(Number)).toEqual([4, 8, 11, 15, 18, 22, 25, 29]);
    expect(rows.map(({ mukha }) => mukha)).toEqual([5, 2, 7, 4, 8, 3, 6, 1]);
    for (const { mukha, puccha } of rows) expect((puccha % 4) + 1).toBe(((mukha - 1) % 4) + 1);
    expect(rows.map(({ puccha }) => puccha).toSorted((a, b) => a - b)).toEqual(ONE_TO(8));
    // 4 bright: the mukha is the first of four praharas, 5 of 30 ghatis long; the puccha the last 3 of the fourth.
    const [first, second] = bhadras();
    expect(first?.mukha).toEqual({ startJd: 7, endJd: 7 + 5 / 30 });
    expect(first?.puccha).toEqual({ startJd: 8 - 3 / 30, endJd: 8 });
    expect(second?.mukha.startJd).toBeCloseTo(14.25, 9);
    expect(second?.puccha.endJd).toBeCloseTo(14.25, 9);
  });

  test("dwells by the Moon's sign: on earth in Cancer, Leo, Aquarius and Pisces", () => {
    const signsOf = (abode: string) => RASHIS.filter((_, sign) => bhadras(sign)[0]?.abode === abode);
    expect(BHADRA_ABODES).toHaveLength(12);
    expect(signsOf("earth")).toEqual(["cancer", "leo", "aquarius", "pisces"]);
    expect(signsOf("heaven")).toEqual(["aries", "taurus", "gemini", "scorpio"]);
    expect(signsOf("below")).toEqual(["virgo", "libra", "sagittarius", "capricorn"]);
  });
});

describe("the yogas of a day", () => {
  const day = { startJd: 0, endJd: 1 };
  const limbsOf = (tithi: number, star = "ashlesha", spans = { tithi: day, star: day }) =>
    ({
      tithi: [{ number: tithi, ...spans.tithi }],
      nakshatra: [{ number: NAKSHATRAS.indexOf(star as never) + 1, name: star, ...spans.star }],
    }) as unknown as DayLimbs;
  /** The Sun opposite to any star of the test, so that ravi yoga stays away unless asked for. */
  const list = (vara: Vara, limbs: DayLimbs, sun = () => 0) => listSpecialYogas(limbs, vara, sun, day);
  const varasWith = (id: string, tithi: number) =>
    VARAS.filter((vara) => list(vara, limbsOf(tithi)).some((yoga) => yoga.id === id));

  test("siddha and mrityu are of the five classes of tithis, in either fortnight", () => {
    const siddha = ["friday", "wednesday", "tuesday", "saturday", "thursday"];
    const mrityu = [["sunday", "tuesday"], ["monday", "friday"], ["wednesday"], ["thursday"], ["saturday"]];
    for (const tithi of ONE_TO(30)) {
      const kind = (((tithi - 1) % 15) % 5) as 0;
      expect(varasWith("siddha", tithi), `siddha ${tithi}`).toEqual([siddha[kind]]);
      expect(varasWith("mrityu", tithi), `mrityu ${tithi}`).toEqual(mrityu[kind]);
    }
  });

  // The lists of Muhurta Chintamani from Sunday.
  test.each([
    ["dagdha", [12, 11, 5, 3, 6, 8, 9]],
    ["visha", [4, 6, 7, 2, 8, 9, 7]],
    ["hutashana", [12, 6, 7, 8, 9, 10, 11]],
  ])("%s has one tithi a weekday from Sunday", (id, tithis) => {
    const found = VARAS.map((vara) => ONE_TO(15).filter((tithi) => varasWith(id, tithi).includes(vara)));
    expect(found).toEqual(tithis.map((tithi) => [tithi]));
  });

  test("are bad or good by their kind, and last as long as both", () => {
    const spans = { tithi: { startJd: -0.5, endJd: 0.25 }, star: { startJd: 0.125, endJd: 2 } };
    const found = list("tuesday", limbsOf(7, "punarvasu", spans));
    const of = (id: string) => found.find((yoga) => yoga.id === id);
    expect(of("tri_pushkara")).toEqual({ id: "tri_pushkara", good: true, startJd: 0.125, endJd: 0.25 });
    expect(of("visha")).toEqual({ id: "visha", good: false, startJd: 0, endJd: 0.25 });
    expect(list("tuesday", limbsOf(3)).find(({ id }) => id === "siddha")?.good).toBe(true);
  });

  test("pushkara doubles or triples with the bhadra tithis on Sunday, Tuesday and Saturday", () => {
    const of = (id: string, star: string) =>
      VARAS.filter((vara) => list(vara, limbsOf(2, star)).some((yoga) => yoga.id === id));
    expect(of("dvi_pushkara", "chitra")).toEqual(["sunday", "tuesday", "saturday"]);
    expect(of("tri_pushkara", "vishakha")).toEqual(["sunday", "tuesday", "saturday"]);
    expect(of("tri_pushkara", "chitra")).toEqual([]);
    const tithis = ONE_TO(15).filter((tithi) =>
      list("sunday", limbsOf(tithi, "chitra")).some(({ id }) => id === "dvi_pushkara"),
    );
    expect(tithis).toEqual([2, 7, 12]);
  });

  test("ravi yoga is at the counts 4, 6, 9, 10, 13 and 20 from the Sun's star", () => {
    const counts = (sun: number) =>
      NAKSHATRAS.flatMap((star, index) => {
        const has = list("monday", limbsOf(1, star), () => sun).some(({ id }) => id === "ravi_yoga");
        const sunStar = Math.floor((((sun % 360) + 360) % 360) / (360 / 27));
        return has ? [((index - sunStar + 27) % 27) + 1] : [];
      }).toSorted((a, b) => a - b);
    for (const sun of [1, 200, -5, 725]) expect(counts(sun)).toEqual([4, 6, 9, 10, 13, 20]);
  });

  test("ananda is with the first star of the week's seven, and Abhijit is a star of its own", () => {
    const STAR = 360 / 27;
    const stars = { sunday: 0, monday: 4, tuesday: 8, wednesday: 12, thursday: 16, saturday: 23 } as const;
    for (const [vara, star] of Object.entries(stars))
      expect([vara, findAnandadi(vara as Vara, star * STAR + 1)]).toEqual([vara, "ananda"]);
    // Friday's is Uttara Ashadha, up to Abhijit; then Abhijit and Shravana follow.
    const friday = [20 * STAR + 1, 276.6, 276.7, 280.8, 280.9, 21 * STAR + 5, 22 * STAR + 1].map((at) =>
      findAnandadi("friday", at),
    );
    expect(friday).toEqual(["ananda", "ananda", "kaladanda", "kaladanda", "dhumra", "dhumra", "dhata"]);
    expect(findAnandadi("sunday", -1)).toBe("vardhamana");
    expect(findAnandadi("sunday", 361)).toBe("ananda");
  });
});

describe("what a day gives a birth", () => {
  test("nine taras, three of them bad, the first mixed", () => {
    const qualities = ONE_TO(9).map((count) => computeTarabala("ashwini", NAKSHATRAS[count - 1] as "ashwini").quality);
    expect(qualities).toEqual(["mixed", "good", "bad", "good", "bad", "good", "bad", "good", "good"]);
    expect(computeTarabala("revati", "ashwini")).toEqual(computeTarabala("ashwini", "bharani"));
  });

  test("the Moon supports six places from the birth sign, in the bright half nine; the eighth is chandrashtama", () => {
    const places = (paksha: "shukla" | "krishna", birth: Rashi) =>
      ONE_TO(12).filter((place) =>
        hasChandrabala(birth, RASHIS[(RASHIS.indexOf(birth) + place - 1) % 12] as Rashi, paksha),
      );
    for (const birth of RASHIS) {
      expect(places("krishna", birth)).toEqual([1, 3, 6, 7, 10, 11]);
      expect(places("shukla", birth)).toEqual([1, 2, 3, 5, 6, 7, 9, 10, 11]);
    }
    expect(findChandrashtama("scorpio")).toBe("aries");
    expect(findChandrashtama("aries")).toBe("virgo");
  });
});

describe("the civil calendar of Bangladesh", () => {
  /** First dates of the months in the years from 14 April. */
  const firsts = (from: string): string[] =>
    ONE_TO(366)
      .map((day) => parseDate(from) + day - 1)
      .filter((day) => findBangladeshDay(day)?.day === 1)
      .map((day) => formatDate(day).slice(5));

  // The tables of the Bangla Academy, of 2019 and of 1987.
  test.each([
    ["2021-04-14", "04-14 05-15 06-15 07-16 08-16 09-16 10-17 11-16 12-16 01-15 02-14 03-15 04-14"],
    ["2023-04-14", "04-14 05-15 06-15 07-16 08-16 09-16 10-17 11-16 12-16 01-15 02-14 03-15"],
    ["2099-04-14", "04-14 05-15 06-15 07-16 08-16 09-16 10-17 11-16 12-16 01-15 02-14 03-15 04-14"],
    ["2018-04-14", "04-14 05-15 06-15 07-16 08-16 09-16 10-16 11-15 12-15 01-14 02-13 03-15 04-14"],
    ["1999-04-14", "04-14 05-15 06-15 07-16 08-16 09-16 10-16 11-15 12-15 01-14 02-13 03-15"],
  ])("the months of the year from %s begin on its dates", (from, expected) => {
    expect(firsts(from).join(" ")).toBe(expected);
  });

  test("counts its years from 593, and was in use from 1987 on", () => {
    expect(findBangladeshDay(parseDate("2026-04-13"))).toEqual({ month: 12, day: 30, year: 1432 });
    expect(findBangladeshDay(parseDate("2026-04-14"))).toEqual({ month: 1, day: 1, year: 1433 });
    expect(findBangladeshDay(parseDate("1987-04-13"))).toBeNull();
    expect(findBangladeshDay(parseDate("1987-04-14"))).toEqual({ month: 1, day: 1, year: 1394 });
    expect(findBangladeshDay(parseDate("2019-04-13"))).toEqual({ month: 12, day: 30, year: 1425 });
  });
});

test("the merit time of an entry: ten ghatis on both sides of the equinoxes, thirty before Cancer, forty after Capricorn, else sixteen", () => {
  for (const [index, sign] of RASHIS.entries()) {
    const { before, after } = PUNYA_GHATIS[sign];
    const kind = index % 3;
    const usual = kind === 1 ? [16, 0] : [0, 16];
    const expected = { aries: [10, 10], libra: [10, 10], cancer: [30, 0], capricorn: [0, 40] }[sign as "aries"];
    expect([sign, before, after]).toEqual([sign, ...(expected ?? usual)]);
  }
});
