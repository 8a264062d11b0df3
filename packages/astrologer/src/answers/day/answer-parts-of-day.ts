import { type AnswerDraft, renderPhrase } from "../../answer/answer-context.ts";
import { fillSlots } from "../../answer/phrasing/phrase-picker.ts";
import { findStretch } from "../calendar/read-stretch.ts";
import type { AnswerSentence } from "../../answer/answer-types.ts";
import { composeLocalizedText, formatGraha, formatList } from "../../formatting/format-terms.ts";
import type { LocalizedText } from "../../fact.ts";
import { asksDeparture } from "../../request/extract/asks-departure.ts";
import { findAlmanacTerms } from "../../request/extract/find-almanac-terms.ts";
import type { AlmanacTerm } from "../../request/extract/almanac-terms.data.ts";
import type { AskedClock } from "../../request/extract/find-clock.ts";
import type { AnswerSources } from "../answerer.ts";
import { ABODES, CHOGHADIYA_NAMES, DAY_PHRASES, DIRECTIONS, PART_NAMES, QUALITIES, TIMES } from "./day-answers.data.ts";
import {
  createDayFact,
  type DayScene,
  formatClock,
  formatDate,
  formatDuration,
  formatSpan,
  holdsAt,
  openDay,
  readClock,
  renderOfDay,
  shiftDate,
  type Span,
} from "./day-scene.ts";

type NamedPart = keyof typeof PART_NAMES;
const isNamedPart = (term: string): term is NamedPart => Object.hasOwn(PART_NAMES, term);

export const createDraft = (scene: DayScene, sentences: readonly AnswerSentence[]): AnswerDraft => ({
  kind: "fact",
  sentences,
  extraFacts: [createDayFact(scene)],
});

/** Answers about a day by a function of it; a plain sentence where the almanac has no such day. */
export const answerFromDay =
  (write: (scene: DayScene, sources: AnswerSources) => readonly AnswerSentence[]) =>
  async (sources: AnswerSources): Promise<AnswerDraft | null> => {
    const scene = await openDay(sources);
    if (!scene) {
      const { phrasePicker } = sources.turn;
      return { kind: "talk", sentences: [{ text: phrasePicker.pick(DAY_PHRASES.no_such_day), facts: [] }] };
    }
    const { day } = scene;
    const sentences =
      day.sunrise === null || day.sunset === null ? [renderOfDay(scene, DAY_PHRASES.no_sun)] : write(scene, sources);
    return sentences.length === 0 ? null : createDraft(scene, sentences);
  };

const listParts = ({ day }: DayScene, id: NamedPart): readonly Span[] =>
  [...(day.inauspicious ?? []), ...(day.auspicious ?? [])].filter((part) => part.id === id);

/** How far a part of the running day is: now, over, or to come. */
function renderWhere(scene: DayScene, parts: readonly Span[]): readonly AnswerSentence[] {
  const { isRunning, now } = scene;
  if (!isRunning) return [];
  const running = parts.find((part) => holdsAt(part, now));
  if (running)
    return [renderOfDay(scene, DAY_PHRASES.running, { left: formatDuration(Date.parse(running.end) - now) })];
  const next = parts.find(({ start }) => Date.parse(start) > now);
  return next
    ? [renderOfDay(scene, DAY_PHRASES.ahead, { left: formatDuration(Date.parse(next.start) - now) })]
    : [renderOfDay(scene, DAY_PHRASES.over)];
}

/** When the part that runs is over, else the next one. */
function renderEnd(scene: DayScene, name: LocalizedText, parts: readonly Span[]): readonly AnswerSentence[] {
  const part = parts.find(({ end }) => !scene.isRunning || Date.parse(end) > scene.now) ?? parts.at(-1);
  if (!part) return [];
  const isOver = scene.isRunning && Date.parse(part.end) <= scene.now;
  const slots = { name, until: formatClock(scene, part.end) };
  return [renderOfDay(scene, isOver ? DAY_PHRASES.ended : DAY_PHRASES.ends, slots)];
}

function renderPart(scene: DayScene, id: NamedPart, asksEnd = false): readonly AnswerSentence[] {
  const parts = listParts(scene, id);
  const name = PART_NAMES[id];
  const [first] = parts;
  if (first && asksEnd) return renderEnd(scene, name, parts);
  if (!first) {
    const isWednesday = id === "abhijit" && scene.day.vara.name === "wednesday";
    return [renderOfDay(scene, isWednesday ? DAY_PHRASES.no_abhijit : DAY_PHRASES.none, { name })];
  }
  const sentence =
    parts.length === 1
      ? renderOfDay(scene, DAY_PHRASES.part, {
          name,
          from: formatClock(scene, first.start),
          until: formatClock(scene, first.end),
        })
      : renderOfDay(scene, DAY_PHRASES.parts, { name, list: formatList(parts.map((part) => formatSpan(scene, part))) });
  return [sentence, ...renderWhere(scene, parts)];
}

/** The direction in which journeys are put off. */
function renderDirection(scene: DayScene): readonly AnswerSentence[] {
  const direction = DIRECTIONS[scene.day.disha_shula];
  return direction ? [renderOfDay(scene, DAY_PHRASES.direction, { direction })] : [];
}

const MAX_PARTS = 3;

/** The named parts of the day, else those that the object is mainly about. */
const answerParts = (defaults: readonly NamedPart[], isGood = false) =>
  answerFromDay((scene, { ask }) => {
    // "And nalla neram", after yamaganda, goes on with no avoided hour.
    const own = findAlmanacTerms(ask.text);
    const terms = own.some(isNamedPart) || !isGood ? ask.slots.almanacTerms : own;
    const named = terms.filter(isNamedPart).filter((term) => term !== "panchaka" && term !== "bhadra");
    if (named.length === 0 && ask.slots.almanacTerms.includes("disha_shula")) return renderDirection(scene);
    const parts = named.length > 0 ? named : defaults;
    const asksEnd = ask.slots.wants.includes("end");
    if (parts.length === 1) return parts.flatMap((part) => renderPart(scene, part, asksEnd));
    return parts.slice(0, MAX_PARTS).flatMap((part) => renderPart(scene, part).slice(0, 1));
  });

export const answerRahuKala = answerParts(["rahu_kala"]);
export const answerAvoidedHours = answerParts(["rahu_kala", "yamaganda", "gulika_kala"]);
export const answerGoodHours = answerParts(["abhijit", "brahma", "amrita_kala"], true);

const nameChoghadiya = (id: string): LocalizedText => CHOGHADIYA_NAMES[id] ?? composeLocalizedText(() => id);
const nameQuality = (quality: string): LocalizedText => QUALITIES[quality] ?? composeLocalizedText(() => quality);

type Eighth = NonNullable<DayScene["day"]["choghadiya"]>[number];

function listEighths(scene: DayScene, eighths: readonly Eighth[]): LocalizedText {
  return formatList(
    eighths.map((one) => {
      const [name, span] = [nameChoghadiya(one.id), formatSpan(scene, one)];
      return composeLocalizedText((language) => `${name[language]} ${span[language]}`);
    }),
  );
}

const EVENING = /\b(?:evening|night|tonight|shaam|sham|raat|rat)\b|शाम|रात/iu;

function renderChoghadiyaNow(scene: DayScene, eighths: readonly Eighth[]): readonly AnswerSentence[] {
  const at = eighths.findIndex((one) => holdsAt(one, scene.now));
  const [current, next] = [eighths[at], eighths[at + 1]];
  if (!current || !next) return [];
  return [
    renderOfDay(scene, DAY_PHRASES.choghadiya_now, {
      name: nameChoghadiya(current.id),
      quality: nameQuality(current.quality),
      until: formatClock(scene, current.end),
      next: nameChoghadiya(next.id),
      next_quality: nameQuality(next.quality),
      next_until: formatClock(scene, next.end),
    }),
  ];
}

function renderNextGood(scene: DayScene, eighths: readonly Eighth[]): readonly AnswerSentence[] {
  const next = eighths.find(({ quality, start }) => quality === "good" && Date.parse(start) > scene.now);
  if (!next) return [];
  const times = { from: formatClock(scene, next.start), until: formatClock(scene, next.end) };
  return [renderOfDay(scene, DAY_PHRASES.choghadiya_next, { name: nameChoghadiya(next.id), ...times })];
}

/** The part of a day at a time of day: "the hora at 7 in the evening". Before sunrise it is one of the night that goes on. */
function findPartAt<Part extends Span>(scene: DayScene, parts: readonly Part[], { hour, minute }: AskedClock): number {
  const pad = (number: number): string => String(number).padStart(2, "0");
  const clock = `${pad(hour)}:${pad(minute)}:00`;
  const dates = [scene.day.date, shiftDate(scene.day.date, 1)];
  return parts.findIndex(({ start, end }) =>
    dates.some(
      (date) => start.slice(0, LOCAL_LENGTH) <= `${date}T${clock}` && `${date}T${clock}` < end.slice(0, LOCAL_LENGTH),
    ),
  );
}

/** Of "2026-11-29T18:13:00", without the offset: all instants of a place compare as texts. */
const LOCAL_LENGTH = 19;

function formatAskedClock({ hour, minute }: AskedClock): string {
  return `${hour}:${String(minute).padStart(2, "0")}`;
}

function renderChoghadiyaAt(scene: DayScene, eighths: readonly Eighth[], clock: AskedClock): readonly AnswerSentence[] {
  const at = findPartAt(scene, eighths, clock);
  const [current, next] = [eighths[at], eighths[at + 1]];
  if (!current || !next) return [];
  return [
    renderOfDay(scene, DAY_PHRASES.choghadiya_at, {
      at: formatAskedClock(clock),
      name: nameChoghadiya(current.id),
      quality: nameQuality(current.quality),
      from: formatClock(scene, current.start),
      until: formatClock(scene, current.end),
      next: nameChoghadiya(next.id),
      next_quality: nameQuality(next.quality),
      next_until: formatClock(scene, next.end),
    }),
  ];
}

/** The choghadiya that runs, the next good one, or the good ones of a day or of its night. */
export const answerChoghadiya = answerFromDay((scene, { ask }) => {
  const eighths = scene.day.choghadiya ?? [];
  const { isNow, isNext, timeText, clock } = ask.slots;
  // "What time should I leave home, hearing 11am": the good ones before that hour.
  if (asksDeparture(ask.text)) return renderGoodAndBad(scene, listBefore(eighths, clock));
  const kind = findKind(ask.text);
  if (kind !== null) return renderKind(scene, eighths, kind);
  if (clock) return renderChoghadiyaAt(scene, eighths, clock);
  // "After that", after rahu kala: those that begin when it is over.
  const after = ask.slots.afterPart === null ? null : listParts(scene, ask.slots.afterPart).at(-1);
  if (after)
    return renderGoodAndBad(
      scene,
      eighths.filter(({ end }) => Date.parse(end) > Date.parse(after.end)),
    );
  if (isNext && scene.isRunning) return renderNextGood(scene, eighths);
  if (isNow) {
    const running = renderChoghadiyaNow(scene, eighths);
    const isGood = eighths.some((one) => one.quality === "good" && holdsAt(one, scene.now));
    return isGood ? running : [...running, ...renderNextGood(scene, eighths)];
  }
  const isNight = EVENING.test(timeText ?? ask.text);
  const part = eighths.filter(
    ({ night, end }) => night === isNight && (!scene.isRunning || Date.parse(end) > scene.now),
  );
  return renderGoodAndBad(scene, part.length > 0 ? part : eighths.filter(({ night }) => night));
});

/** The eighths of the daylight that are over by an hour; all of them where none is named. */
const listBefore = (eighths: readonly Eighth[], clock: AskedClock | null): readonly Eighth[] =>
  eighths.filter(({ night, end }) => {
    const [hour, minute] = readClock(end).time.split(":").map(Number);
    return !night && (clock === null || (hour ?? 0) * 60 + (minute ?? 0) <= clock.hour * 60 + clock.minute);
  });

/** The kinds by name, where the word means nothing else. */
const KINDS: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})(?:labh|laabh)(?!\p{L})|लाभ/iu, "labh"],
  [/(?<!\p{L})(?:amrit|amrut)(?!\p{L})|अमृत/iu, "amrit"],
  [/(?<!\p{L})(?:shubh|subh)\s+(?:wal[aei]|choghadiya ka)(?!\p{L})|शुभ वाल/iu, "shubh"],
  [/(?<!\p{L})(?:chal|char|chanchal)\s+(?:wal[aei]|choghadiya)(?!\p{L})|(?:चर|चल) (?:वाल|चौघड़िया)/iu, "chal"],
  [/(?<!\p{L})(?:udveg|udweg)(?!\p{L})|उद्वेग/iu, "udveg"],
  [/(?<!\p{L})rog(?!\p{L})|(?<!\p{M})रोग(?![\p{L}\p{M}])/iu, "rog"],
  [/(?<!\p{L})ka+l\s+(?:wal[aei]|choghadiya)(?!\p{L})|काल (?:वाल|चौघड़िया)/iu, "kaal"],
];
const findKind = (text: string): string | null => KINDS.find(([words]) => words.test(text))?.[1] ?? null;

/** "Aur labh wala kab aayega": those of a kind that are still to come. */
function renderKind(scene: DayScene, eighths: readonly Eighth[], kind: string): readonly AnswerSentence[] {
  const ahead = eighths.filter(({ id, end }) => id === kind && (!scene.isRunning || Date.parse(end) > scene.now));
  const list = formatList(ahead.map((one) => formatSpan(scene, one)));
  const slots = { name: nameChoghadiya(kind), list };
  return ahead.length === 0 ? [] : [renderOfDay(scene, DAY_PHRASES.choghadiya_named, slots)];
}

function renderGoodAndBad(scene: DayScene, shown: readonly Eighth[]): readonly AnswerSentence[] {
  const ofQuality = (quality: string) => shown.filter((one) => one.quality === quality);
  if (ofQuality("good").length === 0) return renderNextGood(scene, shown);
  return [
    renderOfDay(scene, DAY_PHRASES.choghadiya_good, { list: listEighths(scene, ofQuality("good")) }),
    ...(ofQuality("bad").length > 0
      ? [renderOfDay(scene, DAY_PHRASES.choghadiya_bad, { list: listEighths(scene, ofQuality("bad")) })]
      : []),
  ];
}

/** The hora that runs, or those of a graha. */
export const answerHora = answerFromDay((scene, { ask }) => {
  const hours = scene.day.hora ?? [];
  const [graha] = ask.slots.entities.grahas;
  if (graha !== undefined) {
    const own = hours.filter(({ lord, end }) => lord === graha && (!scene.isRunning || Date.parse(end) > scene.now));
    const list = formatList(own.map((one) => formatSpan(scene, one)));
    return own.length === 0 ? [] : [renderOfDay(scene, DAY_PHRASES.hora_of_graha, { name: formatGraha(graha), list })];
  }
  const { clock } = ask.slots;
  const at = clock ? findPartAt(scene, hours, clock) : hours.findIndex((one) => holdsAt(one, scene.now));
  const [current, next] = [hours[at], hours[at + 1]];
  if (!current || !next) return [];
  if (clock)
    return [
      renderOfDay(scene, DAY_PHRASES.hora_at, {
        at: formatAskedClock(clock),
        name: formatGraha(current.lord),
        from: formatClock(scene, current.start),
        until: formatClock(scene, current.end),
        next: formatGraha(next.lord),
        next_until: formatClock(scene, next.end),
      }),
    ];
  return [
    renderOfDay(scene, DAY_PHRASES.hora_now, {
      name: formatGraha(current.lord),
      until: formatClock(scene, current.end),
      next: formatGraha(next.lord),
      next_until: formatClock(scene, next.end),
    }),
  ];
});

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
