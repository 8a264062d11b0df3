import { MAX_VARGA_PARTS, type VargaId, VARGAS, type VargaMethod } from "@lagna/terms";
import { normalizeDegrees } from "../core/angle.ts";
import { RASHI_DEG, RASHI_INDEX } from "../zodiac/rashi.ts";
import { DEFAULT_METHODS, METHOD_RULES, PRODUCTS } from "./any-varga.data.ts";
import {
  type CompiledVarga,
  compileVargaRule,
  computeVargaPosition,
  findPositionInVarga,
  VARGA_BODIES,
  type VargaBody,
  type VargaPosition,
  type VargaVariants,
} from "./varga.ts";

/** One division: of the twenty by a variant of its own, of any other number of parts by a method. */
export interface SimpleVarga {
  readonly parts: number;
  readonly variant?: string | undefined;
}
/** Divided once, or the result divided again: D10 of the D9 is a mixed varga. */
export type VargaChoice = readonly [SimpleVarga] | readonly [SimpleVarga, SimpleVarga];

/** A variant that a varga does not have. */
export class VargaVariantError extends RangeError {
  override readonly name = "VargaVariantError";
}

const toVargaId = (parts: number): VargaId | undefined => VARGAS.find((id) => id === `D${parts}`);

const COMPILED = new Map<string, CompiledVarga>();

function getCompiled(parts: number, method: keyof typeof METHOD_RULES): CompiledVarga {
  const key = `${parts} ${method}`;
  const varga = COMPILED.get(key) ?? compileVargaRule(METHOD_RULES[method](parts), parts);
  COMPILED.set(key, varga);
  return varga;
}

const toLongitude = ({ sign, degree }: VargaPosition): number =>
  normalizeDegrees(RASHI_INDEX[sign] * RASHI_DEG + degree);

/** The methods of a varga that is not one of the twenty. */
export function listVargaMethods(parts: number): readonly VargaMethod[] {
  const methods = Object.keys(METHOD_RULES) as (keyof typeof METHOD_RULES)[];
  return parts in PRODUCTS ? ["product", ...methods] : methods;
}

/** The variant or method that is used. @throws VargaVariantError, RangeError as `divideLongitude` */
export function resolveVargaVariant({ parts, variant }: SimpleVarga, variants: VargaVariants): string {
  if (!Number.isInteger(parts) || parts < 1 || parts > MAX_VARGA_PARTS)
    throw new RangeError(`parts must be a whole number from 1 to ${MAX_VARGA_PARTS}, got ${parts}`);
  const id = toVargaId(parts);
  if (id !== undefined) return variant ?? variants[id] ?? "parashara";
  const method = variant ?? DEFAULT_METHODS[parts] ?? "parivritti_cyclic";
  const methods = listVargaMethods(parts);
  if (!methods.some((name) => name === method))
    throw new VargaVariantError(`D${parts} has no variant "${method}"; it has ${methods.join(", ")}`);
  return method;
}

function findSimplePosition(varga: SimpleVarga, longitude: number, variants: VargaVariants): VargaPosition {
  const { parts } = varga;
  const variant = resolveVargaVariant(varga, variants);
  const id = toVargaId(parts);
  if (id !== undefined) return computeVargaPosition(id, longitude, variant);
  const product = PRODUCTS[parts];
  if (variant !== "product" || product === undefined)
    return findPositionInVarga(getCompiled(parts, variant as keyof typeof METHOD_RULES), longitude);
  const [first, second] = product;
  return findVargaPosition([{ parts: first }, { parts: second }], longitude, variants);
}

/**
 * The sign and the degrees in it of a sidereal longitude in any varga.
 * @throws RangeError unless the parts are a whole number from 1 to 300; VargaVariantError for a variant it does not have
 */
export function findVargaPosition(
  [first, second]: VargaChoice,
  longitude: number,
  variants: VargaVariants = {},
): VargaPosition {
  const position = findSimplePosition(first, longitude, variants);
  return second === undefined ? position : findSimplePosition(second, toLongitude(position), variants);
}

/** The longitudes of lagna and grahas in a varga, as if it were a chart of its own. @throws as `findVargaPosition` */
export function computeVargaLongitudes(
  choice: VargaChoice,
  longitudes: Readonly<Record<VargaBody, number>>,
  variants: VargaVariants = {},
): Record<VargaBody, number> {
  const result = {} as Record<VargaBody, number>;
  for (const body of VARGA_BODIES) result[body] = toLongitude(findVargaPosition(choice, longitudes[body], variants));
  return result;
}
