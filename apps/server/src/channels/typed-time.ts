import {
  DAY_PARTS,
  HOUR_WORDS,
  MINUTE_WORDS,
  MOMENTS_SAID,
  MOVED_HOURS,
  OCLOCK_WORDS,
  PAST_HOUR_WORDS,
  SECOND_WORDS,
  TIMES_SAID,
  UNKNOWN_TIME_WORDS,
} from "./typed-birth.data.ts";
import { anyOf, cutOut, EDGE, MARK, MOST_WORDS_LEFT, plainly } from "./typed-words.ts";

export interface TypedTime {
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}

const PART = anyOf(Object.values(DAY_PARTS).join("|"));
const OCLOCK = anyOf(OCLOCK_WORDS);
/** What tells that the number before it is an hour. */
export const OF_HOUR = `\\s*[:.h]\\s*\\d|\\s*(?:${OCLOCK}|${PART})${EDGE.after}`;

const BEFORE = `(?:${EDGE.before}(?<before>${PART})\\s*)?`;
const TIMES: readonly RegExp[] = [
  `(?<!\\d)(?<hour>\\d{1,2})\\s+(?<minute>[0-5]\\d)\\s*(?<after>${PART})${EDGE.after}`,
  `${EDGE.before}(?<before>${PART})\\s*(?<!\\d)(?<hour>\\d{1,2})\\s+(?<minute>[0-5]\\d)(?!\\d)`,
  `${BEFORE}(?<!\\d)(?<hour>\\d{1,2})\\s*[:.h]\\s*(?<minute>[0-5]\\d)(?:\\s*[:.]\\s*(?<second>[0-5]\\d))?(?!\\d)(?:\\s*(?:${OCLOCK}))?(?:\\s*(?<after>${PART})${EDGE.after})?`,
  `${BEFORE}(?<!\\d)(?<hour>\\d{1,2})\\s*(?:${OCLOCK})${EDGE.after}(?:\\s*(?<after>${PART})${EDGE.after})?`,
  `(?<!\\d)(?<hour>\\d{1,2})(?<minute>[0-5]\\d)\\s*(?<after>${PART})${EDGE.after}`,
  `(?<!\\d)(?<hour>\\d{1,2})\\s*(?<after>${PART})${EDGE.after}`,
  `${EDGE.before}(?<before>${PART})\\s*(?<!\\d)(?<hour>\\d{1,2})(?!\\d)`,
  `(?<!\\d)(?<hour>[01]\\d|2[0-3])(?<minute>[0-5]\\d)(?!\\d)`,
].map((form) => new RegExp(form, "iu"));
const UNKNOWN = new RegExp(`${EDGE.before}(?:${anyOf(UNKNOWN_TIME_WORDS)})${EDGE.after}`, "iu");
/** Part of a day whose hour nobody told. */
const BESIDE = new RegExp(`${EDGE.before}(?:${PART})${EDGE.after}`, "giu");

const AN_HOUR = `(?<hour>${anyOf(HOUR_WORDS.join("|"))}|\\d{1,2})${EDGE.after}`;
const SAID_MOVED = Object.entries(MOVED_HOURS).map(
  ([words, minutes]) => [new RegExp(`${EDGE.before}(?:${anyOf(words)})\\s+${AN_HOUR}`, "giu"), minutes] as const,
);
const SAID_HOUR = new RegExp(`${EDGE.before}${AN_HOUR}(?=\\s*(?:${OCLOCK}))`, "giu");
const SAID_TIMES = Object.entries(TIMES_SAID).map(
  ([words, time]) => [new RegExp(`${EDGE.before}(?:${anyOf(words)})(?=\\s*(?:${OCLOCK}))`, "giu"), time] as const,
);
const SAID_MOMENTS = Object.entries(MOMENTS_SAID).map(
  ([words, hour]) =>
    [new RegExp(`(?<!(?<!\\d)\\d{1,2}\\s*)${EDGE.before}(?:${anyOf(words)})${EDGE.after}`, "giu"), hour] as const,
);

/** "saat bajkar 35 minute", with seconds or without. */
const SAID_MINUTES = new RegExp(
  `${EDGE.before}${AN_HOUR}\\s*(?:${anyOf(PAST_HOUR_WORDS)})\\s*(?<minute>\\d{1,2})\\s*(?:${anyOf(MINUTE_WORDS)})(?:\\s*(?:${anyOf("and|aur|और")})?\\s*(?<second>\\d{1,2})\\s*(?:${anyOf(SECOND_WORDS)}))?`,
  "giu",
);

const hourSaid = (word: string): number =>
  /^\d/.test(word) ? Number(word) : HOUR_WORDS.findIndex((words) => words.split("|").includes(word.toLowerCase())) + 1;

const MINUTES = 60;
const SHORT = 2;
const timeFrom = (minutes: number): string =>
  `${Math.floor(minutes / MINUTES)}:${String(minutes % MINUTES).padStart(2, "0")}`;

/** Times as they are said, in digits: "saade saat baje" is 7:30 baje, "dedh baje" 1:30, noon 12:00. */
export function inDigits(text: string): string {
  let said = text;
  said = said.replaceAll(SAID_MINUTES, (...found) => {
    const { hour = "", minute = "", second } = found.at(-1) as Record<string, string | undefined>;
    return [String(hourSaid(hour)), minute, ...(second === undefined ? [] : [second])]
      .map((each, at) => (at === 0 ? each : each.padStart(SHORT, "0")))
      .join(":");
  });
  for (const [form, minutes] of SAID_MOVED)
    said = said.replaceAll(form, (...found) => {
      const { hour = "" } = found.at(-1) as Record<string, string>;
      return timeFrom(hourSaid(hour) * MINUTES + minutes);
    });
  for (const [form, time] of SAID_TIMES) said = said.replaceAll(form, time);
  for (const [form, hour] of SAID_MOMENTS) said = said.replaceAll(form, timeFrom(hour * MINUTES));
  return said.replaceAll(SAID_HOUR, (hour) => String(hourSaid(hour)));
}

type Part = keyof typeof DAY_PARTS;
const partOf = (word: string | undefined): Part | null => {
  const written = word?.toLowerCase().replaceAll(/\s+/g, " ");
  return (Object.keys(DAY_PARTS) as Part[]).find((part) => DAY_PARTS[part].split("|").includes(written ?? "")) ?? null;
};

/** The hour of twenty-four; null where there is none such. */
function hourOf(hour: number, part: Part | null): number | null {
  if (hour > 23) return null;
  if (part === null || hour > 12) return hour;
  const ofTwelve = hour % 12;
  if (part === "am") return ofTwelve;
  if (part === "pm") return ofTwelve + 12;
  // "raat 11 baje" is before midnight, "raat 2 baje" after it.
  return ofTwelve >= 6 ? ofTwelve + 12 : ofTwelve;
}

function timeOf(groups: Record<string, string | undefined>): TypedTime | null {
  const hour = hourOf(Number(groups["hour"]), partOf(groups["after"]) ?? partOf(groups["before"]));
  if (hour === null) return null;
  return { hour, minute: Number(groups["minute"] ?? 0), second: Number(groups["second"] ?? 0) };
}

/** The time in a text, and what is left of it. */
export function timeIn(text: string): { time: TypedTime | "unknown" | null; rest: string } {
  if (UNKNOWN.test(text)) return { time: "unknown", rest: text.replace(UNKNOWN, MARK) };
  const cut = cutOut(text, TIMES, timeOf);
  return cut
    ? { time: cut.found, rest: `${cut.before}${MARK}${cut.after}` }
    : { time: null, rest: text.replaceAll(BESIDE, " ") };
}

/** A time other than the one that is known, in a message that gives no day: "4.30 baje, 7.35 nahi". Null where none is told. */
export function typedTime(text: string, known: TypedTime): TypedTime | null {
  const plain = inDigits(plainly(text));
  if (/[?؟]/.test(plain) || plain.trim().split(/\s+/).length > MOST_WORDS_LEFT) return null;
  for (let rest = plain; ;) {
    const cut = cutOut(rest, TIMES, timeOf);
    if (!cut) return null;
    if (cut.found.hour !== known.hour || cut.found.minute !== known.minute) return cut.found;
    rest = `${cut.before}${MARK}${cut.after}`;
  }
}
