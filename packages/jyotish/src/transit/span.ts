import { julianDayUt, type JulianDayUt } from "../core/units.ts";

/** A stretch of time, `fromJd` included and `untilJd` not. */
export interface Range {
  readonly fromJd: JulianDayUt;
  readonly untilJd: JulianDayUt;
}

/** A state and how long it holds: `startJd` included, `endJd` not. Spans of one kind abut and cover the range they were asked for. */
export interface Span<State> {
  readonly state: State;
  readonly startJd: JulianDayUt;
  readonly endJd: JulianDayUt;
}

/** @throws RangeError for a range that does not run forward. */
export function assertForward({ fromJd, untilJd }: Range): void {
  if (!(untilJd > fromJd)) {
    throw new RangeError(`a span of transits must end after it begins, got ${fromJd} to ${untilJd}`);
  }
}

/** The spans that changes of state make of a range: the first state holds from its begin. */
export function spansOf<State>(
  { fromJd, untilJd }: Range,
  first: State,
  changes: readonly { readonly jd: number; readonly state: State }[],
): Span<State>[] {
  const all = [{ jd: fromJd as number, state: first }, ...changes];
  return all.map(({ jd, state }, index) => ({
    state,
    startJd: julianDayUt(jd),
    endJd: julianDayUt(all[index + 1]?.jd ?? untilJd),
  }));
}
