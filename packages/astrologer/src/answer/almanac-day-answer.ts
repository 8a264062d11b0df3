import {
  computeChoghadiyas,
  computeDayParts,
  type DayPart,
  findLimbSpans,
  type LimbSpan,
  placeFrom,
} from "@lagna/jyotish";
import { type Rashi, type Tithi, TITHI_WORDS, TITHIS } from "@lagna/terms";
import type { LocalizedText } from "../fact.ts";
import { DAY_ROWS } from "../language/lexicon-panchanga-yogas.data.ts";
import { toDayNumber } from "../language/tag-dates.ts";
import { buildLexicon, tagTokens } from "../language/tag-tokens.ts";
import { tokenise } from "../language/tokenise.ts";
import { createLocalCalendar, type LocalCalendar } from "../local-calendar.ts";
import { ACTIVITIES } from "../muhurta/activities.data.ts";
import { type AlmanacDay, computeAlmanacDay, getVara, toCalendarDay } from "../muhurta/almanac-day.ts";
import {
  buildDayFact,
  formatDateWithWeekday,
  formatTithi,
  formatWeekday,
  getDayFactId,
  getNextStar,
  getNextTithi,
} from "../muhurta/day-facts.ts";
import { isGoodMoonPlace, type JudgedDay, judgeDay, rankDays } from "../muhurta/judge-day.ts";
import type { Act } from "../understanding/act.ts";
import {
  composeLocalizedText,
  createLocalizedText,
  formatDay,
  formatList,
  formatNakshatra,
  formatRashi,
} from "../words/format-terms.ts";
import type { AnswerSentence } from "./answer.ts";
import {
  ALMANAC_PHRASES,
  ALMANAC_TERMS,
  type AlmanacTerm,
  AFTER_MIDNIGHT,
  CHOGHADIYA_NAMES,
  EVENING,
  ON_DAY,
  TODAY,
  UNTIL,
} from "./almanac-day-phrases.data.ts";
import { type AnswerContext, type AnswerDraft, renderPhrase } from "./answer-context.ts";
import { PERSON_NAMES } from "./answer-phrases.data.ts";
import { VARA_NAMES } from "./asked-days.data.ts";
import { fillSlots } from "./phrase-picker.ts";
import { answerDay } from "./period-answer.ts";
import { BAR_NAMES, DISHA_SHULA, MOON_DAY } from "./which-day-phrases.data.ts";
import {
  answerDayForAct,
  findNamedActivity,
  getBirthMoon,
  getPlaceName,
  renderPersonalDay,
} from "./which-day-answer.ts";

/** The longest span that is answered day by day: this week. */
const MAX_DAYS = 8;
const GOOD_CHOGHADIYAS = new Set(["labh", "amrit", "shubh"]);
const PANCHAKA_FROM_DEG_SIGNS: ReadonlySet<Rashi> = new Set(["aquarius", "pisces"]);

interface Scene {
  readonly turn: AnswerContext;
  readonly calendar: LocalCalendar;
  readonly day: AlmanacDay;
  /** The part of the day that is described: now, or the middle of its light. */
  readonly span: LimbSpan;
}

const listDays = (from: number, until: number): number[] =>
  Array.from({ length: until - from }, (_, offset) => from + offset);

/** The days a question is about: those it names, a weekday from today on, else today. `null` for longer times and past ones. */
function findAskedDays({ question, time }: AnswerContext, calendar: LocalCalendar): readonly number[] | null {
  const today = toDayNumber(calendar.toCalendarDay(calendar.nowJd));
  const next = listDays(today, today + 7);
  if (time === null || time.endJd - time.startJd > 1.5) {
    const named = VARA_NAMES.filter(([, words]) => question.text.search(words) !== -1).map(([vara]) => vara);
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
function formatTime({ calendar, day }: Pick<Scene, "calendar" | "day">, jd: number): LocalizedText {
  const time = calendar.toLocalTime(jd);
  const isNextDate = toDayNumber(calendar.toCalendarDay(jd)) > day.number;
  return composeLocalizedText((language) =>
    isNextDate ? fillSlots(AFTER_MIDNIGHT[language], language, { time }) : time,
  );
}

/** "Shukla Dwadashi until 14:20, then Shukla Trayodashi": what changes before the next sunrise. */
function describeChange(
  scene: Pick<Scene, "calendar" | "day">,
  first: { readonly name: LocalizedText; readonly endJd: number },
  next: LocalizedText,
): LocalizedText {
  if (first.endJd > scene.day.sunriseJd + 1) return first.name;
  const time = formatTime(scene, first.endJd);
  return composeLocalizedText((language) => fillSlots(UNTIL[language], language, { name: first.name, time, next }));
}

function renderLimbs({ turn, calendar, day }: Scene): AnswerSentence {
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
  return renderPhrase(turn.phrasePicker, ALMANAC_PHRASES.limbs, slots, [getDayFactId(day)]);
}

/** The good choghadiyas of the day, or of the evening where that was asked. */
function listChoghadiyas({ turn, calendar, day }: Scene): LocalizedText {
  const { sky, birth, settings } = turn.index.nativity;
  const isEvening = EVENING.test(turn.question.text);
  const nextSunrise = isEvening ? sky.ephemeris.riseSet(day.sunsetJd, "sun", "rise", birth, settings.sunrise) : null;
  const light: DayPart = { startJd: day.sunriseJd, endJd: day.sunsetJd };
  const parts = [
    ...computeChoghadiyas("day", day.vara, light).filter(({ endJd }) => !isEvening || endJd > day.sunsetJd - 0.1),
    ...(nextSunrise === null
      ? []
      : computeChoghadiyas("night", day.vara, { startJd: day.sunsetJd, endJd: nextSunrise }).slice(0, 5)),
  ].filter(({ id, endJd }) => GOOD_CHOGHADIYAS.has(id) && endJd > calendar.nowJd);
  return formatList(
    parts.map(({ id, startJd, endJd }) =>
      composeLocalizedText(
        (language) =>
          `${CHOGHADIYA_NAMES[id][language]} ${calendar.toLocalTime(startJd)}–${calendar.toLocalTime(endJd)}`,
      ),
    ),
  );
}

const findBhadra = ({ spans }: AlmanacDay): DayPart | null => {
  const found = spans.filter(({ karana }) => karana.id === "vishti");
  const [first] = found;
  return first ? { startJd: first.startJd, endJd: found.at(-1)?.endJd ?? first.endJd } : null;
};

/** Panchaka: the Moon from the third quarter of Dhanishta to the end of Revati, which is Aquarius and Pisces. */
const isPanchaka = ({ moonSign }: LimbSpan): boolean => PANCHAKA_FROM_DEG_SIGNS.has(moonSign);

interface TermSentence {
  readonly wording: keyof typeof ALMANAC_PHRASES;
  readonly part?: DayPart | { readonly startJd: number; readonly endJd?: number } | null;
  readonly slots?: Readonly<Record<string, LocalizedText>>;
}

/** What is said on one term of the almanac; `null` if nothing can be. */
const TERM_SENTENCES: Readonly<Record<Exclude<AlmanacTerm, "panchanga">, (scene: Scene) => TermSentence | null>> = {
  rahu_kala: ({ day }) => ({ wording: "rahu_kala", part: day.rahuKala }),
  yamaganda: ({ day }) => ({
    wording: "yamaganda",
    part: computeDayParts(day.vara, day.sunriseJd, day.sunsetJd).yamaganda,
  }),
  gulika: ({ day }) => ({
    wording: "gulika",
    part: computeDayParts(day.vara, day.sunriseJd, day.sunsetJd).gulikaKala,
  }),
  abhijit: ({ day }) => {
    const { abhijit } = computeDayParts(day.vara, day.sunriseJd, day.sunsetJd);
    return abhijit ? { wording: "abhijit", part: abhijit } : { wording: "no_abhijit" };
  },
  choghadiya: (scene) => {
    const list = listChoghadiyas(scene);
    return list.en === "" ? null : { wording: "choghadiya", slots: { list } };
  },
  bhadra: ({ day }) => {
    const part = findBhadra(day);
    return part ? { wording: "bhadra", part } : { wording: "no_bhadra" };
  },
  direction: ({ day }) => ({ wording: "direction", slots: { direction: DISHA_SHULA[day.vara] } }),
  moonrise: ({ turn: { index }, day }) => {
    const { sky, birth, settings } = index.nativity;
    const startJd = sky.ephemeris.riseSet(day.sunriseJd, "moon", "rise", birth, settings.sunrise);
    return startJd === null ? null : { wording: "moonrise", part: { startJd } };
  },
  sun: ({ day }) => ({ wording: "sun", part: { startJd: day.sunriseJd, endJd: day.sunsetJd } }),
  chandrashtama: ({ turn, span }) => {
    const { sign } = getBirthMoon(turn);
    if (sign === null) return null;
    return { wording: placeFrom(sign, span.moonSign) === 8 ? "chandrashtama" : "no_chandrashtama" };
  },
  panchaka: ({ span }) => ({ wording: isPanchaka(span) ? "panchaka" : "no_panchaka" }),
};

/** "today (Saturday, 21 November 2026)", "on Thursday, 26 November 2026". */
function formatOn({ calendar, day }: Scene): LocalizedText {
  const isToday = toDayNumber(calendar.toCalendarDay(calendar.nowJd)) === day.number;
  const date = formatDateWithWeekday(day);
  return composeLocalizedText((language) => fillSlots((isToday ? TODAY : ON_DAY)[language], language, { date }));
}

const LUNAR_MONTH_DAYS = 31;

interface AskedTithi {
  readonly sentence: AnswerSentence;
  /** The next day that has it, if this one has not. */
  readonly next: AlmanacDay | null;
}

/** Whether a day has the lunar day that a question names, and else when it comes next. */
function renderAskedTithi({ turn, calendar, day }: Scene): AskedTithi | null {
  const tithi = findNamedTithi(turn.question.text);
  if (!tithi) return null;
  const date = formatDateWithWeekday(day);
  const word = TITHI_WORDS[tithi];
  const slots = { day: date, asked: createLocalizedText(word.en, word.hi, word.en) };
  const id = getDayFactId(day);
  if (day.spans.some((span) => span.tithi.id === tithi))
    return { sentence: renderPhrase(turn.phrasePicker, ALMANAC_PHRASES.has_tithi, slots, [id]), next: null };
  for (const number of listDays(day.number + 1, day.number + LUNAR_MONTH_DAYS)) {
    const next = computeAlmanacDay(turn.index, number, calendar);
    if (next?.spans[0]?.tithi.id !== tithi) continue;
    const named = { ...slots, next: formatDateWithWeekday(next) };
    const ids = [id, getDayFactId(next)];
    return { sentence: renderPhrase(turn.phrasePicker, ALMANAC_PHRASES.has_no_tithi, named, ids), next };
  }
  return null;
}

const TITHI_LEXICON = buildLexicon(DAY_ROWS, "own");

/** The lunar day that a question names. */
function findNamedTithi(text: string): Tithi | undefined {
  const named = tagTokens(tokenise(text), TITHI_LEXICON).find(({ tag }) => tag === "tithi");
  return TITHIS.find((tithi) => tithi === named?.value);
}

function renderTerm(scene: Scene, term: Exclude<AlmanacTerm, "panchanga">): AnswerSentence[] {
  const { turn, calendar, day } = scene;
  const found = TERM_SENTENCES[term](scene);
  if (!found) return [];
  const date = formatDateWithWeekday(day);
  const slots = {
    day: date,
    Day: date,
    on: formatOn(scene),
    place: getPlaceName(turn),
    from: found.part ? calendar.toLocalTime(found.part.startJd) : "",
    until: found.part?.endJd === undefined ? "" : calendar.toLocalTime(found.part.endJd),
    ...found.slots,
  };
  return [renderPhrase(turn.phrasePicker, ALMANAC_PHRASES[found.wording], slots, [getDayFactId(day)])];
}

/** Terms whose times move with the place. */
const TIMED_TERMS: ReadonlySet<string> = new Set(["rahu_kala", "yamaganda", "gulika", "abhijit", "choghadiya"]);

/** The time of a day that the question names by its weekday. */
function addTime(turn: AnswerContext, calendar: LocalCalendar, day: AlmanacDay): AnswerContext {
  const { time } = turn;
  if (time && time.endJd - time.startJd < 1.5) return turn;
  if (day.number === toDayNumber(calendar.toCalendarDay(calendar.nowJd))) return turn;
  const startJd = calendar.toEphemerisJd(calendar.toDayStart(day.date));
  return { ...turn, time: { startJd, endJd: startJd + 1, name: formatWeekday(day.vara) } };
}

/** What the day is for the asker, for a sign they name, or for another person. */
function renderForWhom({ turn, calendar, day, span }: Scene, { person }: Act): AnswerSentence[] {
  const { phrasePicker, question } = turn;
  const [sign] = question.entities.signs;
  const id = getDayFactId(day);
  if (sign !== undefined) {
    const isGood = isGoodMoonPlace(placeFrom(sign, span.moonSign), span.tithi.paksha === "shukla");
    const slots = { sign: formatRashi(sign), moon_day: MOON_DAY[isGood ? "good" : "bad"] };
    return [renderPhrase(phrasePicker, ALMANAC_PHRASES.sign, slots, [id])];
  }
  const names: Readonly<Record<string, LocalizedText>> = PERSON_NAMES;
  const who = person === "self" ? undefined : names[person];
  if (who) return [renderPhrase(phrasePicker, ALMANAC_PHRASES.other_person, { who }, [id])];
  const own = answerDay(addTime(turn, calendar, day));
  const mood = own?.kind === "reading" ? own.sentences.filter(({ facts }) => !facts.includes("dasha-now")) : [];
  return [renderPersonalDay(turn, getBirthMoon(turn), span, id), ...mood.slice(0, 2)];
}

function answerOneDay(scene: Scene, act: Act): AnswerDraft {
  const { turn, calendar, day } = scene;
  const terms = (Object.keys(ALMANAC_TERMS) as AlmanacTerm[]).filter((term) =>
    ALMANAC_TERMS[term].test(turn.question.text),
  );
  const named = terms.flatMap((term) => (term === "panchanga" ? [] : renderTerm(scene, term)));
  const hasTimed = terms.some((term) => TIMED_TERMS.has(term));
  const tithi = renderAskedTithi(scene);
  const isPlain = terms.length === 0 && !tithi;
  const forWhom = isPlain ? renderForWhom(scene, act) : [];
  const sentences = [
    ...(tithi ? [tithi.sentence] : []),
    ...named,
    renderLimbs(scene),
    ...(hasTimed ? [renderPhrase(turn.phrasePicker, ALMANAC_PHRASES.other_place)] : []),
    ...forWhom,
  ];
  const extraFacts = (tithi?.next ? [day, tithi.next] : [day]).map((one) => buildDayFact(one, calendar));
  return isPlain
    ? { kind: "reading", sentences, extraFacts, confidence: "light" }
    : { kind: "fact", sentences, extraFacts };
}

/** The easiest day of a week for the asker, and the burdened ones. */
function answerWeek(turn: AnswerContext, calendar: LocalCalendar, numbers: readonly number[]): AnswerDraft | null {
  const { index, phrasePicker } = turn;
  const moon = getBirthMoon(turn);
  const judged = numbers.flatMap((number): JudgedDay[] => {
    const day = computeAlmanacDay(index, number, calendar);
    const found = day && judgeDay(index, day, { activity: ACTIVITIES.general, moon, fromJd: calendar.nowJd });
    return found ? [found] : [];
  });
  const [best] = rankDays(judged);
  if (!best) return null;
  const [from, until] = [numbers[0] ?? 0, numbers.at(-1) ?? 0].map((number) => formatDay(toCalendarDay(number)));
  const slow = judged.flatMap(({ day, best: { bars } }) => {
    const own = bars.filter((bar) => bar === "chandrashtama" || bar === "tara" || bar === "amavasya");
    return own.length > 0 && day !== best.day ? [{ day, own }] : [];
  });
  const list = formatList(
    slow.map(({ day, own }) =>
      composeLocalizedText(
        (language) => `${formatDay(day.date)[language]} (${formatList(own.map((bar) => BAR_NAMES[bar]))[language]})`,
      ),
    ),
  );
  const slots = {
    from: from ?? "",
    until: until ?? "",
    day: formatDateWithWeekday(best.day),
    tithi: formatTithi(best.best.span.tithi.number),
    star: formatNakshatra(best.best.span.nakshatra.id),
  };
  const id = getDayFactId(best.day);
  const sentences = [
    renderPhrase(phrasePicker, ALMANAC_PHRASES.week, slots, [id]),
    renderPersonalDay(turn, moon, best.best.span, id),
    slow.length > 0
      ? renderPhrase(
          phrasePicker,
          ALMANAC_PHRASES.week_slow,
          { list },
          slow.map(({ day }) => getDayFactId(day)),
        )
      : renderPhrase(phrasePicker, ALMANAC_PHRASES.week_clear, {}, [id]),
  ];
  const days = [best.day, ...slow.map(({ day }) => day)];
  return {
    kind: "reading",
    sentences,
    confidence: "light",
    extraFacts: days.map((day) => buildDayFact(day, calendar)),
  };
}

/** "Is tomorrow a good day to …", "… karna theek rahega". */
export const SUITS_PATTERN =
  /\b(?:good (?:day|time|to|for)|ok|okay|fine|right|auspicious|suitable|shubh|theek|thik|sahi)\b|शुभ|ठीक|सही/iu;

export const asksForAct = (text: string): boolean =>
  findNamedActivity(text) !== undefined &&
  findNamedTithi(text) === undefined &&
  Object.values(ALMANAC_TERMS).every((words) => !words.test(text));

/** Answers a question about a day or a week from the almanac first, and then from the Moon of birth. */
export function answerAlmanacDay(turn: AnswerContext, act: Act): AnswerDraft | null {
  const { index, question } = turn;
  const calendar = createLocalCalendar(index.nativity, index.context);
  const numbers = findAskedDays(turn, calendar);
  const [first] = numbers ?? [];
  if (!numbers || first === undefined) return null;
  if ((act.isPolar || SUITS_PATTERN.test(question.text)) && asksForAct(question.text))
    return answerDayForAct(turn, act, numbers);
  if (numbers.length > 1) return answerWeek(turn, calendar, numbers);
  const day = computeAlmanacDay(index, first, calendar);
  if (!day) return null;
  const isNow = calendar.nowJd > day.sunriseJd && calendar.nowJd < day.sunriseJd + 1;
  const at = isNow ? calendar.nowJd : (day.sunriseJd + day.sunsetJd) / 2;
  const [span] = findLimbSpans(index.nativity.sky, at, at + 1e-4);
  return span ? answerOneDay({ turn, calendar, day, span }, act) : null;
}
