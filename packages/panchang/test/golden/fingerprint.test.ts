import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { listFestivals } from "../../src/festival/list-festivals.ts";
import { ACCEPTED_LISTS_DIGEST } from "../../src/festival/rules-changed-on.data.ts";
import { formatDate } from "../../src/sky/civil-date.ts";
import type { AlmanacPlace } from "../../src/sky/place.ts";
import { createPlace, getYear, PLACES } from "../support/places.ts";

/** Places whose lists differ: the reference, a northern diaspora, a western and a southern one. */
const CITIES: readonly AlmanacPlace[] = [
  PLACES.Ujjain,
  PLACES.Kathmandu,
  createPlace("London", 51.5074, -0.1278, "Europe/London"),
  createPlace("New York", 40.7128, -74.006, "America/New_York"),
  createPlace("Sydney", -33.8688, 151.2093, "Australia/Sydney"),
];
const YEAR = 2027;
/** Set to write the lists anew after a change that is meant: the difference then shows the dates that moved. */
const isUpdate = process.env["UPDATE_FINGERPRINT"] !== undefined;

const getFile = (name: string): string =>
  `${import.meta.dirname}/fingerprint/${name.toLowerCase().replaceAll(" ", "-")}-${YEAR}.txt`;

function listRows(place: AlmanacPlace): string[] {
  return listFestivals(getYear(place, YEAR)).map(
    ({ dayNumber, id, tradition, reason }) => `${formatDate(dayNumber)} ${id} ${tradition} ${reason}`,
  );
}

test("the lists are those of the date that calendars of subscribers carry (else set it to today, with the new digest)", () => {
  const hash = createHash("sha256");
  const folder = `${import.meta.dirname}/fingerprint/`;
  for (const file of readdirSync(folder).toSorted()) hash.update(readFileSync(folder + file));
  expect(hash.digest("hex").slice(0, 16)).toBe(ACCEPTED_LISTS_DIGEST);
});

describe(`the list of ${YEAR}`, () => {
  test.each(CITIES)("of $name is the one last accepted", (place) => {
    const file = getFile(place.name);
    const rows = listRows(place);
    if (isUpdate) writeFileSync(file, `${rows.join("\n")}\n`);
    expect(rows).toEqual(readFileSync(file, "utf8").trimEnd().split("\n"));
  });
});
