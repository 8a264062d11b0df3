import type { VargaMethod } from "@lagna/terms";
import {
  countByStart,
  countParivrittiAlternate,
  countParivrittiCyclic,
  countParivrittiEvenReverse,
  type VargaRule,
} from "./varga-rule.ts";

/** The places from the base that odd and even signs begin with; or those of each modality, or of each element. */
type Starts = readonly number[];

/** Jagannatha Hora's variations of custom vargas, as PyJHora `charts.py` has them (`custom_divisional_chart`). */
const STARTS = {
  "": [1],
  _or_seventh: [1, 7],
  _or_ninth: [1, 9],
  _or_fifth: [1, 5],
  _or_eleventh: [1, 11],
  _or_third: [1, 3],
  _by_trines: [1, 5, 9],
  _by_trines_backward: [1, 9, 5],
  _by_kendras: [1, 4, 7, 10],
  _by_kendras_backward: [1, 10, 7, 4],
} as const satisfies Readonly<Record<string, Starts>>;

type StartName = keyof typeof STARTS;
type RuleOfParts = (parts: number) => VargaRule;

const listRules = <Base extends "from_aries" | "from_sign">(base: Base) =>
  Object.fromEntries(
    Object.entries(STARTS).map(([name, starts]): [string, RuleOfParts] => [
      `${base}${name}`,
      () => countByStart(base === "from_sign", starts),
    ]),
  ) as Readonly<Record<`${Base}${StartName}`, RuleOfParts>>;

/** The rule of each method, for any number of parts. */
export const METHOD_RULES: Readonly<Record<Exclude<VargaMethod, "product">, RuleOfParts>> = {
  parivritti_cyclic: countParivrittiCyclic,
  parivritti_even_reverse: countParivrittiEvenReverse,
  parivritti_alternate: countParivrittiAlternate,
  ...listRules("from_aries"),
  ...listRules("from_sign"),
};

/**
 * The methods by default of the vargas beyond the sixteen that Jagannatha Hora shows; all others are cyclic. The
 * D108 is the D12 of the D9, the D144 the D12 of the D12; the D150 (nadiamsa) begins with the sign itself.
 */
export const DEFAULT_METHODS: Readonly<Partial<Record<number, VargaMethod>>> = {
  81: "parivritti_cyclic",
  108: "product",
  144: "product",
  150: "from_sign",
  300: "parivritti_cyclic",
};

/** The divisions whose product a varga is, by its parts. */
export const PRODUCTS: Readonly<Partial<Record<number, readonly [number, number]>>> = { 108: [9, 12], 144: [12, 12] };
