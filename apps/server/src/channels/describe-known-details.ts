import type { AnswerLanguage } from "@lagna/astrologer";
import type { ChannelTextKey } from "./channel-texts.data.ts";
import { formatChannelText } from "./channel-texts.ts";
import { type ChartDescriber, LOCALES } from "./describe-chart.ts";
import type { PartialBirth } from "./partial-birth.ts";

type ClockFormatter = ChartDescriber["formatClock"];

/** What a birth still needs. */
const NEEDS = ["date", "time", "place"] as const;
type Need = (typeof NEEDS)[number];

const DATE_KEYS = { whole: "known_date", month: "known_month", day: "known_day", year: "known_year" } as const;
/** Formats the day of a month without a year; has 29 February. */
const ANY_LEAP_YEAR = 2000;

/** Joins "the date …", "the time …" as the language does. */
export const joinParts = (parts: readonly string[], language: AnswerLanguage): string =>
  parts.length < 2
    ? (parts[0] ?? "")
    : formatChannelText("join_last", language, { first: parts.slice(0, -1).join(", "), last: parts.at(-1) ?? "" });

function describeDate({ year, month, day }: PartialBirth, language: AnswerLanguage): string[] {
  if (month === null) return year === null ? [] : [formatChannelText("known_year", language, { value: String(year) })];
  const key = year === null ? "day" : day === null ? "month" : "whole";
  const value = new Intl.DateTimeFormat(LOCALES[language], {
    ...(day !== null && { day: "numeric" }),
    month: "long",
    ...(year !== null && { year: "numeric" }),
    timeZone: "UTC",
  }).format(Date.UTC(year ?? ANY_LEAP_YEAR, month - 1, day ?? 1));
  return [formatChannelText(DATE_KEYS[key], language, { value })];
}

function describeTime(
  { time, half, part }: PartialBirth,
  language: AnswerLanguage,
  formatClock: ClockFormatter,
): string[] {
  if (time === "unknown") return [formatChannelText("known_time_unknown", language)];
  if (time) return [formatChannelText("known_time", language, { value: formatClock(time, language) })];
  if (half) {
    const value = `${half.hour}:${String(half.minute).padStart(2, "0")}`;
    return [formatChannelText("known_time", language, { value })];
  }
  if (!part) return [];
  return [formatChannelText("known_part", language, { value: formatChannelText(`part_${part}`, language) })];
}

/** What was understood of an incomplete birth, as a sentence; empty if that is nothing. */
export function describeKnownDetails(
  birth: PartialBirth,
  language: AnswerLanguage,
  formatClock: ClockFormatter,
): string {
  const { name, town } = birth;
  const known = [
    ...(name === null ? [] : [formatChannelText("known_name", language, { value: name })]),
    ...describeDate(birth, language),
    ...describeTime(birth, language, formatClock),
    ...(town === null ? [] : [formatChannelText("known_place", language, { value: town.city })]),
  ];
  return known.length === 0 ? "" : formatChannelText("known", language, { parts: joinParts(known, language) });
}

const NEED_TEXTS: Readonly<Record<Need, ChannelTextKey>> = {
  date: "need_date",
  time: "need_time",
  place: "need_place",
};

/** The details that are still missing; a time without its half of the day counts as missing. */
export const listNeeds = ({ year, day, time, town }: PartialBirth): Need[] =>
  NEEDS.filter((need) =>
    need === "date" ? year === null || day === null : need === "time" ? time === null : town === null,
  );

/** Names the details that are missing besides the one asked for; empty if there are none. */
export function describeFurtherNeeds(birth: PartialBirth, asked: Need, language: AnswerLanguage): string {
  const needs = listNeeds(birth).filter((need) => need !== asked);
  const parts = needs.map((need) => formatChannelText(NEED_TEXTS[need], language));
  return parts.length === 0 ? "" : formatChannelText("needs_too", language, { parts: joinParts(parts, language) });
}
