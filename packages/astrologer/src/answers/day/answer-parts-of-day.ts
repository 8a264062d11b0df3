import type { AnswerDraft } from "../../answer/answer-context.ts";
import type { AnswerSentence } from "../../answer/answer-types.ts";
import { composeLocalizedText, formatGraha, formatList } from "../../formatting/format-terms.ts";
import type { LocalizedText } from "../../fact.ts";
import type { AlmanacTerm } from "../../request/extract/almanac-terms.data.ts";
import type { AskedClock } from "../../request/extract/find-clock.ts";
import type { AnswerSources } from "../answerer.ts";
import { ABODES, CHOGHADIYA_NAMES, DAY_PHRASES, DIRECTIONS, PART_NAMES, QUALITIES } from "./day-answers.data.ts";
import {
  createDayFact,
  type DayScene,
  formatClock,
  formatDuration,
  formatSpan,
  holdsAt,
  openDay,
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

function renderPart(scene: DayScene, id: NamedPart): readonly AnswerSentence[] {
  const parts = listParts(scene, id);
  const name = PART_NAMES[id];
  const [first] = parts;
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
const answerParts = (defaults: readonly NamedPart[]) =>
  answerFromDay((scene, { ask }) => {
    const named = ask.slots.almanacTerms.filter(isNamedPart).filter((term) => term !== "panchaka" && term !== "bhadra");
    if (named.length === 0 && ask.slots.almanacTerms.includes("disha_shula")) return renderDirection(scene);
    const parts = named.length > 0 ? named : defaults;
    if (parts.length === 1) return parts.flatMap((part) => renderPart(scene, part));
    return parts.slice(0, MAX_PARTS).flatMap((part) => renderPart(scene, part).slice(0, 1));
  });

export const answerRahuKala = answerParts(["rahu_kala"]);
export const answerAvoidedHours = answerParts(["rahu_kala", "yamaganda", "gulika_kala"]);
export const answerGoodHours = answerParts(["abhijit", "brahma", "amrita_kala"]);

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
  if (clock) return renderChoghadiyaAt(scene, eighths, clock);
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
  const shown = part.length > 0 ? part : eighths.filter(({ night }) => night);
  const ofQuality = (quality: string) => shown.filter((one) => one.quality === quality);
  return [
    renderOfDay(scene, DAY_PHRASES.choghadiya_good, { list: listEighths(scene, ofQuality("good")) }),
    ...(ofQuality("bad").length > 0
      ? [renderOfDay(scene, DAY_PHRASES.choghadiya_bad, { list: listEighths(scene, ofQuality("bad")) })]
      : []),
  ];
});

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

/** Whether panchaka or bhadra runs. */
export const answerPanchakaOrBhadra = answerFromDay((scene, { ask }) => {
  const { almanacTerms } = ask.slots;
  const asks = (term: AlmanacTerm): boolean => almanacTerms.includes(term);
  const both = !asks("panchaka") && !asks("bhadra");
  return [
    ...(asks("panchaka") || both ? renderPanchaka(scene) : []),
    ...(asks("bhadra") || both ? renderBhadra(scene) : []),
  ];
});

function renderPanchaka(scene: DayScene): readonly AnswerSentence[] {
  const { panchaka } = scene.day;
  if (!panchaka) return [renderOfDay(scene, DAY_PHRASES.none, { name: PART_NAMES.panchaka })];
  const times = { from: formatClock(scene, panchaka.start), until: formatClock(scene, panchaka.end) };
  return [renderOfDay(scene, DAY_PHRASES.panchaka, times)];
}

function renderBhadra(scene: DayScene): readonly AnswerSentence[] {
  const { bhadra } = scene.day;
  const [first] = bhadra;
  if (!first) return [renderOfDay(scene, DAY_PHRASES.none, { name: PART_NAMES.bhadra })];
  const abode = ABODES[first.abode];
  return [
    renderOfDay(scene, DAY_PHRASES.bhadra, { list: formatList(bhadra.map((one) => formatSpan(scene, one))) }),
    ...renderWhere(scene, bhadra),
    ...(abode ? [renderOfDay(scene, DAY_PHRASES.bhadra_abode, { abode })] : []),
  ];
}
