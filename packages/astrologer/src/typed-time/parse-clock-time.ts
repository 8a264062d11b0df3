import { type Match, parseNumberAt } from "./parse-number-at.ts";
import { hasTag, isSign, type TextNode } from "./tokenise.ts";

/** A clock time, before am or pm is resolved. */
export interface ClockTime {
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
  /** On a 12-hour clock ("5 baje"): ambiguous without a part of the day. */
  readonly isTwelveHour: boolean;
}

const HOUR_MINUTES = 60;
const createClockTime = (minutes: number, isTwelveHour: boolean): ClockTime => ({
  hour: Math.floor(minutes / HOUR_MINUTES),
  minute: minutes % HOUR_MINUTES,
  second: 0,
  isTwelveHour,
});

const createMatch = (value: ClockTime, from: number, until: number): Match<ClockTime> => ({ value, from, until });

/** An hour in digits (up to 23), or as a word (up to 12). */
function parseHourAt(nodes: readonly TextNode[], at: number): number | null {
  const { number = null, digits = 0 } = nodes[at] ?? {};
  if (number === null || digits > 2) return null;
  return number <= (digits > 0 ? 23 : 12) ? number : null;
}

/** Minutes or seconds in one or two digits, or in words. */
function parseMinutesAt(nodes: readonly TextNode[], at: number): Match<number> | null {
  const node = nodes[at];
  if (node && node.digits > 0)
    return node.digits <= 2 && Number(node.number) < 60
      ? { value: Number(node.number), from: at, until: at + 1 }
      : null;
  const spoken = parseNumberAt(nodes, at);
  return spoken && spoken.value < 60 ? spoken : null;
}

type ClockPattern = (nodes: readonly TextNode[], at: number) => Match<ClockTime> | null;

/** "saadhe gyarah", "पौने छह बजे", "sava baje". */
const matchQuarterOffset: ClockPattern = (nodes, at) => {
  const offset = Number(nodes[at]?.tags.get("shift") ?? Number.NaN);
  if (Number.isNaN(offset)) return null;
  const hour = parseHourAt(nodes, at + 1);
  const isAlone = hour === null && hasTag(nodes[at + 1], "oclock");
  if ((hour === null || hour > 12) && !isAlone) return null;
  const minutes = (hour ?? 1) * HOUR_MINUTES + offset;
  return createMatch(createClockTime(minutes, true), at, skipOclockWord(nodes, isAlone ? at + 1 : at + 2));
};

/** "dedh baje", "dopahar dhai". */
const matchFixedTime: ClockPattern = (nodes, at) => {
  const minutes = nodes[at]?.tags.get("fixed");
  const isTime =
    hasTag(nodes[at + 1], "oclock", "part") || hasTag(nodes[at - 1], "part") || hasTag(nodes[at - 2], "part");
  return minutes !== undefined && isTime
    ? createMatch(createClockTime(Number(minutes), true), at, skipOclockWord(nodes, at + 1))
    : null;
};

/** "half past six", "quarter to nine", "ten minutes past 5". */
const matchPastOrTo: ClockPattern = (nodes, at) => {
  const fraction = nodes[at]?.tags.get("fraction");
  const minutesMatch =
    fraction === undefined ? parseMinutesAt(nodes, at) : { value: Number(fraction), from: at, until: at + 1 };
  if (!minutesMatch) return null;
  const wordIndex = hasTag(nodes[minutesMatch.until], "minutes") ? minutesMatch.until + 1 : minutesMatch.until;
  const hour = parseHourAt(nodes, wordIndex + 1);
  const isAfter = hasTag(nodes[wordIndex], "after_hour");
  const isExact = fraction !== undefined || wordIndex > minutesMatch.until || isAfter;
  if (hour === null || hour > 12 || !isExact || (!isAfter && !hasTag(nodes[wordIndex], "before_hour"))) return null;
  const minutes = (hour === 0 ? 12 : hour) * HOUR_MINUTES + (isAfter ? minutesMatch.value : -minutesMatch.value);
  return createMatch(createClockTime(minutes, true), at, skipOclockWord(nodes, wordIndex + 2));
};

/** "13h", "6h am". */
const isGluedHours = (node: TextNode | undefined): boolean =>
  node?.isPrecededBySpace === false && /^h$/iu.test(node.text);

/** "5 baje", "5 baje 20 minute", "5 bajkar 20 min 10 sec", "19 hours 35 minutes", "five o'clock". */
const matchOclock: ClockPattern = (nodes, at) => {
  const hour = parseHourAt(nodes, at);
  const isPast = hasTag(nodes[at + 1], "past") || isGluedHours(nodes[at + 1]);
  if (hour === null || (!isPast && !hasTag(nodes[at + 1], "oclock"))) return null;
  const minutes = parseMinutesAt(nodes, at + 2);
  const isMinutes =
    minutes !== null && (hasTag(nodes[minutes.until], "minutes") || (isPast && nodes[at + 2]?.digits !== 0));
  if (!isMinutes)
    return isPast && !/^hr?/iu.test(nodes[at + 1]?.text ?? "") && hour <= 12
      ? null
      : createMatch(createClockTime(hour * HOUR_MINUTES, hour <= 12 && hour > 0), at, at + 2);
  const value = { ...createClockTime(hour * HOUR_MINUTES + minutes.value, hour <= 12 && hour > 0), second: 0 };
  const until = hasTag(nodes[minutes.until], "minutes") ? minutes.until + 1 : minutes.until;
  const second = parseSecondsAt(nodes, until);
  return createMatch({ ...value, second: second?.value ?? 0 }, at, skipOclockWord(nodes, second?.until ?? until));
};

function parseSecondsAt(nodes: readonly TextNode[], at: number): Match<number> | null {
  const from = hasTag(nodes[at], "until") ? at + 1 : at;
  const seconds = parseMinutesAt(nodes, from);
  return seconds && hasTag(nodes[seconds.until], "seconds") ? { ...seconds, until: seconds.until + 1 } : null;
}

/** "7:35", "7.35.20", "7h35": on a 24-hour clock, unless a part of the day is beside it. */
const matchWithSeparator: ClockPattern = (nodes, at) => {
  const [first, sign, second] = nodes.slice(at, at + 3);
  const hour = parseHourAt(nodes, at);
  const isDash = isSign(sign, "-") && hasDayPartBeside(nodes, at, at + 3);
  const isSigned = isSign(sign, ":.") || isDash || (sign?.text.toLowerCase() === "h" && !sign.isPrecededBySpace);
  const isMinute =
    second?.digits === 2 && Number(second.number) < 60 && (!second.isPrecededBySpace || sign?.text === ":");
  if (hour === null || !first?.digits || !isSigned || !isMinute) return null;
  const third = nodes[at + 4];
  const isSecond =
    isSign(nodes[at + 3], ":.") && third?.digits === 2 && !third.isPrecededBySpace && Number(third.number) < 60;
  const until = isSecond ? at + 5 : at + 3;
  const isTwelveHour = hasTag(nodes[until], "oclock") && hour <= 12 && hour > 0;
  const value = { hour, minute: Number(second.number), second: isSecond ? Number(third.number) : 0, isTwelveHour };
  return createMatch(value, at, skipOclockWord(nodes, skipHoursWord(nodes, until)));
};

const skipHoursWord = (nodes: readonly TextNode[], at: number): number => (hasTag(nodes[at], "past") ? at + 1 : at);

/** "0735 hrs", "1720", "735 am". */
const matchOneNumber: ClockPattern = (nodes, at) => {
  const { digits = 0, text = "" } = nodes[at] ?? {};
  const isShort = digits === 3 && hasTag(nodes[at + 1], "part");
  if (digits !== 4 && !isShort) return null;
  const [hour, minute] = [Number(text.slice(0, -2)), Number(text.slice(-2))];
  const until = skipOclockWord(nodes, skipHoursWord(nodes, at + 1));
  return hour <= 23 && minute < 60 ? createMatch({ hour, minute, second: 0, isTwelveHour: false }, at, until) : null;
};

/** "7 35 in the morning", "shaam 7 35", "time 7 35", "five thirty". */
const matchSeparateNumbers: ClockPattern = (nodes, at) => {
  const hour = parseHourAt(nodes, at);
  const minute = nodes[at + 1]?.digits === 1 ? null : parseMinutesAt(nodes, at + 1);
  if (hour === null || !minute) return null;
  const isInWords =
    nodes[at]?.digits === 0 && nodes[at + 1]?.digits === 0 && (minute.value >= 10 || minute.until > at + 2);
  const isTime = hasDayPartBeside(nodes, at, minute.until) || hasTag(nodes[at - 1], "time", "about");
  if (!isInWords && !isTime) return null;
  return createMatch(
    createClockTime(hour * HOUR_MINUTES + minute.value, hour <= 12 && hour > 0),
    at,
    skipOclockWord(nodes, minute.until),
  );
};

/** "5 pm", "8 in the evening", "raat ke 11". */
const matchBesideDayPart: ClockPattern = (nodes, at) => {
  const hour = parseHourAt(nodes, at);
  if (hour === null || !hasDayPartBeside(nodes, at, at + 1)) return null;
  return createMatch(createClockTime(hour * HOUR_MINUTES, hour <= 12 && hour > 0), at, at + 1);
};

/** "noon", "12 midnight", "aadhi raat"; used only if the text has no clock time. */
const matchMoment: ClockPattern = (nodes, at) => {
  const minutes = nodes[at]?.tags.get("moment");
  if (minutes === undefined) return null;
  return createMatch(createClockTime(Number(minutes), false), at, at + 1);
};

/** "time: 5", "at 5", "around 5", "6 ke aas paas". */
const matchLabelled: ClockPattern = (nodes, at) => {
  const hour = parseHourAt(nodes, at);
  const before = isSign(nodes[at - 1], ":=-") ? nodes[at - 2] : nodes[at - 1];
  const isClock =
    hasTag(before, "time", "about") || hasTag(nodes[at + 1], "about") || /^at$/iu.test(before?.text ?? "");
  return hour !== null && nodes[at]?.digits !== 0 && isClock
    ? createMatch(createClockTime(hour * HOUR_MINUTES, hour <= 12 && hour > 0), at, at + 1)
    : null;
};

function skipOclockWord(nodes: readonly TextNode[], at: number): number {
  return hasTag(nodes[at], "oclock") ? at + 1 : at;
}

/** Words between a time and a part of the day: "raat ke 11 baje", "raat de 10 vaje", "at 5 in the evening". */
const JOINING_WORDS = /^(?:ke|ko|ki|me|mein|da|de|di|nu|na|in|at|the|of|on|के|को|की|में|,)$/iu;
const MAX_JOINING = 3;

/** Index of the part of the day beside the nodes from `from` to `until`; null if there is none. */
export function findDayPartBeside(nodes: readonly TextNode[], from: number, until: number): number | null {
  for (const step of [1, -1]) {
    let at = step === 1 ? until : from - 1;
    for (let words = 0; words <= MAX_JOINING; words += 1) {
      if (hasTag(nodes[at], "part")) return at;
      if (!JOINING_WORDS.test(nodes[at]?.text ?? "") && !hasTag(nodes[at], "about")) break;
      at += step;
    }
  }
  return null;
}

const hasDayPartBeside = (nodes: readonly TextNode[], from: number, until: number): boolean =>
  findDayPartBeside(nodes, from, until) !== null;

/** More specific patterns come first: "5 baje 20 minute" before "5 baje". */
const CLOCK_PATTERNS: readonly ClockPattern[] = [
  matchQuarterOffset,
  matchFixedTime,
  matchPastOrTo,
  matchOclock,
  matchWithSeparator,
  matchOneNumber,
  matchSeparateNumbers,
  matchBesideDayPart,
  matchLabelled,
];

export const matchClockAt: ClockPattern = (nodes, at) =>
  CLOCK_PATTERNS.map((rule) => rule(nodes, at)).find(Boolean) ?? null;

/** All times of a text in order; words such as "noon" count only if there is no clock time. */
export function parseClockTimes(nodes: readonly TextNode[]): Match<ClockTime>[] {
  const clocks = matchAll(nodes, matchClockAt);
  return clocks.length > 0 ? clocks : matchAll(nodes, matchMoment);
}

function matchAll(nodes: readonly TextNode[], rule: ClockPattern): Match<ClockTime>[] {
  const matches: Match<ClockTime>[] = [];
  for (let at = 0; at < nodes.length;) {
    const next = rule(nodes, at);
    if (next) matches.push(next);
    at = next?.until ?? at + 1;
  }
  return matches;
}
