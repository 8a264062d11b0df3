import { julianDayUt, type JulianDayUt } from "../core/units.ts";

/** A range of time, `fromJd` inclusive and `untilJd` exclusive. */
export interface TimeRange {
  readonly fromJd: JulianDayUt;
  readonly untilJd: JulianDayUt;
}

/**
 * A state and its span: `startJd` inclusive, `endJd` exclusive. Spans of one kind are contiguous and cover the
 * requested range.
 */
export interface StateSpan<State> {
  readonly state: State;
  readonly startJd: JulianDayUt;
  readonly endJd: JulianDayUt;
}

/** @throws RangeError for a range that does not run forward. */
export function assertRangeForward({ fromJd, untilJd }: TimeRange): void {
  if (!(untilJd > fromJd)) {
    throw new RangeError(`a span of transits must end after it begins, got ${fromJd} to ${untilJd}`);
  }
}

/** Creates spans from changes of state inside a range: the first state applies from the start. */
export function createSpans<State>(
  { fromJd, untilJd }: TimeRange,
  first: State,
  changes: readonly { readonly jd: number; readonly state: State }[],
): StateSpan<State>[] {
  const all = [{ jd: fromJd as number, state: first }, ...changes];
  return all.map(({ jd, state }, index) => ({
    state,
    startJd: julianDayUt(jd),
    endJd: julianDayUt(all[index + 1]?.jd ?? untilJd),
  }));
}
