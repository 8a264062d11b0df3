import type { Fact, LocalizedText } from "../fact.ts";
import type { Question, QuestionKind } from "../question/question.ts";
import { guessTopic } from "../question/guess-topic.ts";
import type { DialogueActKind } from "../message-classification/dialogue-act.ts";
import type { Answer, AnswerSentence } from "./answer-types.ts";
import { renderPhrase, type AnswerDraft, type TalkContext } from "./answer-context.ts";
import { answerOutOfScope } from "./out-of-scope/answer-out-of-scope.ts";
import { answerUndecidableEitherOr } from "./either-or/answer-either-or-question.ts";
import { answerCourtesy, isAboutEarlierTurn } from "./conversation/answer-dialogue-act.ts";
import { getRecentPhrases } from "./conversation/conversation-turns.ts";
import { answerDayOutsideChart } from "./days/answer-day-question.ts";
import { findTerms } from "./definitions/define-term.ts";
import { answerDefinition } from "./fact-questions/answer-definition-or-fact.ts";
import { createPhrasePicker, getPhraseId } from "./phrasing/phrase-picker.ts";
import { completeEllipticalQuestion, resolveTopics } from "./follow-up/resolve-topics.ts";
import { answerDanger } from "./person-in-danger/answer-person-in-danger.ts";
import { TALK_PHRASES } from "./conversation/small-talk-phrases.data.ts";
import { answerAboutApp, answerSmallTalk, answerTalkWithoutChart } from "./conversation/answer-small-talk.ts";
import { readRequest } from "../request/read-request.ts";
import { readStoredAsks } from "../request/resolve-ask.ts";
import { toStoredPerson } from "../request/resolve-person.ts";
import { OTHER_PERSON_PHRASES } from "./conversation/other-person-phrases.data.ts";
import { isRequest } from "../request/asks-of-chart.ts";
import { ASK_OBJECTS, type AskObjectId } from "../request/objects.data.ts";
import type { AskFamily } from "../request/object.ts";
import { sumOfFamily } from "../request/sum-of-family.ts";
import type { PhraseVariants } from "../knowledge/knowledge-row.ts";
import type { TalkAnswerer } from "../answers/chart-answerer.ts";
import { TALK_ANSWERS } from "../answers/talk/talk-answers.data.ts";
import { TALK_ANSWERS_OF_OBJECT } from "../answers/talk/answer-talk.ts";
import { USER_STATEMENT_PHRASES } from "./conversation/user-statement-phrases.data.ts";
import type { Understanding } from "./understand-message.ts";

/** Questions about the conversation itself, and messages that are answered with sympathy only. */
const CONVERSATION_KINDS: readonly QuestionKind[] = [
  "price",
  "method",
  "doubt",
  "residence",
  "about_you",
  "privacy",
  "human",
  "complaint",
  "grief",
  "troubled",
  "unheard",
  "how_are_you",
];
/** Acts that are answered with courtesy alone. */
const COURTESY_ACTS: readonly DialogueActKind[] = ["statement", "thanks"];

const isCourtesy = ({ acts }: Question): boolean =>
  acts.length === 1 && acts.every(({ kind }) => COURTESY_ACTS.includes(kind));
const isAboutConversation = (question: Question): boolean =>
  isCourtesy(question) ||
  question.acts.every(({ kind }) => kind === "about_app") ||
  CONVERSATION_KINDS.some((kind) => question.kinds.includes(kind));

export function createTalkContext(understanding: Understanding): TalkContext {
  const { turns, questionOf, getStatedFacts } = understanding;
  const question = completeEllipticalQuestion(understanding.question, understanding);
  const userFacts = getStatedFacts();
  const seed = `${question.text} ${turns.length}`;
  return {
    question,
    index: null,
    previousTurns: turns,
    questionOf,
    userFacts,
    savedCharts: undefined,
    topics: resolveTopics(question, understanding, { hasTime: false, stated: userFacts }),
    time: null,
    phrasePicker: createPhrasePicker(question.language, seed, getRecentPhrases(turns)),
    seed,
    chartId: null,
    ...readRequest(question, turns),
  };
}

const TIME_WORDS = /(?<![\p{L}\p{M}])(?:time|hour|sa?may|waqt|wakt|ghadi|समय|टाइम|वक़?्त|घड़ी)(?![\p{L}\p{M}])/iu;
const ALMANAC_WORDS = /panch\p{L}*g|calend[ae]r|almanac|vakya|drik|पंचांग|कैलेंडर|पञ्चाङ्ग/iu;

const tell =
  (wordings: PhraseVariants): TalkAnswerer =>
  ({ phrasePicker }) => ({ kind: "talk", sentences: [renderPhrase(phrasePicker, wordings)], followUps: [] });

/** What is read from the chart where there is one, and is told in general to who has none here. */
const TALK_WITHOUT_CHART: Readonly<Partial<Record<AskObjectId, TalkAnswerer>>> = {
  settings_used: tell(TALK_ANSWERS.settings),
  // "If you cannot tell even that, what use is it" names no time.
  birth_time_unknown: (turn) =>
    turn.about === null && TIME_WORDS.test(turn.question.text) ? tell(TALK_ANSWERS.without_time)(turn) : null,
  contradiction: (turn) =>
    ALMANAC_WORDS.test(turn.question.text)
      ? tell(TALK_ANSWERS.tables_differ)(turn)
      : tell(TALK_PHRASES.complaint)(turn),
};

/** From these probabilities what no chart tells is answered, where a chart is hardly asked for. */
const LIKELY_OF_FAMILY: Readonly<Partial<Record<AskFamily, number>>> = { app: 0.25, bounds: 0.5, conversation: 0.5 };
const MAX_OF_CHART = 0.3;

/** "Salam, a friend told me of this app, is it right": read as a question about the app, though none of them is sure. */
function answerLikelyTalk(turn: TalkContext): AnswerDraft | null {
  const [best] = turn.ranked;
  const least = best && LIKELY_OF_FAMILY[ASK_OBJECTS[best.object].family];
  if (!best || least === undefined || best.probability < least || best.object === "bound_faith") return null;
  const ofChart = (["chart", "dasha", "sky", "reading", "two people"] as const).reduce(
    (sum, family) => sum + sumOfFamily(turn.ranked, family),
    0,
  );
  if (ofChart > MAX_OF_CHART) return null;
  return (TALK_WITHOUT_CHART[best.object] ?? TALK_ANSWERS_OF_OBJECT[best.object])?.(turn) ?? null;
}

const isOfConversation = ({ ranked: [best], previousTurns }: TalkContext): boolean =>
  best !== undefined && previousTurns.length === 0 && ASK_OBJECTS[best.object].family === "conversation";

/** The first answer that fits, as with a chart, of those that say nothing about a chart; `null` if the message needs one. */
function chooseAnswerWithoutChart(turn: TalkContext): AnswerDraft | null {
  const { question, phrasePicker } = turn;
  const decided = answerDanger(turn) ?? answerOutOfScope(turn);
  if (decided) return decided;
  const ofObject =
    turn.object === null
      ? answerLikelyTalk(turn)
      : (TALK_WITHOUT_CHART[turn.object]?.(turn) ?? TALK_ANSWERS_OF_OBJECT[turn.object]?.(turn));
  if (ofObject) return ofObject;
  const courtesy = isFirstGreeting(turn) ? null : answerCourtesy(turn);
  const talk = answerTalkWithoutChart(turn) ?? answerAboutApp(turn) ?? courtesy;
  if (talk) return isAboutConversation(question) ? talk : null;
  if (isAboutEarlierTurn(turn)) return null;
  const general = answerDayOutsideChart(turn) ?? answerUndecidableEitherOr(turn) ?? answerDefinition(turn);
  if (general || !isAboutConversation(question) || isFirstGreeting(turn)) return general;
  const smallTalk = answerSmallTalk(turn);
  if (smallTalk || !isUnclear(turn)) return smallTalk;
  return { kind: "talk", sentences: [renderPhrase(phrasePicker, TALK_PHRASES.unclear)] };
}

/** Nothing in the message hints at what it is about: no topic, no other person, no year. */
const isUnclear = ({ question, topics }: TalkContext): boolean =>
  question.isNotUnderstood &&
  question.person === "self" &&
  topics.length === 0 &&
  guessTopic(question) === null &&
  !/\d/u.test(question.text);

/** A greeting at the start is followed by the text for a missing chart, which says what to do. */
const isFirstGreeting = ({ question: { kinds }, object, previousTurns }: TalkContext): boolean =>
  (kinds.includes("greeting") || object === "greeting") && previousTurns.length === 0;

/** Joy is shared only over news that are surely good. */
const SURE_GOOD_NEWS = 0.7;
const MIN_OF_LEAD = 0.25;
/** What is said first to who only tells something, by what it is; also where a greeting stands beside it. */
function renderLead({ ranked, previousTurns, phrasePicker }: TalkContext): AnswerSentence[] {
  const has = (object: AskObjectId, least = MIN_OF_LEAD): boolean =>
    ranked.some((one) => one.object === object && one.probability >= least);
  const greeting =
    previousTurns.length === 0 && has("greeting") ? [renderPhrase(phrasePicker, TALK_ANSWERS.hello)] : [];
  if (has("good_news", SURE_GOOD_NEWS)) return [...greeting, renderPhrase(phrasePicker, USER_STATEMENT_PHRASES.good)];
  if (has("mood") || has("bad_news")) return [...greeting, renderPhrase(phrasePicker, TALK_ANSWERS.not_easy)];
  return greeting;
}

/** Who only greets or tells something is asked for the birth as a host would, and not refused. */
const welcome = (turn: TalkContext): AnswerDraft => ({
  kind: "talk",
  sentences: [...renderLead(turn), renderPhrase(turn.phrasePicker, TALK_ANSWERS.welcome)],
  followUps: [],
});

/** An answer without facts, windows or suggestions, and what the conversation remembers of it. */
export function completeAnswer(
  { question, phrasePicker }: TalkContext,
  { kind, sentences, topics = [], danger = null, extraFacts = [], isCheck }: AnswerDraft,
): Answer {
  const { text, language } = question;
  return {
    kind,
    language,
    sentences,
    evidence: [],
    confidence: null,
    timing: [],
    clocks: [],
    followUps: [],
    danger,
    facts: extraFacts,
    memory: {
      question: text,
      language,
      kind,
      topics,
      interval: null,
      findings: [],
      windows: [],
      used: phrasePicker.usedIds(),
      terms: findTerms(sentences.map((sentence) => sentence.text).join(" ")),
      opening: sentences[0] ? getPhraseId(sentences[0].text) : "",
      chart: null,
      danger: danger?.kind ?? null,
      ...(isCheck && { isCheck }),
    },
  };
}

/** Answers a message with given sentences and the facts they cite, which are of no chart. */
export function createFactAnswer(
  understanding: Understanding,
  sentences: readonly { readonly text: LocalizedText; readonly facts: readonly string[] }[],
  extraFacts: readonly Fact[],
): Answer {
  const turn = createTalkContext(understanding);
  const said = sentences.map(({ text, facts }) => ({ text: text[turn.question.language], facts }));
  return completeAnswer(turn, { kind: "fact", sentences: said, extraFacts });
}

/** Answers a message with given sentences in its language. */
export function createTalkAnswer(understanding: Understanding, texts: readonly string[]): Answer {
  const turn = createTalkContext(understanding);
  const sentences = texts.map((text) => ({ text, facts: [] }));
  return completeAnswer(turn, { kind: "talk", sentences, topics: turn.topics });
}

/** Answers a message with a given text instead of a reading. */
export const createTextAnswer = (understanding: Understanding, text: LocalizedText): Answer =>
  createTalkAnswer(understanding, [text[understanding.question.language]]);

/**
 * Answers a message when there is no chart: danger, questions that no chart decides, messages about the conversation, definitions.
 * @param missingChart the text for a message that needs the writer's chart; that of another person is asked for by their relation
 */
export function createAnswerWithoutChart(understanding: Understanding, missingChart: LocalizedText): Answer {
  const turn = createTalkContext(understanding);
  const draft =
    chooseAnswerWithoutChart(turn) ?? (isRequest(understanding) && !isOfConversation(turn) ? null : welcome(turn));
  if (draft) return completeAnswer(turn, draft);
  const { question, about, phrasePicker } = turn;
  const asked = about?.relation
    ? renderPhrase(phrasePicker, OTHER_PERSON_PHRASES.needs_chart, { person: about.relation.name })
    : { text: missingChart[question.language], facts: [] };
  const answer = completeAnswer(turn, { kind: "talk", sentences: [asked], topics: turn.topics });
  // "My husband has been away for 12 days. When will he be back": the last part names no one.
  const asks = readStoredAsks(understanding).map((ask) => ({ ...toStoredPerson(about), ...ask }));
  const waits = { awaitsBirth: true, asks } as const;
  return { ...answer, memory: { ...answer.memory, ...waits } };
}
