const DECIMALS = 1e7;

/** A copy with every number rounded to seven decimals, and -0 replaced by 0. */
export function roundNumbers<Value>(value: Value): Value {
  if (typeof value === "number") return ((Math.round(value * DECIMALS) + 0) / DECIMALS) as Value;
  if (Array.isArray(value)) return value.map(roundNumbers) as Value;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, roundNumbers(inner)])) as Value;
}
