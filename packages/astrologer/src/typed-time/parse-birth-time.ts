import type { Match } from "./parse-number-at.ts";
import { type DayPart, resolveHour } from "./resolve-half-of-day.ts";
import { hasTag, isSign, type TextNode } from "./tokenise.ts";
import { type ClockTime, matchClockAt, parseClockTimes, findDayPartBeside } from "./parse-clock-time.ts";

export interface TypedTime {
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
  /** The actual time may be so many minutes earlier or later. */
  readonly within?: number | undefined;
  /** So many minutes after sunrise or sunset, which the place and the date tell; the hour and minute are those of an even day until then. */
  readonly afterSun?: { readonly event: SunEvent; readonly minutes: number } | undefined;
}
export type SunEvent = "sunrise" | "sunset";

/** The time of birth found in a text. */
export interface ParsedTime {
  readonly time: TypedTime | "unknown" | null;
  /** A 12-hour time without am or pm. */
  readonly half: TypedTime | null;
  /** The part of the day, if no hour is told: "15 August, subah". */
  readonly part: DayPart | null;
  /** Its position, as indexes of nodes. */
  readonly spans: readonly (readonly [from: number, until: number])[];
}

const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;
const HALF_DAY = DAY_MINUTES / 2;
const EVENING = 18 * HOUR_MINUTES;
/** Uncertainty: "about five" means half an hour, "about 5:20" a quarter. */
const APPROXIMATE_MINUTES = { hour: 30, minute: 15 } as const;
export const NO_TIME: ParsedTime = { time: null, half: null, part: null, spans: [] };

const dayPartAt = (nodes: readonly TextNode[], at: number | null): DayPart | null =>
  at === null ? null : ((nodes[at]?.tags.get("part") as DayPart | undefined) ?? null);

/** The only part of the day named in the text ("am" and "pm" take precedence); null if there are several. */
export function findDayPart(nodes: readonly TextNode[]): DayPart | null {
  const parts = new Set(nodes.flatMap((node) => (hasTag(node, "part") ? [node.tags.get("part") as DayPart] : [])));
  const exact = [...parts].filter((part) => part === "am" || part === "pm");
  const [part] = exact.length > 0 ? exact : parts;
  return part !== undefined && (exact.length === 1 || parts.size === 1) ? part : null;
}

/** The part of the day beside a time, else the only one in the text. */
function resolveDayPart(nodes: readonly TextNode[], { from, until }: Match<unknown>): DayPart | null {
  const partIndex = findDayPartBeside(nodes, from, until);
  const exact =
    partIndex !== null && !/^[ap]m$/u.test(dayPartAt(nodes, partIndex) ?? "")
      ? dayPartAt(nodes, findDayPartBeside(nodes, until, partIndex + 1))
      : null;
  return exact ?? dayPartAt(nodes, partIndex) ?? findDayPart(nodes);
}

const toTypedTime = (hour: number, { minute, second }: ClockTime): TypedTime => ({ hour, minute, second });

const MAX_DISTANCE_OF_ABOUT = 3;
const isApproximate = (nodes: readonly TextNode[], { from, until }: Match<unknown>): boolean => {
  const near = [
    ...nodes.slice(Math.max(0, from - MAX_DISTANCE_OF_ABOUT), from),
    ...nodes.slice(until, until + MAX_DISTANCE_OF_ABOUT),
  ];
  return near.some((node) => hasTag(node, "about"));
};

function resolveClock(
  nodes: readonly TextNode[],
  clock: Match<ClockTime>,
  isUnsure: boolean,
  knownPart: DayPart | null = null,
): ParsedTime {
  const { value, from, until } = clock;
  const hour = resolveHour(value, resolveDayPart(nodes, clock) ?? knownPart);
  const within = value.minute === 0 ? APPROXIMATE_MINUTES.hour : APPROXIMATE_MINUTES.minute;
  const about = isUnsure || isApproximate(nodes, clock) ? { within } : {};
  const spans = [[from, until]] as const;
  return hour === null
    ? { ...NO_TIME, half: { ...toTypedTime(value.hour, value), ...about }, spans }
    : { ...NO_TIME, time: { ...toTypedTime(hour, value), ...about }, spans };
}

/** One end of a time range: a clock time, or an hour alone. */
function parseRangeEnd(nodes: readonly TextNode[], at: number): Match<ClockTime> | null {
  const node = nodes[at];
  // "5", or "paanch" in a range of words.
  const isHour = node && node.number !== null && node.digits <= 2 && node.number <= (node.digits > 0 ? 24 : 12);
  const isAlone = isHour && !isSign(nodes[at + 1], ":.") && !hasTag(nodes[at + 1], "oclock", "past");
  if (!isAlone) return matchClockAt(nodes, at);
  const hour = node.number;
  return { value: { hour, minute: 0, second: 0, isTwelveHour: hour > 0 && hour <= 12 }, from: at, until: at + 1 };
}

interface TimeRange {
  readonly first: Match<ClockTime>;
  readonly last: Match<ClockTime>;
}

/** "Between 6 and 8", "6 se 8 baje ke beech", "6-8 am", "5 ya 6 baje". */
function findTimeRange(nodes: readonly TextNode[], at: number): TimeRange | null {
  const first = parseRangeEnd(nodes, at);
  if (!first) return null;
  const joint = hasTag(nodes[first.until], "part") ? first.until + 1 : first.until;
  const isJoined = hasTag(nodes[joint], "until", "before_hour") || isSign(nodes[joint], "-");
  const last = isJoined ? parseRangeEnd(nodes, joint + 1) : null;
  if (!last) return null;
  const beyond = nodes.slice(last.until, last.until + 4);
  const isBetween = hasTag(nodes[at - 1], "between") || beyond.some((node) => hasTag(node, "between"));
  const isClock =
    last.until > joint + 2 || hasTag(beyond[0], "oclock") || findDayPartBeside(nodes, last.from, last.until) !== null;
  return isBetween || isClock ? { first, last } : null;
}

/** Sunrise and sunset of a day that is as long as its night. */
const EVEN_DAY: Readonly<Record<SunEvent, number>> = { sunrise: 6 * HOUR_MINUTES, sunset: 18 * HOUR_MINUTES };

const toTime = (minutes: number): Pick<TypedTime, "hour" | "minute" | "second"> => ({
  hour: Math.floor(minutes / HOUR_MINUTES),
  minute: minutes % HOUR_MINUTES,
  second: 0,
});

/** Words between a time without a clock and what tells the side of it: "fajr ki azan ke baad", "सूरज निकलने से पहले". */
const BESIDE_EVENT =
  /^(?:k[aie]|se|than|ki namaz|namaz|azan|ajan|prayer|waqt|vaqt|ke waqt|time|का|की|के|से|नमाज़?|अज़ान|अजान|ठीक|thik|theek|just|turant|तुरंत)$/iu;
const MINUTES_BESIDE_EVENT = 45;
/** "Fajr ke baad", "before sunset": up to an hour and a half on that side. */
function findSideOf(nodes: readonly TextNode[], after: number): { readonly until: number; readonly shift: number } {
  let at = after;
  while (BESIDE_EVENT.test(nodes[at]?.text ?? "")) at += 1;
  const text = nodes[at]?.text ?? "";
  if (/^(?:ba?ad|बाद)$/iu.test(text)) return { until: at + 1, shift: MINUTES_BESIDE_EVENT };
  if (/^(?:p[ae]hle|पहले)$/iu.test(text)) return { until: at + 1, shift: -MINUTES_BESIDE_EVENT };
  const before = nodes.slice(Math.max(0, after - MAX_WORDS_BEFORE_EVENT), after - 1);
  const isAfter = before.some((node) => /^after$/iu.test(node.text));
  const isBefore = before.some((node) => /^before$/iu.test(node.text));
  return { until: after, shift: isAfter ? MINUTES_BESIDE_EVENT : isBefore ? -MINUTES_BESIDE_EVENT : 0 };
}
const MAX_WORDS_BEFORE_EVENT = 4;

/** "At sunrise", "fajr ke waqt", "before lunch": a time by what happens then; null if the text has none. */
function findTimeWithoutClock(nodes: readonly TextNode[]): ParsedTime | null {
  const at = nodes.findIndex((node) => hasTag(node, "near"));
  const [by = "", minutes = 0, within = 0] = (nodes[at]?.tags.get("near") ?? "")
    .split(",")
    .map((part, index) => (index === 0 ? part : Number(part))) as [string?, number?, number?];
  if (by === "") return null;
  const { until, shift } = findSideOf(nodes, at + 1);
  const spans = [[at, until]] as const;
  const around = shift === 0 ? within : Math.max(within, Math.abs(shift));
  if (by === "clock") return { ...NO_TIME, time: { ...toTime(minutes + shift), within: around }, spans };
  const event = by as SunEvent;
  const afterSun = { event, minutes: minutes + shift };
  return { ...NO_TIME, time: { ...toTime(EVEN_DAY[event] + minutes + shift), within: around, afterSun }, spans };
}

/** The time that stands for a part of the day if no more is known of it. The night has none: it lies in two days. */
const MIDDLES_OF_PARTS: Readonly<Partial<Record<DayPart, { readonly middle: number; readonly within: number }>>> = {
  am: { middle: 6 * HOUR_MINUTES, within: 360 },
  pm: { middle: 18 * HOUR_MINUTES, within: 360 },
  morning: { middle: 8 * HOUR_MINUTES, within: 240 },
  afternoon: { middle: 14 * HOUR_MINUTES, within: 120 },
  evening: { middle: 18 * HOUR_MINUTES, within: 120 },
};

/** The time of which only the part of the day is known; "unknown" if that says too little. */
function estimateTime(part: DayPart | null): TypedTime | "unknown" {
  const estimate = part === null ? undefined : MIDDLES_OF_PARTS[part];
  return estimate ? { ...toTime(estimate.middle), within: estimate.within } : "unknown";
}

const toMinutes = ({ minute }: ClockTime, hour: number): number => hour * HOUR_MINUTES + minute;

/** "11 se 1 ke beech" without a part of the day: the middle on a clock of twelve hours. */
function findMiddleOfHours(first: ClockTime, last: ClockTime): TypedTime {
  const start = toMinutes(first, first.hour % TWELVE_HOURS);
  const length = (toMinutes(last, last.hour % TWELVE_HOURS) - start + HALF_DAY) % HALF_DAY;
  const middle = (start + Math.floor(length / 2)) % HALF_DAY;
  return { ...toTime(middle === 0 ? HALF_DAY : middle), within: length - Math.floor(length / 2) };
}
const TWELVE_HOURS = 12;

function resolveTimeRange(nodes: readonly TextNode[], { first, last }: TimeRange): ParsedTime {
  const spans = [[first.from, last.until]] as const;
  const until = resolveHour(last.value, resolveDayPart(nodes, last));
  const part = dayPartAt(nodes, hasTag(nodes[first.until], "part") ? first.until : null) ?? resolveDayPart(nodes, last);
  const from = resolveHour(first.value, part);
  const dayPart = findDayPart(nodes);
  if (from === null || until === null)
    return dayPart === null && first.value.isTwelveHour && last.value.isTwelveHour
      ? { ...NO_TIME, half: findMiddleOfHours(first.value, last.value), spans }
      : { ...NO_TIME, part: dayPart, spans };
  const end = toMinutes(last.value, until);
  const start = toMinutes(first.value, from);
  // "11 to 1 pm" starts before noon.
  const rangeStart = start > end && start >= HALF_DAY ? start - HALF_DAY : start;
  // A range across midnight does not say which of the two days is meant.
  if (rangeStart >= end || end - rangeStart > HALF_DAY)
    return { ...NO_TIME, part: start >= EVENING ? "night" : null, spans };
  const middle = Math.floor((rangeStart + end) / 2);
  return { ...NO_TIME, time: { ...toTime(middle), within: end - middle }, spans };
}

const MAX_DISTANCE_OF_UNKNOWN = 4;

/** Whether a text says that the time is not known. */
function isTimeUnknown(nodes: readonly TextNode[], isAsked: boolean): boolean {
  return nodes.some((node, at) => {
    if (hasTag(node, "unknown_time")) return true;
    if (!hasTag(node, "unknown")) return false;
    const near = nodes.slice(Math.max(0, at - MAX_DISTANCE_OF_UNKNOWN), at + MAX_DISTANCE_OF_UNKNOWN + 1);
    return isAsked || near.some((each) => hasTag(each, "time"));
  });
}

/**
 * The time of birth in a text.
 * @param isAsked whether the person was asked for the time: then "pata nahi" (don't know) is a sufficient answer.
 * @param knownPart the part of the day told before, which resolves an hour without one
 */
export function parseBirthTime(
  nodes: readonly TextNode[],
  isAsked = false,
  knownPart: DayPart | null = null,
): ParsedTime {
  const isUnsure = isTimeUnknown(nodes, isAsked);
  for (const at of nodes.keys()) {
    const range = findTimeRange(nodes, at);
    if (range) return resolveTimeRange(nodes, range);
  }
  const clocks = parseClockTimes(nodes);
  const beside = clocks.find(({ from, until }) => findDayPartBeside(nodes, from, until) !== null);
  const [first] = clocks;
  const clock = beside ?? first;
  if (clock) return resolveClock(nodes, clock, isUnsure, knownPart);
  const withoutClock = findTimeWithoutClock(nodes);
  if (withoutClock) return withoutClock;
  const part = findDayPart(nodes);
  return isUnsure ? { ...NO_TIME, time: estimateTime(part ?? knownPart) } : { ...NO_TIME, part };
}

/** All times of a text, for corrections; times without am or pm are taken in the same half of the day as `known`. */
export function parseAllTimes(nodes: readonly TextNode[], known: TypedTime): TypedTime[] {
  return parseClockTimes(nodes).map((clock) => {
    const { time, half } = resolveClock(nodes, clock, false);
    if (time !== null && time !== "unknown") return time;
    const { hour, ...rest } = half ?? known;
    const isLate = known.hour >= 12;
    return { ...rest, hour: isLate ? (hour % 12) + 12 : hour % 12 };
  });
}
