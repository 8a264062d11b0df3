/**
 * The three forms of varga rules. Rashis are numbered 0 = Aries … 11 = Pisces; `rashi` below is the one of the
 * longitude, and arrays of twelve have one entry for each such rashi.
 */
export type VargaRule =
  /** Equal parts; the part numbered p (from 0) of rashi r falls in `starts[r] + steps[r] * p`, modulo 12. */
  | { readonly kind: "counted"; readonly starts: readonly number[]; readonly steps: readonly number[] }
  /** Equal parts, each named: `signs[r][p]`. */
  | { readonly kind: "listed"; readonly signs: readonly (readonly number[])[] }
  /** Unequal parts of an odd and of an even rashi: each ends (exclusively) at `to` degrees and maps to `sign`. */
  | { readonly kind: "unequal"; readonly odd: readonly UnequalPart[]; readonly even: readonly UnequalPart[] };

export interface UnequalPart {
  readonly to: number;
  readonly sign: number;
}

const TWELVE = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const;
const FORWARD = 1;
const BACKWARD = -1;

/** Aries, Gemini, … are the odd (masculine) rashis: the first, third, …; so their index is even. */
const isOdd = (rashi: number): boolean => rashi % 2 === 0;

function createCountedRule(
  start: (rashi: number) => number,
  step: (rashi: number) => number = () => FORWARD,
): VargaRule {
  return { kind: "counted", starts: TWELVE.map(start), steps: TWELVE.map(step) };
}

/** From the rashi itself, advancing `stride` signs per part. */
export const countFromItself = (stride = 1): VargaRule =>
  createCountedRule(
    (rashi) => rashi,
    () => stride,
  );

/** From Aries (or another fixed sign) in every rashi. */
export const countFromSign = (sign: number): VargaRule => createCountedRule(() => sign);

/** From one fixed sign in odd rashis and another in even ones; with `evenStep` -1 counting backward in even ones. */
export const countByParity = (odd: number, even: number, evenStep = FORWARD): VargaRule =>
  createCountedRule(
    (rashi) => (isOdd(rashi) ? odd : even),
    (rashi) => (isOdd(rashi) ? FORWARD : evenStep),
  );

/** From the rashi itself in odd rashis, from the one `offset` signs on in even ones. */
export const countFromItselfOrOffset = (offset: number, evenStep = FORWARD): VargaRule =>
  createCountedRule(
    (rashi) => (isOdd(rashi) ? rashi : rashi + offset),
    (rashi) => (isOdd(rashi) ? FORWARD : evenStep),
  );

/** From fixed signs for movable, fixed and dual rashis. */
export const countByModality = (movable: number, fixed: number, dual: number): VargaRule => {
  const starts = [movable, fixed, dual] as const;
  return createCountedRule((rashi) => starts[rashi % 3] as number);
};

/** From fixed signs for fiery, earthy, airy and watery rashis, with the direction of each. */
export const countByElement = (
  fire: number,
  earth: number,
  air: number,
  water: number,
  steps: readonly number[] = [1, 1, 1, 1],
): VargaRule => {
  const starts = [fire, earth, air, water] as const;
  return createCountedRule(
    (rashi) => starts[rashi % 4] as number,
    (rashi) => steps[rashi % 4] as number,
  );
};

/** From the rashi as far before Aries as this one is after it, forward. */
export const countFromMirror = (): VargaRule => createCountedRule((rashi) => 12 - rashi);

/** Backward from the rashi before this one. */
export const countBackwardFromPrevious = (): VargaRule =>
  createCountedRule(
    (rashi) => rashi + 11,
    () => BACKWARD,
  );

/**
 * From Aries or from the rashi itself, at the place that the rashi's parity (two places), modality (three) or element
 * (four) names.
 */
export const countByStart = (fromSign: boolean, places: readonly number[]): VargaRule =>
  createCountedRule((rashi) => (fromSign ? rashi : 0) + (places[rashi % places.length] as number) - 1);

/** Parivritti: the parts of the whole zodiac cycle through Aries … Pisces without a break. */
export const countParivrittiCyclic = (parts: number): VargaRule => createCountedRule((rashi) => rashi * parts);

/** Parivritti with the parts of every even rashi in reverse order (with two parts this is Uma Shambhu's hora). */
export const countParivrittiEvenReverse = (parts: number): VargaRule =>
  createCountedRule(
    (rashi) => (isOdd(rashi) ? rashi * parts : rashi * parts + parts - 1),
    (rashi) => (isOdd(rashi) ? FORWARD : BACKWARD),
  );

/** Somanatha: the odd rashis continue from each other forward from Aries, the even ones backward from Pisces. */
export const countParivrittiAlternate = (parts: number): VargaRule =>
  createCountedRule(
    (rashi) => (isOdd(rashi) ? (rashi / 2) * parts : 11 - ((rashi - 1) / 2) * parts),
    (rashi) => (isOdd(rashi) ? FORWARD : BACKWARD),
  );

/** The same list of signs for every odd rashi, another for every even one. */
export const listByParity = (odd: readonly number[], even: readonly number[]): VargaRule => ({
  kind: "listed",
  signs: TWELVE.map((rashi) => (isOdd(rashi) ? odd : even)),
});

/** A row of signs for each rashi, cycling through the rows. */
export const listByRashi = (rows: readonly (readonly number[])[]): VargaRule => ({
  kind: "listed",
  signs: TWELVE.map((rashi) => rows[rashi % rows.length] as readonly number[]),
});

/** One sign for each nakshatra pada, cycling through the list: parts of 3°20′, nine to a rashi. */
export const listByPada = (padas: readonly number[]): VargaRule => ({
  kind: "listed",
  signs: TWELVE.map((rashi) =>
    [0, 1, 2, 3, 4, 5, 6, 7, 8].map((part) => padas[(rashi * 9 + part) % padas.length] as number),
  ),
});

export const divideUnequally = (odd: readonly UnequalPart[], even: readonly UnequalPart[]): VargaRule => ({
  kind: "unequal",
  odd,
  even,
});
