import type { LocalTimeType } from "./local-time-type.ts";
import { type Transition, listTransitionsOfYear } from "./parse-posix-tz.ts";
import type { ZoneHistory } from "./read-tzif.ts";

/** The local time type at an instant, seconds from 1970-01-01T00:00:00Z. */
export function findTimeTypeAt(zone: ZoneHistory, instant: number): LocalTimeType {
  const last = zone.instants.at(-1);
  if (zone.footer && (last === undefined || instant >= last)) {
    return (
      listFooterTransitions(zone, instant).findLast((change) => change.at <= instant)?.type ??
      findTypeBefore(zone, instant)
    );
  }
  return findTypeBefore(zone, instant);
}

/** Every clock change in [from, to], ascending. */
export function listTransitions(zone: ZoneHistory, from: number, to: number): Transition[] {
  const found: Transition[] = [];
  for (let i = findFirstAfter(zone.instants, from - 1); i < zone.instants.length; i += 1) {
    const at = zone.instants[i] as number;
    if (at > to) break;
    found.push({ at, type: zone.types[i] as LocalTimeType });
  }
  const last = zone.instants.at(-1) ?? Number.NEGATIVE_INFINITY;
  if (!zone.footer?.daylight || to <= last) return found;
  for (let year = getUtcYear(Math.max(from, last)) - 1; year <= getUtcYear(to) + 1; year += 1) {
    for (const change of listTransitionsOfYear(zone.footer, year)) {
      if (change.at > last && change.at >= from && change.at <= to) found.push(change);
    }
  }
  return found;
}

/** The rule's changes around an instant after the last explicit one; a rule without daylight saving has none. */
function listFooterTransitions(zone: ZoneHistory, instant: number): Transition[] {
  const rule = zone.footer;
  if (!rule) return [];
  if (!rule.daylight) return [{ at: Number.NEGATIVE_INFINITY, type: rule.standard }];
  const last = zone.instants.at(-1) ?? Number.NEGATIVE_INFINITY;
  const year = getUtcYear(instant);
  return [year - 1, year, year + 1]
    .flatMap((each) => listTransitionsOfYear(rule, each))
    .filter((change) => change.at > last);
}

function findTypeBefore(zone: ZoneHistory, instant: number): LocalTimeType {
  return zone.types[findFirstAfter(zone.instants, instant) - 1] ?? zone.initial;
}

/** The index of the first of the ascending `instants` that is greater than `instant`. */
function findFirstAfter(instants: readonly number[], instant: number): number {
  let low = 0;
  let high = instants.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((instants[middle] as number) <= instant) low = middle + 1;
    else high = middle;
  }
  return low;
}

const getUtcYear = (instant: number) => new Date(instant * 1000).getUTCFullYear();
