import type { AnswerDraft } from "../../answer/answer-context.ts";
import type { AnswerSentence } from "../../answer/answer-types.ts";
import { formatList } from "../../formatting/format-terms.ts";
import type { LocalizedText } from "../../fact.ts";
import { findAlmanacTerms } from "../../request/extract/find-almanac-terms.ts";
import type { AnswerSources } from "../answerer.ts";
import { DAY_PHRASES, DIRECTIONS, PART_NAMES } from "./day-answers.data.ts";
import {
  createDayFact,
  type DayScene,
  formatClock,
  formatDuration,
  formatSpan,
  holdsAt,
  openDay,
  renderOfDay,
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

export const listParts = ({ day }: DayScene, id: NamedPart): readonly Span[] =>
  [...(day.inauspicious ?? []), ...(day.auspicious ?? [])].filter((part) => part.id === id);

/** How far a part of the running day is: now, over, or to come. */
export function renderWhere(scene: DayScene, parts: readonly Span[]): readonly AnswerSentence[] {
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
export function renderEnd(scene: DayScene, name: LocalizedText, parts: readonly Span[]): readonly AnswerSentence[] {
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
