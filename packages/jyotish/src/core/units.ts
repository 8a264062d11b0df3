/** Branded units of the public API: a number that has been validated once and carries its unit. */

declare const unit: unique symbol;
type Branded<Unit extends string> = number & { readonly [unit]: Unit };

/** An angle in degrees. */
export type Degrees = Branded<"degrees">;

/** A Julian day in Universal Time (UT1). */
export type JulianDayUt = Branded<"julian day UT1">;

/** @throws RangeError if the value is not finite. */
export function degrees(value: number): Degrees {
  if (!Number.isFinite(value)) throw new RangeError(`angle in degrees must be finite, got ${value}`);
  return value as Degrees;
}

/** @throws RangeError if the value is not finite. */
export function julianDayUt(value: number): JulianDayUt {
  if (!Number.isFinite(value)) throw new RangeError(`julian day must be finite, got ${value}`);
  return value as JulianDayUt;
}
