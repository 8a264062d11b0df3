import { SAPTA_GRAHAS, type SaptaGraha } from "../relation/friendship.data.ts";

/** Something of each of the seven grahas strengths are reckoned for. */
export type OfSeven<Value> = Readonly<Record<SaptaGraha, Value>>;

export function ofSeven<Value>(value: (graha: SaptaGraha) => Value): Record<SaptaGraha, Value> {
  const record = {} as Record<SaptaGraha, Value>;
  for (const graha of SAPTA_GRAHAS) record[graha] = value(graha);
  return record;
}

/** `null` as soon as one part is not known: a sum of less than all parts would be a guess. */
export function sumOrNull(parts: readonly (number | null)[]): number | null {
  let sum = 0;
  for (const part of parts) {
    if (part === null) return null;
    sum += part;
  }
  return sum;
}
