import { type Found, numberAt } from "./dates.ts";
import { has, isSign, type Node } from "./nodes.ts";

/** A time as it is read from a clock, before its half of the day is known. */
export interface Clock {
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
  /** Said as of a clock with twelve hours ("5 baje"), so that without a part of the day it is one of two times. */
  readonly isOfTwelve: boolean;
}

const HOUR_MINUTES = 60;
const clock = (minutes: number, isOfTwelve: boolean): Clock => ({
  hour: Math.floor(minutes / HOUR_MINUTES),
  minute: minutes % HOUR_MINUTES,
  second: 0,
  isOfTwelve,
});

const found = (value: Clock, from: number, until: number): Found<Clock> => ({ value, from, until });

/** An hour in digits, or in a word where it is one of twelve. */
function hourAt(nodes: readonly Node[], at: number): number | null {
  const { number = null, digits = 0 } = nodes[at] ?? {};
  if (number === null || digits > 2) return null;
  return number <= (digits > 0 ? 23 : 12) ? number : null;
}

/** Minutes or seconds in one or two digits, or in words. */
function sixtiethAt(nodes: readonly Node[], at: number): Found<number> | null {
  const node = nodes[at];
  if (node && node.digits > 0)
    return node.digits <= 2 && Number(node.number) < 60
      ? { value: Number(node.number), from: at, until: at + 1 }
      : null;
  const said = numberAt(nodes, at);
  return said && said.value < 60 ? said : null;
}

type Rule = (nodes: readonly Node[], at: number) => Found<Clock> | null;

/** "saadhe gyarah", "पौने छह बजे", "sava baje". */
const moved: Rule = (nodes, at) => {
  const by = Number(nodes[at]?.tags.get("shift") ?? Number.NaN);
  if (Number.isNaN(by)) return null;
  const hour = hourAt(nodes, at + 1);
  const isAlone = hour === null && has(nodes[at + 1], "oclock");
  if ((hour === null || hour > 12) && !isAlone) return null;
  const minutes = (hour ?? 1) * HOUR_MINUTES + by;
  return found(clock(minutes, true), at, behindOclock(nodes, isAlone ? at + 1 : at + 2));
};

/** "dedh baje", "dopahar dhai". */
const fixed: Rule = (nodes, at) => {
  const minutes = nodes[at]?.tags.get("fixed");
  const isTime = has(nodes[at + 1], "oclock", "part") || has(nodes[at - 1], "part") || has(nodes[at - 2], "part");
  return minutes !== undefined && isTime ? found(clock(Number(minutes), true), at, behindOclock(nodes, at + 1)) : null;
};

/** "half past six", "quarter to nine", "ten minutes past 5". */
const pastOrTo: Rule = (nodes, at) => {
  const fraction = nodes[at]?.tags.get("fraction");
  const said = fraction === undefined ? sixtiethAt(nodes, at) : { value: Number(fraction), from: at, until: at + 1 };
  if (!said) return null;
  const here = has(nodes[said.until], "minutes") ? said.until + 1 : said.until;
  const hour = hourAt(nodes, here + 1);
  const isAfter = has(nodes[here], "after_hour");
  const isExact = fraction !== undefined || here > said.until || isAfter;
  if (hour === null || hour > 12 || !isExact || (!isAfter && !has(nodes[here], "before_hour"))) return null;
  const minutes = (hour === 0 ? 12 : hour) * HOUR_MINUTES + (isAfter ? said.value : -said.value);
  return found(clock(minutes, true), at, behindOclock(nodes, here + 2));
};

/** "5 baje", "5 baje 20 minute", "5 bajkar 20 min 10 sec", "19 hours 35 minutes", "five o'clock". */
const oclock: Rule = (nodes, at) => {
  const hour = hourAt(nodes, at);
  const isPast = has(nodes[at + 1], "past");
  if (hour === null || (!isPast && !has(nodes[at + 1], "oclock"))) return null;
  const minutes = sixtiethAt(nodes, at + 2);
  const isMinutes =
    minutes !== null && (has(nodes[minutes.until], "minutes") || (isPast && nodes[at + 2]?.digits !== 0));
  if (!isMinutes)
    return isPast && !/^hr/iu.test(nodes[at + 1]?.text ?? "") && hour <= 12
      ? null
      : found(clock(hour * HOUR_MINUTES, hour <= 12 && hour > 0), at, at + 2);
  const value = { ...clock(hour * HOUR_MINUTES + minutes.value, hour <= 12 && hour > 0), second: 0 };
  const until = has(nodes[minutes.until], "minutes") ? minutes.until + 1 : minutes.until;
  const second = secondsAt(nodes, until);
  return found({ ...value, second: second?.value ?? 0 }, at, behindOclock(nodes, second?.until ?? until));
};

function secondsAt(nodes: readonly Node[], at: number): Found<number> | null {
  const from = has(nodes[at], "until") ? at + 1 : at;
  const seconds = sixtiethAt(nodes, from);
  return seconds && has(nodes[seconds.until], "seconds") ? { ...seconds, until: seconds.until + 1 } : null;
}

/** "7:35", "7.35.20", "7h35": as the clock of a railway shows it, unless a part of the day stands by. */
const withSign: Rule = (nodes, at) => {
  const [first, sign, second] = nodes.slice(at, at + 3);
  const hour = hourAt(nodes, at);
  const isDash = isSign(sign, "-") && hasPartBeside(nodes, at, at + 3);
  const isSigned = isSign(sign, ":.") || isDash || (sign?.text.toLowerCase() === "h" && !sign.isApart);
  const isMinute = second?.digits === 2 && Number(second.number) < 60 && (!second.isApart || sign?.text === ":");
  if (hour === null || !first?.digits || !isSigned || !isMinute) return null;
  const third = nodes[at + 4];
  const isSecond = isSign(nodes[at + 3], ":.") && third?.digits === 2 && !third.isApart && Number(third.number) < 60;
  const until = isSecond ? at + 5 : at + 3;
  const isOfTwelve = has(nodes[until], "oclock") && hour <= 12 && hour > 0;
  const value = { hour, minute: Number(second.number), second: isSecond ? Number(third.number) : 0, isOfTwelve };
  return found(value, at, behindOclock(nodes, behindHours(nodes, until)));
};

const behindHours = (nodes: readonly Node[], at: number): number => (has(nodes[at], "past") ? at + 1 : at);

/** "0735 hrs", "1720", "735 am". */
const inOneNumber: Rule = (nodes, at) => {
  const { digits = 0, text = "" } = nodes[at] ?? {};
  const isShort = digits === 3 && has(nodes[at + 1], "part");
  if (digits !== 4 && !isShort) return null;
  const [hour, minute] = [Number(text.slice(0, -2)), Number(text.slice(-2))];
  const until = behindOclock(nodes, behindHours(nodes, at + 1));
  return hour <= 23 && minute < 60 ? found({ hour, minute, second: 0, isOfTwelve: false }, at, until) : null;
};

/** "7 35 in the morning", "shaam 7 35", "time 7 35", "five thirty". */
const apart: Rule = (nodes, at) => {
  const hour = hourAt(nodes, at);
  const minute = nodes[at + 1]?.digits === 1 ? null : sixtiethAt(nodes, at + 1);
  if (hour === null || !minute) return null;
  const isSaid =
    nodes[at]?.digits === 0 && nodes[at + 1]?.digits === 0 && (minute.value >= 10 || minute.until > at + 2);
  const isTime = hasPartBeside(nodes, at, minute.until) || has(nodes[at - 1], "time", "about");
  if (!isSaid && !isTime) return null;
  return found(
    clock(hour * HOUR_MINUTES + minute.value, hour <= 12 && hour > 0),
    at,
    behindOclock(nodes, minute.until),
  );
};

/** "5 pm", "8 in the evening", "raat ke 11". */
const besidePart: Rule = (nodes, at) => {
  const hour = hourAt(nodes, at);
  if (hour === null || !hasPartBeside(nodes, at, at + 1)) return null;
  return found(clock(hour * HOUR_MINUTES, hour <= 12 && hour > 0), at, at + 1);
};

/** "noon", "12 midnight", "aadhi raat": unless an hour is told beside it. */
const moment: Rule = (nodes, at) => {
  const minutes = nodes[at]?.tags.get("moment");
  if (minutes === undefined) return null;
  return found(clock(Number(minutes), false), at, at + 1);
};

/** "time: 5", "at 5", "around 5". */
const labelled: Rule = (nodes, at) => {
  const hour = hourAt(nodes, at);
  const before = isSign(nodes[at - 1], ":=-") ? nodes[at - 2] : nodes[at - 1];
  const isClock = has(before, "time", "about") || /^at$/iu.test(before?.text ?? "");
  return hour !== null && nodes[at]?.digits !== 0 && isClock
    ? found(clock(hour * HOUR_MINUTES, hour <= 12 && hour > 0), at, at + 1)
    : null;
};

function behindOclock(nodes: readonly Node[], at: number): number {
  return has(nodes[at], "oclock") ? at + 1 : at;
}

/** Words that join a time and a part of the day: "raat ke 11 baje", "at 5 in the evening". */
const JOINING = /^(?:ke|ko|ki|me|mein|in|at|the|of|on|के|को|की|में|,)$/iu;
const MOST_JOINING = 3;

/** Where the part of the day stands that goes with the nodes from `from` to `until`; null where none is beside them. */
export function partBeside(nodes: readonly Node[], from: number, until: number): number | null {
  for (const step of [1, -1]) {
    let at = step === 1 ? until : from - 1;
    for (let words = 0; words <= MOST_JOINING; words += 1) {
      if (has(nodes[at], "part")) return at;
      if (!JOINING.test(nodes[at]?.text ?? "") && !has(nodes[at], "about")) break;
      at += step;
    }
  }
  return null;
}

const hasPartBeside = (nodes: readonly Node[], from: number, until: number): boolean =>
  partBeside(nodes, from, until) !== null;

/** Those that say more come first: "5 baje 20 minute" before "5 baje". */
const RULES: readonly Rule[] = [moved, fixed, pastOrTo, oclock, withSign, inOneNumber, apart, besidePart, labelled];

export const clockAt: Rule = (nodes, at) => RULES.map((rule) => rule(nodes, at)).find(Boolean) ?? null;

/** All times of a text in their order; a word such as "noon" is one where no clock is told. */
export function clocksIn(nodes: readonly Node[]): Found<Clock>[] {
  const clocks = each(nodes, clockAt);
  return clocks.length > 0 ? clocks : each(nodes, moment);
}

function each(nodes: readonly Node[], rule: Rule): Found<Clock>[] {
  const all: Found<Clock>[] = [];
  for (let at = 0; at < nodes.length;) {
    const next = rule(nodes, at);
    if (next) all.push(next);
    at = next?.until ?? at + 1;
  }
  return all;
}
