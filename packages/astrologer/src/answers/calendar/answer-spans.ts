import { type AnswerDraft, renderPhrase } from "../../answer/answer-context.ts";
import { capitalize } from "../../answer/phrasing/phrase-picker.ts";
import { composeLocalizedText, formatList } from "../../formatting/format-terms.ts";
import type { LocalizedText } from "../../fact.ts";
import type { CalendarTerm } from "../../request/extract/almanac-terms.data.ts";
import type { AnswerSources, AskedPlace, AlmanacPort, FestivalOfPlace } from "../answerer.ts";
import { formatDayAndMonth, readDaysOfStretch, readStretch } from "./read-stretch.ts";
import { formatDate, shiftDate } from "../day/day-scene.ts";
import { readYear } from "../day/read-year.ts";
import { CALENDAR_PHRASES, SPAN_NAMES, type SpanRule, SPANS_OF_TERM } from "./calendar-answers.data.ts";
import { createFestivalFact, formatAway, formatFestival, formatWeekdayAndDate } from "./festival-scene.ts";

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
export async function answerSpanOfCalendar({ ask, turn, almanac, place }: AnswerSources): Promise<AnswerDraft | null> {
  const { calendarTerms, timeText } = ask.slots;
  const term = calendarTerms.find((one) => SPANS_OF_TERM[one] !== undefined);
  const rules = term === undefined ? undefined : SPANS_OF_TERM[term];
  const name = term === undefined ? undefined : SPAN_NAMES[term];
  if (!rules || !name) return null;
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

interface ListedFestival {
  readonly id: string;
  readonly date: string;
}

/** The whole list by days, each date once: "4 December: Utpanna Ekadashi; 6 December: Pradosh Vrat". */
function listByDays(found: readonly ListedFestival[]): LocalizedText {
  const dates = [...new Set(found.map(({ date }) => date))];
  return composeLocalizedText((language) =>
    dates
      .map((date) => {
        const names = found.filter((one) => one.date === date).map(({ id }) => formatFestival(id)[language]);
        return `${formatDayAndMonth(date)[language]}: ${names.join(", ")}`;
      })
      .join("; "),
  );
}

const listFirst = (found: readonly ListedFestival[], isOneDay: boolean): LocalizedText =>
  formatList(
    found.slice(0, MAX_LISTED).map(({ id, date }) => {
      const [festival, on] = [formatFestival(id), formatDate(date)];
      return isOneDay ? festival : composeLocalizedText((language) => `${festival[language]} (${on[language]})`);
    }),
  );

/** Which festivals and fasts a day, a week or a month has. */
export async function answerFestivalsOfTime({
  ask,
  turn: { phrasePicker },
  almanac,
  place,
}: AnswerSources): Promise<AnswerDraft | null> {
  const today = await almanac.readToday(place);
  const { from, until, name } = readStretch(ask.slots.timeText, today);
  const found = (await readDaysOfStretch(almanac, place, { from, until }))
    .filter(({ date }) => date >= today)
    .flatMap(({ date, festivals }) =>
      festivals
        .filter(({ id, tradition }) => tradition !== "civil" && !NOT_LISTED.test(id))
        .map(({ id }) => ({ id, date })),
    )
    .filter(({ id }, at, all) => all.findIndex((one) => one.id === id) === at);
  const span = composeLocalizedText((language) => capitalize(name[language]));
  const slots = { Span: span, span: name, place: place.name };
  if (found.length === 0)
    return { kind: "fact", sentences: [renderPhrase(phrasePicker, CALENDAR_PHRASES.none_listed, slots)] };
  const isWhole = ask.slots.wants.includes("all") && from !== until;
  const list = isWhole ? listByDays(found) : listFirst(found, from === until);
  const more = isWhole ? 0 : found.length - MAX_LISTED;
  return {
    kind: "fact",
    sentences: [
      renderPhrase(phrasePicker, CALENDAR_PHRASES.listed, { ...slots, list }),
      ...(more > 0 ? [renderPhrase(phrasePicker, CALENDAR_PHRASES.more_listed, { count: String(more) })] : []),
    ],
  };
}
