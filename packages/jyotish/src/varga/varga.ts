import { type Graha, GRAHAS, type Rashi, RASHIS, SETTINGS, type VargaId, VARGAS } from "@lagna/terms";
import { normalizeDegrees } from "../core/angle.ts";
import { RASHI_DEG } from "../zodiac/rashi.ts";
import type { VargaRule } from "./varga-rule.ts";
import { VARGA_RULES } from "./vargas.data.ts";

function mapVargas<Value>(value: (id: VargaId) => Value): Record<VargaId, Value> {
  const record = {} as Record<VargaId, Value>;
  for (const id of VARGAS) record[id] = value(id);
  return record;
}

/** The variant chosen for each varga; those not named take the default. */
export type VargaVariants = Readonly<Partial<Record<VargaId, string>>>;

/** The bodies placed in a varga: the lagna and the nine grahas. */
export const VARGA_BODIES = ["lagna", ...GRAHAS] as const;
export type VargaBody = "lagna" | Graha;
export type VargaSigns = Record<VargaId, Record<VargaBody, Rashi>>;

export interface VargaPosition {
  readonly sign: Rashi;
  /** Degrees in that sign, [0, 30): the longitude times the number of parts, modulo 30 (also for the unequal D30). */
  readonly degree: number;
}

/** The largest double below thirty. */
const LAST_DEGREE = RASHI_DEG * (1 - Number.EPSILON / 2);

/** A rule flattened over the whole circle, so that a look-up takes one multiplication. */
export interface CompiledVarga {
  readonly parts: number;
  /** Equal cells of a rashi: its parts, or its degrees if parts are unequal. */
  readonly cells: number;
  /** The sign of each cell, from Aries 0. */
  readonly signs: readonly Rashi[];
}

const getRashiModulo12 = (index: number): Rashi => RASHIS[((index % 12) + 12) % 12] as Rashi;

/** The signs of one rashi's parts in order; unequal parts end on whole degrees, so they become thirty equal ones. */
function listPartSigns(rule: VargaRule, parts: number, rashi: number): Rashi[] {
  if (rule.kind === "unequal") {
    const bounds = rashi % 2 === 0 ? rule.odd : rule.even;
    return Array.from({ length: RASHI_DEG }, (_, degree) =>
      getRashiModulo12(bounds.find((part) => degree < part.to)?.sign ?? Number.NaN),
    );
  }
  return Array.from({ length: parts }, (_, part) =>
    rule.kind === "listed"
      ? getRashiModulo12(rule.signs[rashi]?.[part] ?? Number.NaN)
      : getRashiModulo12((rule.starts[rashi] ?? Number.NaN) + (rule.steps[rashi] ?? Number.NaN) * part),
  );
}

/** A rule of one number of parts, ready for look-ups. */
export function compileVargaRule(rule: VargaRule, parts: number): CompiledVarga {
  const signs = RASHIS.flatMap((_, rashi) => listPartSigns(rule, parts, rashi));
  return { parts, cells: signs.length / RASHIS.length, signs };
}

const COMPILED: Readonly<Record<VargaId, ReadonlyMap<string, CompiledVarga>>> = mapVargas((id) => {
  const { parts, variants } = VARGA_RULES[id];
  return new Map(Object.entries(variants).map(([name, rule]) => [name, compileVargaRule(rule, parts)]));
});

function getCompiledVarga(id: VargaId, variant: string | undefined): CompiledVarga {
  const name = variant ?? SETTINGS.varga_variants[id][0];
  const found = COMPILED[id]?.get(name);
  if (!found)
    throw new RangeError(`varga ${id} has no variant "${name}"; it has ${SETTINGS.varga_variants[id].join(", ")}`);
  return found;
}

/**
 * The index of the part that contains a longitude, of `12 * cells` equal parts of the circle counted from Aries 0. Part
 * k starts at the double nearest to 30k / cells, inclusive. The product alone is wrong by one unit in the last place at
 * some of these cusps, so the cusps themselves decide.
 */
export function findPartOfZodiac(longitude: number, cells: number): number {
  const angle = normalizeDegrees(longitude);
  const part = Math.floor((angle * cells) / RASHI_DEG);
  if (angle >= ((part + 1) * RASHI_DEG) / cells) return (part + 1) % (12 * cells);
  return angle < (part * RASHI_DEG) / cells ? part - 1 : part;
}

/** The number of equal cells into which a varga divides a rashi: within one its sign is the same throughout. */
export function countVargaCells(id: VargaId, variant?: string): number {
  return getCompiledVarga(id, variant).cells;
}

/** Whether a varga has parts of unequal width, as the trimshamsha of Parashara has. */
export function hasUnequalParts(id: VargaId, variant: string): boolean {
  return Object.entries<VargaRule>(VARGA_RULES[id].variants).some(
    ([name, rule]) => name === variant && rule.kind === "unequal",
  );
}

export function findSignInVarga(varga: CompiledVarga, longitude: number): Rashi {
  if (!Number.isFinite(longitude)) throw new RangeError(`longitude in degrees must be finite, got ${longitude}`);
  return varga.signs[findPartOfZodiac(longitude, varga.cells)] as Rashi;
}

/**
 * The rashi of a sidereal longitude in a varga. Parts are half-open: a longitude exactly on a cusp is in the part that
 * begins there.
 * @param variant one of `SETTINGS.varga_variants[id]`; defaults to the first, Parashara's.
 * @throws RangeError for a variant the varga does not have, and for a longitude that is not finite.
 */
export function computeVargaSign(id: VargaId, longitude: number, variant?: string): Rashi {
  return findSignInVarga(getCompiledVarga(id, variant), longitude);
}

/**
 * As `computeVargaSign`, with the degrees inside the sign (as in Jagannatha Hora: the part stretched to thirty
 * degrees).
 */
export function computeVargaPosition(id: VargaId, longitude: number, variant?: string): VargaPosition {
  return findPositionInVarga(getCompiledVarga(id, variant), longitude);
}

/** The sign and the degrees in it, by a compiled rule. @throws RangeError for a longitude that is not finite. */
export function findPositionInVarga(varga: CompiledVarga, longitude: number): VargaPosition {
  const sign = findSignInVarga(varga, longitude);
  const degree = normalizeDegrees(longitude) * varga.parts - findPartOfZodiac(longitude, varga.parts) * RASHI_DEG;
  // Rounding may move a longitude next to a cusp across it, but its part has been determined already.
  return { sign, degree: Math.min(Math.max(degree, 0), LAST_DEGREE) };
}

/**
 * The rashi in a division into any number of equal parts that cycle through the zodiac without a break (parivritti),
 * e.g. Nava-Navamsha D81.
 * @throws RangeError unless `parts` is a whole number of 1 or more.
 */
export function computeParivrittiSign(longitude: number, parts: number): Rashi {
  if (!Number.isInteger(parts) || parts < 1)
    throw new RangeError(`parts must be a whole number of 1 or more, got ${parts}`);
  if (!Number.isFinite(longitude)) throw new RangeError(`longitude in degrees must be finite, got ${longitude}`);
  return getRashiModulo12(findPartOfZodiac(longitude, parts));
}

/**
 * The rashi of the lagna and the nine grahas in every varga, from their sidereal longitudes in degrees.
 * @throws RangeError as `computeVargaSign`.
 */
export function computeVargaSigns(
  longitudes: Readonly<Record<VargaBody, number>>,
  variants: VargaVariants = {},
): VargaSigns {
  return mapVargas((id) => {
    const varga = getCompiledVarga(id, variants[id]);
    const signs = {} as Record<VargaBody, Rashi>;
    for (const body of VARGA_BODIES) signs[body] = findSignInVarga(varga, longitudes[body]);
    return signs;
  });
}
