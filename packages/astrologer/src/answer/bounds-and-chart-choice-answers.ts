import { resolveAskedChart } from "../question/resolve-asked-chart.ts";
import { OTHER_PERSON_PHRASES, PERSON_NAMES } from "./answer-phrases.data.ts";
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
  "verdict",
  "third_party",
  "match",
  "past_life",
  "curse",
  "lucky",
] as const;

/** Bounds that users ask about in fear or pain: no follow-up questions are offered after them. */
const PAINFUL_BOUNDS: ReadonlySet<string> = new Set(["death", "guilt", "pregnancy", "medical", "surgery"]);

export function answerBounds({ question, phrasePicker }: TalkContext): AnswerDraft | null {
  const kind = BOUND_KINDS.find((bound) => question.kinds.includes(bound));
  if (kind === undefined) return null;
  const sentences = [renderPhrase(phrasePicker, BOUND_PHRASES[kind])];
  return PAINFUL_BOUNDS.has(kind) ? { kind: "bounds", sentences, followUps: [] } : { kind: "bounds", sentences };
}

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
