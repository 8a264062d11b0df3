import type { Almanac } from "../almanac.ts";
import { isVishti } from "../day/bhadra.ts";
import { contains, intersect, measureOverlap, type TimeSpan } from "../day/spans.ts";
import { findHinduFrame } from "../month/sankranti.ts";
import type { DayFrame } from "../sky/day-frame.ts";
import { type PartSpan, sliceSpans } from "../sky/sweep.ts";
import { getKalaWindow } from "./kala-window.ts";
import type { DayChoice, Kala } from "./rule.ts";

/** Why a day was chosen. */
export const REASONS = [
  "only_day_in_window",
  "covers_more",
  "first_of_both",
  "second_of_both",
  "star_on_this_day",
  "tithi_on_this_day",
  "free_of_bhadra",
  "neither_day_later",
  "neither_day_earlier",
  "kshaya_day_it_runs",
  "too_short_after_sunrise",
  "bhadra_all_night_next_day",
  "after_other_festival",
  "sankranti_in_time",
  "sankranti_too_late",
  "weekday_of_month",
  "month_begins",
  "day_of_solar_month",
  "star_in_window",
] as const;
export type DayReason = (typeof REASONS)[number];

/** A day looked at for an observance. */
export interface CandidateDay {
  readonly frame: DayFrame;
  readonly window: TimeSpan;
  /** What the tithi (or star) has of the window. */
  readonly inWindow: TimeSpan | null;
  /** The share of the window it covers, 0 to 1. */
  readonly share: number;
}

export interface ChosenDay {
  readonly frame: DayFrame;
  readonly reason: DayReason;
  readonly window: TimeSpan;
  readonly candidates: readonly CandidateDay[];
}

/** What is asked of a day. */
export interface DayQuestion {
  readonly kala: Kala;
  readonly both?: DayChoice | undefined;
  readonly tie?: "first" | "second" | undefined;
  readonly neither?: "later" | "earlier" | undefined;
  /** Stretches of a tithi that decide between two days which both have a good part of a star. */
  readonly deciding?: readonly TimeSpan[] | undefined;
  /** Stretches of a star that decide between two days. */
  readonly preferred?: readonly TimeSpan[] | undefined;
  readonly starMovesDay?: boolean | undefined;
  readonly leastMuhurtas?: number | undefined;
  readonly avoidBhadra?: boolean | undefined;
}

/** Shares this close count as equal: less than a minute of a window. */
const EQUAL_SHARE = 0.005;

function measureDay(almanac: Almanac, frame: DayFrame, span: TimeSpan, kala: Kala): CandidateDay {
  const window = getKalaWindow(almanac, frame, kala);
  const inWindow = intersect(window, span);
  return { frame, window, inWindow, share: measureOverlap(window, span) / (window.endJd - window.startJd) };
}

/** The days whose window a span may touch: from the one before it begins to the one after it ends. */
export function listCandidates(
  almanac: Almanac,
  span: TimeSpan,
  kala: Kala,
  neither?: "later" | "earlier",
): CandidateDay[] {
  const first = findHinduFrame(almanac, span.startJd);
  const last = findHinduFrame(almanac, span.endJd);
  if (!first || !last) return [];
  const extra = kala === "arunodaya" || neither === "later" ? 1 : 0;
  return almanac.frames
    .filter(({ number }) => number >= first.number && number <= last.number + extra)
    .map((frame) => measureDay(almanac, frame, span, kala));
}

function chooseOfBoth(touching: readonly CandidateDay[], question: DayQuestion): [CandidateDay, DayReason] {
  const [first, second] = touching as [CandidateDay, CandidateDay];
  const { both = "more", tie = "first", preferred } = question;
  if (preferred) {
    const starred = touching.filter(({ window }) => preferred.some((star) => measureOverlap(star, window) > 0));
    if (starred.length === 1) return [starred[0] as CandidateDay, "star_on_this_day"];
  }
  if (both === "first_unless_whole") {
    const isWhole = ({ share }: CandidateDay): boolean => share > 1 - EQUAL_SHARE;
    return isWhole(second) && !isWhole(first) ? [second, "covers_more"] : [first, "first_of_both"];
  }
  const choice = both === "more" && Math.abs(first.share - second.share) < EQUAL_SHARE ? tie : both;
  if (choice === "first") return [first, "first_of_both"];
  if (choice === "second") return [second, "second_of_both"];
  return [first.share > second.share ? first : second, "covers_more"];
}

/** The share of a window from which a day may be chosen by a tithi, although the other has more of the star. */
const GOOD_SHARE = 0.4;

/** Of two days with a good part of the star, the one with more of the deciding tithi. */
function findDayOfTithi(touching: readonly CandidateDay[], { deciding }: DayQuestion): CandidateDay | undefined {
  if (!deciding || touching.length < 2 || touching.some(({ share }) => share < GOOD_SHARE)) return undefined;
  const measure = ({ window }: CandidateDay): number =>
    deciding.reduce((sum, span) => sum + measureOverlap(span, window), 0);
  const [first, second] = touching as [CandidateDay, CandidateDay];
  if (measure(first) === measure(second)) return undefined;
  return measure(first) > measure(second) ? first : second;
}

/** The share of a window that is free of bhadra. */
function measureFreeShare(almanac: Almanac, { inWindow, window }: CandidateDay): number {
  if (!inWindow) return 0;
  const bhadras = sliceSpans(almanac.karanas, inWindow.startJd, inWindow.endJd).filter(({ part }) => isVishti(part));
  const taken = bhadras.reduce((sum, bhadra) => sum + measureOverlap(bhadra, inWindow), 0);
  return (inWindow.endJd - inWindow.startJd - taken) / (window.endJd - window.startJd);
}

/** Muhurtas of the day for which a tithi must last after sunrise to be kept on the morning after bhadra. */
const LONG_MORNING_MUHURTAS = 3;

/** Whether a tithi lasts for some muhurtas from a day's sunrise. */
const hasMorning = ({ frame: { dawnJd, duskJd } }: CandidateDay, span: TimeSpan, muhurtas: number): boolean =>
  span.startJd <= dawnJd && span.endJd >= dawnJd + ((duskJd - dawnJd) * muhurtas) / 15;

/** The day on which a tithi lasts for three muhurtas from sunrise (Dharma Sindhu, rakshabandhana). */
const findLongMorning = (candidates: readonly CandidateDay[], span: TimeSpan): CandidateDay | undefined =>
  candidates.find((day) => hasMorning(day, span, LONG_MORNING_MUHURTAS));

/** The day on which a tithi begins, if it ends too soon after the only sunrise it has. */
function findDayBeforeShortMorning(
  candidates: readonly CandidateDay[],
  touching: readonly CandidateDay[],
  span: TimeSpan,
  { leastMuhurtas }: DayQuestion,
): CandidateDay | undefined {
  const [day, second] = touching;
  if (leastMuhurtas === undefined || !day || second || hasMorning(day, span, leastMuhurtas)) return undefined;
  return candidates.find(({ frame }) => frame.number === day.frame.number - 1);
}

function chooseNeither(
  candidates: readonly CandidateDay[],
  span: TimeSpan,
  { kala, neither }: DayQuestion,
): [CandidateDay, DayReason] | null {
  // The dawn before sunrise is the end of the night before: a tithi that misses two dawns runs until the second.
  const later = kala === "arunodaya" || (kala === "udaya" && neither === "later") ? 1 : 0;
  const day = (jd: number): CandidateDay | undefined => {
    const index = candidates.findIndex(({ frame }) => contains({ startJd: frame.dawnJd, endJd: frame.nextDawnJd }, jd));
    return index < 0 ? undefined : candidates[index + later];
  };
  const [begins, ends] = [day(span.startJd), day(span.endJd) ?? candidates.at(-1)];
  if (!begins || !ends) return null;
  // At sunrise, a tithi that has none runs within one day; at moonrise or in a window it ends on the later of two.
  if (kala === "udaya" && neither !== "later") return [begins, "kshaya_day_it_runs"];
  return neither === "earlier" ? [begins, "neither_day_earlier"] : [ends, "neither_day_later"];
}

/**
 * The later day on which the tithi has a long morning, and the star sunrise and window, where the first day lacks one of them in its own
 * window (Nirnaya Sindhu and Dharma Sindhu, vijayadashami).
 */
function findDayOfStar(
  candidates: readonly CandidateDay[],
  span: TimeSpan,
  { preferred = [], starMovesDay }: DayQuestion,
): CandidateDay | undefined {
  const [first, ...later] = candidates;
  if (!starMovesDay || !first) return undefined;
  const hasStar = ({ window }: CandidateDay): boolean => preferred.some((star) => measureOverlap(star, window) > 0);
  if (first.share > 0 && hasStar(first)) return undefined;
  return later.find(
    (day) =>
      hasStar(day) &&
      preferred.some((star) => contains(star, day.frame.dawnJd)) &&
      hasMorning(day, span, LONG_MORNING_MUHURTAS),
  );
}

/**
 * The day of a tithi or star by its window: the only day whose window it touches; of two, by the question; of none, the
 * later, on which it ends. `null` if the almanac does not reach that far.
 */
export function chooseDay(almanac: Almanac, span: PartSpan | TimeSpan, question: DayQuestion): ChosenDay | null {
  const candidates = listCandidates(almanac, span, question.kala, question.neither);
  const touching = candidates.filter(({ share }) => share > 0);
  let found: [CandidateDay, DayReason] | null;
  const free = question.avoidBhadra ? touching.filter((day) => measureFreeShare(almanac, day) > 0) : touching;
  const morning = free.length === 0 ? findLongMorning(candidates, span) : undefined;
  const starred = findDayOfStar(candidates, span, question);
  const ofTithi = findDayOfTithi(touching, question);
  const before = findDayBeforeShortMorning(candidates, touching, span, question);
  if (before) found = [before, "too_short_after_sunrise"];
  else if (ofTithi) found = [ofTithi, "tithi_on_this_day"];
  else if (starred) found = [starred, "star_on_this_day"];
  else if (touching.length > 1 && free.length === 1) found = [free[0] as CandidateDay, "free_of_bhadra"];
  else if (touching.length > 0 && morning) found = [morning, "free_of_bhadra"];
  else if (touching.length > 1) found = chooseOfBoth(touching, question);
  else if (touching[0]) found = [touching[0], "only_day_in_window"];
  else found = chooseNeither(candidates, span, question);
  if (!found) return null;
  const [{ frame, window }, reason] = found;
  return { frame, reason, window, candidates };
}
