import type { Found } from "./dates.ts";
import { type DayPart, hourOf } from "./half-of-day.ts";
import { has, isSign, type Node } from "./nodes.ts";
import { type Clock, clockAt, clocksIn, partBeside } from "./times.ts";

export interface TypedTime {
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
  /** It may have been so many minutes earlier or later. */
  readonly within?: number | undefined;
}

/** What a text says of the time of birth. */
export interface ReadTime {
  readonly time: TypedTime | "unknown" | null;
  /** A time of twelve hours, whose half is not said. */
  readonly half: TypedTime | null;
  /** Where it stands, in numbers of nodes. */
  readonly spans: readonly (readonly [from: number, until: number])[];
}

const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;
const HALF_DAY = DAY_MINUTES / 2;
/** "About five" is told to the half hour, "about 5:20" to the quarter. */
const ABOUT = { hour: 30, minute: 15 } as const;
export const UNTIMED: ReadTime = { time: null, half: null, spans: [] };

const partAt = (nodes: readonly Node[], at: number | null): DayPart | null =>
  at === null ? null : ((nodes[at]?.tags.get("part") as DayPart | undefined) ?? null);

/** The one part of the day that is named anywhere, "am" and "pm" before all others; null where several are. */
export function partIn(nodes: readonly Node[]): DayPart | null {
  const parts = new Set(nodes.flatMap((node) => (has(node, "part") ? [node.tags.get("part") as DayPart] : [])));
  const exact = [...parts].filter((part) => part === "am" || part === "pm");
  const [part] = exact.length > 0 ? exact : parts;
  return part !== undefined && (exact.length === 1 || parts.size === 1) ? part : null;
}

/** The part of the day that a time stands beside, or that the text names once. */
function partOf(nodes: readonly Node[], { from, until }: Found<unknown>): DayPart | null {
  const beside = partBeside(nodes, from, until);
  const exact =
    beside !== null && !/^[ap]m$/u.test(partAt(nodes, beside) ?? "")
      ? partAt(nodes, partBeside(nodes, until, beside + 1))
      : null;
  return exact ?? partAt(nodes, beside) ?? partIn(nodes);
}

const timeOf = (hour: number, { minute, second }: Clock): TypedTime => ({ hour, minute, second });

const BESIDE_ABOUT = 3;
const isAbout = (nodes: readonly Node[], { from, until }: Found<unknown>): boolean => {
  const near = [...nodes.slice(Math.max(0, from - BESIDE_ABOUT), from), ...nodes.slice(until, until + BESIDE_ABOUT)];
  return near.some((node) => has(node, "about"));
};

function readClock(nodes: readonly Node[], clock: Found<Clock>, isUnsure: boolean): ReadTime {
  const { value, from, until } = clock;
  const hour = hourOf(value, partOf(nodes, clock));
  const within = value.minute === 0 ? ABOUT.hour : ABOUT.minute;
  const about = isUnsure || isAbout(nodes, clock) ? { within } : {};
  const spans = [[from, until]] as const;
  return hour === null
    ? { time: null, half: { ...timeOf(value.hour, value), ...about }, spans }
    : { time: { ...timeOf(hour, value), ...about }, half: null, spans };
}

/** One end of a stretch of time: a clock, or an hour alone. */
function endAt(nodes: readonly Node[], at: number): Found<Clock> | null {
  const node = nodes[at];
  const isHour = node?.kind === "number" && node.digits <= 2 && Number(node.number) <= 24;
  const isAlone = isHour && !isSign(nodes[at + 1], ":.") && !has(nodes[at + 1], "oclock", "past");
  if (!isAlone) return clockAt(nodes, at);
  const hour = Number(node.number);
  return { value: { hour, minute: 0, second: 0, isOfTwelve: hour > 0 && hour <= 12 }, from: at, until: at + 1 };
}

interface Stretch {
  readonly first: Found<Clock>;
  readonly last: Found<Clock>;
}

/** "Between 6 and 8", "6 se 8 baje ke beech", "6-8 am", "5 ya 6 baje". */
function stretchAt(nodes: readonly Node[], at: number): Stretch | null {
  const first = endAt(nodes, at);
  if (!first) return null;
  const joint = has(nodes[first.until], "part") ? first.until + 1 : first.until;
  const isJoined = has(nodes[joint], "until", "before_hour") || isSign(nodes[joint], "-");
  const last = isJoined ? endAt(nodes, joint + 1) : null;
  if (!last) return null;
  const beyond = nodes.slice(last.until, last.until + 4);
  const isBetween = has(nodes[at - 1], "between") || beyond.some((node) => has(node, "between"));
  const isClock =
    last.until > joint + 2 || has(beyond[0], "oclock") || partBeside(nodes, last.from, last.until) !== null;
  return isBetween || isClock ? { first, last } : null;
}

const minutesOf = ({ minute }: Clock, hour: number): number => hour * HOUR_MINUTES + minute;

function readStretch(nodes: readonly Node[], { first, last }: Stretch): ReadTime {
  const spans = [[first.from, last.until]] as const;
  const until = hourOf(last.value, partOf(nodes, last));
  const part = partAt(nodes, has(nodes[first.until], "part") ? first.until : null) ?? partOf(nodes, last);
  const from = hourOf(first.value, part);
  if (from === null || until === null) return { ...UNTIMED, spans };
  const end = minutesOf(last.value, until);
  const start = minutesOf(first.value, from);
  // "11 to 1 pm" begins before noon.
  const begin = start > end && start >= HALF_DAY ? start - HALF_DAY : start;
  // Which of two days it is, is not said of a night that midnight parts.
  if (begin >= end || end - begin > HALF_DAY) return { ...UNTIMED, spans };
  const middle = Math.floor((begin + end) / 2);
  const time = { hour: Math.floor(middle / HOUR_MINUTES), minute: middle % HOUR_MINUTES, second: 0 };
  return { time: { ...time, within: end - middle }, half: null, spans };
}

const NEAR = 4;

/** Whether a text says that the time is not known. */
function saysUnknown(nodes: readonly Node[], isAsked: boolean): boolean {
  return nodes.some((node, at) => {
    if (has(node, "unknown_time")) return true;
    if (!has(node, "unknown")) return false;
    const near = nodes.slice(Math.max(0, at - NEAR), at + NEAR + 1);
    return isAsked || near.some((each) => has(each, "time"));
  });
}

/** The time of birth in a text. @param isAsked whether the time was what was asked for: then "pata nahi" is enough of an answer. */
export function timeIn(nodes: readonly Node[], isAsked = false): ReadTime {
  const isUnsure = saysUnknown(nodes, isAsked);
  for (const at of nodes.keys()) {
    const stretch = stretchAt(nodes, at);
    if (stretch) return readStretch(nodes, stretch);
  }
  const clocks = clocksIn(nodes);
  const beside = clocks.find(({ from, until }) => partBeside(nodes, from, until) !== null);
  const [first] = clocks;
  const clock = beside ?? first;
  if (clock) return readClock(nodes, clock, isUnsure);
  return isUnsure ? { ...UNTIMED, time: "unknown" } : UNTIMED;
}

/** All times of a text, those whose half is not said in the half of `known`: for what is put right. */
export function timesIn(nodes: readonly Node[], known: TypedTime): TypedTime[] {
  return clocksIn(nodes).map((clock) => {
    const { time, half } = readClock(nodes, clock, false);
    if (time !== null && time !== "unknown") return time;
    const { hour, ...others } = half ?? known;
    const isLate = known.hour >= 12;
    return { ...others, hour: isLate ? (hour % 12) + 12 : hour % 12 };
  });
}
