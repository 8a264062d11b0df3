import { EPHEMERIS_YEARS, MAX_GATHERING_ORB } from "@lagna/contract";
import {
  type AyanamsaId,
  type Graha,
  GRAHAS,
  MAX_VARGA_PARTS,
  type Nakshatra,
  NAKSHATRAS,
  type NodeKind,
  type Rashi,
  RASHIS,
  SETTINGS,
} from "@lagna/terms";

/** What is sought of one graha. */
export type SoughtPlace =
  | { readonly kind: "sign"; readonly sign: Rashi; readonly varga: string | null }
  | { readonly kind: "star"; readonly nakshatra: Nakshatra }
  | { readonly kind: "degree"; readonly degree: number }
  | { readonly kind: "every"; readonly every: "sign" | "nakshatra" };

/** Grahas that are together, in one sign without an orb; or one graha at a place. */
export type Sought =
  | { readonly kind: "together"; readonly grahas: readonly Graha[]; readonly orb: number | null }
  | { readonly kind: "graha"; readonly graha: Graha; readonly place: SoughtPlace };

/** What the longitudes are measured by. */
export interface SkySettings {
  readonly ayanamsa: Exclude<AyanamsaId, "custom">;
  readonly node: NodeKind;
}

/** An ayanamsa given in degrees has no value for other centuries. */
export const SKY_AYANAMSAS = SETTINGS.ayanamsa.filter((id) => id !== "custom");
export const SKY_NODES = SETTINGS.node;
const DEFAULTS: SkySettings = { ayanamsa: "lahiri", node: "mean" };

/** A search of whole years, by the Gregorian calendar; 0 is 1 BC. */
export interface SkySearch {
  readonly sought: Sought;
  readonly settings: SkySettings;
  readonly from: number;
  /** Included. */
  readonly until: number;
}

const isGraha = (id: string): id is Graha => (GRAHAS as readonly string[]).includes(id);
const readNumber = (text: string | null): number => (text === null || text.trim() === "" ? Number.NaN : Number(text));

/** The years that the ephemeris covers whole. */
export const SEARCH_YEARS = { from: EPHEMERIS_YEARS.from + 1, until: EPHEMERIS_YEARS.until - 1 } as const;
const isYear = (year: number): boolean =>
  Number.isInteger(year) && year >= SEARCH_YEARS.from && year <= SEARCH_YEARS.until;

function readTogether(params: URLSearchParams): Sought | null {
  const grahas = [...new Set((params.get("together") ?? "").split(",").filter(isGraha))];
  const orb = params.get("orb");
  const degrees = readNumber(orb);
  const isKnown = grahas.length >= 2 && !(grahas.includes("rahu") && grahas.includes("ketu"));
  if (!isKnown || (orb !== null && !(degrees > 0 && degrees <= MAX_GATHERING_ORB))) return null;
  return { kind: "together", grahas, orb: orb === null ? null : degrees };
}

function readPlace(params: URLSearchParams): SoughtPlace | null {
  const sign = RASHIS.find((id) => id === params.get("sign"));
  const nakshatra = NAKSHATRAS.find((id) => id === params.get("star"));
  const every = (["sign", "nakshatra"] as const).find((id) => id === params.get("every"));
  const degree = readNumber(params.get("degree"));
  if (sign) {
    const parts = Number(/^D([1-9]\d{0,2})$/.exec(params.get("varga") ?? "")?.[1] ?? 1);
    return { kind: "sign", sign, varga: parts > 1 && parts <= MAX_VARGA_PARTS ? `D${parts}` : null };
  }
  if (nakshatra) return { kind: "star", nakshatra };
  if (every) return { kind: "every", every };
  return degree >= 0 && degree < 360 ? { kind: "degree", degree } : null;
}

const readSettings = (params: URLSearchParams): SkySettings => ({
  ayanamsa: SKY_AYANAMSAS.find((id) => id === params.get("ayanamsa")) ?? DEFAULTS.ayanamsa,
  node: SKY_NODES.find((id) => id === params.get("node")) ?? DEFAULTS.node,
});

/** The search that an address names; null for none. */
export function parseSkySearch(params: URLSearchParams): SkySearch | null {
  const [from, until] = [readNumber(params.get("from")), readNumber(params.get("until"))];
  if (!isYear(from) || !isYear(until) || until < from) return null;
  const graha = params.get("graha");
  const place = readPlace(params);
  const sought: Sought | null =
    graha !== null && isGraha(graha) ? place && { kind: "graha" as const, graha, place } : readTogether(params);
  return sought && { sought, settings: readSettings(params), from, until };
}

function formatPlace(place: SoughtPlace): Readonly<Record<string, string>> {
  switch (place.kind) {
    case "sign":
      return { sign: place.sign, ...(place.varga !== null && { varga: place.varga }) };
    case "star":
      return { star: place.nakshatra };
    case "degree":
      return { degree: String(place.degree) };
    case "every":
      return { every: place.every };
  }
}

/** The address of a search; settings only where they are not the usual ones. */
export const formatSkySearch = ({ sought, settings, from, until }: SkySearch): Readonly<Record<string, string>> => ({
  ...(sought.kind === "together"
    ? { together: sought.grahas.join(), ...(sought.orb !== null && { orb: String(sought.orb) }) }
    : { graha: sought.graha, ...formatPlace(sought.place) }),
  from: String(from),
  until: String(until),
  ...(settings.ayanamsa !== DEFAULTS.ayanamsa && { ayanamsa: settings.ayanamsa }),
  ...(settings.node !== DEFAULTS.node && { node: settings.node }),
});
