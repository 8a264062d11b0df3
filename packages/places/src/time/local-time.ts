import { formatIsoDay } from "@lagna/terms";
import { formatLocalDateTime, type LocalDateTime, toLocalSeconds } from "./calendar.ts";
import { findTimeTypeAt, listTransitions } from "./zone-transitions.ts";
import type { LocalTimeType } from "./local-time-type.ts";
import { formatOffset, computeLocalMeanTimeOffset, parseOffset } from "./utc-offset.ts";
import type { Transition } from "./parse-posix-tz.ts";
import type { CodedMessage } from "../coded-message.ts";
import type { ZoneHistory } from "./read-tzif.ts";
import { type Zone, getZoneStore } from "./zone-store.ts";

/** How to interpret a wall-clock time: by a zone's history, a fixed offset, or the local mean time at a longitude. */
export type WallClock = { readonly zone: string } | { readonly offset: string } | { readonly localMeanTimeAt: number };

/**
 * Which instant to choose if a clock repeated or skipped a time. `compatible` is as in Temporal: the earlier of two; in
 * a gap, the time is moved forward by the length of the gap.
 */
export type Disambiguation = "compatible" | "earlier" | "later";

type NoticeParam = "zone" | "local" | "utc_offset" | "abbreviation";
/** Notices for the user about how their time was interpreted. */
export type TimeNotice =
  | CodedMessage<"clock_skipped" | "local_mean_time" | "local_time_unknown", NoticeParam>
  | CodedMessage<"day_skipped", NoticeParam | "day">
  | CodedMessage<"clock_repeated", NoticeParam | "choice" | "other_utc_offset">;

export interface ClockReading {
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
  /** The wall-clock time at that instant, `YYYY-MM-DDTHH:MM:SS`; differs from the requested one only in a gap. */
  readonly local: string;
}

export interface LocalTimeResult extends ClockReading {
  /** The zone's canonical name; null for a fixed offset and for local mean time by longitude. */
  readonly zone: string | null;
  /** `gap`: clocks skipped this time; `overlap`: they showed it twice. */
  readonly kind: "unique" | "gap" | "overlap";
  /** The possible readings that were not chosen. Empty if `kind` is `unique`. */
  readonly alternatives: readonly ClockReading[];
  readonly notices: readonly TimeNotice[];
}

/** More than the largest offset of any zone at any time (±15:13:42), so that no transition is missed. */
const WINDOW_SECONDS = 26 * 3600;

/**
 * The instant of a wall-clock time.
 * @throws RangeError for a field outside its range (years −1001 to 2400), an impossible date or a malformed offset;
 * UnknownZoneError
 */
export function convertLocalToUtc(
  local: LocalDateTime,
  clock: WallClock,
  options: { disambiguation?: Disambiguation } = {},
): LocalTimeResult {
  if ("zone" in clock) return resolveZoneTime(clock.zone, local, options);
  const byLongitude = "localMeanTimeAt" in clock;
  const offsetSeconds = byLongitude ? computeLocalMeanTimeOffset(clock.localMeanTimeAt) : parseOffset(clock.offset);
  const abbreviation = byLongitude ? "LMT" : formatOffset(offsetSeconds);
  const reading = createReading(toLocalSeconds(local) - offsetSeconds, { offsetSeconds, abbreviation, isDst: false });
  return { ...reading, zone: null, kind: "unique", alternatives: [], notices: [] };
}

/**
 * The offset of a zone at a wall-clock time, from the zone's whole history, independent of the host.
 * @param zoneName an IANA name, including old aliases, case-insensitive
 * @throws RangeError for a field outside its range (years −1001 to 2400) or an impossible date; UnknownZoneError
 */
export function resolveZoneTime(
  zoneName: string,
  local: LocalDateTime,
  { disambiguation = "compatible" }: { disambiguation?: Disambiguation } = {},
): LocalTimeResult {
  const wall = toLocalSeconds(local);
  const zone = getZoneStore().zone(zoneName);
  const changes = listTransitions(zone.history, wall - WINDOW_SECONDS, wall + WINDOW_SECONDS);
  const before = findTimeTypeAt(zone.history, wall - WINDOW_SECONDS - 1);
  const instants = findPossibleInstants(zone.history, wall, [before, ...changes.map((change) => change.type)]);
  if (instants.length === 1) return createResult(zone, "unique", instants, 0);
  if (instants.length > 1)
    return createResult(zone, "overlap", instants, disambiguation === "later" ? instants.length - 1 : 0);
  const gap = computeGapInstants(wall, before, changes);
  return createResult(zone, "gap", gap, disambiguation === "earlier" ? 0 : 1);
}

/** The local time type of a zone at an instant. @throws UnknownZoneError */
export function getZoneTimeType(zoneName: string, epochMilliseconds: number): LocalTimeType {
  const zone = getZoneStore().zone(zoneName);
  const instant = Math.floor(epochMilliseconds / 1000);
  const type = findTimeTypeAt(zone.history, instant);
  return { ...type, isDst: isAheadOfStandard(zone.history, instant, type) };
}

/** A move of the date line, before which the clock showed another day. */
export interface DateLineChange {
  /** The instant of the change. */
  readonly epochMilliseconds: number;
  readonly offsetSecondsBefore: number;
}

/**
 * The move of the date line over a zone, if there was one less than two days before an instant: Apia had no 30 December
 * 2011, Manila no 31 December 1844, Sitka two Fridays in October 1867. Null for all other times. @throws
 * UnknownZoneError
 */
export function findDateLineChangeBefore(zoneName: string, epochMilliseconds: number): DateLineChange | null {
  const { history } = getZoneStore().zone(zoneName);
  const instant = Math.floor(epochMilliseconds / 1000);
  for (const { at, type } of listTransitions(history, instant - 2 * DAY_SECONDS, instant).toReversed()) {
    const { offsetSeconds } = findTimeTypeAt(history, at - 1);
    if (Math.abs(type.offsetSeconds - offsetSeconds) > DAY_SECONDS / 2)
      return { epochMilliseconds: at * 1000, offsetSecondsBefore: offsetSeconds };
  }
  return null;
}

function findPossibleInstants(zone: ZoneHistory, wall: number, types: LocalTimeType[]): number[] {
  const offsets = new Set(types.map((type) => type.offsetSeconds));
  return [...offsets]
    .map((offset) => wall - offset)
    .filter((instant) => findTimeTypeAt(zone, instant).offsetSeconds === wall - instant)
    .sort((a, b) => a - b);
}

/**
 * The two readings of a skipped time: with the offset after the change (earlier instant) and with the one before
 * (later).
 */
function computeGapInstants(wall: number, before: LocalTimeType, changes: Transition[]): [number, number] {
  let offset = before.offsetSeconds;
  for (const { at, type } of changes) {
    if (wall >= at + offset && wall < at + type.offsetSeconds) return [wall - type.offsetSeconds, wall - offset];
    offset = type.offsetSeconds;
  }
  throw new RangeError(`No clock change explains the missing local time ${formatLocalDateTime(wall)}`);
}

function createResult(
  zone: Zone,
  kind: LocalTimeResult["kind"],
  instants: readonly number[],
  choice: number,
): LocalTimeResult {
  const readings = instants.map((instant) => {
    const type = findTimeTypeAt(zone.history, instant);
    return createReading(instant, { ...type, isDst: isAheadOfStandard(zone.history, instant, type) });
  });
  const chosen = readings[choice] as ClockReading;
  const alternatives = readings.filter((_, index) => index !== choice);
  return {
    ...chosen,
    zone: zone.name,
    kind,
    alternatives,
    notices: createNotices(zone.name, kind, chosen, alternatives),
  };
}

function createReading(instant: number, type: LocalTimeType): ClockReading {
  return {
    offsetSeconds: type.offsetSeconds,
    offset: formatOffset(type.offsetSeconds),
    abbreviation: type.abbreviation,
    isDst: type.isDst,
    epochMilliseconds: instant * 1000,
    utc: `${formatLocalDateTime(instant)}Z`,
    local: formatLocalDateTime(instant + type.offsetSeconds),
  };
}

/**
 * The data flags Ireland's winter and Morocco's Ramadan as "daylight saving" that is behind standard time. People mean
 * clocks moved forward, so a flagged time counts only if it is ahead of the nearest unflagged one.
 */
function isAheadOfStandard(zone: ZoneHistory, instant: number, type: LocalTimeType): boolean {
  if (!type.isDst) return false;
  const year = 366 * 86_400;
  const earlier = findTimeTypeAt(zone, instant - year);
  const near = [earlier, ...listTransitions(zone, instant - year, instant + year).map((change) => change.type)];
  const standard = near.filter((other) => !other.isDst);
  return standard.length === 0 || standard.some((other) => type.offsetSeconds > other.offsetSeconds);
}

function createNotices(
  zone: string,
  kind: LocalTimeResult["kind"],
  chosen: ClockReading,
  alternatives: readonly ClockReading[],
): TimeNotice[] {
  const notices: TimeNotice[] = [];
  const other = alternatives[0];
  const params = { zone, local: chosen.local, utc_offset: chosen.offset, abbreviation: chosen.abbreviation };
  if (kind === "gap" && other && Math.abs(chosen.offsetSeconds - other.offsetSeconds) >= DAY_SECONDS) {
    const day = formatIsoDay(chosen.epochMilliseconds + other.offsetSeconds * 1000);
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
