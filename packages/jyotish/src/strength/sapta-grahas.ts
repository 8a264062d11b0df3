import { SAPTA_GRAHAS, type SaptaGraha } from "../relation/friendship.data.ts";

/** A value for each of the seven grahas that have strengths. */
export type BySaptaGraha<Value> = Readonly<Record<SaptaGraha, Value>>;

export function mapSaptaGrahas<Value>(value: (graha: SaptaGraha) => Value): Record<SaptaGraha, Value> {
  const record = {} as Record<SaptaGraha, Value>;
  for (const graha of SAPTA_GRAHAS) record[graha] = value(graha);
  return record;
}

/** `null` if any part is unknown: a partial sum would be misleading. */
export function sumOrNull(parts: readonly (number | null)[]): number | null {
  let sum = 0;
  for (const part of parts) {
    if (part === null) return null;
    sum += part;
  }
  return sum;
}
