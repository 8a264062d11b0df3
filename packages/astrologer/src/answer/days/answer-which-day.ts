import { placeFrom } from "@lagna/jyotish";
import { type Nakshatra, type Rashi } from "@lagna/terms";
import type { Fact, LocalizedText } from "../../fact.ts";
import { toDayNumber } from "../../language/tag-dates.ts";
import { createTimeZoneCalendar, type TimeZoneCalendar } from "../../time-zone-calendar.ts";
import { ACTIVITIES, type Activity, type ActivityId } from "../../muhurta/activities.data.ts";
import { type AlmanacDay, computeAlmanacDay } from "../../muhurta/almanac-day.ts";
import { buildDayFact, formatDateWithWeekday, formatTithi, getDayFactId } from "../../muhurta/build-day-fact.ts";
import {
  type BirthMoon,
  computeTara,
  isGoodMoonPlace,
  type JudgedDay,
  type JudgedWindow,
  judgeDay,
  rankDays,
} from "../../muhurta/judge-day.ts";
import {
  type CalendarDay,
  composeLocalizedText,
  createLocalizedText,
  formatDay,
  formatList,
  formatNakshatra,
} from "../../formatting/format-terms.ts";
import type { AnswerSentence } from "../answer-types.ts";
import { type AnswerContext, type AnswerDraft, renderPhrase, type TalkContext } from "../answer-context.ts";
import { type AskedDays, parseAskedDays } from "./parse-asked-days.ts";
import { fillSlots } from "../phrasing/phrase-picker.ts";
import { findNamedActivity } from "../../muhurta/find-named-activity.ts";
import { removeDayFrame } from "../../message-classification/danger/remove-day-frame.ts";
import { findAvoidedMonths } from "../../muhurta/find-avoided-months.ts";
import { OUT_OF_SCOPE_PHRASES } from "../out-of-scope/out-of-scope-phrases.data.ts";
import { isStableFact } from "../birth-time/answer-with-uncertain-birth-time.ts";
import {
  AFTER_REASON,
  AVOIDED_MONTH_NAMES,
  BAR_NAMES,
  BEFORE_REASON,
  DISHA_SHULA,
  FESTIVALS,
  HERE,
  MOON_DAY,
  MOON_STRENGTH,
  SPAN_NAMES,
  TARA_NAMES,
  WHICH_DAY_PHRASES,
} from "./which-day-phrases.data.ts";

/** A change within so many days of sunrise or sunset does not shorten the day. */
const EDGE_DAYS = 0.5 / 24;
/** How far beyond a short asked span the next good day is searched. */
const LOOK_AHEAD_DAYS = 14;
const SHORT_SPAN = 10;
const MAX_AVOIDED = 2;
const FEW_OPTIONS = 4;

/** The Moon of birth, as far as the birth time settles it. */
export function getBirthMoon({ index }: Pick<AnswerContext, "index">): BirthMoon {
  const star = index.facts.get("star-moon")?.value as { readonly nakshatra: Nakshatra } | undefined;
  const isStarSure = star !== undefined && isStableFact(index, "star-moon", ["nakshatra"]);
  const isSignSure = isStableFact(index, "planet-moon", ["sign"]);
  return { star: isStarSure ? star.nakshatra : null, sign: isSignSure ? index.nativity.signs.moon : null };
}

export const getPlaceName = ({ index }: Pick<AnswerContext, "index">): LocalizedText => {
  const name = index.context.place?.split(",")[0]?.trim();
  return name ? createLocalizedText(name, name, name) : HERE;
};

interface Search {
  readonly turn: AnswerContext;
  readonly calendar: TimeZoneCalendar;
  readonly activity: Activity;
  readonly moon: BirthMoon;
}

function judgeDays({ turn: { index }, calendar, activity, moon }: Search, numbers: readonly number[]): JudgedDay[] {
  return numbers.flatMap((number) => {
    const day = computeAlmanacDay(index, number, calendar);
    return (day && judgeDay(index, day, { activity, moon, fromJd: calendar.nowJd })) ?? [];
  });
}

/** The slots of a sentence that names a day. */
function describeDay({ day, best: { span } }: JudgedDay): Record<string, LocalizedText> {
  const date = formatDateWithWeekday(day);
  return {
    day: date,
    Day: date,
    tithi: formatTithi(span.tithi.number),
    star: formatNakshatra(span.nakshatra.id),
  };
}

const formatBars = (bars: JudgedWindow["bars"]): LocalizedText => formatList(bars.map((bar) => BAR_NAMES[bar]));

/** What the day is for the person: tara and the strength of the Moon. */
export function renderPersonalDay(
  { phrasePicker }: Pick<AnswerContext, "phrasePicker">,
  moon: BirthMoon,
  span: {
    readonly nakshatra: { readonly id: Nakshatra };
    readonly moonSign: Rashi;
    readonly tithi: { readonly paksha: string };
  },
  dayFact: string,
): AnswerSentence {
  if (moon.sign === null) return renderPhrase(phrasePicker, WHICH_DAY_PHRASES.no_moon);
  const isGood = isGoodMoonPlace(placeFrom(moon.sign, span.moonSign), span.tithi.paksha === "shukla");
  const strength = isGood ? "good" : "bad";
  if (moon.star === null)
    return renderPhrase(phrasePicker, WHICH_DAY_PHRASES.moon_only, { moon_day: MOON_DAY[strength] }, [
      "planet-moon",
      dayFact,
    ]);
  const tara = TARA_NAMES[computeTara(moon.star, span.nakshatra.id) - 1] as LocalizedText;
  const slots = { tara, moon: MOON_STRENGTH[strength] };
  return renderPhrase(phrasePicker, WHICH_DAY_PHRASES.personal, slots, ["star-moon", "planet-moon", dayFact]);
}

/** Why the hours end early or begin late: the bars of the neighbouring parts of the day. */
function explainHours({ best, windows }: JudgedDay, hasStart: boolean, hasEnd: boolean): LocalizedText {
  const at = windows.findIndex((window) => window.span === best.span);
  const reasons = [
    ...(hasStart ? [[BEFORE_REASON, windows[at - 1]] as const] : []),
    ...(hasEnd ? [[AFTER_REASON, windows[at + 1]] as const] : []),
  ].flatMap(([wording, window]) => (window && window.bars.length > 0 ? [{ wording, bars: window.bars }] : []));
  return composeLocalizedText((language) =>
    reasons.map(({ wording, bars }) => fillSlots(wording[language], language, { bars: formatBars(bars) })).join("; "),
  );
}

/** Which hours of the day to use. */
function renderHours({ turn, calendar }: Search, judged: JudgedDay): AnswerSentence {
  const { day, best } = judged;
  const time = (jd: number): string => calendar.toLocalTime(jd);
  const rahu = { rahu_from: time(day.rahuKala.startJd), rahu_until: time(day.rahuKala.endJd) };
  const hasStart = best.startJd > day.sunriseJd + EDGE_DAYS;
  const hasEnd = best.endJd < day.sunsetJd - EDGE_DAYS;
  const reason = explainHours(judged, hasStart, hasEnd);
  const id = getDayFactId(day);
  if (reason.en === "") return renderPhrase(turn.phrasePicker, WHICH_DAY_PHRASES.whole, rahu, [id]);
  const slots = { ...rahu, date: formatDay(day.date), from: time(best.startJd), until: time(best.endJd), reason };
  return renderPhrase(turn.phrasePicker, WHICH_DAY_PHRASES.hours, slots, [id]);
}

/** The worst of the other days, with what is wrong with them: all options if there are few, else the nearest. */
function findAvoidedDays(ranked: readonly JudgedDay[], named: readonly JudgedDay[]): readonly JudgedDay[] {
  const others = ranked.filter((one) => !named.includes(one) && one.best.bars.length > 0);
  if (ranked.length <= FEW_OPTIONS) return others;
  const worst = others.toSorted((a, b) => b.best.bars.length - a.best.bars.length || a.day.number - b.day.number);
  return worst.slice(0, MAX_AVOIDED).toSorted((a, b) => a.day.number - b.day.number);
}

const formatAvoidedDay = ({ day, best }: JudgedDay): LocalizedText =>
  composeLocalizedText(
    (language) => `${formatDay(day.date)[language]} (${formatBars(best.bars.slice(0, 2))[language]})`,
  );

interface ChosenDays {
  readonly first: JudgedDay;
  readonly second: JudgedDay | undefined;
  /** The next good day after a span without one. */
  readonly later: JudgedDay | undefined;
  readonly avoided: readonly JudgedDay[];
}

function chooseDays(search: Search, { days }: AskedDays): ChosenDays | null {
  const ranked = rankDays(judgeDays(search, days));
  const [first, second] = ranked;
  if (!first) return null;
  const last = days.at(-1) ?? 0;
  const ahead = Array.from({ length: LOOK_AHEAD_DAYS }, (_, offset) => last + 1 + offset);
  const later =
    !first.isGood && days.length <= SHORT_SPAN ? judgeDays(search, ahead).find(({ isGood }) => isGood) : undefined;
  const named = second && (second.isGood || !first.isGood) && second.best.bars.length <= 1 ? second : undefined;
  return { first, second: named, later, avoided: findAvoidedDays(ranked, named ? [first, named] : [first]) };
}

function renderFirst({ turn, activity }: Search, { first }: ChosenDays, asked: AskedDays): AnswerSentence[] {
  const isOnly = asked.days.length === 1;
  const wording = first.isGood ? (isOnly ? "only_good" : "best") : isOnly ? "only_weak" : "least";
  const span = asked.isNamed ? SPAN_NAMES.asked : SPAN_NAMES.default;
  const ids = [getDayFactId(first.day)];
  const slots = { ...describeDay(first), act: activity.name, span };
  const opening = renderPhrase(turn.phrasePicker, WHICH_DAY_PHRASES[wording], slots, ids);
  if (first.isGood) return [opening];
  const { bars } = first.best;
  const weakness =
    bars.length > 0
      ? renderPhrase(
          turn.phrasePicker,
          WHICH_DAY_PHRASES.against,
          { bars: formatBars(bars), date: formatDay(first.day.date) },
          ids,
        )
      : renderPhrase(turn.phrasePicker, WHICH_DAY_PHRASES.star_is_mixed, {}, ids);
  return [opening, weakness];
}

/** The other days that an answer names: second choice, the next good day, those to leave out. */
function renderOtherDays({ turn }: Search, { second, later, avoided }: ChosenDays): AnswerSentence[] {
  const render = (wording: "second" | "later", judged: JudgedDay | undefined): AnswerSentence[] =>
    judged
      ? [renderPhrase(turn.phrasePicker, WHICH_DAY_PHRASES[wording], describeDay(judged), [getDayFactId(judged.day)])]
      : [];
  const list = formatList(avoided.map(formatAvoidedDay));
  const ids = avoided.map(({ day }) => getDayFactId(day));
  return [
    ...render("second", second),
    ...render("later", later),
    ...(avoided.length > 0 ? [renderPhrase(turn.phrasePicker, WHICH_DAY_PHRASES.avoid, { list }, ids)] : []),
  ];
}

const buildFacts = (days: readonly (AlmanacDay | undefined)[], calendar: TimeZoneCalendar): readonly Fact[] =>
  days.flatMap((day) => (day ? [buildDayFact(day, calendar)] : []));

/**
 * Answers "which day is good for it": the best day of the asked span, why, a second one, and what to leave out. Asks what it is for if that
 * is not on the list.
 * @param actText the words that name the act, if not those of the question
 */
export const answerWhichDay = (turn: AnswerContext, actText = turn.question.text): AnswerDraft | null =>
  chooseDay(turn, actText, parseAskedDays(turn.timeText ?? turn.question.text, turn.index));

/** Answers "is Friday good for it": the day or days themselves, and the next good one if they are not. */
export const answerDayForActivity = (turn: AnswerContext, days: readonly number[]): AnswerDraft | null =>
  chooseDay(turn, turn.question.text, { days, isNamed: true });

/** The hours of a day that was named before. */
export function answerHoursOfDay(turn: AnswerContext, date: CalendarDay): AnswerDraft | null {
  const calendar = createTimeZoneCalendar(turn.index.nativity, turn.index.context);
  const id = findNamedActivity(turn.question.text);
  if (id === undefined || id === "shraddha" || id === "medical") return null;
  const search: Search = { turn, calendar, activity: ACTIVITIES[id], moon: getBirthMoon(turn) };
  const [judged] = judgeDays(search, [toDayNumber(date)]);
  if (!judged) return null;
  return { kind: "fact", sentences: [renderHours(search, judged)], extraFacts: buildFacts([judged.day], calendar) };
}

/** "Which day for the operation": a doctor decides that, with or without a chart; `null` for every other day. */
export const answerMedicalDay = (turn: TalkContext): AnswerDraft | null =>
  findNamedActivity(turn.question.text) === "medical" ? leaveToDoctor(turn) : null;

const leaveToDoctor = ({ phrasePicker }: TalkContext): AnswerDraft => ({
  kind: "bounds",
  sentences: [renderPhrase(phrasePicker, OUT_OF_SCOPE_PHRASES.medical)],
  followUps: [],
});

const TALK_WITH_SUPERIOR =
  /(?:boss|manager|senior|hr|बॉस|मैनेजर).*(?:talk|speak|meet|discuss|baat|mil|बात|मिल)|(?:talk|speak|meet|discuss|baat).*(?:boss|manager|senior|hr\b)/iu;
const TALK_NAME = createLocalizedText("a talk at work", "काम पर बातचीत", "kaam par baatcheet");

/** Rites for which families keep to the customary months. */
const FAMILY_RITES: ReadonlySet<ActivityId> = new Set(["betrothal", "wedding", "house_entry", "haircut", "child_rite"]);

/** Which of the named days fall in a month that families avoid. */
function renderAvoidedMonths(
  { index, phrasePicker }: AnswerContext,
  named: readonly (JudgedDay | undefined)[],
): AnswerSentence[] {
  const found = named.flatMap((judged) => {
    const months = judged ? findAvoidedMonths(index, judged.day) : [];
    return judged && months.length > 0 ? [{ day: judged.day, months }] : [];
  });
  if (found.length === 0) return [];
  const months = [...new Set(found.flatMap((one) => one.months))].map((month) => AVOIDED_MONTH_NAMES[month]);
  const slots = { dates: formatList(found.map(({ day }) => formatDay(day.date))), months: formatList(months) };
  return [renderPhrase(phrasePicker, WHICH_DAY_PHRASES.avoided_month, slots)];
}

/** A question for a good day whose act is not named, or not on the list. */
const askForAct = ({ phrasePicker }: AnswerContext, actText: string): AnswerDraft => ({
  kind: "talk",
  sentences: [
    renderPhrase(phrasePicker, removeDayFrame(actText) ? WHICH_DAY_PHRASES.unlisted : WHICH_DAY_PHRASES.what_for),
  ],
  followUps: [],
});

function chooseDay(turn: AnswerContext, actText: string, asked: AskedDays): AnswerDraft | null {
  const { question, phrasePicker, index } = turn;
  const id = findNamedActivity(actText);
  if (id === undefined) return askForAct(turn, actText);
  if (id === "shraddha")
    return { kind: "talk", sentences: [renderPhrase(phrasePicker, WHICH_DAY_PHRASES.shraddha)], followUps: [] };
  if (id === "medical") return leaveToDoctor(turn);
  const calendar = createTimeZoneCalendar(index.nativity, index.context);
  const known: Activity = ACTIVITIES[id];
  const activity = TALK_WITH_SUPERIOR.test(question.text) ? { ...known, name: TALK_NAME } : known;
  const search: Search = { turn, calendar, activity, moon: getBirthMoon(turn) };
  const chosen = chooseDays(search, asked);
  if (!chosen) return null;
  const { first, second, later, avoided } = chosen;
  const direction = { direction: DISHA_SHULA[first.day.vara] };
  const sentences = [
    ...renderFirst(search, chosen, asked),
    renderPersonalDay(turn, search.moon, first.best.span, getDayFactId(first.day)),
    renderHours(search, first),
    ...(activity.hasDirection
      ? [renderPhrase(phrasePicker, WHICH_DAY_PHRASES.direction, direction, [getDayFactId(first.day)])]
      : []),
    ...renderOtherDays(search, chosen),
    ...(FAMILY_RITES.has(id) ? renderAvoidedMonths(turn, [first, second]) : []),
    ...(FESTIVALS.test(question.text) ? [renderPhrase(phrasePicker, WHICH_DAY_PHRASES.festival)] : []),
    renderPhrase(phrasePicker, WHICH_DAY_PHRASES.limits, { place: getPlaceName(turn) }),
    ...(id === "wedding" ? [renderPhrase(phrasePicker, WHICH_DAY_PHRASES.wedding)] : []),
  ];
  const days = [first, second, later, ...avoided].map((judged) => judged?.day);
  return { kind: "fact", sentences, extraFacts: buildFacts(days, calendar) };
}
