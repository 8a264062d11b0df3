/**
 * How people's own names for their birth places fare: `node bench/place-names.ts [--all]`. For each group of names: found first by the
 * search, found in its first five, not found; and what a kundli would take. Names that are not found first are listed with `--all`,
 * those not found at all always.
 */
import { fileURLToPath } from "node:url";
import { type Gazetteer, openGazetteer, type Place } from "@lagna/places";
import { COMMALESS, INDIAN_NAMES, NAMES_IN_SCRIPTS, SPELLINGS, WORLD_NAMES } from "./place-names.data.ts";

interface Asked {
  readonly group: string;
  readonly text: string;
  readonly country: string;
  /** The state it must be in. */
  readonly state?: string;
  /** A name of a place it must be within reach of. */
  readonly target?: string;
}
interface Result extends Asked {
  /** 0 for first; −1 where none of the first five is right. */
  readonly at: number;
  readonly resolved: "right" | "wrong" | "none";
  readonly first: string;
}

/** From a locality to its city's middle, from a district's seat to its largest town. */
const WITHIN_REACH_KM = 45;
const FEWEST_FIRST = 0.96;

const gazetteer = openGazetteer({
  cacheDir: fileURLToPath(new URL("../node_modules/.cache/lagna/places", import.meta.url)),
});
await gazetteer.ready();
const results: Result[] = [];
for (const asked of allNames()) results.push(await ask(gazetteer, asked));
const first = report(results);
gazetteer.close();
if (first < FEWEST_FIRST) {
  console.error(`fewer than ${FEWEST_FIRST * 100} % are found first`);
  process.exitCode = 1;
}

function allNames(): Asked[] {
  const districts = Object.entries(INDIAN_NAMES).flatMap(([state, names]) =>
    split(names, ",").map((name) => ({ group: state, country: "India", state, ...aliased(name) })),
  );
  const scripts = NAMES_IN_SCRIPTS.trim()
    .split(/\n\s*(?=\w+:)/)
    .flatMap((line) => {
      const [group = "", names = ""] = line.split(":");
      return split(names, "|").map((pair) => {
        const target = pair.slice(pair.search(/[A-Za-z]/));
        return { group: group.trim(), country: "India", text: pair.slice(0, -target.length).trim(), target };
      });
    });
  const world = Object.entries(WORLD_NAMES).flatMap(([country, names]) =>
    split(names, ",").map((name) => ({ group: "other countries", country, ...aliased(name) })),
  );
  const loose = (group: string, names: string) =>
    split(names, "|").map((name) => ({ group, country: "India", ...aliased(name) }));
  return [...districts, ...scripts, ...world, ...loose("without commas", COMMALESS), ...loose("spellings", SPELLINGS)];
}

function split(names: string, by: string): string[] {
  return names.split(by).map((name) => name.replace(/\s+/g, " ").trim());
}

function aliased(name: string): { text: string; target?: string } {
  const [text = "", target] = name.split(" > ");
  return target === undefined ? { text } : { text, target };
}

async function ask(places: Gazetteer, asked: Asked): Promise<Result> {
  const { text, country } = asked;
  const found = await places.searchPlaces(text, { country, limit: 5 });
  const targets = await targetsOf(places, asked);
  const resolved = (await places.resolvePlace({ city: text, country }))?.place;
  const right = (place: Place) => isRight(place, asked, targets);
  return {
    ...asked,
    at: found.findIndex(right),
    resolved: resolved === undefined ? "none" : right(resolved) ? "right" : "wrong",
    first: found[0] ? `${found[0].name}, ${found[0].district}, ${found[0].state}, ${found[0].countryCode}` : "nothing",
  };
}

async function targetsOf(places: Gazetteer, { target, state, country }: Asked): Promise<Place[]> {
  if (target === undefined) return [];
  const named = state === undefined || target.endsWith(state) ? target : `${target}, ${state}`;
  const found = await places.searchPlaces(named, { country, limit: 3 });
  if (found.length === 0) console.error(`no place is called ${target}`);
  return found.filter((place) => state === undefined || place.state === state).slice(0, 1);
}

function isRight(place: Place, { state, target }: Asked, targets: readonly Place[]): boolean {
  if (state !== undefined && place.state !== state) return false;
  return target === undefined || targets.some((other) => apartKm(place, other) <= WITHIN_REACH_KM);
}

function apartKm(a: Place, b: Place): number {
  const shrink = Math.cos((a.latitude * Math.PI) / 180);
  return Math.hypot(a.latitude - b.latitude, (a.longitude - b.longitude) * shrink) * 111.2;
}

/** Prints the table; returns the share that is found first. */
function report(all: readonly Result[]): number {
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
