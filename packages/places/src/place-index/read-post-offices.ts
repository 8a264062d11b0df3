import { readFileSync } from "node:fs";
import { createHash } from "node:crypto";
import { brotliDecompressSync } from "node:zlib";
import { PlacesDataError } from "../errors.ts";
import { normalise } from "../normalise.ts";
import { normaliseRegion } from "./normalise-region.ts";
import type { AdminDivisions } from "./admin-divisions.ts";
import { createPlaceId } from "./create-place-id.ts";
import { computeMapDistanceKm, getNormalisedNames, pushToMapEntry, type SourcePlace } from "./source-place.ts";
import { computeSoundDistance, computeSounds } from "./name-sound.ts";
import { OFFICE_IMPORTANCE } from "./importance.ts";

const FOLDER = new URL("../../data/", import.meta.url);
export const POST_OFFICE_FILE = new URL("post-offices.br", FOLDER);

/**
 * A post office this close to a place of the same name belongs to that place; the larger distance applies to an office
 * whose position is only that of its area.
 */
const SAME_NAME_KM = 20;
const SAME_NAME_APPROXIMATE_KM = 60;
/** Two spellings at most this far apart in sound are the same name. */
const MAX_SPELLING_DISTANCE = 0.45;
const SEAT_KM = 5;
/** Districts of Jammu and Kashmir until 2019, of Ladakh since then. */
const LADAKH = new Set(["Leh", "Kargil"]);
const DIRECTION_SUFFIX = / (?:east|west|north|south|central)$/i;

/** India's villages and quarters by their post offices, for names that `places` does not have there. */
export function readPostOfficePlaces(
  places: readonly SourcePlace[],
  admin: AdminDivisions,
  ids: Set<number>,
): SourcePlace[] {
  const indian = places.filter((place) => place.countryCode === "IN");
  const byName = new Map<string, SourcePlace[]>();
  for (const place of indian) for (const name of getNormalisedNames(place)) pushToMapEntry(byName, name, place);
  const towns = Map.groupBy(
    indian.filter((place) => place.population > 0),
    getDivisionKey,
  );
  const found: SourcePlace[] = [];
  const districts = new Map<string, string>();
  for (const line of readOffices().split("\n")) {
    const office = parseOffice(line.split("\t"), admin, ids);
    if (office.postalDistrict !== null) districts.set(getDivisionKey(office), office.postalDistrict);
    const names = getNormalisedNames(office);
    const known = findNamesake(office, byName) ?? findTown(office, towns.get(getDivisionKey(office)) ?? []);
    if (known) {
      known.importance = Math.max(known.importance, office.importance);
      if (!getNormalisedNames(known).includes(normalise(office.name))) known.otherNames.push(office.name);
      known.postalCodes.push(...office.postalCodes);
      continue;
    }
    for (const name of names) pushToMapEntry(byName, name, office);
    found.push(office);
  }
  for (const place of indian) place.postalDistrict = districts.get(getDivisionKey(place)) ?? null;
  return found;
}

function findNamesake(office: SourcePlace, byName: ReadonlyMap<string, SourcePlace[]>): SourcePlace | undefined {
  for (const name of getNormalisedNames(office)) {
    const known = byName.get(name)?.find((place) => isSamePlace(place, office));
    if (known) return known;
  }
  return undefined;
}

const getDivisionKey = ({ stateCode, districtCode }: SourcePlace) => `${stateCode}.${districtCode}`;

/**
 * The counted town of the district that a post town corresponds to, though it is spelled differently (Savantvadi) or
 * has another name: the office named after the district is in its seat (Barabanki in Nawabganj), and has the seat's
 * current name.
 */
function findTown(office: SourcePlace, towns: readonly SourcePlace[]): SourcePlace | undefined {
  if (office.importance < OFFICE_IMPORTANCE.taluk || office.districtCode === "") return undefined;
  const [sound = ""] = computeSounds(normalise(office.name));
  const spelled = towns.find(
    (town) =>
      computeMapDistanceKm(town, office) < SAME_NAME_APPROXIMATE_KM &&
      computeSounds(normalise(town.name)).some((other) => computeSoundDistance(sound, other) <= MAX_SPELLING_DISTANCE),
  );
  if (spelled || office.importance < OFFICE_IMPORTANCE.district || office.approximate) return spelled;
  const seat = towns.find((town) => computeMapDistanceKm(town, office) < SEAT_KM);
  if (seat) {
    seat.otherNames.unshift(seat.name);
    seat.name = office.name;
  }
  return seat;
}

function readOffices(): string {
  const name = "post-offices.br";
  try {
    const packed = readFileSync(POST_OFFICE_FILE);
    const { sha256 } = JSON.parse(readFileSync(new URL("post-offices.json", FOLDER), "utf8")) as { sha256: string };
    if (createHash("sha256").update(packed).digest("hex") !== sha256)
      throw new PlacesDataError(name, "altered: its sha256 is not the one in post-offices.json");
    return brotliDecompressSync(packed).toString("utf8");
  } catch (cause) {
    if (cause instanceof PlacesDataError) throw cause;
    throw new PlacesDataError(name, "post office data is missing or unreadable", { cause });
  }
}

/** Columns as listed in `post-offices.json`. */
function parseOffice(columns: readonly string[], admin: AdminDivisions, ids: Set<number>): SourcePlace {
  const [stateCode, districtCode, listed, taluk, name, latitude, longitude, marks, pins] = columns as [
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
  const district = admin.districts.get(`IN.${stateCode}.${districtCode}`) ?? listed;
  const state = LADAKH.has(listed) ? "Ladakh" : (admin.states.get(`IN.${stateCode}`) ?? null);
  const part = name.replace(DIRECTION_SUFFIX, "");
  return {
    id: createPlaceId(`IN|${stateCode}|${listed}|${taluk}|${name}`, ids),
    name,
    otherNames: part === name || part.length < 4 ? [] : [part],
    latitude: Number(latitude) / 1000,
    longitude: Number(longitude) / 1000,
    featureCode: "PPL",
    countryCode: "IN",
    stateCode,
    districtCode,
    state,
    district,
    postalDistrict: listed === district || districtCode === "" ? null : listed,
    taluk,
    population: 0,
    importance: getOfficeImportance(
      normalise(name),
      [normaliseRegion(district), normaliseRegion(listed)],
      normaliseRegion(taluk),
      marks.includes("h"),
    ),
    approximate: marks.includes("a"),
    postalCodes: pins.split(" ").map(Number),
    zone: "Asia/Kolkata",
    normalisedNames: null,
  };
}

function getOfficeImportance(name: string, districts: readonly string[], taluk: string, head: boolean): number {
  if (districts.includes(name)) return OFFICE_IMPORTANCE.district;
  if (head) return OFFICE_IMPORTANCE.head;
  return name === taluk ? OFFICE_IMPORTANCE.taluk : 0;
}

function isSamePlace(place: SourcePlace, office: SourcePlace): boolean {
  const inDistrict =
    place.stateCode === office.stateCode && place.districtCode === office.districtCode && office.districtCode !== "";
  const loose = office.approximate || place.approximate || (inDistrict && office.importance >= OFFICE_IMPORTANCE.taluk);
  return computeMapDistanceKm(place, office) < (loose ? SAME_NAME_APPROXIMATE_KM : SAME_NAME_KM);
}
