import { KARANAS, NAKSHATRAS, NITYA_YOGAS, TITHIS_OF_MONTH, VARAS } from "@lagna/terms";
import { expect, test } from "vitest";
import catalogue from "../../locales/en/almanac.json" with { type: "json" };
import recorded from "../../test/jaipur-day.json" with { type: "json" };
import type { PanchangDay } from "./almanac-api.ts";
import { buildSankalpa, isAfterFortnight, moveToMinute, toMinuteOfDay } from "./build-sankalpa.ts";

const DAY = recorded.data as unknown as PanchangDay;
const NOON = toMinuteOfDay(DAY, "12:00");
const say = (day: PanchangDay, minute = NOON) => buildSankalpa(day, minute, "north").map(({ latin }) => latin);
const span = { start: "2026-11-22T06:00:00+05:30", end: "2026-11-23T07:00:00+05:30" };

test("the words of a minute at Jaipur, in order", () => {
  expect(say(DAY).slice(1)).toEqual([
    "brahmaṇo dvitīyaparārdhe",
    "śrīśvetavārāhakalpe",
    "vaivasvatamanvantare",
    "aṣṭāviṃśatitame kaliyuge",
    "kaliprathamacaraṇe",
    "jambūdvīpe",
    "bhāratavarṣe bharatakhaṇḍe",
    "Jaipur-nāmni sthāne",
    "siddhārthināmasaṃvatsare",
    "dakṣiṇāyane",
    "hemantartau",
    "kārtikamāse",
    "śuklapakṣe",
    "trayodaśyāṃ tithau",
    "ravivāsare",
    "aśvinīnakṣatre",
    "vyatīpātayoge",
    "kaulavakaraṇe",
  ]);
});

test("a time before sunrise is in the night that ends the day", () => {
  expect(toMinuteOfDay(DAY, "05:00") - NOON).toBe(17 * 60);
  expect(say(DAY, toMinuteOfDay(DAY, "05:00"))).toContain("bharaṇīnakṣatre");
});

test("outside Bharata the continent is left to the priest", () => {
  expect(say({ ...DAY, place: { ...DAY.place, time_zone: "America/New_York" } })).toContain("amukadvīpe");
});

test("after a new moon within the day, month and year are those of the next sunrise", () => {
  const dark = { ...span, number: 30, name: "amavasya", paksha: "krishna", kshaya: false, vriddhi: false } as const;
  const masa = { amanta: "phalguna", purnimanta: "chaitra", adhika: false, kshaya: false, paksha: "krishna" } as const;
  const bright = {
    ...dark,
    start: "2026-11-22T10:00:00+05:30",
    number: 1,
    name: "pratipada",
    paksha: "shukla",
  } as const;
  const day: PanchangDay = { ...DAY, masa, tithi: [{ ...dark, end: bright.start }, bright] };
  const next: PanchangDay = {
    ...DAY,
    masa: { ...masa, amanta: "chaitra", paksha: "shukla" },
    samvatsara: { north: "raudra", south: "plavanga", gujarati: "raudra" },
  };
  expect(isAfterFortnight(day, toMinuteOfDay(day, "09:59"))).toBe(false);
  expect(isAfterFortnight(day, NOON)).toBe(true);
  const south = buildSankalpa(moveToMinute(day, next, NOON), NOON, "south").map(({ latin }) => latin);
  expect(south).toEqual(
    expect.arrayContaining(["plavaṅganāmasaṃvatsare", "caitramāse", "śuklapakṣe", "pratipadi tithau"]),
  );
});

test("every year, tithi, star, yoga, karana and weekday has its word", () => {
  const { label: _, both: __, ...years } = catalogue.samvatsara;
  expect(Object.keys(years)).toHaveLength(60);
  for (const id of Object.keys(years)) {
    const words = say({ ...DAY, samvatsara: { north: id, south: id, gujarati: id } });
    expect(words.filter((latin) => /^\p{L}+nāmasaṃvatsare$/u.test(latin))).toHaveLength(1);
  }
  const said = [
    ...TITHIS_OF_MONTH.map((name) => ({ ...DAY, tithi: [{ ...DAY.tithi[0], ...span, name }] })),
    ...NAKSHATRAS.map((name) => ({ ...DAY, nakshatra: [{ number: 1, name, ...span }] })),
    ...NITYA_YOGAS.map((name) => ({ ...DAY, yoga: [{ number: 1, name, ...span }] })),
    ...KARANAS.map((name) => ({ ...DAY, karana: [{ number: 1, name, ...span }] })),
    ...VARAS.map((name) => ({ ...DAY, vara: { number: 0, name } })),
  ].map((day) => say(day as PanchangDay).join(" "));
  const distinct = 16 + NAKSHATRAS.length + NITYA_YOGAS.length + KARANAS.length + VARAS.length;
  // The recorded day is among the values of each of the five.
  expect(new Set(said).size).toBe(distinct - 4);
  for (const words of said) expect(words).not.toContain("undefined");
});
