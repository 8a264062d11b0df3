import { writeFileSync } from "node:fs";
import { listCountries, openGazetteer, type Place } from "@lagna/places";
import { ROOT } from "./lib/run-command.ts";

/**
 * Writes the towns that a chart computed on a device is offered without a connection: `node tools/write-largest-towns.ts`. More of the home
 * country, since its people are who types births there.
 */
const FILE = `${ROOT}/apps/web/src/engine/largest-towns.json`;
const HOME = "IN";
const MAX_AT_HOME = 1_800;
const MAX_ELSEWHERE = 60;
const MIN_POPULATION_ELSEWHERE = 150_000;
const DEGREE_DECIMALS = 1e4;

const round = (degrees: number): number => Math.round(degrees * DEGREE_DECIMALS) / DEGREE_DECIMALS;

const gazetteer = openGazetteer({ builtDir: `${ROOT}/node_modules/.cache/lagna/places` });
const towns: Place[] = [];
for (const { code } of listCountries()) {
  const largest = await gazetteer.listLargestPlaces(code, code === HOME ? MAX_AT_HOME : MAX_ELSEWHERE);
  // The largest town of a small country is kept too.
  towns.push(
    ...largest.filter(
      ({ population }, index) => code === HOME || index === 0 || population >= MIN_POPULATION_ELSEWHERE,
    ),
  );
}
gazetteer.close();

const zones = [...new Set(towns.map(({ timeZone }) => timeZone))].toSorted();
const countries = Object.fromEntries(towns.map(({ countryCode, country }) => [countryCode, country]));
const rows = towns
  .toSorted((one, other) => other.population - one.population)
  .map(({ id, name, state, countryCode, latitude, longitude, population, timeZone }) => [
    id,
    name,
    state ?? "",
    countryCode,
    round(latitude),
    round(longitude),
    population,
    zones.indexOf(timeZone),
  ]);
writeFileSync(
  FILE,
  `${JSON.stringify({ zones, countries, towns: [] }).slice(0, -2)}\n${rows.map((row) => JSON.stringify(row)).join(",\n")}\n]}\n`,
);
console.log(`${rows.length} towns written to ${FILE}`);
