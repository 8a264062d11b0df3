import { getIsoTime } from "@lagna/terms";
import { computeSections, julianDayUt, createNativityInSky, type Nativity } from "@lagna/jyotish";
import { createChartReadModel } from "../../chart-read-model.ts";
import type { FactIndex, LocalizedText } from "../../fact.ts";
import { findRunningPeriods } from "../../facts/build-dasha-facts.ts";
import { createFactContext } from "../../facts/build-facts.ts";
import { type ClockTime, parseClockTime } from "../../question/parse-clock-time.ts";
import { formatGraha, formatNakshatra, formatRashi, composeLocalizedText } from "../../formatting/format-terms.ts";
import { type AnswerDraft, renderPhrase, type AnswerContext } from "../answer-context.ts";
import { hasUnknownTime } from "./answer-with-uncertain-birth-time.ts";
import { OTHER_BIRTH_TIME_PHRASES } from "./other-birth-time-phrases.data.ts";

const MINUTES_PER_DAY = 1440;
const HALF_DAY_MINUTES = 720;

const toMinutes = ({ hour, minute }: ClockTime): number => hour * 60 + minute;
const getStatedMinutes = ({ context }: FactIndex): number => {
  const [hour = 12, minute = 0] = getIsoTime(context.local).split(":").map(Number);
  return toMinutes({ hour, minute, isAmbiguous: false });
};

/** Minutes since midnight. An ambiguous time is resolved to the half of the day that is closer to the stated birth time. */
function resolveMinutes(index: FactIndex, clockTime: ClockTime): number {
  const first = toMinutes(clockTime);
  if (!clockTime.isAmbiguous || hasUnknownTime(index)) return first;
  const second = (first + HALF_DAY_MINUTES) % MINUTES_PER_DAY;
  const stated = getStatedMinutes(index);
  return Math.abs(second - stated) < Math.abs(first - stated) ? second : first;
}

const formatClock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

/** The nativity for a birth `by` minutes later. */
function createShiftedNativity({ nativity }: FactIndex, minutes: number): Nativity {
  const { birth, sky, settings } = nativity;
  return createNativityInSky(sky, { ...birth, jd: julianDayUt(birth.jd + minutes / MINUTES_PER_DAY) }, settings);
}

/** Answers "what if I was born at 7:50?" with the chart of that time, worded as a supposition; `null` if no time is named. */
export function answerOtherBirthTime(turn: AnswerContext): AnswerDraft | null {
  const { question, index, phrasePicker } = turn;
  const clockTime = parseClockTime(question.text);
  if (!clockTime) return null;
  const minutes = resolveMinutes(index, clockTime);
  const shifted = createShiftedNativity(index, minutes - getStatedMinutes(index));
  const view = createChartReadModel(shifted);
  const { time: _time, ...exactContext } = index.context;
  const factContext = createFactContext(shifted, exactContext);
  const running = findRunningPeriods(factContext, factContext.calendar.nowJd, 2).at(-1)?.lords ?? [];
  const period: LocalizedText = composeLocalizedText((language) =>
    running.map((lord) => formatGraha(lord)[language]).join("–"),
  );
  const isSame = !hasUnknownTime(index) && shifted.signs.lagna === index.nativity.signs.lagna;
  const slots = {
    time: formatClock(minutes),
    lagna: formatRashi(shifted.signs.lagna),
    navamsa: formatRashi(computeSections(shifted, ["vargas"]).vargas.D9.lagna),
    moon: formatRashi(shifted.signs.moon),
    star: formatNakshatra(view.planets.moon.nakshatra),
    period,
  };
  const phrases = [
    OTHER_BIRTH_TIME_PHRASES.frame,
    isSame ? OTHER_BIRTH_TIME_PHRASES.lagna_same : OTHER_BIRTH_TIME_PHRASES.lagna_other,
    OTHER_BIRTH_TIME_PHRASES.navamsa,
    OTHER_BIRTH_TIME_PHRASES.moon,
  ];
  return {
    kind: "talk",
    sentences: [...phrases, OTHER_BIRTH_TIME_PHRASES.full].map((wordings) =>
      renderPhrase(phrasePicker, wordings, slots),
    ),
  };
}
