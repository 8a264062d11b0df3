import { describe, expect, test } from "vitest";
import { explainFestival, UnknownFestivalError } from "../src/festival/explain-festival.ts";
import { FESTIVAL_IDS } from "../src/festival/festival-ids.ts";
import { FESTIVAL_RULES } from "../src/festival/festival-rules.ts";
import { listFestivals } from "../src/festival/list-festivals.ts";
import { presentFestivalList, presentProof } from "../src/present/present-festival.ts";
import { findRegionOfState } from "../src/festival/regions.data.ts";
import { formatDate } from "../src/sky/civil-date.ts";
import type { AlmanacPlace } from "../src/sky/place.ts";
import { createPlace, getYear, PLACES } from "./support/places.ts";

describe("the rules", () => {
  test("are more than a hundred and fifty, each with a source, and kept in every year", () => {
    expect(FESTIVAL_IDS.length).toBeGreaterThan(150);
    expect(FESTIVAL_RULES.filter(({ source }) => source.length < 5)).toEqual([]);
    const kept = new Set(
      [2024, 2025, 2026, 2027].flatMap((year) => listFestivals(getYear(PLACES.India, year))).map(({ id }) => id),
    );
    const never = FESTIVAL_IDS.filter((id) => !kept.has(id));
    const otherDates = new Set(FESTIVAL_RULES.filter(({ isOtherDate }) => isOtherDate).map(({ id }) => id));
    // The weekdays of an extra Shravana need one; other dates are listed only where they differ.
    expect(never.filter((id) => !id.startsWith("leaped_") && !otherDates.has(id))).toEqual([]);
  });

  test("for other dates of a rite are listed only on days on which its usual rules have none", () => {
    const listOf = (year: number): string[] =>
      listFestivals(getYear(PLACES.India, year))
        .filter(({ observance }) => observance === "rama_navami")
        .map(({ id, dayNumber }) => `${id} ${formatDate(dayNumber)}`);
    expect(listOf(2007)).toEqual(["rama_navami_first 2007-03-26", "rama_navami 2007-03-27"]);
    expect(listOf(2026).map((row) => row.split(" ")[0])).toEqual(["rama_navami"]);
  });

  test("that follow another name one that exists", () => {
    const ids = new Set(FESTIVAL_RULES.map(({ id }) => id));
    expect(FESTIVAL_RULES.filter((rule) => rule.kind === "after" && !ids.has(rule.of))).toEqual([]);
  });
});

describe("explaining a festival", () => {
  const almanac = getYear(PLACES["New Delhi"], 2024);
  const reference = getYear(PLACES.India, 2024);

  test("shows Diwali of 2024 with both days, the reference date and who keeps the other", () => {
    const [proof] = explainFestival(almanac, reference, "diwali");
    if (!proof) throw new Error("no diwali");
    const json = presentProof(almanac, proof);
    expect(json.chosen).toBe("2024-10-31");
    expect(json.reason).toBe("covers_more");
    expect(json.reference).toBe("2024-10-31");
    expect(json.others).toContainEqual({ tradition: "civil", date: "2024-11-01", reason: "second_of_both" });
    expect(json.days.map(({ date }) => date)).toEqual(["2024-10-30", "2024-10-31", "2024-11-01"]);
    expect(json.days[0]?.tithi_in_window).toBeNull();
    expect(json.days[1]?.tithi_in_window).toEqual(json.days[1]?.window);
    expect(json.days[2]?.tithi_in_window).not.toBeNull();
  });

  test("names every school's ekadashi with its reason", () => {
    const [proof] = explainFestival(almanac, reference, "ekadashi_mohini");
    expect(proof?.festival.rule.kind).toBe("ekadashi");
    expect(proof?.festival.parana).not.toBeNull();
  });

  test("refuses an id that no rule has", () => {
    expect(() => explainFestival(almanac, reference, "christmas")).toThrow(UnknownFestivalError);
  });
});

describe("the list of a year", () => {
  test("leaves out the other side's fasts for a smarta and a vaishnava", () => {
    const traditions = (side: "smarta" | "vaishnava"): Set<string> =>
      new Set(listFestivals(getYear(PLACES.India, 2026), side).map(({ tradition }) => tradition));
    expect(traditions("smarta")).not.toContain("vaishnava");
    expect(traditions("vaishnava")).not.toContain("smarta");
    expect(traditions("vaishnava")).toContain("vaishnava");
  });

  test("has both Janmashtamis, and says of each who keeps the other day", () => {
    const almanac = getYear(PLACES.India, 2025);
    const both = listFestivals(almanac).filter(({ id }) => id.startsWith("janmashtami_"));
    const json = presentFestivalList(almanac, both, () => null);
    const [smarta, vaishnava] = json.toSorted((a, b) => a.id.localeCompare(b.id));
    expect([smarta?.date, vaishnava?.date]).toEqual(["2025-08-15", "2025-08-16"]);
    expect(smarta?.disputes).toEqual([expect.objectContaining({ date: "2025-08-16", kept_by: "vaishnava" })]);
  });

  test("follows the region of a place for the Sun's entries", () => {
    const dates = (region: AlmanacPlace["region"]): string[] => {
      const place = createPlace(`K ${region}`, 27.7172, 85.324, "Asia/Kathmandu", region);
      return listFestivals(getYear(place, 2018))
        .filter(({ id }) => id === "vrishchika_sankranti")
        .map(({ dayNumber }) => formatDate(dayNumber));
    };
    // The Sun enters Scorpio on 16 November 2018 after sunset.
    expect(dates("nepal")).toEqual(["2018-11-17"]);
    expect(dates("odisha")).toEqual(["2018-11-16"]);
    expect(dates(undefined)).toEqual(["2018-11-17"]);
  });

  test("gives the last day of a festival of several days", () => {
    const last = (id: string): (string | undefined)[] =>
      listFestivals(getYear(PLACES.Mirzapur, 2023))
        .filter((festival) => festival.id === id)
        .map(({ dayNumber, untilDay }) => `${formatDate(dayNumber)} ${formatDate(untilDay)}`);
    // Printed by Drik Panchang for 2023: the fortnight begins on 29 September, the new moon's shraddha is on 14 October.
    expect(last("pitru_paksha")).toEqual(["2023-09-29 2023-10-14"]);
    expect(last("sharad_navaratri")).toEqual(["2023-10-15 2023-10-23"]);
  });

  test("knows the region of a state", () => {
    expect(findRegionOfState("Tamil Nadu")).toBe("tamil");
    expect(findRegionOfState("Rajasthan")).toBeUndefined();
  });

  test("begins the Sun's year by the rule of Tamil Nadu, Kerala, Bengal and Odisha", () => {
    // The Sun enters Aries on 14 April 2026 at 9:39, after sunrise and before the afternoon.
    const date = (id: string): string | undefined => {
      const found = listFestivals(getYear(PLACES.India, 2026)).find((festival) => festival.id === id);
      return found && formatDate(found.dayNumber);
    };
    expect(["puthandu", "vishu", "pohela_boishakh", "pana_sankranti"].map(date)).toEqual([
      "2026-04-14",
      "2026-04-15",
      "2026-04-15",
      "2026-04-14",
    ]);
  });
});
