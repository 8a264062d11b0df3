const DECIMALS = 1e7;

/** The same with every number rounded to seven decimals, and never -0. */
export function rounded<Value>(value: Value): Value {
  if (typeof value === "number") return ((Math.round(value * DECIMALS) + 0) / DECIMALS) as Value;
  if (Array.isArray(value)) return value.map(rounded) as Value;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, rounded(inner)])) as Value;
}
