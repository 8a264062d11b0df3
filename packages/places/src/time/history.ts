import type { LocalTimeType } from "./local-time-type.ts";
import { type Transition, transitionsOfYear } from "./posix-tz.ts";
import type { ZoneHistory } from "./tzif.ts";

/** The local time type in force at an instant, seconds from 1970-01-01T00:00:00Z. */
export function offsetAtInstant(zone: ZoneHistory, instant: number): LocalTimeType {
  const last = zone.instants.at(-1);
  if (zone.footer && (last === undefined || instant >= last)) {
    return (
      footerTransitions(zone, instant).findLast((change) => change.at <= instant)?.type ?? typeBefore(zone, instant)
    );
  }
  return typeBefore(zone, instant);
}

/** Every change of the clock in [from, to], ascending. */
export function transitionsBetween(zone: ZoneHistory, from: number, to: number): Transition[] {
  const found: Transition[] = [];
  for (let i = firstAfter(zone.instants, from - 1); i < zone.instants.length; i += 1) {
    const at = zone.instants[i] as number;
    if (at > to) break;
    found.push({ at, type: zone.types[i] as LocalTimeType });
  }
  const last = zone.instants.at(-1) ?? Number.NEGATIVE_INFINITY;
  if (!zone.footer?.daylight || to <= last) return found;
  for (let year = utcYear(Math.max(from, last)) - 1; year <= utcYear(to) + 1; year += 1) {
    for (const change of transitionsOfYear(zone.footer, year)) {
      if (change.at > last && change.at >= from && change.at <= to) found.push(change);
    }
  }
  return found;
}

/** The rule's changes around an instant after the last explicit one; a rule without daylight saving is one type for ever. */
function footerTransitions(zone: ZoneHistory, instant: number): Transition[] {
  const rule = zone.footer;
  if (!rule) return [];
  if (!rule.daylight) return [{ at: Number.NEGATIVE_INFINITY, type: rule.standard }];
  const last = zone.instants.at(-1) ?? Number.NEGATIVE_INFINITY;
  const year = utcYear(instant);
  return [year - 1, year, year + 1]
    .flatMap((each) => transitionsOfYear(rule, each))
    .filter((change) => change.at > last);
}

function typeBefore(zone: ZoneHistory, instant: number): LocalTimeType {
  return zone.types[firstAfter(zone.instants, instant) - 1] ?? zone.initial;
}

/** The index of the first of the ascending `instants` that is greater than `instant`. */
function firstAfter(instants: readonly number[], instant: number): number {
  let low = 0;
  let high = instants.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((instants[middle] as number) <= instant) low = middle + 1;
    else high = middle;
  }
  return low;
}

const utcYear = (instant: number) => new Date(instant * 1000).getUTCFullYear();
