import {
  type Graha,
  MODALITIES,
  type PrashnaEffect,
  type PrashnaUnit,
  type PrashnaVerdict,
  type PrashnaWeight,
  type Rashi,
  RASHIS,
} from "@lagna/terms";
import type { PrashnaEvidence } from "./evidence.ts";
import { APPLYING_YOGAS, UNIT_OF_MODALITY } from "./prashna.data.ts";

/** When, by the degrees still to go. */
export interface PrashnaTiming {
  readonly unit: PrashnaUnit;
  readonly from: number;
  readonly to: number;
  /** Degrees to go, and the graha that goes them. */
  readonly degrees: number;
  readonly graha: Graha;
}

/**
 * What the evidence says as a whole. Something for the matter with something against it is a delay; a delay with
 * something against it an obstruction; minor facts alone decide nothing.
 */
export function decide(evidence: readonly PrashnaEvidence[]): PrashnaVerdict {
  const has = (effect: PrashnaEffect, ...weights: PrashnaWeight[]): boolean =>
    evidence.some((each) => !each.spoiled && each.effect === effect && weights.includes(each.weight));
  const isOpposed = has("against", "main");
  if (has("for", "main", "moon")) return isOpposed ? "delayed" : "favourable";
  if (has("delay", "main", "moon")) return isOpposed ? "obstructed" : "delayed";
  return has("against", "main", "moon") ? "obstructed" : "unclear";
}

const unitOf = (sign: Rashi): PrashnaUnit => {
  const modality = MODALITIES[RASHIS.indexOf(sign) % MODALITIES.length] as (typeof MODALITIES)[number];
  return UNIT_OF_MODALITY[modality];
};

const WEIGHT_ORDER: readonly PrashnaWeight[] = ["main", "moon"];

/** The yoga by which the matter comes about: of both lords first, and the nearest of these. */
function findApplying(evidence: readonly PrashnaEvidence[]): PrashnaEvidence | undefined {
  const applying = evidence.filter(
    ({ id, effect, orb, spoiled, weight }) =>
      APPLYING_YOGAS.some((yoga) => yoga === id) &&
      (effect === "for" || effect === "delay") &&
      orb !== null &&
      !spoiled &&
      WEIGHT_ORDER.includes(weight),
  );
  return applying.toSorted(
    (a, b) => WEIGHT_ORDER.indexOf(a.weight) - WEIGHT_ORDER.indexOf(b.weight) || (a.orb ?? 0) - (b.orb ?? 0),
  )[0];
}

/** The time of the applying yoga: a degree is a day, a week or a month by the sign of the faster graha. */
export function findTiming(
  evidence: readonly PrashnaEvidence[],
  signs: Readonly<Record<Graha, Rashi>>,
): PrashnaTiming | null {
  const applying = findApplying(evidence);
  // In nakta the third graha goes to both; else the faster of the two to the other.
  const graha = applying?.id === "nakta" ? applying.through : applying?.grahas[0];
  if (!applying || !graha || applying.orb === null) return null;
  const degrees = applying.orb;
  return { unit: unitOf(signs[graha]), from: Math.floor(degrees), to: Math.max(1, Math.ceil(degrees)), degrees, graha };
}
