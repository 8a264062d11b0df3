import type { FactIndex } from "../../fact.ts";
import type { UserFact } from "../../question/extract-user-facts.ts";
import { type AskedTime, parseAskedTime, parseBareMonth } from "../../question/parse-asked-time.ts";
import type { Question } from "../../question/question.ts";
import type { Topic } from "../../topic-judgment/topics.data.ts";
import { computeContinuation } from "../../message-classification/classify-relation.ts";
import type { DialogueActKind } from "../../message-classification/dialogue-act.ts";
import type { TurnMemory } from "../answer-types.ts";
import { completeQuestionFromConversation } from "../follow-up/complete-question-from-conversation.ts";
import { findReferenceKeywords } from "../follow-up/find-reference-keywords.ts";
import { inheritTime } from "../follow-up/inherit-time.ts";
import { findAskingText, focusOnQuestion, keepPerson } from "./find-asking-text.ts";
import { isIncomplete } from "../follow-up/is-incomplete-question.ts";
import { keepCurrentTopic } from "../follow-up/keep-current-topic.ts";
import { completeEllipticalQuestion, resolveTopics } from "../follow-up/resolve-topics.ts";
import { resolveGrahaReference } from "../follow-up/resolve-graha-reference.ts";
import type { Understanding } from "../understand-message.ts";
import { findFurtherOption, findOptionsOfTask } from "./find-options-of-task.ts";
import { type ResolvedMessage, type StoredAskedTask, SURE_KIND, type AskedTask } from "./asked-task.ts";
import { countWords } from "../../language/count-words.ts";

/** What a correction replaces in the context of an earlier question. */
export interface ContextChanges {
  readonly change?: (question: Question) => Question;
  readonly time?: AskedTime | undefined;
  readonly timeText?: string | undefined;
  /** The task that a correction changes: what it asks goes on. */
  readonly corrected?: StoredAskedTask | undefined;
}

interface Conversation {
  readonly change?: ContextChanges["change"] | undefined;
  readonly time?: ContextChanges["time"];
  readonly corrected?: ContextChanges["corrected"];
  readonly understanding: Understanding;
  readonly index: FactIndex;
  readonly stated: readonly UserFact[];
  /** The questions of earlier turns that a pronoun such as "its" may refer to. */
  readonly factQuestions: readonly Question[];
}

/** Upper limit for the length of a calendar day, with room for changes to and from daylight saving time. */
const MAX_DAY_LENGTH = 1.5;
/** From this probability the classifier decides that a message goes on with the one before. */
const SURE_RELATION = 0.5;
/** A message with more words than this brings what it asks. */
const MAX_FRAGMENT_WORDS = 4;
/** Kinds that the classifier gives to a fragment without a verb: "and money?", "my wife". */
const KINDS_OF_FRAGMENT: ReadonlySet<DialogueActKind> = new Set([
  "statement",
  "outlook",
  "fact",
  "thanks",
  "about_app",
]);

/** Whether a message leaves out what the turn before it was about. */
const continues = (question: Question): boolean =>
  question.danger === null && (isIncomplete(question) || computeContinuation(question.text) >= SURE_RELATION);

/** The task of an earlier turn; of one stored before tasks were, what its words state. */
export function getTaskOfTurn(memory: TurnMemory, { questionOf }: Pick<Understanding, "questionOf">): StoredAskedTask {
  if (memory.task) return memory.task;
  const { acts, person } = questionOf(memory);
  return { kind: acts[0]?.kind ?? "statement", topics: memory.topics, person, words: memory.question };
}

const ANSWERED_KINDS: ReadonlySet<TurnMemory["kind"]> = new Set(["reading", "fact", "definition"]);
/** Number of past turns that are searched for a task. */
const TURNS_BACK = 3;

/** The latest task that was answered; none after a danger or a subject that is out of scope. */
function findEarlierTask(understanding: Understanding): StoredAskedTask | null {
  for (const memory of understanding.turns.slice(-TURNS_BACK).toReversed()) {
    if (memory.danger || memory.kind === "safety" || memory.kind === "bounds") return null;
    if (ANSWERED_KINDS.has(memory.kind) && !memory.repeats) return getTaskOfTurn(memory, understanding);
  }
  return null;
}

/** "What about medicine?", after a choice. */
const addsOption = ({ danger, text }: Question, before: StoredAskedTask): boolean =>
  danger === null && findFurtherOption(text) !== null && findOptionsOfTask(before).length > 1;

/** Number of characters of a task's words that are kept. */
const MAX_REMEMBERED_LENGTH = 600;
const joinWords = (before: string, own: string): string => `${before}\n${own}`.slice(-MAX_REMEMBERED_LENGTH);

function buildTask(
  question: Question,
  understanding: Understanding,
  rest: { readonly topics: readonly Topic[]; readonly time: AskedTime | null },
): AskedTask {
  const [act] = question.acts;
  const { kind, probability } = act ?? { kind: "statement" as const, probability: 0 };
  const own = { ...rest, kind, probability, person: question.person, words: question.text, earlier: null };
  const before = findEarlierTask(understanding);
  if (!before || !(continues(question) || addsOption(question, before))) return own;
  const isFragment = countWords(question.text) <= MAX_FRAGMENT_WORDS && KINDS_OF_FRAGMENT.has(kind);
  const keepsKind = isFragment || probability < SURE_KIND;
  return {
    ...own,
    ...(keepsKind && { kind: before.kind, probability: 1 }),
    topics: rest.topics.length > 0 ? rest.topics : before.topics,
    person: question.person === "self" ? before.person : question.person,
    words: joinWords(before.words, question.text),
    earlier: before,
  };
}

const KINDS_OF_MATTER: ReadonlySet<DialogueActKind> = new Set(["timing", "outlook", "decision", "why"]);
const SURE_MATTER = 0.95;
const MIN_WORDS = 3;

/** A question whose words name no topic has the one the classifier is sure of, unless it goes on with the conversation. */
function learnTopic(question: Question, understanding: Understanding): Question {
  const { topics, kinds, acts, isNotUnderstood, person, text } = question;
  const [act] = acts;
  if (!isNotUnderstood || topics.length + kinds.length > 0 || acts.length !== 1 || !act?.topic) return question;
  const isSure = KINDS_OF_MATTER.has(act.kind) && act.probability >= SURE_KIND && act.topicProbability >= SURE_MATTER;
  if (!isSure || person !== "self" || countWords(text) < MIN_WORDS) return question;
  const refersBack = findReferenceKeywords(text).has("thing");
  const goesOn = refersBack || (findEarlierTask(understanding) !== null && continues(question));
  return goesOn ? question : { ...question, topics: [act.topic], isNotUnderstood: false };
}

/** A corrected task: what was asked, of what is meant. */
const joinTasks = (
  corrected: StoredAskedTask,
  { words }: StoredAskedTask,
): Pick<AskedTask, "kind" | "probability" | "words"> => ({
  kind: corrected.kind,
  probability: 1,
  words: joinWords(corrected.words, words),
});

/** What a message or a part of it asks, with everything that it leaves out to the conversation. */
export function resolveMessage(part: string, conversation: Conversation): ResolvedMessage {
  const { understanding, index, stated, factQuestions, change = (question) => question, time: changed } = conversation;
  const { language } = understanding.question;
  const whole = understanding.partOf(part, language);
  const asking = findAskingText(whole);
  const text = asking ?? part;
  const own = asking === null ? whole : focusOnQuestion(whole, understanding.partOf(text, language));
  const parsed = keepPerson(keepCurrentTopic(own, understanding), understanding.turns.at(-1)?.task?.person);
  const completed = completeQuestionFromConversation(parsed, understanding, index);
  const resolved = completed === parsed ? resolveGrahaReference(parsed, factQuestions, index) : completed;
  const complete = change(resolved === parsed ? completeEllipticalQuestion(parsed, understanding) : resolved);
  const question = learnTopic(complete, understanding);
  const named = parseAskedTime(text, index) ?? (understanding.turns.length > 0 ? parseBareMonth(text, index) : null);
  const time = changed ?? named ?? inheritTime(question, understanding, index);
  const isDay = time !== null && time.endJd - time.startJd < MAX_DAY_LENGTH;
  const topics = resolveTopics(question, understanding, { hasTime: time !== null, isDay, stated });
  const task = buildTask(parsed, understanding, { topics, time });
  const asksWhen =
    task.earlier !== null && task.kind === "timing" && question.form === "what" && time === null && topics.length > 0;
  const { corrected } = conversation;
  const asked: Question = asksWhen && question.topics.length === 0 ? { ...question, form: "when" } : question;
  return { question: asked, topics, time, task: corrected ? { ...task, ...joinTasks(corrected, task) } : task };
}

/** What the next turns need to know of a task. */
export const toStoredTask = ({ kind, topics, person, words }: AskedTask): StoredAskedTask => ({
  kind,
  topics,
  person,
  words,
});
