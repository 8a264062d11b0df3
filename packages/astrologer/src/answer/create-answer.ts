import type { Fact, FactIndex, AnswerLanguage } from "../fact.ts";
import { findFactById, addFacts } from "../facts/build-facts.ts";
import { createTimeZoneCalendar } from "../time-zone-calendar.ts";
import type { Question } from "../question/question.ts";
import type { UserFact } from "../question/extract-user-facts.ts";
import type { AskedTime } from "../question/parse-asked-time.ts";
import { findTimingFactors } from "../topic-judgment/find-timing-factors.ts";
import type { Answer, AnswerTimingFactor, Interval, SavedChart, WindowInterval } from "./answer-types.ts";
import { returnToTurn, type Understanding } from "./understand-message.ts";
import { answerSeveralQuestions } from "../answers/answer-parts.ts";
import { answerTurn } from "../answers/answer-turn.ts";
import { getRecentPhrases } from "./conversation/conversation-turns.ts";
import { findTerms } from "./definitions/define-term.ts";
import { STARTER_QUESTIONS, SUGGESTED_QUESTIONS } from "./conversation/suggested-questions.data.ts";
import { findElementsOfTurn } from "./follow-up/find-chart-elements-under-discussion.ts";
import { findTimeOfTurn } from "./follow-up/inherit-time.ts";
import { type ContextChanges, getTaskOfTurn, resolveMessage, toStoredTask } from "./asked-task/resolve-asked-task.ts";
import { findChartOfTalk } from "../request/find-chart-of-talk.ts";
import type { AskFamily } from "../request/object.ts";
import { ASK_OBJECTS, type AskObjectId } from "../request/objects.data.ts";
import type { StoredAsk } from "../request/request.ts";
import { readParts } from "../request/read-parts.ts";
import { readRequest } from "../request/read-request.ts";
import { readStoredAsks } from "../request/resolve-ask.ts";
import { endsDanger } from "./person-in-danger/answer-person-in-danger.ts";
import { CARE_AFTER_DANGER } from "./person-in-danger/distress-phrases.data.ts";
import { readFromChart } from "../answers/person/read-from-chart.ts";
import { varyOpening } from "./phrasing/vary-opening.ts";
import { OTHER_PERSON_PHRASES } from "./conversation/other-person-phrases.data.ts";
import { OTHER_PERSON_NAME, RELATIVE_NAMES } from "./phrasing/relative-names.data.ts";
import { type AnswerDraft, renderPhrase, type AnswerContext, type QuestionChanges } from "./answer-context.ts";
import { applyCorrectionToQuestion } from "./conversation/apply-correction-to-question.ts";
import { hasUncertainTime } from "./birth-time/answer-with-uncertain-birth-time.ts";
import { getPhraseId, createPhrasePicker } from "./phrasing/phrase-picker.ts";

export interface AnswerRequest {
  readonly understanding: Understanding;
  /** The chart, at the instant of the question. */
  readonly index: FactIndex;
  /** What the user has stated about their life, in this conversation or before. */
  readonly userFacts?: readonly UserFact[];
  /** The charts of the user's account that a question may be about; absent without an account. */
  readonly savedCharts?: readonly SavedChart[];
  /** The saved chart that this question is about, instead of the chart of the conversation. */
  readonly askedChart?: SavedChart;
}

/** Number of past turns that a pronoun such as "its" may refer to. */
const REFERENCE_TURNS = 4;

const MAX_FOLLOW_UPS = 3;
const DAYS_PER_YEAR = 365.25;

/** Suggested follow-up questions, without those already asked. */
function selectFollowUps(
  { phrasePicker, previousTurns, question }: AnswerContext,
  { topics = [], followUps, kind }: AnswerDraft,
): readonly string[] {
  if (followUps) return followUps;
  if (kind === "bounds" && topics.length === 0 && question.kinds.includes("order")) return [];
  const askedQuestions = new Set([question.text, ...previousTurns.map((memory) => memory.question)]);
  const [topic] = topics;
  const wordings = topic === undefined ? STARTER_QUESTIONS : SUGGESTED_QUESTIONS[topic];
  return wordings[phrasePicker.language].filter((text) => !askedQuestions.has(text)).slice(0, MAX_FOLLOW_UPS);
}

const getWindowIntervals = (extraFacts: readonly Fact[], cited: ReadonlySet<string>): WindowInterval[] =>
  extraFacts.flatMap(({ id, valid }) =>
    cited.has(id) && valid?.from && valid.until ? [{ factId: id, from: valid.from, until: valid.until }] : [],
  );

/** Timing factors from now to the end of the named windows, at least a year; empty if the birth time is too uncertain for dates. */
function findWindowTimingFactors(
  index: FactIndex,
  extraFacts: readonly Fact[],
  timing: readonly WindowInterval[],
  language: AnswerLanguage,
): AnswerTimingFactor[] {
  const house = extraFacts
    .map(({ value }) => (value as { house?: number }).house)
    .find((number) => number !== undefined);
  if (timing.length === 0 || house === undefined || hasUncertainTime(index)) return [];
  const { nowJd, toJd, toIso } = createTimeZoneCalendar(index.nativity, index.context);
  const ends = timing.map(({ until }) => toJd(Date.parse(until)));
  const clocks = findTimingFactors(index, house, { startJd: nowJd, endJd: Math.max(nowJd + DAYS_PER_YEAR, ...ends) });
  return clocks.map(({ id, graha, text, spans }) => {
    const intervals = spans.map(({ startJd, endJd }) => ({ from: toIso(startJd), until: toIso(endJd) }));
    return { id, graha, text: text[language], spans: intervals };
  });
}

function toInterval(index: FactIndex, time: AskedTime | null): Interval | null {
  if (!time) return null;
  const { toIso } = createTimeZoneCalendar(index.nativity, index.context);
  return { from: toIso(time.startJd), until: toIso(time.endJd) };
}

/** Creates contexts for the whole question or parts of it; they share one phrase picker. */
function createContextFactory(
  request: AnswerRequest,
  { change, time, timeText, corrected }: ContextChanges = {},
): (part: string) => AnswerContext {
  const { understanding, index, userFacts = [], savedCharts, askedChart } = request;
  const { turns, questionOf, getStatedFacts } = understanding;
  const { text, language } = understanding.question;
  const seed = `${index.context.local} ${text} ${turns.length}`;
  const picker = createPhrasePicker(language, seed, getRecentPhrases(turns));
  const allUserFacts = [...userFacts, ...getStatedFacts()];
  const factQuestions = turns
    .slice(-REFERENCE_TURNS)
    .filter(({ kind }) => kind === "fact")
    .map(questionOf);
  return (part) => {
    const conversation = { understanding, index, stated: allUserFacts, factQuestions };
    const resolved = resolveMessage(part, { ...conversation, change, time, corrected });
    const read = readRequest(resolved.question, turns);
    return {
      ...resolved,
      ...read,
      ...(askedChart && { question: readFromChart(resolved.question, askedChart) }),
      index,
      previousTurns: turns,
      questionOf,
      userFacts: allUserFacts,
      savedCharts,
      timeText,
      phrasePicker: picker,
      seed,
      chartId: askedChart?.id ?? null,
      about: askedChart ? null : read.about,
      answerEarlier: (at, earlierChanges) => answerEarlierTurn(request, at, earlierChanges),
    };
  };
}

function draftAnswer(turn: AnswerContext, turnOf: (part: string) => AnswerContext): AnswerDraft {
  const several = answerSeveralQuestions(turn, turnOf);
  if (several || turn.question.danger !== null) return several ?? answerTurn(turn);
  // "Good evening, I am Sherin. My family wants porutham done": what is asked stands beside the greeting.
  const [only, ...others] = readParts({ question: turn.question, turns: turn.previousTurns });
  // "In Slough with my daughter. Is a second marriage there for me": who stands in the sentence beside it is not asked about.
  const asked = only && others.length === 0 && only.text !== turn.question.text ? turnOf(only.text) : null;
  if (asked?.object && turn.question.person !== "self" && asked.question.person === "self" && asked.topics.length > 0)
    return answerTurn(asked);
  const isTold = turn.object !== null && ASK_OBJECTS[turn.object].family === "person";
  if (turn.object !== null && !isTold) return answerTurn(turn);
  // "He got worried that you keep it. How can I remove his": what is told stands beside the question, which the last sure part asks.
  const parts = readParts({ question: turn.question, turns: turn.previousTurns });
  const asking = parts.filter(({ text }) => text !== turn.question.text).map(({ text }) => turnOf(text));
  const part = asking.findLast(({ object }) => object !== null && !(isTold && ASK_OBJECTS[object].family === "person"));
  if (!part) return answerTurn(turn);
  // "Saturn gives me trouble. What can I do about it?": what the question leaves out is in the sentence before.
  const { entities, topics } = part.question;
  const isComplete = topics.length + entities.grahas.length + entities.houses.length + entities.factIds.length > 0;
  return answerTurn(isComplete ? part : { ...turn, object: part.object, ranked: part.ranked });
}

/** Answers the question of an earlier turn again, as of now. */
function answerEarlierTurn(request: AnswerRequest, at: number, changes: QuestionChanges = {}): AnswerDraft {
  const { understanding } = request;
  const memory = understanding.turns[at];
  if (!memory) throw new RangeError(`the conversation has no turn ${at}`);
  const { language = memory.language } = changes;
  const earlier = returnToTurn(understanding, at, { text: changes.text ?? memory.question, language });
  // A corrected topic comes from the words of the correction; what is asked about it, from the earlier question.
  const change = (question: Question): Question =>
    applyCorrectionToQuestion(
      question,
      changes.text === undefined ? question : understanding.questionOf(memory),
      changes,
    );
  const time =
    changes.time ?? (changes.text === undefined ? undefined : findTimeOfTurn(understanding, at, request.index));
  const { timeText } = changes;
  const corrected = changes.text === undefined ? undefined : getTaskOfTurn(memory, understanding);
  const turnOf = createContextFactory({ ...request, understanding: earlier }, { change, time, timeText, corrected });
  return draftAnswer(turnOf(earlier.question.text), turnOf);
}

/** The sentences of an answer, those without the lead sentence about the saved chart, and the windows they name. */
interface RenderedAnswer extends Pick<Answer, "sentences" | "timing"> {
  readonly ownSentences: Answer["sentences"];
}

const FAMILIES_OF_FACTS: ReadonlySet<AskFamily> = new Set(["chart", "dasha", "sky", "day", "calendar"]);

/** What was answered with a fact asked for one, whatever else was a little likelier: "and Venus?" goes on from there. */
function toAskOfFact(ask: StoredAsk, ranked: AnswerContext["ranked"]): StoredAsk {
  if (FAMILIES_OF_FACTS.has(ASK_OBJECTS[ask.object].family)) return ask;
  const asked = ranked.find(({ object }) => FAMILIES_OF_FACTS.has(ASK_OBJECTS[object].family));
  return asked && asked.probability >= MIN_OF_FACT ? { ...ask, object: asked.object } : ask;
}
const MIN_OF_FACT = 0.2;

/** What the conversation remembers of this turn. */
const buildTurnMemory = (
  { understanding, askedChart }: AnswerRequest,
  { index, time, phrasePicker, question, task, ranked }: AnswerContext,
  {
    kind,
    topics = [],
    findings = [],
    danger = null,
    language = phrasePicker.language,
    repeats,
    isCheck,
    awaitsBirth,
  }: AnswerDraft,
  { sentences, timing, ownSentences }: RenderedAnswer,
): Answer["memory"] => ({
  question: understanding.question.text,
  language,
  kind,
  topics,
  // A date beside a question about two people is a birth.
  interval: ASK_OBJECTS[ranked[0]?.object ?? "age"].family === "two people" ? null : toInterval(index, time),
  findings,
  windows: timing,
  used: phrasePicker.usedIds(),
  terms: findTerms(sentences.map((one) => one.text).join(" ")),
  opening: ownSentences[0] ? getPhraseId(ownSentences[0].text) : "",
  chart: askedChart?.id ?? null,
  danger: danger?.kind ?? null,
  form: question.form,
  task: toStoredTask({ ...task, topics: topics.length > 0 ? topics : task.topics }),
  focus: findElementsOfTurn(question, kind, ownSentences),
  ...(understanding.question.danger === null && {
    asks: readStoredAsks(understanding).map((ask) => (kind === "fact" ? toAskOfFact(ask, ranked) : ask)),
  }),
  ...(repeats && { repeats }),
  ...(isCheck && { isCheck }),
  ...(awaitsBirth && { awaitsBirth }),
});

/** These state whose chart they are from, or are from none. */
const KINDS_WITHOUT_LEAD: ReadonlySet<AnswerDraft["kind"]> = new Set(["talk", "safety", "bounds"]);

/**
 * The first words of an answer from the writer's own chart while the conversation is about another person: otherwise "is he manglik" would be
 * answered as if this were his chart.
 */
function renderWhoseChart(
  { question, about, ranked, phrasePicker }: AnswerContext,
  { kind, sentences }: AnswerDraft,
): Answer["sentences"] {
  const named = question.person === "self" ? (about?.relation?.name ?? null) : RELATIVE_NAMES[question.person];
  const person = about === null && question.person === "self" ? undefined : (named ?? OTHER_PERSON_NAME);
  // A reading about another person begins with what the writer's chart can show of them.
  const isFramed =
    kind === "reading" && (question.person !== "self" || ASK_OBJECTS[ranked[0]?.object ?? "age"].family === "reading");
  const statesFacts = sentences.some(({ facts }) => facts.length > 0);
  // A day is of the almanac, and not of a chart.
  const asksAboutDay = question.acts.some(({ kind: asked }) => asked === "which_day" || asked === "day");
  if (person === undefined || isFramed || asksAboutDay || !statesFacts || KINDS_WITHOUT_LEAD.has(kind)) return [];
  return [
    renderPhrase(phrasePicker, OTHER_PERSON_PHRASES.own_instead, {
      person,
    }),
  ];
}

const OBJECTS_OF_SKY: ReadonlySet<AskObjectId> = new Set([
  "transit_now",
  "sign_change",
  "retrograde_span",
  "combust_span",
  "meaning_of_term",
]);

/** The first words of an answer from another person's chart: in full where the talk turns to that chart, in short while it goes on. */
function renderNameOfChart(
  { previousTurns, phrasePicker, object }: AnswerContext,
  { kind, sentences }: AnswerDraft,
  { id, name }: SavedChart,
): Answer["sentences"] {
  const statesFacts = sentences.some(({ facts }) => facts.length > 0);
  if (KINDS_WITHOUT_LEAD.has(kind) || (kind !== "reading" && !statesFacts)) return [];
  // "When does Jupiter change its sign" is of the sky, and of no chart.
  if (object !== null && OBJECTS_OF_SKY.has(object)) return [];
  const goesOn = previousTurns.some(({ chart, kind: earlier }) => chart === id && !KINDS_WITHOUT_LEAD.has(earlier));
  const isStill = goesOn && findChartOfTalk(previousTurns) === id;
  return [
    renderPhrase(phrasePicker, isStill ? OTHER_PERSON_PHRASES.saved_still : OTHER_PERSON_PHRASES.saved, { name }),
  ];
}

/** A line of care before the first other answer after a danger; none after a danger that was only asked about, or is denied. */
function renderCare(turn: AnswerContext, { kind }: AnswerDraft): Answer["sentences"] {
  const { previousTurns, phrasePicker } = turn;
  const last = previousTurns.at(-1);
  if (last?.isCheck || endsDanger(turn)) return [];
  const isAfterDanger = last?.kind === "safety" || (last?.danger ?? null) !== null;
  return isAfterDanger && kind !== "safety" && kind !== "talk" ? [renderPhrase(phrasePicker, CARE_AFTER_DANGER)] : [];
}

/**
 * Answers a question about a chart: an exact fact, a topic weighed for and against with its timing, a definition of a term, or a statement of
 * what is out of scope. Deterministic: the same question, chart, instant and conversation give the same answer.
 */
export function createAnswer(request: AnswerRequest): Answer {
  const { understanding, index, askedChart } = request;
  const { question } = understanding;
  const turnOf = createContextFactory(request);
  const turn = turnOf(question.text);
  const body = draftAnswer(turn, turnOf);
  const language = body.language ?? question.language;
  const { kind, evidence = [], extraFacts = [] } = body;
  const lead = askedChart ? renderNameOfChart(turn, body, askedChart) : renderWhoseChart(turn, body);
  const ownSentences = [...renderCare(turn, body), ...varyOpening(turn, body)];
  const sentences = [...lead, ...ownSentences];
  const cited = new Set(sentences.flatMap(({ facts: ids }) => ids));
  const timing = getWindowIntervals(extraFacts, cited);
  const indexWithExtras = addFacts(body.index ?? index, extraFacts);
  const ids = new Set([...cited, ...evidence.map(({ factId }) => factId)]);
  return {
    kind,
    language,
    sentences,
    evidence,
    confidence: body.confidence ?? null,
    timing,
    clocks: findWindowTimingFactors(index, extraFacts, timing, language),
    followUps: selectFollowUps(turn, body),
    danger: body.danger ?? null,
    facts: [...ids].flatMap((id) => findFactById(indexWithExtras, id) ?? []),
    memory: buildTurnMemory(request, turn, body, { sentences, timing, ownSentences }),
  };
}
