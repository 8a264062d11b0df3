import { expect, test } from "vitest";
import { findCloseCall } from "../src/festival/close-call.ts";
import { createYearAlmanac, explainFestival } from "../src/festival/explain-festival.ts";
import { listFestivals } from "../src/festival/list-festivals.ts";
import { presentProof } from "../src/present/present-festival.ts";
import { formatDate } from "../src/sky/civil-date.ts";
import { resolveAlmanacSettings } from "../src/sky/settings.ts";
import { createPlace, ephemeris, getYear, PLACES } from "./support/places.ts";

const DELHI = createPlace("Delhi", 28.6, 77.2, "Asia/Kolkata");

test("the Vaishnava Nirjala of 2026 in New Delhi hangs on seconds of the full moon at sunrise, and names the other date", () => {
  const almanac = getYear(DELHI, 2026);
  const proofs = explainFestival(almanac, almanac, "ekadashi_nirjala").map((proof) => presentProof(almanac, proof));
  const fast = proofs.find(({ tradition }) => tradition === "vaishnava");
  expect(fast).toMatchObject({
    chosen: "2026-06-26",
    mahadvadashi: "pakshavardhini",
    hangs_on: { date: "2026-06-25" },
  });
  // Purnima outlasts the second sunrise by some seconds.
  const purnima = almanac.tithis.find(
    ({ number, endJd }) => number === 15 && formatDate(Math.round(endJd - 2_440_587.5)) > "2026-06-27",
  );
  const sunrise = almanac.frames.find(({ number }) => formatDate(number) === "2026-06-30")?.dawnJd ?? 0;
  const seconds = Math.ceil(((purnima?.endJd ?? 0) - sunrise) * 86_400);
  expect(seconds).toBeLessThan(10);
  expect(fast?.hangs_on?.seconds).toBe(seconds);
  expect(proofs.find(({ tradition }) => tradition === "smarta")?.hangs_on).toBeNull();
  // The fast of the smartas has the id of the feast too, and is one other date.
  expect(fast?.others.filter(({ tradition }) => tradition === "smarta")).toHaveLength(1);
});

test("a change of the printed sunrise and moonrise by the named seconds gives the other date, and one less does not", () => {
  const years = [2026, 2029, 2030, 2031];
  const found = years.flatMap((year) => {
    const almanac = getYear(PLACES["New Delhi"], year);
    // Other schools of ekadashi are listed only where they differ from the vaishnavas.
    const festivals = listFestivals(almanac).filter(
      ({ tradition }) => tradition !== "madhva" && tradition !== "nimbarka",
    );
    return festivals.flatMap((festival) => {
      const call = findCloseCall(almanac, festival);
      return call ? [{ year, festival, call }] : [];
    });
  });
  expect(found.length).toBeGreaterThan(1);
  for (const { year, festival, call } of found) {
    const dates = (seconds: number): readonly number[] => {
      const names = ["sunrise", "sunset", "moonrise", "moonset"].map((event) => [`${event}_shift_seconds`, seconds]);
      const settings = resolveAlmanacSettings(Object.fromEntries(names) as Record<string, never>);
      return listFestivals(createYearAlmanac(ephemeris, PLACES["New Delhi"], settings, year))
        .filter(({ id, tradition }) => id === festival.id && tradition === festival.tradition)
        .map(({ dayNumber }) => dayNumber);
    };
    expect(dates(call.seconds), festival.id).toContain(call.dayNumber);
    expect(dates(call.seconds - Math.sign(call.seconds)), festival.id).toContain(festival.dayNumber);
    expect(Math.abs(call.dayNumber - festival.dayNumber)).toBe(1);
  }
});

test("a date that is far from any limit does not hang on seconds", () => {
  const almanac = getYear(PLACES.Ujjain, 2026);
  for (const id of ["diwali", "dhanteras", "maha_shivaratri", "raksha_bandhan", "makara_sankranti"]) {
    for (const { closeCall } of explainFestival(almanac, almanac, id)) expect(closeCall, id).toBeNull();
  }
});
