/**
 * Searches for birth places as people write them: `node bench/place-names.ts [--all]`. Prints for each group of names how many are the first
 * result, among the first five, or not found; and which place a kundli would use. `--all` also lists the names that are not the first result;
 * names that are not found are always listed.
 */
import { fileURLToPath } from "node:url";
import { type Gazetteer, openGazetteer, type Place } from "@lagna/places";
import { describeRow, readJsonLines } from "../tools/lib/read-json-lines.ts";

/**
 * A name that people write for their birth place. By state: districts according to each state's own list (2024), district seats and tehsils,
 * temple towns, localities of large cities; the same in Indian scripts; places in other countries, with aliases, typing errors, and names that
 * exist in several countries; names without commas, as people type them; names with one typing error or an unusual spelling.
 */
interface NameQuery {
  readonly group: string;
  readonly text: string;
  readonly country: string;
  /** The expected state. */
  readonly state?: string;
  /** The name of a place near which the result must be. */
  readonly target?: string;
}
interface Result extends NameQuery {
  /** Index of the first correct result; −1 if none of the first five is correct. */
  readonly at: number;
  readonly resolved: "right" | "wrong" | "none";
  readonly first: string;
}

/** Covers the distance from a locality to the centre of its city, and from a district's seat to its largest town. */
const MAX_DISTANCE_KM = 45;
const MIN_FIRST_SHARE = 0.96;

const gazetteer = openGazetteer({
  cacheDir: fileURLToPath(new URL("../node_modules/.cache/lagna/places", import.meta.url)),
});
await gazetteer.ready();
const results: Result[] = [];
for (const query of listNameQueries()) results.push(await searchName(gazetteer, query));
const first = printReport(results);
gazetteer.close();
if (first < MIN_FIRST_SHARE) {
  console.error(`fewer than ${MIN_FIRST_SHARE * 100} % are the first result`);
  process.exitCode = 1;
}

function listNameQueries(): readonly NameQuery[] {
  const text = { type: "string", minLength: 1 };
  const properties = { group: text, text, country: text, state: text, target: text };
  return readJsonLines(new URL("place-names.jsonl", import.meta.url), describeRow(properties, ["state", "target"]));
}

async function searchName(places: Gazetteer, query: NameQuery): Promise<Result> {
  const { text, country } = query;
  const found = await places.searchPlaces(text, { country, limit: 5 });
  const targets = await findTargets(places, query);
  const resolved = (await places.resolvePlace({ city: text, country }))?.place;
  const right = (place: Place) => isRight(place, query, targets);
  return {
    ...query,
    at: found.findIndex(right),
    resolved: resolved === undefined ? "none" : right(resolved) ? "right" : "wrong",
    first: found[0] ? `${found[0].name}, ${found[0].district}, ${found[0].state}, ${found[0].countryCode}` : "nothing",
  };
}

async function findTargets(places: Gazetteer, { target, state, country }: NameQuery): Promise<Place[]> {
  if (target === undefined) return [];
  const named = state === undefined || target.endsWith(state) ? target : `${target}, ${state}`;
  const found = await places.searchPlaces(named, { country, limit: 3 });
  if (found.length === 0) console.error(`no place has the name ${target}`);
  return found.filter((place) => state === undefined || place.state === state).slice(0, 1);
}

function isRight(place: Place, { state, target }: NameQuery, targets: readonly Place[]): boolean {
  if (state !== undefined && place.state !== state) return false;
  return target === undefined || targets.some((other) => computeDistanceKm(place, other) <= MAX_DISTANCE_KM);
}

function computeDistanceKm(a: Place, b: Place): number {
  const shrink = Math.cos((a.latitude * Math.PI) / 180);
  return Math.hypot(a.latitude - b.latitude, (a.longitude - b.longitude) * shrink) * 111.2;
}

/** Prints the table; returns the share that is found first. */
function printReport(all: readonly Result[]): number {
  const columns = (name: string, part: readonly Result[]) => {
    const count = (test: (result: Result) => boolean) => String(part.filter(test).length).padStart(7);
    console.log(
      name.padEnd(42) +
        count(() => true) +
        count(({ at }) => at === 0) +
        count(({ at }) => at > 0) +
        count(({ at }) => at < 0) +
        "   " +
        count(({ resolved }) => resolved === "right") +
        count(({ resolved }) => resolved === "wrong") +
        count(({ resolved }) => resolved === "none"),
    );
  };
  console.log(`${" ".repeat(42)}  names  first in five  not      kundli: right  wrong   none`);
  for (const [group, part] of Map.groupBy(all, (result) => result.group)) columns(group, part);
  columns("all", all);
  for (const { at, text, country, target, first, resolved, group } of all) {
    if (at === 0 && resolved === "right") continue;
    if (at >= 0 && !process.argv.includes("--all")) continue;
    const means = target === undefined ? "" : ` (${target})`;
    console.log(
      `${at < 0 ? "not found" : "not first"}: ${text}${means}, ${group}, ${country}: ${first}; kundli ${resolved}`,
    );
  }
  return all.filter(({ at }) => at === 0).length / all.length;
}
