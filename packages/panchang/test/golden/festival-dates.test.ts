import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { recordComparison } from "../../../jyotish/test/golden/record-comparison.ts";
import { countRuns, takeSample } from "../../../../tools/lib/sample.ts";
import { FESTIVAL_IDS, isFestivalId } from "../../src/festival/festival-ids.ts";
import { listDisputes, listFestivals } from "../../src/festival/list-festivals.ts";
import { formatDate, parseDate } from "../../src/sky/civil-date.ts";
import type { AlmanacPlace } from "../../src/sky/place.ts";
import { getYear, PLACES } from "../support/places.ts";
import { parseEkadashi, toOurIds } from "./source-names.ts";

interface PublishedDate {
  readonly festival: string;
  readonly date: string;
  readonly place: string;
  readonly source: string;
  readonly use: "exact" | "civil" | "compare" | "disputed";
}

const read = <Row>(file: string): readonly Row[] =>
  (JSON.parse(readFileSync(`${import.meta.dirname}/festival-dates/${file}`, "utf8")) as { cases: Row[] }).cases;

const PLACES_OF_SOURCES: Readonly<Record<string, AlmanacPlace>> = {
  ...PLACES,
  Nepal: PLACES.Kathmandu,
  "Mirzapur (fitted)": PLACES.Mirzapur,
};

/** Rows that our rules miss, with the reason in known-differences.md. */
const KNOWN_DIFFERENCES = new Set([
  "buddha_purnima 2009-05-08 India",
  "chapchar_kut 2026-03-13 Bhuj",
  "gyalpo_losar 2010-02-13 Nepal",
  "mahavira_jayanti 2027-04-18 India",
  "makara_sankranti 2024-01-14 India",
  "mesha_sankranti 2005-04-14 India",
  "tamu_losar 2027-12-30 Nepal",
  "vaikasi_visakam 2023-06-03 Mirzapur (fitted)",
  "vishu 2010-04-14 India",
]);

/** The dates of a festival, by whatever name a source has for it, in the year of a date and at its place. */
function findDates(place: AlmanacPlace, festival: string, year: number): string[] {
  const almanac = getYear(place, year);
  const ekadashi = parseEkadashi(festival);
  if (!ekadashi) {
    const ids = toOurIds(festival);
    return listFestivals(almanac)
      .filter(({ id }) => ids.includes(id))
      .map(({ dayNumber }) => formatDate(dayNumber));
  }
  const school = ekadashi.isVaishnava ? "vaishnava" : "smarta";
  return listFestivals(almanac)
    .filter(({ id, tradition }) => tradition === school && id.startsWith(`ekadashi_${ekadashi.name}`))
    .map(({ dayNumber, parana }) => formatDate(ekadashi.isParana ? (parana?.dayNumber ?? dayNumber) : dayNumber));
}

const isOurs = (festival: string): boolean =>
  toOurIds(festival).some(isFestivalId) ||
  FESTIVAL_IDS.some((id) => id.startsWith(`ekadashi_${parseEkadashi(festival)?.name}`));

/** Rows by place and year, because the almanac of a year is computed once for all of its festivals. */
const groupByYear = (rows: readonly PublishedDate[]): readonly (readonly PublishedDate[])[] =>
  Object.values(Object.groupBy(rows, ({ place, date }) => `${place} ${date.slice(0, 4)}`)).map((group) => group ?? []);

describe("published festival dates", () => {
  const exact = read<PublishedDate>("dates.json").filter(({ use }) => use === "exact");
  const describeRow = ({ festival, date, place }: PublishedDate): string => `${festival} ${date} ${place}`;

  test("hold but for the known differences", () => {
    const checked = takeSample(groupByYear(exact)).flat();
    const missed = checked.filter(({ place, festival, date, source }) => {
      const at = PLACES_OF_SOURCES[place];
      if (!at) return false;
      const isMissed = !findDates(at, festival, Number(date.slice(0, 4))).includes(date);
      const compared = { subject: "festivals", quantity: festival, id: source, tolerance: 0, unit: "" };
      recordComparison({ ...compared, error: isMissed ? null : 0 });
      return isMissed;
    });
    expect(exact.length).toBeGreaterThan(500);
    expect(checked.length).toBeGreaterThanOrEqual(countRuns(250));
    const expected = checked.map(describeRow).filter((row) => KNOWN_DIFFERENCES.has(row));
    expect(missed.map(describeRow).toSorted()).toEqual(expected.toSorted());
    expect(exact.map(describeRow)).toEqual(expect.arrayContaining([...KNOWN_DIFFERENCES]));
  });

  test("has a rule for every festival published but one, which has no rule", () => {
    const names = new Set(exact.map(({ festival }) => festival));
    expect([...names].filter((name) => !isOurs(name))).toEqual(["chapchar_kut"]);
  });

  test("never falls on a date on which its festival is not", () => {
    const wrong = read<{ date: string; festival: string; place: string }>("must-not.json").filter(
      ({ date, festival }) => findDates(PLACES.Bhuj, festival, Number(date.slice(0, 4))).includes(date),
    );
    expect(wrong).toEqual([]);
  });

  test("is within a day of the dates governments chose, for those with a rule", () => {
    const rows = read<PublishedDate>("dates.json").filter(
      ({ use, festival, place }) => use === "civil" && place.startsWith("India") && isOurs(festival),
    );
    const far = rows.filter(({ festival, date }) => {
      const days = findDates(PLACES.India, festival, Number(date.slice(0, 4))).map((found) => Date.parse(found));
      return !days.some((found) => Math.abs(found - Date.parse(date)) <= 86_400_000);
    });
    expect(rows.length).toBeGreaterThan(10);
    // The Nanakshahi calendar's fixed 5 January, in years in which the government followed it.
    expect(far.map(({ festival, date }) => `${festival} ${date}`)).toEqual([
      "guru_gobind_singh 2007-01-05",
      "guru_gobind_singh 2012-01-05",
    ]);
  });
});

interface Disagreement {
  readonly region: string;
  readonly festival: string;
  readonly year: number;
  readonly dates: Readonly<Record<string, readonly string[]>>;
}

/** Published dates that no rule of ours explains, with the reason in known-differences.md. */
const UNEXPLAINED_DATES = new Set([
  "bhai_dooj 2023-03-09",
  "dayananda_jayanti 2026-03-13",
  "dayananda_jayanti 2027-04-01",
  "gayatri_jayanti 2023-08-31",
  "govardhana 2002-11-06",
  "karthigai_deepam 2027-11-14",
  "mahavira_jayanti 2010-04-28",
  "mahavira_jayanti 2016-04-20",
]);

describe("dates on which publishers differ", () => {
  test("are each explained by a named rule, but for the known ones", () => {
    const rows = read<Disagreement>("disagreements.json").filter(({ region }) => region === "India");
    const unexplained = rows.flatMap(({ festival, year, dates }) => {
      const almanac = getYear(PLACES.India, year);
      const ids = toOurIds(festival);
      const explained = listFestivals(almanac)
        .filter(({ id }) => ids.includes(id))
        .flatMap((found) => [found.dayNumber, ...listDisputes(almanac, found).map(({ dayNumber }) => dayNumber)]);
      return Object.keys(dates)
        .filter((date) => !explained.includes(parseDate(date)))
        .map((date) => `${festival} ${date}`);
    });
    expect(rows.length).toBeGreaterThan(25);
    expect(unexplained.toSorted()).toEqual([...UNEXPLAINED_DATES]);
  });
});
