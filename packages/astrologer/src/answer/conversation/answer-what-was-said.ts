import { tokenise } from "../../language/tokenise.ts";
import { createTimeZoneCalendar } from "../../time-zone-calendar.ts";
import type { AnswerContext, AnswerDraft } from "../answer-context.ts";
import type { AnswerSentence } from "../answer-types.ts";
import { findAnsweredTurns, type PlacedTurn } from "./conversation-turns.ts";
import { TOPIC_NAMES } from "../topic/topic-answer-phrases.data.ts";
import { findRelation } from "../../request/extract/find-person.ts";
import { composeTalk, recall, say } from "./recall-turns.ts";
import { SUGGESTED_QUESTIONS } from "./suggested-questions.data.ts";

/** Shorter words say little about what a question is about. */
const MIN_LETTERS = 4;
const TOPIC_SCORE = 3;
const PERSON_SCORE = 2;

const getContentWords = (text: string): ReadonlySet<string> =>
  new Set(
    tokenise(text)
      .filter(({ word }) => word.length >= MIN_LETTERS && /\p{L}/u.test(word))
      .map(({ sound }) => sound),
  );

/** How well an earlier turn fits what a message refers to: its topic, its person, the same words. */
function scoreMatch({ question, questionOf }: AnswerContext, { memory }: PlacedTurn): number {
  const earlier = questionOf(memory);
  const sharesTopic = [...memory.topics, ...earlier.topics].some((topic) => question.topics.includes(topic));
  const relation = findRelation(question.text)?.id;
  const sharesPerson =
    (question.person !== "self" && earlier.person === question.person) ||
    (relation !== undefined && (memory.asks ?? []).some(({ about }) => about === relation));
  const words = getContentWords(memory.question);
  const shared = [...getContentWords(question.text)].filter((word) => words.has(word)).length;
  return (sharesTopic ? TOPIC_SCORE : 0) + (sharesPerson ? PERSON_SCORE : 0) + shared;
}

function findMeantTurn(turn: AnswerContext): PlacedTurn | undefined {
  const scored = findAnsweredTurns(turn)
    .map((placed) => ({ placed, score: scoreMatch(turn, placed) }))
    .filter(({ score }) => score > 0);
  return scored.toSorted((a, b) => b.score - a.score || b.placed.at - a.placed.at)[0]?.placed;
}

/** For each year that a message names, whether the windows of a turn include it: "did you say 2027 or 2028?" */
function compareYears(turn: AnswerContext, { memory: { windows } }: PlacedTurn): readonly AnswerSentence[] {
  const years = [...new Set(turn.question.text.match(/\b20\d\d\b/gu))];
  if (years.length === 0) return [];
  if (windows.length === 0) return [say(turn, "no_date")];
  const { toJd, toCalendarDay } = createTimeZoneCalendar(turn.index.nativity, turn.index.context);
  const yearOf = (iso: string): number => toCalendarDay(toJd(Date.parse(iso))).year;
  return years.map((year) => {
    const isNamed = windows.some(({ from, until }) => yearOf(from) <= Number(year) && Number(year) <= yearOf(until));
    return say(turn, isNamed ? "year_in" : "year_out", { year });
  });
}

/** "What did you say about my job", "which date did you say": the answer to the question that is meant; `null` if none was answered. */
export function answerWhatWasSaid(turn: AnswerContext): AnswerDraft | null {
  const [topic] = turn.question.topics;
  const { language } = turn.phrasePicker;
  const meant = findMeantTurn(turn);
  if (!meant && topic !== undefined)
    return {
      kind: "talk",
      sentences: [say(turn, "not_said", { matter: TOPIC_NAMES[topic] })],
      followUps: SUGGESTED_QUESTIONS[topic][language].slice(0, 1),
      repeats: true,
    };
  const answered = findAnsweredTurns(turn);
  const asksDate = /\d|\b(?:date|month|year|mahin\w*|saal|tare+kh|tarikh|kab|when)\b|तारीख|महीन|साल|कब/iu.test(
    turn.question.text,
  );
  const dated = asksDate ? answered.findLast(({ memory }) => memory.windows.length > 0) : undefined;
  // "Which month did you say for mine" shares no more than a word with another turn.
  const isSure = meant !== undefined && scoreMatch(turn, meant) >= PERSON_SCORE;
  const found = (isSure ? meant : undefined) ?? dated ?? meant ?? answered.at(-1);
  if (!found) return null;
  const part = recall(turn, found, "said");
  return composeTalk(turn, [{ ...part, sentences: [...part.sentences, ...compareYears(turn, found)] }], {
    topics: found.memory.topics,
  });
}
