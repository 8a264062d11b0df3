/** 2^0 down to 2^-1074, computed by halving. */
const POWERS_OF_HALF = Float64Array.from({ length: 1075 }, () => 1);
for (let k = 1; k < POWERS_OF_HALF.length; k++) POWERS_OF_HALF[k] = (POWERS_OF_HALF[k - 1] as number) / 2;

const TERMS = 14;

/**
 * e^x for x ≤ 0, by its Taylor series. `Math.exp` may differ in the last bit between machines, but training must give the same bytes
 * everywhere; sums and products are defined to the bit by IEEE 754.
 */
export function expOfNegative(x: number): number {
  const halvings = Math.round(-x / Math.LN2);
  const scale = POWERS_OF_HALF[halvings];
  if (scale === undefined) return 0;
  const rest = x + halvings * Math.LN2;
  let sum = 1;
  for (let term = TERMS; term >= 1; term--) sum = 1 + (rest / term) * sum;
  return sum * scale;
}

/** Turns scores into probabilities that add up to 1. */
export function softmax(scores: Float64Array): Float64Array {
  const highest = Math.max(...scores);
  const powers = scores.map((score) => expOfNegative(score - highest));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / total);
}
