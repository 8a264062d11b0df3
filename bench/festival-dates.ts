import { readFileSync } from "node:fs";
import { listFestivals } from "../packages/panchang/src/festival/list-festivals.ts";
import { formatDate } from "../packages/panchang/src/sky/civil-date.ts";
import { parseEkadashi, toOurIds } from "../packages/panchang/test/golden/source-names.ts";
import { getYear, PLACES } from "../packages/panchang/test/support/places.ts";

/** Prints how many of the published dates of each festival are met, and which are not: `node bench/festival-dates.ts`. */

interface PublishedDate {
  readonly festival: string;
  readonly date: string;
  readonly place: string;
  readonly use: string;
}

const FILE = new URL("../packages/panchang/test/golden/festival-dates/dates.json", import.meta.url);
const { cases } = JSON.parse(readFileSync(FILE, "utf8")) as { cases: readonly PublishedDate[] };
const placeOf = (name: string) =>
  ({ ...PLACES, Nepal: PLACES.Kathmandu, "Mirzapur (fitted)": PLACES.Mirzapur })[name] ?? null;

function listDates({ festival, date, place: name }: PublishedDate): readonly string[] | null {
  const place = placeOf(name);
  if (!place || parseEkadashi(festival)) return null;
  const ids = toOurIds(festival);
  return listFestivals(getYear(place, Number(date.slice(0, 4))))
    .filter(({ id, tradition }) => ids.includes(id) && tradition !== "madhva")
    .map(({ dayNumber }) => formatDate(dayNumber));
}

const sorted = cases
  .filter(({ use }) => use === "exact")
  .toSorted((a, b) => a.place.localeCompare(b.place) || a.date.localeCompare(b.date));
const rows = sorted.flatMap((row) => {
  const dates = listDates(row);
  return dates ? [{ ...row, dates }] : [];
});
const byFestival = Object.entries(Object.groupBy(rows, ({ festival }) => festival));
for (const [festival, found = []] of byFestival.toSorted(([a], [b]) => a.localeCompare(b))) {
  const missed = found.filter(({ date, dates }) => !dates.includes(date));
  const list = missed.map(({ date, dates }) => `${date} (ours ${dates.join(", ") || "none"})`).join("; ");
  console.log(`${festival.padEnd(36)} ${found.length - missed.length} of ${found.length}  ${list}`);
}
const met = rows.filter(({ date, dates }) => dates.includes(date)).length;
console.log(`${met} of ${rows.length} dates are met (${((100 * met) / rows.length).toFixed(1)} %)`);
