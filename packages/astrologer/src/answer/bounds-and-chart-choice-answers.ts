import { resolveAskedChart } from "../question/resolve-asked-chart.ts";
import { OTHER_PERSON_PHRASES, PERSON_NAMES } from "./answer-phrases.data.ts";
import type { ActKind } from "../understanding/act.ts";
import { judgeTopic } from "./judge-topic.ts";
import { TOPIC_NAMES } from "./reading-phrases.data.ts";
import { createFindingContext } from "./render-finding.ts";
import { renderWindows } from "./render-windows.ts";
import { UNANSWERABLE_DETAILS } from "./unanswerable-details.data.ts";
import { hasUncertainTime } from "./uncertain-birth-time.ts";
import { BOUND_PHRASES } from "./talk-and-bounds-phrases.data.ts";
import { type AnswerDraft, renderPhrase, type AnswerContext, type TalkContext } from "./answer-context.ts";

const BOUND_KINDS = [
  "death",
  "guilt",
  "faith",
  "orientation",
  "order",
  "sex_of_child",
  "pregnancy",
  "medical",
  "surgery",
  "court",
  "verdict",
  "third_party",
  "match",
  "past_life",
  "curse",
  "lucky",
] as const;

/** Bounds that users ask about in fear or pain: no follow-up questions are offered after them. */
const PAINFUL_BOUNDS: ReadonlySet<string> = new Set(["death", "guilt", "pregnancy", "medical", "surgery"]);

/** From this probability the classifier alone decides that a message is out of bounds. */
const MIN_PROBABILITY = 0.5;
/** The same, if the lexicon finds a topic that the classifier does not see. */
const MIN_PROBABILITY_AGAINST_TOPIC = 0.7;

/** What the only act of a message asks that no chart decides. */
function findLearnedBound({ question: { acts, topics, text } }: TalkContext): string | null {
  const [act] = acts;
  if (acts.length !== 1 || act?.kind !== "bounds") return null;
  const isDetail = topics.length > 0 && UNANSWERABLE_DETAILS.some(({ words }) => words.test(text));
  const isOfTopic = topics.length === 0 || topics.some((topic) => topic === act.matter);
  const least = isOfTopic ? MIN_PROBABILITY : MIN_PROBABILITY_AGAINST_TOPIC;
  return !isDetail && act.probability >= least ? act.bound : null;
}

const BIRTH_ACTS: ReadonlySet<ActKind> = new Set(["timing", "outlook", "fact", "which_day"]);
/** Number of past turns in which a pregnancy may have been told. */
const PREGNANCY_TURNS = 4;

/** "When will the child be born", after the conversation told of a pregnancy. */
function asksAboutBirth({ question, previousTurns, questionOf }: TalkContext): boolean {
  const isOfChild =
    question.topics[0] === "children" && question.acts.every(({ kind }) => BIRTH_ACTS.has(kind) || kind === "bounds");
  if (!isOfChild) return false;
  return previousTurns.slice(-PREGNANCY_TURNS).some((memory) => {
    const { kinds, acts } = questionOf(memory);
    return (
      memory.kind === "bounds" &&
      (kinds.includes("pregnancy") || kinds.includes("sex_of_child") || acts.some(({ bound }) => bound === "pregnancy"))
    );
  });
}

/** The result of an exam or interview is not in a chart; the months that support studies or work are. */
function answerResult({ question, index, phrasePicker }: TalkContext): AnswerDraft {
  const topic =
    question.acts[0]?.matter === "career" && !question.topics.includes("education") ? "career" : "education";
  const detail = UNANSWERABLE_DETAILS.find(({ topics, words }) => topics.includes(topic) && words.test(question.text));
  const bound = renderPhrase(phrasePicker, detail?.phrases ?? BOUND_PHRASES.exam, { matter: TOPIC_NAMES[topic] });
  if (!index || hasUncertainTime(index)) return { kind: "bounds", sentences: [bound], topics: [topic] };
  const judgment = judgeTopic(index, topic);
  return {
    kind: "bounds",
    topics: [topic],
    sentences: [bound, ...renderWindows(createFindingContext(index, phrasePicker, topic), judgment)],
    extraFacts: judgment.windowFacts,
  };
}

export function answerBounds(turn: TalkContext): AnswerDraft | null {
  const { question, phrasePicker } = turn;
  const kind = BOUND_KINDS.find((bound) => question.kinds.includes(bound));
  const learned = findLearnedBound(turn);
  if (asksAboutBirth(turn) && kind !== "sex_of_child")
    return { kind: "bounds", sentences: [renderPhrase(phrasePicker, BOUND_PHRASES.birth)], followUps: [] };
  if (kind === undefined && learned === "exam") return answerResult(turn);
  if (learned === "verdict" && (kind === undefined || kind === "verdict"))
    return { kind: "bounds", sentences: [renderPhrase(phrasePicker, BOUND_PHRASES.court)] };
  const bound = kind ?? (learned === null ? undefined : KIND_OF_LEARNED_BOUND[learned]);
  if (bound === undefined) return null;
  const sentences = [renderPhrase(phrasePicker, BOUND_PHRASES[bound])];
  return PAINFUL_BOUNDS.has(bound) ? { kind: "bounds", sentences, followUps: [] } : { kind: "bounds", sentences };
}

/** Bounds that only the classifier of requests knows. */
const KIND_OF_LEARNED_BOUND: Readonly<Partial<Record<string, (typeof BOUND_KINDS)[number]>>> = {
  faithful: "third_party",
  spying: "third_party",
  lottery: "verdict",
  shares: "verdict",
};

/** Maximum number of charts offered when asking back. */
const MAX_NAMED_CHARTS = 3;
const OR = { en: " or ", hi: " या ", hg: " ya " };

/** Refers a question about another saved chart to that chart. If several match, it asks which one; if none is saved, it says so. */
export function answerSavedChart({
  question,
  savedCharts,
  previousTurns,
  phrasePicker,
}: AnswerContext): AnswerDraft | null {
  const result = resolveAskedChart(question, savedCharts, previousTurns.at(-1)?.chart ?? null);
  if (!result) return null;
  if (result.kind === "one") return { kind: "talk", sentences: [], chart: result.chart.id, followUps: [] };
  if (result.kind === "several") {
    const names = result.charts.slice(0, MAX_NAMED_CHARTS).map(({ name }) => name);
    const sentences = [
      renderPhrase(phrasePicker, OTHER_PERSON_PHRASES.several, { names: names.join(OR[phrasePicker.language]) }),
    ];
    return { kind: "talk", sentences, followUps: names.map((name) => `${question.text} (${name})`) };
  }
  const who = result.name ?? PERSON_NAMES[result.person];
  return {
    kind: "talk",
    sentences: [renderPhrase(phrasePicker, OTHER_PERSON_PHRASES.unsaved, { who })],
    followUps: [],
  };
}
