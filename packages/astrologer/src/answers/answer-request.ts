import type { AnswerDraft } from "../answer/answer-context.ts";
import { completeAnswer, createTalkContext } from "../answer/answer-without-chart.ts";
import type { Answer } from "../answer/answer-types.ts";
import { returnToTurn, type Understanding } from "../answer/understand-message.ts";
import type { AskFamily } from "../request/object.ts";
import { ASK_OBJECTS, type AskObjectId } from "../request/objects.data.ts";
import { type ReadPart, readParts, resolveAsk, toStoredAsk } from "../request/read-request.ts";
import type { Ask } from "../request/request.ts";
import { ANSWERS } from "./answers.data.ts";
import type { AlmanacPort } from "./answerer.ts";

/** From this probability an object is answered. */
const MIN_PROBABILITY = 0.6;
/** Where a part of a day or a festival is named, the families that are about such things need this probability together. */
const MIN_FAMILY_PROBABILITY = 0.5;
const FAMILIES_OF_NAMED: ReadonlySet<AskFamily> = new Set(["day", "calendar"]);

const namesThing = ({ slots }: Ask): boolean =>
  slots.almanacTerms.length + slots.calendarTerms.length + slots.festivals.length > 0;

/** The likeliest object of the families of days, if a thing of theirs is named and they are likely together. */
function chooseNamed(understanding: Understanding, { text, about, ranked }: ReadPart): Ask | null {
  const ofFamilies = ranked.filter(({ object }) => FAMILIES_OF_NAMED.has(ASK_OBJECTS[object].family));
  const together = ofFamilies.reduce((sum, { probability }) => sum + probability, 0);
  const [best] = ofFamilies;
  if (!best || together < MIN_FAMILY_PROBABILITY || !ANSWERS[best.object]) return null;
  const ask = resolveAsk(understanding, { text, about, ...best });
  return namesThing(ask) ? ask : null;
}

/** The likeliest object of a part, if it is likely enough and the table has an answer to it. */
function chooseAsk(understanding: Understanding, part: ReadPart): Ask | null {
  const [best] = part.ranked;
  if (!best) return null;
  if (best.probability < MIN_PROBABILITY) return chooseNamed(understanding, part);
  return ANSWERS[best.object] ? resolveAsk(understanding, { text: part.text, about: part.about, ...best }) : null;
}

const joinDrafts = (drafts: readonly AnswerDraft[]): AnswerDraft => ({
  ...(drafts[0] as AnswerDraft),
  sentences: drafts.flatMap(({ sentences }, at) =>
    sentences.map((sentence, number) => (at > 0 && number === 0 ? { ...sentence, opens: true as const } : sentence)),
  ),
  extraFacts: drafts.flatMap(({ extraFacts = [] }) => extraFacts),
});

/** Objects that ask for the last answer again. */
const AGAIN: ReadonlySet<AskObjectId> = new Set(["repeat", "shorter"]);

/** "Again", "shorter please", after an answer of this table: that answer, or its first sentence. */
async function answerAgain(understanding: Understanding, almanac: AlmanacPort): Promise<Answer | null> {
  const { question, turns } = understanding;
  const at = turns.length - 1;
  const [part, ...more] = readParts(understanding);
  const [best] = part?.ranked ?? [];
  const last = turns[at];
  const isOfTable = last?.asks?.some(({ object }) => ANSWERS[object] !== undefined) ?? false;
  if (!best || !last || more.length > 0 || !isOfTable || !AGAIN.has(best.object) || best.probability < MIN_PROBABILITY)
    return null;
  const earlier = returnToTurn(understanding, at, { text: last.question, language: question.language });
  const answer = await answerRequest(earlier, almanac);
  if (!answer) return null;
  const sentences = best.object === "shorter" ? answer.sentences.slice(0, 1) : answer.sentences;
  return { ...answer, sentences, memory: { ...answer.memory, question: question.text, repeats: true } };
}

/** Answers a message by the table of answers; `null` if one of the things that it asks has no answer there. */
export async function answerRequest(understanding: Understanding, almanac: AlmanacPort): Promise<Answer | null> {
  if (understanding.question.danger !== null) return null;
  const again = await answerAgain(understanding, almanac);
  if (again) return again;
  const asks = readParts(understanding).map((part) => chooseAsk(understanding, part));
  if (asks.length === 0 || asks.some((ask) => ask === null)) return null;
  const turn = createTalkContext(understanding);
  const drafts: AnswerDraft[] = [];
  for (const ask of asks as readonly Ask[]) {
    const draft = await ANSWERS[ask.object]?.answer({ ask, turn, almanac });
    if (!draft) return null;
    drafts.push(draft);
  }
  const answer = completeAnswer(turn, joinDrafts(drafts));
  return { ...answer, memory: { ...answer.memory, asks: (asks as readonly Ask[]).map(toStoredAsk) } };
}
