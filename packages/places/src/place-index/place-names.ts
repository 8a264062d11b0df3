import { INDIAN_STATE_NAMES } from "./indian-state-names.data.ts";
import { computeSounds } from "./name-sound.ts";
import { normaliseRegion } from "./normalise-region.ts";
import { getNormalisedNames, type SourcePlace } from "./source-place.ts";

/** How a place is found. */
export interface PlaceNames {
  readonly key: string;
  /** Other names by key, one per key. */
  readonly others: ReadonlyMap<string, string>;
}

const NO_NAMES: ReadonlyMap<string, string> = new Map();

export function collectNames(place: SourcePlace): PlaceNames {
  const keys = getNormalisedNames(place);
  const key = keys[0] ?? "";
  return { key, others: place.otherNames.length === 0 ? NO_NAMES : collectOtherNames(place, key, keys) };
}

/** Prefers the spelling with a capital. */
function collectOtherNames(place: SourcePlace, mainKey: string, keys: readonly string[]): Map<string, string> {
  const names = new Map<string, string>();
  for (const [index, name] of place.otherNames.entries()) {
    const key = keys[index + 1] as string;
    if (key === "" || key === mainKey) continue;
    const known = names.get(key);
    if (known === undefined || (!startsWithCapital(known) && startsWithCapital(name)))
      names.set(key, name.replace(/\s+/g, " "));
  }
  return names;
}

const startsWithCapital = (name: string) => /^\p{Lu}/u.test(name);

/** Countries whose names are all found by pronunciation; elsewhere only those of larger places. */
const SOUND_COUNTRIES = new Set(["IN", "NP", "PK", "BD", "LK", "BT"]);
const SOUND_POPULATION = 15_000;

/** The pronunciations by which a place is found. */
export function listSounds({ countryCode, population }: SourcePlace, { key, others }: PlaceNames): string[] {
  if (!SOUND_COUNTRIES.has(countryCode) && population < SOUND_POPULATION) return [];
  const sounds = computeSounds(key);
  for (const [other, name] of others) {
    // A name without a capital is a machine transliteration.
    if (/^[a-z ]+$/.test(other) && startsWithCapital(name)) sounds.push(...computeSounds(other));
  }
  return sounds;
}

const scopes = new Map<string, string>();

/**
 * What may follow the city after a comma: state, its short and former names and code, district; each preceded by a line
 * break. The same text for all places of a taluk.
 */
export function buildScope(place: SourcePlace): string {
  const { countryCode, state, stateCode, district, postalDistrict, taluk } = place;
  const names = [countryCode, stateCode, state, district, postalDistrict, taluk].join("\n");
  const known = scopes.get(names);
  if (known !== undefined) return known;
  const former = countryCode === "IN" && state !== null ? (INDIAN_STATE_NAMES[state] ?? []) : [];
  const code = /^[A-Z]+$/.test(stateCode) ? stateCode : "";
  const keys = [state ?? "", district ?? "", postalDistrict ?? "", taluk, code, ...former]
    .map(normaliseRegion)
    .filter((key) => key !== "");
  const scope = `\n${keys.join("\n")}\n`;
  scopes.set(names, scope);
  return scope;
}
