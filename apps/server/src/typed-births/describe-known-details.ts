import { type AnswerLanguage, parseRelation } from "@lagna/astrologer";
import type { BirthTextKey } from "./birth-texts.data.ts";
import { formatBirthText } from "./birth-texts.ts";
import { formatClock, formatWithin, LOCALES } from "./describe-birth.ts";
import type { PartialBirth } from "./partial-birth.ts";

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
    : formatBirthText("join_last", language, { first: parts.slice(0, -1).join(", "), last: parts.at(-1) ?? "" });

function describeDate({ year, month, day }: PartialBirth, language: AnswerLanguage): string[] {
  if (month === null) return year === null ? [] : [formatBirthText("known_year", language, { value: String(year) })];
  const key = year === null ? "day" : day === null ? "month" : "whole";
  const value = new Intl.DateTimeFormat(LOCALES[language], {
    ...(day !== null && { day: "numeric" }),
    month: "long",
    ...(year !== null && { year: "numeric" }),
    timeZone: "UTC",
  }).format(Date.UTC(year ?? ANY_LEAP_YEAR, month - 1, day ?? 1));
  return [formatBirthText(DATE_KEYS[key], language, { value })];
}

function describeTime({ time, half, part }: PartialBirth, language: AnswerLanguage): string[] {
  if (time === "unknown") return [formatBirthText("known_time_unknown", language)];
  if (time)
    return [
      formatBirthText("known_time", language, {
        value: formatClock(time, language) + formatWithin(time.within, language),
      }),
    ];
  if (half) {
    const value = `${half.hour}:${String(half.minute).padStart(2, "0")}`;
    return [formatBirthText("known_time", language, { value })];
  }
  if (!part) return [];
  return [formatBirthText("known_part", language, { value: formatBirthText(`part_${part}`, language) })];
}

/** What was understood of an incomplete birth, as a sentence; empty if that is nothing. */
export function describeKnownDetails(birth: PartialBirth, language: AnswerLanguage): string {
  const { name, town } = birth;
  const known = [
    // "Wife" is no name.
    ...(name === null || parseRelation(name) !== null
      ? []
      : [formatBirthText("known_name", language, { value: name })]),
    ...describeDate(birth, language),
    ...describeTime(birth, language),
    ...(town === null ? [] : [formatBirthText("known_place", language, { value: town.city })]),
  ];
  return known.length === 0 ? "" : formatBirthText("known", language, { parts: joinParts(known, language) });
}

const NEED_TEXTS: Readonly<Record<Need, BirthTextKey>> = {
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
  const parts = needs.map((need) => formatBirthText(NEED_TEXTS[need], language));
  return parts.length === 0 ? "" : formatBirthText("needs_too", language, { parts: joinParts(parts, language) });
}
