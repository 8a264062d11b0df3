import { VARGAS } from "@lagna/terms";
import { findPart } from "../core/find-crossings.ts";
import { normalizeDegrees } from "../core/angle.ts";
import { RASHI_DEG } from "../zodiac/rashi.ts";
import { findVargaPosition, resolveVargaVariant, type SimpleVarga, type VargaChoice } from "./any-varga.ts";
import { findPartOfZodiac, hasUnequalParts, type VargaVariants } from "./varga.ts";

/** The part of the root zodiac that a longitude shares with all others of the same part of a varga. */
export interface VargaPart {
  /** Sidereal longitude in degrees, [0, 360); the part begins here. */
  readonly from: number;
  /** Degrees, (0, 360]; the part ends before it. */
  readonly until: number;
  /** From 1, in its sign of the root zodiac. */
  readonly number: number;
  /** How many parts a sign of the root zodiac has. */
  readonly count: number;
}

const isUnequal = ({ parts, variant }: SimpleVarga, variants: VargaVariants): boolean => {
  const id = VARGAS.find((name) => name === `D${parts}`);
  return id !== undefined && hasUnequalParts(id, resolveVargaVariant({ parts, variant }, variants));
};

/** The part of a varga that contains a sidereal longitude. @throws as `findVargaPosition` */
export function findVargaPart(choice: VargaChoice, longitude: number, variants: VargaVariants = {}): VargaPart {
  const angle = normalizeDegrees(longitude);
  // Throws for a choice that does not exist.
  findVargaPosition(choice, angle, variants);
  const [first, second] = choice;
  return isUnequal(second ?? first, variants)
    ? findUnequalPart(choice, angle, variants)
    : findEqualPart(angle, first.parts * (second?.parts ?? 1));
}

/** Degrees of a varga run through equal parts, also of the D30; so a second division always divides equal ones. */
function findEqualPart(angle: number, count: number): VargaPart {
  const part = findPartOfZodiac(angle, count);
  return {
    from: (part * RASHI_DEG) / count,
    until: ((part + 1) * RASHI_DEG) / count,
    number: (part % count) + 1,
    count,
  };
}

/** Unequal parts end on whole degrees of what they divide: a sign, or a part of the first division. */
function findUnequalPart(choice: VargaChoice, angle: number, variants: VargaVariants): VargaPart {
  const outer = findEqualPart(angle, choice[1] === undefined ? 1 : choice[0].parts);
  const degree = (outer.until - outer.from) / RASHI_DEG;
  const signs = Array.from(
    { length: RASHI_DEG },
    (_, index) => findVargaPosition(choice, outer.from + (index + 0.5) * degree, variants).sign,
  );
  const starts = signs.flatMap((sign, index) => (sign === signs[index - 1] ? [] : [outer.from + index * degree]));
  const index = findPart({ starts }, angle);
  return {
    from: starts[index] as number,
    until: starts[index + 1] ?? outer.until,
    number: (outer.number - 1) * starts.length + index + 1,
    count: outer.count * starts.length,
  };
}
