import { findLimbSpans, type LimbSpan, placeFrom } from "@lagna/jyotish";
import type { LocalizedText } from "../../fact.ts";
import { toDayNumber } from "../../language/tag-dates.ts";
import { createTimeZoneCalendar, type TimeZoneCalendar } from "../../time-zone-calendar.ts";
import { type AlmanacDay, computeAlmanacDay, getVara, listDays } from "../../muhurta/almanac-day.ts";
import {
  buildDayFact,
  formatDateWithWeekday,
  formatTithi,
  formatWeekday,
  getDayFactId,
  getNextStar,
  getNextTithi,
} from "../../muhurta/build-day-fact.ts";
import { isGoodMoonPlace } from "../../muhurta/judge-day.ts";
import type { DialogueAct } from "../../message-classification/dialogue-act.ts";
import { composeLocalizedText, formatNakshatra, formatRashi } from "../../formatting/format-terms.ts";
import type { AnswerSentence } from "../answer-types.ts";
import {
  AFTER_MIDNIGHT,
  PANCHANGA_PHRASES,
  PANCHANGA_TERMS,
  type PanchangaTerm,
  UNTIL,
} from "./panchanga-phrases.data.ts";
import type { PanchangaDayContext } from "./panchanga-day-context.ts";
import { answerPanchangaOfWeek } from "./answer-panchanga-of-week.ts";
import { type AnswerContext, type AnswerDraft, renderPhrase } from "../answer-context.ts";
import { RELATIVE_NAMES } from "../phrasing/relative-names.data.ts";
import { VARA_NAMES } from "./weekday-and-lunar-month-names.data.ts";
import { answerDay } from "../period/answer-period.ts";
import { fillSlots } from "../phrasing/phrase-picker.ts";
import { renderPanchangaTerm, TIMED_TERMS } from "./render-panchanga-term.ts";
import { renderAskedTithi } from "./render-asked-tithi.ts";
import { MOON_DAY } from "./day-of-person-phrases.data.ts";
import { getBirthMoon } from "../../facts/birth-moon.ts";
import { getPlaceName, renderPersonalDay } from "./render-personal-day.ts";

/** The longest span that is answered day by day: this week. */
const MAX_DAYS = 8;
/** The days a question is about: those it names, a weekday from today on, else today. `null` for longer times and past ones. */
function findAskedDays(
  { question, time, timeText = question.text }: AnswerContext,
  calendar: TimeZoneCalendar,
): readonly number[] | null {
  const today = toDayNumber(calendar.toCalendarDay(calendar.nowJd));
  const next = listDays(today, today + 7);
  if (time === null || time.endJd - time.startJd > 1.5) {
    const named = VARA_NAMES.filter(([, words]) => timeText.search(words) !== -1).map(([vara]) => vara);
    const [first] = next.filter((number) => named.includes(getVara(number)));
    if (first !== undefined) return [first];
  }
  if (time === null) return [today];
  const from = toDayNumber(calendar.toCalendarDay(time.startJd + 0.1));
  const until = toDayNumber(calendar.toCalendarDay(time.endJd - 0.1)) + 1;
  const days = listDays(Math.max(from, today), until);
  return days.length > 0 && until - from <= MAX_DAYS ? days : null;
}

/** A time of the day, or after the midnight that ends it. */
function formatTime({ calendar, day }: Pick<PanchangaDayContext, "calendar" | "day">, jd: number): LocalizedText {
  const time = calendar.toLocalTime(jd);
  const isNextDate = toDayNumber(calendar.toCalendarDay(jd)) > day.number;
  return composeLocalizedText((language) =>
    isNextDate ? fillSlots(AFTER_MIDNIGHT[language], language, { time }) : time,
  );
}

/** "Shukla Dwadashi until 14:20, then Shukla Trayodashi": what changes before the next sunrise. */
function describeChange(
  scene: Pick<PanchangaDayContext, "calendar" | "day">,
  first: { readonly name: LocalizedText; readonly endJd: number },
  next: LocalizedText,
): LocalizedText {
  if (first.endJd > scene.day.sunriseJd + 1) return first.name;
  const time = formatTime(scene, first.endJd);
  return composeLocalizedText((language) => fillSlots(UNTIL[language], language, { name: first.name, time, next }));
}

function renderLimbs({ turn, calendar, day }: PanchangaDayContext): AnswerSentence {
  const date = formatDateWithWeekday(day);
  const [{ tithi, nakshatra }] = day.spans as readonly [LimbSpan];
  const scene = { calendar, day };
  const slots = {
    day: date,
    Day: date,
    tithi: describeChange(
      scene,
      { name: formatTithi(tithi.number), endJd: tithi.endJd },
      formatTithi(getNextTithi(tithi.number)),
    ),
    star: describeChange(
      scene,
      { name: formatNakshatra(nakshatra.id), endJd: nakshatra.endJd },
      formatNakshatra(getNextStar(nakshatra.id)),
    ),
  };
  return renderPhrase(turn.phrasePicker, PANCHANGA_PHRASES.limbs, slots, [getDayFactId(day)]);
}

/** The time of a day that the question names by its weekday. */
function addTime(turn: AnswerContext, calendar: TimeZoneCalendar, day: AlmanacDay): AnswerContext {
  const { time } = turn;
  if (time && time.endJd - time.startJd < 1.5) return turn;
  if (day.number === toDayNumber(calendar.toCalendarDay(calendar.nowJd))) return turn;
  const startJd = calendar.toEphemerisJd(calendar.toDayStart(day.date));
  return { ...turn, time: { startJd, endJd: startJd + 1, name: formatWeekday(day.vara) } };
}

/** What the day is for the asker, for a sign they name, or for another person. */
function renderForWhom({ turn, calendar, day, span }: PanchangaDayContext, { person }: DialogueAct): AnswerSentence[] {
  const { phrasePicker, question } = turn;
  const [sign] = question.entities.signs;
  const id = getDayFactId(day);
  if (sign !== undefined) {
    const isGood = isGoodMoonPlace(placeFrom(sign, span.moonSign), span.tithi.paksha === "shukla");
    const slots = { sign: formatRashi(sign), moon_day: MOON_DAY[isGood ? "good" : "bad"] };
    return [renderPhrase(phrasePicker, PANCHANGA_PHRASES.sign, slots, [id])];
  }
  const names: Readonly<Record<string, LocalizedText>> = RELATIVE_NAMES;
  const who = person === "self" ? undefined : names[person];
  if (who) return [renderPhrase(phrasePicker, PANCHANGA_PHRASES.other_person, { who }, [id])];
  return [...renderMoodOfDay({ turn, calendar, day, span }), renderPersonalDay(turn, getBirthMoon(turn), span, id)];
}

/** What the Moon of the day asks of the person, and one piece of advice. */
export function renderMoodOfDay({ turn, calendar, day }: PanchangaDayContext): readonly AnswerSentence[] {
  const own = answerDay(addTime(turn, calendar, day));
  const mood = own?.kind === "reading" ? own.sentences.filter(({ facts }) => !facts.includes("dasha-now")) : [];
  return mood.slice(0, 2);
}

/** Times are of one place: of the one that was named, else a hint that they shift elsewhere. */
function renderPlaceNote(turn: AnswerContext, hasTimed: boolean): AnswerSentence[] {
  const { phrasePicker, index } = turn;
  if (index.context.isAtNamedPlace === true)
    return [renderPhrase(phrasePicker, PANCHANGA_PHRASES.named_place, { place: getPlaceName(turn) })];
  return hasTimed ? [renderPhrase(phrasePicker, PANCHANGA_PHRASES.other_place)] : [];
}

function answerOneDay(scene: PanchangaDayContext, act: DialogueAct): AnswerDraft {
  const { turn, calendar, day } = scene;
  const terms = (Object.keys(PANCHANGA_TERMS) as PanchangaTerm[]).filter((term) =>
    PANCHANGA_TERMS[term].test(turn.question.text),
  );
  const named = terms.flatMap((term) => (term === "panchanga" ? [] : renderPanchangaTerm(scene, term)));
  const hasTimed = terms.some((term) => TIMED_TERMS.has(term));
  const tithi = renderAskedTithi(scene);
  const isPlain = terms.length === 0 && !tithi;
  const forWhom = isPlain ? renderForWhom(scene, act) : [];
  const sentences = [
    ...(tithi ? [tithi.sentence] : []),
    ...named,
    // What the day is for the person comes before the almanac.
    ...forWhom,
    renderLimbs(scene),
    ...renderPlaceNote(turn, hasTimed),
  ];
  const extraFacts = (tithi?.next ? [day, tithi.next] : [day]).map((one) => buildDayFact(one, calendar));
  return isPlain
    ? { kind: "reading", sentences, extraFacts, confidence: "light" }
    : { kind: "fact", sentences, extraFacts };
}

/** Answers a question about a day or a week from the almanac first, and then from the Moon of birth. */
export function answerPanchangaOfDay(turn: AnswerContext, act: DialogueAct): AnswerDraft | null {
  const { index } = turn;
  const calendar = createTimeZoneCalendar(index.nativity, index.context);
  const numbers = findAskedDays(turn, calendar);
  const [first] = numbers ?? [];
  if (!numbers || first === undefined) return null;
  if (numbers.length > 1) return answerPanchangaOfWeek(turn, calendar, numbers);
  const day = computeAlmanacDay(index, first, calendar);
  if (!day) return null;
  const isNow = calendar.nowJd > day.sunriseJd && calendar.nowJd < day.sunriseJd + 1;
  const at = isNow ? calendar.nowJd : (day.sunriseJd + day.sunsetJd) / 2;
  const [span] = findLimbSpans(index.nativity.sky, at, at + 1e-4);
  return span ? answerOneDay({ turn, calendar, day, span }, act) : null;
}
