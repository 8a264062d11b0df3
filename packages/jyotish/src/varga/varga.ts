import { type Graha, GRAHAS, type Rashi, RASHIS, SETTINGS, type VargaId, VARGAS } from "@lagna/terms";
import { normalizeDegrees } from "../core/angle.ts";
import { RASHI_DEG } from "../zodiac/rashi.ts";
import type { VargaRule } from "./varga-rule.ts";
import { VARGA_RULES } from "./vargas.data.ts";

function perVarga<Value>(value: (id: VargaId) => Value): Record<VargaId, Value> {
  const record = {} as Record<VargaId, Value>;
  for (const id of VARGAS) record[id] = value(id);
  return record;
}

/** The variant chosen for each varga; those not named take the default. */
export type VargaVariants = Readonly<Partial<Record<VargaId, string>>>;

/** What has a place in a varga: the lagna and the nine grahas. */
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

/** A rule flattened over the whole circle, so that a look-up is one multiplication. */
interface CompiledVarga {
  readonly parts: number;
  /** Equal cells of a rashi: its parts, or its degrees where parts are unequal. */
  readonly cells: number;
  /** The sign of each cell, from Aries 0. */
  readonly signs: readonly Rashi[];
}

const mod12 = (index: number): Rashi => RASHIS[((index % 12) + 12) % 12] as Rashi;

/** The signs of one rashi's parts in order; unequal parts end on whole degrees, so they become thirty equal ones. */
function signsOfRashi(rule: VargaRule, parts: number, rashi: number): Rashi[] {
  if (rule.kind === "unequal") {
    const bounds = rashi % 2 === 0 ? rule.odd : rule.even;
    return Array.from({ length: RASHI_DEG }, (_, degree) =>
      mod12(bounds.find((part) => degree < part.to)?.sign ?? Number.NaN),
    );
  }
  return Array.from({ length: parts }, (_, part) =>
    rule.kind === "listed"
      ? mod12(rule.signs[rashi]?.[part] ?? Number.NaN)
      : mod12((rule.starts[rashi] ?? Number.NaN) + (rule.steps[rashi] ?? Number.NaN) * part),
  );
}

function compile(rule: VargaRule, parts: number): CompiledVarga {
  const signs = RASHIS.flatMap((_, rashi) => signsOfRashi(rule, parts, rashi));
  return { parts, cells: signs.length / RASHIS.length, signs };
}

const COMPILED: Readonly<Record<VargaId, ReadonlyMap<string, CompiledVarga>>> = perVarga((id) => {
  const { parts, variants } = VARGA_RULES[id];
  return new Map(Object.entries(variants).map(([name, rule]) => [name, compile(rule, parts)]));
});

function compiled(id: VargaId, variant: string | undefined): CompiledVarga {
  const name = variant ?? SETTINGS.varga_variants[id][0];
  const found = COMPILED[id]?.get(name);
  if (!found)
    throw new RangeError(`varga ${id} has no variant "${name}"; it has ${SETTINGS.varga_variants[id].join(", ")}`);
  return found;
}

/**
 * Which of the `12 * cells` equal parts of the circle a longitude stands in, counted from Aries 0. Part k begins at the double
 * nearest to 30k / cells and belongs to the part it begins. The product alone is wrong by one unit in the last place at some
 * of these cusps, so the cusps themselves decide.
 */
export function partOf(longitude: number, cells: number): number {
  const angle = normalizeDegrees(longitude);
  const part = Math.floor((angle * cells) / RASHI_DEG);
  if (angle >= ((part + 1) * RASHI_DEG) / cells) return (part + 1) % (12 * cells);
  return angle < (part * RASHI_DEG) / cells ? part - 1 : part;
}

/** The equal cells a rashi is cut into by a varga: within one its sign is the same throughout. */
export function vargaCells(id: VargaId, variant?: string): number {
  return compiled(id, variant).cells;
}

function signIn(varga: CompiledVarga, longitude: number): Rashi {
  if (!Number.isFinite(longitude)) throw new RangeError(`longitude in degrees must be finite, got ${longitude}`);
  return varga.signs[partOf(longitude, varga.cells)] as Rashi;
}

/**
 * The rashi of a sidereal longitude in a varga.
 * Parts are half-open: a longitude exactly on a cusp is in the part that begins there.
 * @param variant one of `SETTINGS.varga_variants[id]`; the first, Parashara's, where absent.
 * @throws RangeError for a variant the varga does not have, and for a longitude that is not finite.
 */
export function vargaSign(id: VargaId, longitude: number, variant?: string): Rashi {
  return signIn(compiled(id, variant), longitude);
}

/** As `vargaSign`, with the degrees inside the sign (Jagannatha Hora's reckoning: the part stretched to thirty degrees). */
export function vargaPosition(id: VargaId, longitude: number, variant?: string): VargaPosition {
  const varga = compiled(id, variant);
  const sign = signIn(varga, longitude);
  const degree = normalizeDegrees(longitude) * varga.parts - partOf(longitude, varga.parts) * RASHI_DEG;
  // Rounding may carry a longitude next to a cusp over it; its part has been settled already.
  return { sign, degree: Math.min(Math.max(degree, 0), LAST_DEGREE) };
}

/**
 * The rashi of any number of equal parts that run through the zodiac without a break (parivritti), as Nava-Navamsha D81.
 * @throws RangeError unless `parts` is a whole number of 1 or more.
 */
export function parivrittiSign(longitude: number, parts: number): Rashi {
  if (!Number.isInteger(parts) || parts < 1)
    throw new RangeError(`parts must be a whole number of 1 or more, got ${parts}`);
  if (!Number.isFinite(longitude)) throw new RangeError(`longitude in degrees must be finite, got ${longitude}`);
  return mod12(partOf(longitude, parts));
}

/**
 * The rashi of the lagna and the nine grahas in every varga, from their sidereal longitudes in degrees.
 * @throws RangeError as `vargaSign`.
 */
export function vargaSigns(longitudes: Readonly<Record<VargaBody, number>>, variants: VargaVariants = {}): VargaSigns {
  return perVarga((id) => {
    const varga = compiled(id, variants[id]);
    const signs = {} as Record<VargaBody, Rashi>;
    for (const body of VARGA_BODIES) signs[body] = signIn(varga, longitudes[body]);
    return signs;
  });
}
