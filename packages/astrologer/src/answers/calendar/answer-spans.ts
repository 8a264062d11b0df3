import { type AnswerDraft, renderPhrase } from "../../answer/answer-context.ts";
import { capitalize } from "../../answer/phrasing/phrase-picker.ts";
import { composeLocalizedText, formatList } from "../../formatting/format-terms.ts";
import { readDayRange } from "../../question/parse-asked-time.ts";
import { parseIsoParts } from "@lagna/terms";
import type { LocalizedText } from "../../fact.ts";
import type { CalendarTerm } from "../../request/extract/almanac-terms.data.ts";
import type { AnswerSources, AskedPlace, AlmanacPort, FestivalOfPlace } from "../answerer.ts";
import { readDate } from "../../request/extract/read-date.ts";
import { formatDate, shiftDate } from "../day/day-scene.ts";
import { readYear } from "../day/read-year.ts";
import { CALENDAR_PHRASES, SPAN_NAMES, type SpanRule, SPANS_OF_TERM } from "./calendar-answers.data.ts";
import { createFestivalFact, formatAway, formatFestival, formatWeekdayAndDate } from "./answer-festival.ts";

interface FoundSpan {
  readonly begin: FestivalOfPlace;
  readonly end: FestivalOfPlace;
  /** The last day that belongs to it. */
  readonly last: string;
}

/** The span that begins in a year; `null` if the almanac has none. */
async function findSpan(
  almanac: AlmanacPort,
  place: AskedPlace,
  { rule, year }: { readonly rule: SpanRule; readonly year: number },
): Promise<FoundSpan | null> {
  const find = (id: string, of: number) => almanac.findFestival(place, { ids: [id], year: of });
  const begin = await find(rule.from, year);
  if (!begin) return null;
  const sameYear = await find(rule.until, Number(begin.chosen.slice(0, 4)));
  const end =
    sameYear && sameYear.chosen >= begin.chosen
      ? sameYear
      : await find(rule.until, Number(begin.chosen.slice(0, 4)) + 1);
  return end && { begin, end, last: rule.isUntilExclusive ? shiftDate(end.chosen, -1) : end.chosen };
}

/** The spans of a year; without one the span that runs today, else the next. */
async function chooseSpans(
  almanac: AlmanacPort,
  place: AskedPlace,
  { rules, year, today }: { readonly rules: readonly SpanRule[]; readonly year: number | null; readonly today: string },
): Promise<readonly FoundSpan[]> {
  const thisYear = Number(today.slice(0, 4));
  const years = year === null ? [thisYear - 1, thisYear, thisYear + 1] : [year];
  const found: FoundSpan[] = [];
  for (const one of years)
    for (const rule of rules) {
      const span = await findSpan(almanac, place, { rule, year: one });
      if (span) found.push(span);
    }
  const inOrder = found.toSorted((one, other) => one.begin.chosen.localeCompare(other.begin.chosen));
  return year === null ? inOrder.filter(({ last }) => last >= today).slice(0, 1) : inOrder;
}

/** The first and the last date of the span of a name that runs or comes next, or of that in a year; `null` if it has none. */
export async function findSpanOfTerm(
  almanac: AlmanacPort,
  place: AskedPlace,
  asked: { readonly term: CalendarTerm; readonly year: number | null; readonly today: string },
): Promise<{ readonly first: string; readonly last: string } | null> {
  const [span] = await chooseSpans(almanac, place, { ...asked, rules: SPANS_OF_TERM[asked.term] ?? [] });
  return span ? { first: span.begin.chosen, last: span.last } : null;
}

/** From when to when a span of the calendar lasts: kharmas, chaturmas, pitru paksha, navaratri. */
export async function answerSpanOfCalendar({ ask, turn, almanac }: AnswerSources): Promise<AnswerDraft | null> {
  const { calendarTerms, placeTexts, timeText } = ask.slots;
  const term = calendarTerms.find((one) => SPANS_OF_TERM[one] !== undefined);
  const rules = term === undefined ? undefined : SPANS_OF_TERM[term];
  const name = term === undefined ? undefined : SPAN_NAMES[term];
  if (!rules || !name) return null;
  const place = await almanac.findPlace(placeTexts);
  const today = await almanac.readToday(place);
  const year = timeText === null ? null : readYear(timeText, Number(today.slice(0, 4)));
  const spans = await chooseSpans(almanac, place, { rules, year, today });
  if (spans.length === 0) return null;
  const facts = spans.flatMap(({ begin, end }) => [begin, end].map((found) => createFestivalFact({ found, place })));
  const sentences = spans.map(({ begin, last }, at) => {
    const isRunning = begin.chosen <= today && today <= last;
    const slots = {
      name,
      Name: composeLocalizedText((language) => capitalize(name[language])),
      date: formatWeekdayAndDate(begin.chosen),
      last: formatWeekdayAndDate(last),
      away: formatAway(begin.chosen, today),
    };
    const ids = facts.slice(2 * at, 2 * at + 2).map(({ id }) => id);
    return renderPhrase(
      turn.phrasePicker,
      isRunning ? CALENDAR_PHRASES.span_running : CALENDAR_PHRASES.span,
      slots,
      ids,
    );
  });
  return { kind: "fact", sentences, extraFacts: facts };
}

const MAX_LISTED = 5;
/** Beginnings of months and rites of every fortnight, which people do not ask for by "which fasts". */
const NOT_LISTED = /_begins|^anvadhan$|^ishti$|^darsha_amavasya$|^chandra_darshana$/;
const MONTH_DAYS = 31;

/** Which festivals and fasts a day, a week or a month has. */
export async function answerFestivalsOfTime({ ask, turn, almanac }: AnswerSources): Promise<AnswerDraft | null> {
  const { phrasePicker } = turn;
  const place = await almanac.findPlace(ask.slots.placeTexts);
  const today = await almanac.readToday(place);
  const { from, until, name } = readStretch(ask.slots.timeText, today);
  const months = [...new Set([from.slice(0, 7), until.slice(0, 7)])];
  const days = (await Promise.all(months.map((month) => almanac.readMonth(place, month)))).flat();
  const found = days
    .filter(({ date }) => date >= from && date <= until && date >= today)
    .flatMap(({ date, festivals }) =>
      festivals
        .filter(({ id, tradition }) => tradition !== "civil" && !NOT_LISTED.test(id))
        .map(({ id }) => ({ id, date })),
    )
    .filter(({ id }, at, all) => all.findIndex((one) => one.id === id) === at);
  const span = composeLocalizedText((language) => capitalize(name[language]));
  if (found.length === 0)
    return {
      kind: "fact",
      sentences: [
        renderPhrase(phrasePicker, CALENDAR_PHRASES.none_listed, { Span: span, span: name, place: place.name }),
      ],
    };
  const list = formatList(
    found.slice(0, MAX_LISTED).map(({ id, date }) => {
      const [festival, on] = [formatFestival(id), formatDate(date)];
      return from === until ? festival : composeLocalizedText((language) => `${festival[language]} (${on[language]})`);
    }),
  );
  const more = found.length - MAX_LISTED;
  return {
    kind: "fact",
    sentences: [
      renderPhrase(phrasePicker, CALENDAR_PHRASES.listed, { Span: span, span: name, place: place.name, list }),
      ...(more > 0 ? [renderPhrase(phrasePicker, CALENDAR_PHRASES.more_listed, { count: String(more) })] : []),
    ],
  };
}

interface Stretch {
  readonly from: string;
  readonly until: string;
  readonly name: LocalizedText;
}

const NEXT_DAYS: LocalizedText = { en: "in the next 30 days", hi: "अगले 30 दिनों में", hg: "agle 30 din mein" };

/** The days that a text names, at most a month of them; the next thirty if it names none. */
function readStretch(text: string | null, today: string): Stretch {
  const parts = parseIsoParts(today);
  const range = text === null || !parts ? null : readDayRange(text, { today: parts, birthDay: null });
  const date = text === null ? null : readDate(text, today);
  if (range && range.until - range.from > 1) {
    const from = new Date(range.from * 86_400_000).toISOString().slice(0, 10);
    return { from, until: shiftDate(from, Math.min(MONTH_DAYS, range.until - range.from) - 1), name: range.name };
  }
  if (date === null) return { from: today, until: shiftDate(today, MONTH_DAYS - 1), name: NEXT_DAYS };
  return { from: date, until: date, name: formatWeekdayAndDate(date) };
}
