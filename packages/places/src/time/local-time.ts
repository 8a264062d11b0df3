import { formatLocal, type LocalDateTime, localSeconds } from "./calendar.ts";
import { offsetAtInstant, transitionsBetween } from "./history.ts";
import type { LocalTimeType } from "./local-time-type.ts";
import { formatOffset, localMeanTimeOffset, parseOffset } from "./offsets.ts";
import type { Transition } from "./posix-tz.ts";
import type { Told } from "../told.ts";
import type { ZoneHistory } from "./tzif.ts";
import { type Zone, zoneStore } from "./zone-store.ts";

/** What a wall reading is to be read by: a zone's history, a stated offset, or the Sun's mean time at a longitude. */
export type WallClock = { readonly zone: string } | { readonly offset: string } | { readonly localMeanTimeAt: number };

/**
 * Which instant is meant where a clock repeated or skipped a reading. `compatible` is Temporal's: the earlier of two readings;
 * in a gap, the reading as far after the gap as the one asked for lies inside it.
 */
export type Disambiguation = "compatible" | "earlier" | "later";

type Shown = "zone" | "local" | "utc_offset" | "abbreviation";
/** Something a person should know about how their time was read. */
export type TimeNotice =
  | Told<"clock_skipped" | "local_mean_time" | "local_time_unknown", Shown>
  | Told<"day_skipped", Shown | "day">
  | Told<"clock_repeated", Shown | "choice" | "other_utc_offset">
  | Told<"local_mean_time_own", "zone" | "utc_offset" | "zone_utc_offset">;

export interface Reading {
  readonly offsetSeconds: number;
  /** `±HH:MM[:SS]`. */
  readonly offset: string;
  /** The zone's own name for this time: "IST", "LMT", "+0630". */
  readonly abbreviation: string;
  /** Whether clocks were ahead of the zone's standard time. */
  readonly isDst: boolean;
  /** Milliseconds from 1970-01-01T00:00:00Z; whole seconds. */
  readonly epochMilliseconds: number;
  /** ISO 8601 with Z. */
  readonly utc: string;
  /** What the clock on the wall showed then, `YYYY-MM-DDTHH:MM:SS`; differs from the one asked for in a gap only. */
  readonly local: string;
}

export interface LocalTimeResult extends Reading {
  /** The zone's canonical name; null for a stated offset and for local mean time asked for by longitude. */
  readonly zone: string | null;
  /** `gap`: clocks skipped this reading; `overlap`: they showed it twice. */
  readonly kind: "unique" | "gap" | "overlap";
  /** The readings that were possible and not chosen. Empty where `kind` is `unique`. */
  readonly alternatives: readonly Reading[];
  readonly notices: readonly TimeNotice[];
}

/** More than the widest offset of any zone at any time (±15:13:42), so that no change of the clock is overlooked. */
const WINDOW_SECONDS = 26 * 3600;

/**
 * The instant of a wall reading.
 * @throws RangeError for a field outside its range (years 1800–2400), an impossible date or a malformed offset; UnknownZoneError
 */
export function localToUtc(
  local: LocalDateTime,
  clock: WallClock,
  options: { disambiguation?: Disambiguation } = {},
): LocalTimeResult {
  if ("zone" in clock) return offsetAt(clock.zone, local, options);
  const byLongitude = "localMeanTimeAt" in clock;
  const offsetSeconds = byLongitude ? localMeanTimeOffset(clock.localMeanTimeAt) : parseOffset(clock.offset);
  const abbreviation = byLongitude ? "LMT" : formatOffset(offsetSeconds);
  const reading = readingAt(localSeconds(local) - offsetSeconds, { offsetSeconds, abbreviation, isDst: false });
  return { ...reading, zone: null, kind: "unique", alternatives: [], notices: [] };
}

/**
 * The offset a zone's clocks had at a wall reading, from the zone's whole history, never from the host.
 * @param zoneName an IANA name, old aliases included, in any case
 * @throws RangeError for a field outside its range (years 1800–2400) or an impossible date; UnknownZoneError
 */
export function offsetAt(
  zoneName: string,
  local: LocalDateTime,
  { disambiguation = "compatible" }: { disambiguation?: Disambiguation } = {},
): LocalTimeResult {
  const wall = localSeconds(local);
  const zone = zoneStore().zone(zoneName);
  const changes = transitionsBetween(zone.history, wall - WINDOW_SECONDS, wall + WINDOW_SECONDS);
  const before = offsetAtInstant(zone.history, wall - WINDOW_SECONDS - 1);
  const instants = possibleInstants(zone.history, wall, [before, ...changes.map((change) => change.type)]);
  if (instants.length === 1) return result(zone, "unique", instants, 0);
  if (instants.length > 1)
    return result(zone, "overlap", instants, disambiguation === "later" ? instants.length - 1 : 0);
  const gap = gapInstants(wall, before, changes);
  return result(zone, "gap", gap, disambiguation === "earlier" ? 0 : 1);
}

/** The local time type of a zone at an instant. @throws UnknownZoneError */
export function zoneOffsetAtInstant(zoneName: string, epochMilliseconds: number): LocalTimeType {
  const zone = zoneStore().zone(zoneName);
  const instant = Math.floor(epochMilliseconds / 1000);
  const type = offsetAtInstant(zone.history, instant);
  return { ...type, isDst: aheadOfStandard(zone.history, instant, type) };
}

/** A clock that went by another day's name until then. */
export interface DateLineMove {
  /** When it changed. */
  readonly epochMilliseconds: number;
  readonly offsetSecondsBefore: number;
}

/**
 * The change by which the date line moved over a zone, where one came less than two days before an instant: Apia had no 30 December
 * 2011, Manila no 31 December 1844, Sitka two Fridays in October 1867. Null for all other times. @throws UnknownZoneError
 */
export function dateLineMoveBefore(zoneName: string, epochMilliseconds: number): DateLineMove | null {
  const { history } = zoneStore().zone(zoneName);
  const instant = Math.floor(epochMilliseconds / 1000);
  for (const { at, type } of transitionsBetween(history, instant - 2 * DAY_SECONDS, instant).toReversed()) {
    const { offsetSeconds } = offsetAtInstant(history, at - 1);
    if (Math.abs(type.offsetSeconds - offsetSeconds) > DAY_SECONDS / 2)
      return { epochMilliseconds: at * 1000, offsetSecondsBefore: offsetSeconds };
  }
  return null;
}

function possibleInstants(zone: ZoneHistory, wall: number, types: LocalTimeType[]): number[] {
  const offsets = new Set(types.map((type) => type.offsetSeconds));
  return [...offsets]
    .map((offset) => wall - offset)
    .filter((instant) => offsetAtInstant(zone, instant).offsetSeconds === wall - instant)
    .sort((a, b) => a - b);
}

/** The two ways to read a skipped time: with the offset that came after the change (earlier instant) and with the one before (later). */
function gapInstants(wall: number, before: LocalTimeType, changes: Transition[]): [number, number] {
  let offset = before.offsetSeconds;
  for (const { at, type } of changes) {
    if (wall >= at + offset && wall < at + type.offsetSeconds) return [wall - type.offsetSeconds, wall - offset];
    offset = type.offsetSeconds;
  }
  throw new RangeError(`No change of the clock explains the missing local time ${formatLocal(wall)}`);
}

function result(
  zone: Zone,
  kind: LocalTimeResult["kind"],
  instants: readonly number[],
  choice: number,
): LocalTimeResult {
  const readings = instants.map((instant) => {
    const type = offsetAtInstant(zone.history, instant);
    return readingAt(instant, { ...type, isDst: aheadOfStandard(zone.history, instant, type) });
  });
  const chosen = readings[choice] as Reading;
  const alternatives = readings.filter((_, index) => index !== choice);
  return { ...chosen, zone: zone.name, kind, alternatives, notices: noticesOf(zone.name, kind, chosen, alternatives) };
}

function readingAt(instant: number, type: LocalTimeType): Reading {
  return {
    offsetSeconds: type.offsetSeconds,
    offset: formatOffset(type.offsetSeconds),
    abbreviation: type.abbreviation,
    isDst: type.isDst,
    epochMilliseconds: instant * 1000,
    utc: `${formatLocal(instant)}Z`,
    local: formatLocal(instant + type.offsetSeconds),
  };
}

/**
 * The data flags Ireland's winter and Morocco's Ramadan as "daylight saving" that is behind standard time. People mean clocks put
 * forward, so a flagged time counts only where it is ahead of the nearest unflagged one.
 */
function aheadOfStandard(zone: ZoneHistory, instant: number, type: LocalTimeType): boolean {
  if (!type.isDst) return false;
  const year = 366 * 86_400;
  const earlier = offsetAtInstant(zone, instant - year);
  const near = [earlier, ...transitionsBetween(zone, instant - year, instant + year).map((change) => change.type)];
  const standard = near.filter((other) => !other.isDst);
  return standard.length === 0 || standard.some((other) => type.offsetSeconds > other.offsetSeconds);
}

function noticesOf(
  zone: string,
  kind: LocalTimeResult["kind"],
  chosen: Reading,
  alternatives: readonly Reading[],
): TimeNotice[] {
  const notices: TimeNotice[] = [];
  const other = alternatives[0];
  const params = { zone, local: chosen.local, utc_offset: chosen.offset, abbreviation: chosen.abbreviation };
  if (kind === "gap" && other && Math.abs(chosen.offsetSeconds - other.offsetSeconds) >= DAY_SECONDS) {
    const day = formatLocal(chosen.epochMilliseconds / 1000 + other.offsetSeconds).slice(0, 10);
    notices.push({ code: "day_skipped", params: { ...params, day } });
  } else if (kind === "gap") {
    notices.push({ code: "clock_skipped", params });
  }
  if (kind === "overlap" && other) {
    const which = chosen.epochMilliseconds < other.epochMilliseconds ? "first" : "second";
    notices.push({
      code: "clock_repeated",
      params: { ...params, choice: which, other_utc_offset: other.offset },
    });
  }
  if (chosen.abbreviation === "LMT") {
    notices.push({ code: "local_mean_time", params });
  }
  if (chosen.abbreviation === "-00") {
    notices.push({
      code: "local_time_unknown",
      params,
    });
  }
  return notices;
}

/** A change this large moves the date line over the place. */
const DAY_SECONDS = 86_400;
