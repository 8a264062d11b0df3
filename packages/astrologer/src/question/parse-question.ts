import { namesOnlyCompanions, namesOnlyTellers, removeAddresses } from "../request/extract/find-person.ts";
import { isAboutAsker, namesAsker } from "./is-about-asker.ts";
import type { AnswerLanguage } from "../fact.ts";
import { type Token, tokenise } from "../language/tokenise.ts";
import type { TaggedToken } from "../language/tag-tokens.ts";
import { type Topic, TOPICS } from "../topic-judgment/topics.data.ts";
import { findQuestionKeywords, findPerson, getKeywordValues } from "./find-question-keywords.ts";
import { extractUserFacts } from "./extract-user-facts.ts";
import { correctSpelling } from "./correct-spelling.ts";
import { asksAboutFearedEvent } from "./asks-about-feared-event.ts";
import { findFollowUp, findQuestionForm } from "./find-question-form.ts";
import { findNonTopicQuestionKinds } from "./find-non-topic-question-kinds.ts";
import { detectLanguage } from "./detect-language.ts";
import { isAboutOwnChild, inferTopics, findTopics } from "./find-topics.ts";
import { hasAskingTerms, findEntities } from "./find-entities.ts";
import type { Question, QuestionForm } from "./question.ts";
import type { DialogueAct, DialogueActKind } from "../message-classification/dialogue-act.ts";
import { findDialogueActsOfMessage } from "../message-classification/find-dialogue-acts-of-message.ts";
import { assessDanger } from "../message-classification/danger/assess-danger.ts";

/**
 * Parses a question in English, Hindi or Hinglish, also with misspellings. Danger is detected independently of everything else.
 * @param previous the language of the conversation so far
 */
export function parseQuestion(text: string, previous?: AnswerLanguage): Question {
  const question = parseWords(text, previous);
  const { terms: _, ...named } = question.entities;
  const isNamed = Object.values(named).some(({ length }) => length > 0) || hasAskingTerms(question.entities);
  if (isNamed || question.topics.length + question.kinds.length > 0 || question.danger !== null) return question;
  // Only where no word tells the subject may a misspelt one be meant.
  const isTerm = question.form === "define" || question.acts[0]?.kind === "definition";
  const corrected = isTerm ? text : correctSpelling(text);
  if (corrected === text) return question;
  const meant = { ...parseWords(corrected, question.language), language: question.language };
  return isLikely(question, meant) ? meant : question;
}

const MEANS: ReadonlySet<Topic> = new Set(["wealth", "career", "education", "home", "travel"]);
const MIN_MEANS_PROBABILITY = 0.85;

/** Whether a question is surely about work, money or a place: "will my salary rise" is not about death, whatever a single feature suggests. */
const isSurelyAboutMeans = (acts: readonly DialogueAct[], topics: readonly Topic[]): boolean =>
  acts.length === 1 &&
  acts.every(({ kind, probability }) => KINDS_OF_TOPIC.has(kind) && probability >= MIN_MEANS_PROBABILITY) &&
  topics.length > 0 &&
  topics.every((topic) => MEANS.has(topic));

/** Whether the classifier reads the topic of the corrected words in the words as they were written too. */
function isLikely({ acts: [written] }: Question, { topics: [topic], acts: [meant] }: Question): boolean {
  if (topic === undefined) return true;
  if (topic === written?.topic) return true;
  return topic === meant?.topic && written?.topic === null && KINDS_OF_TOPIC.has(written.kind);
}
/** Kinds of questions about a topic of life. */
const KINDS_OF_TOPIC: ReadonlySet<DialogueActKind> = new Set(["timing", "outlook", "decision", "choice", "why"]);

function parseWords(text: string, previous?: AnswerLanguage): Question {
  const spoken = removeAddresses(text);
  const tokens = tokenise(spoken);
  const keywords = findQuestionKeywords(tokens);
  const entities = findEntities(text, tokens);
  const acts = learnActs(text, keywords);
  const namedTopics = findTopics(keywords, spoken);
  // "In Slough with my daughter, is a second marriage there for me".
  const isOfWriter = (namesOnlyCompanions(text) || namesOnlyTellers(text)) && isAboutAsker({ text });
  const named = isOfWriter ? "self" : findPerson(keywords, tokens, spoken);
  const person = named ?? (isAboutOwnChild(text, namedTopics) ? "child" : "self");
  const topics = inferTopics(namedTopics, entities, person);
  const kinds = findNonTopicQuestionKinds(keywords, tokens, text, !isSurelyAboutMeans(acts, topics));
  const isUnderstood = topics.length > 0 || kinds.length > 0 || entities.grahas.length > 0 || hasAskingTerms(entities);
  return {
    text,
    language: detectLanguage(text, previous),
    danger: assessDanger(text),
    acts,
    topics: topics.filter((topic) => TOPICS.includes(topic)).slice(0, 3),
    kinds,
    form: refineForm(findQuestionForm(keywords, text), acts, text),
    person,
    followUp: findFollowUp(keywords, text, isUnderstood),
    isAboutSelf: person !== "self" || namesAsker(text),
    entities,
    isFeared: asksAboutFearedEvent(selectAskingTokens(text, tokens)),
    isNotUnderstood: !isUnderstood && entities.factIds.length === 0 && entities.vargas.length === 0,
  };
}

/** Below this probability the classifier does not decide against what the words state. */
const SURE_PROBABILITY = 0.6;

/** The acts of a message. One that states a fact of the writer's life and asks nothing is told, if the classifier is not sure of another kind. */
function learnActs(text: string, keywords: readonly TaggedToken[]): readonly DialogueAct[] {
  const acts = findDialogueActsOfMessage(text);
  const [act, ...others] = acts;
  if (!act || others.length > 0 || act.probability >= SURE_PROBABILITY || act.isPolar) return acts;
  const asks = getKeywordValues(keywords, "form").length > 0 || /[?？]/u.test(text);
  if (asks || extractUserFacts(text).length === 0) return acts;
  return [{ ...act, kind: "statement", bound: null, probability: SURE_PROBABILITY }];
}

/** From this probability the classifier decides that a question without a word for it asks when. */
const MIN_PROBABILITY = 0.9;

/** "When" with letters left out or swapped. */
const MISSPELT_WHEN = /\b(?:whn|wen|wehn|kb)\b/iu;

/** The form of a question by its words; "whn", "kbtk" and other misspelt words for "when" are left to the classifier. */
function refineForm(form: QuestionForm, acts: readonly DialogueAct[], text: string): QuestionForm {
  const isTiming =
    acts.length === 1 && acts.every((act) => act.kind === "timing" && act.probability >= MIN_PROBABILITY);
  if (form !== "what" && form !== "yes_no") return form;
  return MISSPELT_WHEN.test(text) || (form === "what" && isTiming) ? "when" : form;
}

/** The tokens of the sentences that end in a question mark, or all tokens. "I lost my job. Will I get a new one?" must not count as feared. */
function selectAskingTokens(text: string, tokens: readonly Token[]): readonly Token[] {
  const questions = [...text.matchAll(/[^.!?।\n]+[?？]/gu)];
  if (questions.length === 0) return tokens;
  return tokens.filter(({ start }) =>
    questions.some(({ index, 0: sentence }) => start >= index && start < index + sentence.length),
  );
}
