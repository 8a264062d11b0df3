import { type AnswerDraft, renderPhrase } from "../../answer/answer-context.ts";
import { fillSlots } from "../../answer/phrasing/phrase-picker.ts";
import type { AnswerSentence } from "../../answer/answer-types.ts";
import { composeLocalizedText, formatList } from "../../formatting/format-terms.ts";
import type { LocalizedText } from "../../fact.ts";
import type { AlmanacTerm } from "../../request/extract/almanac-terms.data.ts";
import type { AnswerSources } from "../answerer.ts";
import { findStretch } from "../calendar/read-stretch.ts";
import { answerFromDay, renderEnd, renderWhere } from "./answer-parts-of-day.ts";
import { ABODES, DAY_PHRASES, PART_NAMES, TIMES } from "./day-answers.data.ts";
import {
  type DayScene,
  formatClock,
  formatDate,
  formatSpan,
  readClock,
  renderOfDay,
  shiftDate,
  type Span,
} from "./day-scene.ts";

/** Whether panchaka or bhadra runs, when it ends, or the spans of panchaka in a stretch of time. */
export async function answerPanchakaOrBhadra(sources: AnswerSources): Promise<AnswerDraft | null> {
  const { almanacTerms } = sources.ask.slots;
  const asks = (term: AlmanacTerm): boolean => almanacTerms.includes(term);
  const both = !asks("panchaka") && !asks("bhadra");
  const spans = asks("panchaka") && !asks("bhadra") ? await answerSpansOfPanchaka(sources) : null;
  if (spans) return spans;
  return answerFromDay((scene, { ask }) => [
    ...(asks("panchaka") || both ? renderPanchaka(scene) : []),
    ...(asks("bhadra") || both ? renderBhadra(scene, ask.slots.wants.includes("end")) : []),
  ])(sources);
}

/** Panchaka lasts longer than this, and comes back after 27 days. */
const STEP_OF_PANCHAKA = 3;

/** The spans of panchaka that touch some days. */
async function findPanchakas(
  { almanac, place }: AnswerSources,
  { from, until }: { readonly from: string; readonly until: string },
): Promise<readonly Span[]> {
  const found = new Map<string, Span>();
  for (let date = from; date <= until; date = shiftDate(date, STEP_OF_PANCHAKA)) {
    const panchaka = (await almanac.readDay(place, date))?.panchaka;
    if (panchaka) found.set(panchaka.start, panchaka);
  }
  return [...found.values()];
}

const DAYS_OF_PANCHAKA_SEARCH = 30;

/** The spans of panchaka in a month or the like, or the next one where its dates are asked for; `null` where one day is. */
async function answerSpansOfPanchaka(sources: AnswerSources): Promise<AnswerDraft | null> {
  const { ask, turn, almanac, place } = sources;
  const { timeText, wants } = ask.slots;
  const today = await almanac.readToday(place);
  const stretch = findStretch(timeText, today);
  const asksDates = wants.includes("dates") || turn.question.form === "when" || wants.includes("end");
  const isOneDay = stretch === null && (!asksDates || timeText !== null);
  if (isOneDay) return null;
  const from = stretch !== null && stretch.from > today ? stretch.from : today;
  const until = stretch !== null && stretch.until >= shiftDate(today, STEP_OF_PANCHAKA) ? stretch.until : null;
  const spans = await findPanchakas(sources, { from, until: until ?? shiftDate(from, DAYS_OF_PANCHAKA_SEARCH) });
  if (spans.length === 0) return null;
  const list = formatList(spans.map((span) => formatDatedSpan(span)));
  const slots = { list, place: place.name };
  return { kind: "fact", sentences: [renderPhrase(turn.phrasePicker, DAY_PHRASES.panchaka_spans, slots)] };
}

/** "13 December 2026, 10:35 to 18 December 2026, 05:12". */
function formatDatedSpan({ start, end }: Span): LocalizedText {
  const [from, until] = [readClock(start), readClock(end)];
  const [first, last] = [formatDate(from.date), formatDate(until.date)];
  return composeLocalizedText((language) =>
    fillSlots(TIMES.dated_span[language], language, {
      from: `${first[language]}, ${from.time}`,
      until: `${last[language]}, ${until.time}`,
    }),
  );
}

function renderPanchaka(scene: DayScene): readonly AnswerSentence[] {
  const { panchaka } = scene.day;
  if (!panchaka) return [renderOfDay(scene, DAY_PHRASES.none, { name: PART_NAMES.panchaka })];
  const times = { from: formatClock(scene, panchaka.start), until: formatClock(scene, panchaka.end) };
  return [renderOfDay(scene, DAY_PHRASES.panchaka, times)];
}

/** Whether some spans leave the time from sunrise to sunset free. */
const isFreeByDay = ({ day: { sunrise, sunset } }: DayScene, spans: readonly Span[]): boolean =>
  sunrise !== null &&
  sunset !== null &&
  spans.every(({ start, end }) => Date.parse(end) <= Date.parse(sunrise) || Date.parse(start) >= Date.parse(sunset));

function renderBhadra(scene: DayScene, asksEnd: boolean): readonly AnswerSentence[] {
  const { bhadra } = scene.day;
  const [first] = bhadra;
  if (!first) return [renderOfDay(scene, DAY_PHRASES.none, { name: PART_NAMES.bhadra })];
  if (asksEnd) return renderEnd(scene, PART_NAMES.bhadra, bhadra);
  const abode = ABODES[first.abode];
  const isByNight = isFreeByDay(scene, bhadra);
  return [
    renderOfDay(scene, isByNight ? DAY_PHRASES.bhadra_by_night : DAY_PHRASES.bhadra, {
      list: formatList(bhadra.map((one) => formatSpan(scene, one))),
    }),
    ...(isByNight ? [] : renderWhere(scene, bhadra)),
    ...(abode ? [renderOfDay(scene, DAY_PHRASES.bhadra_abode, { abode })] : []),
  ];
}
