import { readFileSync } from "node:fs";
import { createHash } from "node:crypto";
import { brotliDecompressSync } from "node:zlib";
import { PlacesDataError } from "../errors.ts";
import { normalise } from "../normalise.ts";
import type { Admin } from "./divisions.ts";
import { madeId } from "./made-id.ts";
import { mapKm, namesOf, push, type SourcePlace } from "./source-place.ts";
import { soundDistance, soundsOf } from "./sound.ts";
import { OFFICE_STANDING } from "./standing.ts";

const FOLDER = new URL("../../data/", import.meta.url);
export const POST_OFFICE_FILE = new URL("post-offices.br", FOLDER);

/** A post office this near to a place of its name is that place's; one whose own position is only its area's, farther. */
const SAME_NAME_KM = 20;
const SAME_NAME_LOOSE_KM = 60;
/** Two spellings no farther apart than this in sound are of one name. */
const OTHER_SPELLING = 0.45;
const SEAT_KM = 5;
/** Districts of Jammu and Kashmir until 2019, of Ladakh since. */
const LADAKH = new Set(["Leh", "Kargil"]);
const PARTS = / (?:east|west|north|south|central)$/i;

/** India's villages and quarters by their post offices, as far as `places` has none of the name there. */
export function officePlaces(places: readonly SourcePlace[], admin: Admin, ids: Set<number>): SourcePlace[] {
  const indian = places.filter((place) => place.countryCode === "IN");
  const byName = new Map<string, SourcePlace[]>();
  for (const place of indian) for (const name of namesOf(place)) push(byName, name, place);
  const towns = Map.groupBy(
    indian.filter((place) => place.population > 0),
    divisionOf,
  );
  const found: SourcePlace[] = [];
  const districts = new Map<string, string>();
  for (const line of readOffices().split("\n")) {
    const office = officePlace(line.split("\t"), admin, ids);
    if (office.districtAlso !== null) districts.set(divisionOf(office), office.districtAlso);
    const names = [...namesOf(office)];
    const known =
      names.flatMap((name) => byName.get(name) ?? []).find((place) => isSame(place, office)) ??
      townOf(office, towns.get(divisionOf(office)) ?? []);
    if (known) {
      known.standing = Math.max(known.standing, office.standing);
      if (!namesOf(known).has(normalise(office.name))) known.otherNames.push(office.name);
      continue;
    }
    for (const name of names) push(byName, name, office);
    found.push(office);
  }
  for (const place of indian) place.districtAlso = districts.get(divisionOf(place)) ?? null;
  return found;
}

const divisionOf = ({ stateCode, districtCode }: SourcePlace) => `${stateCode}.${districtCode}`;

/**
 * The counted town of the district that a post town is, though it is spelled otherwise there (Savantvadi), or has another name: the office
 * called after the district stands in its seat (Barabanki in Nawabganj), and is what the seat is called today.
 */
function townOf(office: SourcePlace, towns: readonly SourcePlace[]): SourcePlace | undefined {
  if (office.standing < OFFICE_STANDING.taluk || office.districtCode === "") return undefined;
  const [sound = ""] = soundsOf(normalise(office.name));
  const spelled = towns.find(
    (town) =>
      mapKm(town, office) < SAME_NAME_LOOSE_KM &&
      soundsOf(normalise(town.name)).some((other) => soundDistance(sound, other) <= OTHER_SPELLING),
  );
  if (spelled || office.standing < OFFICE_STANDING.district || office.approximate) return spelled;
  const seat = towns.find((town) => mapKm(town, office) < SEAT_KM);
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

/** Columns as `post-offices.json` lists them. */
function officePlace(columns: readonly string[], admin: Admin, ids: Set<number>): SourcePlace {
  const [stateCode, districtCode, listed, taluk, name, latitude, longitude, marks] = columns as [
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  const district = admin.two.get(`IN.${stateCode}.${districtCode}`) ?? listed;
  const state = LADAKH.has(listed) ? "Ladakh" : (admin.one.get(`IN.${stateCode}`) ?? null);
  const part = name.replace(PARTS, "");
  return {
    id: madeId(`IN|${stateCode}|${listed}|${taluk}|${name}`, ids),
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
    districtAlso: listed === district || districtCode === "" ? null : listed,
    taluk,
    population: 0,
    standing: officeStanding(normalise(name), [district, listed].map(normalise), normalise(taluk), marks.includes("h")),
    approximate: marks.includes("a"),
    zone: "Asia/Kolkata",
  };
}

function officeStanding(name: string, districts: readonly string[], taluk: string, head: boolean): number {
  if (districts.includes(name)) return OFFICE_STANDING.district;
  if (head) return OFFICE_STANDING.head;
  return name === taluk ? OFFICE_STANDING.taluk : 0;
}

function isSame(place: SourcePlace, office: SourcePlace): boolean {
  const inDistrict =
    place.stateCode === office.stateCode && place.districtCode === office.districtCode && office.districtCode !== "";
  const loose = office.approximate || place.approximate || (inDistrict && office.standing >= OFFICE_STANDING.taluk);
  return mapKm(place, office) < (loose ? SAME_NAME_LOOSE_KM : SAME_NAME_KM);
}
