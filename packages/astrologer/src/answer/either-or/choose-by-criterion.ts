import type { LocalizedText } from "../../fact.ts";
import { createLocalizedText } from "../../formatting/format-terms.ts";
import type { Topic } from "../../topic-judgment/topics.data.ts";
import { type AnswerContext, type AnswerDraft, renderPhrase } from "../answer-context.ts";
import { judgeOptions, EQUAL_MARGIN, renderReason } from "./compare-options.ts";
import { EITHER_OR_VERDICT_PHRASES } from "./either-or-phrases.data.ts";
import { OPTION_CLASSES, type OptionClass, type OptionClassId } from "./option-classes.data.ts";
import { buildNameSlots, type ResolvedOption } from "./resolve-options-in-chart.ts";
import { buildEvidence } from "../topic/judge-topic.ts";
import { CONFIDENCE_PHRASES } from "../topic/topic-answer-phrases.data.ts";

interface Side {
  readonly kind: OptionClassId;
  /** In an oblique case in Hindi: "closer to …". */
  readonly name: LocalizedText;
}
type Criterion = readonly [Side, Side];

const side = (kind: OptionClassId, en: string, hi: string, hg: string): Side => ({
  kind,
  name: createLocalizedText(en, hi, hg),
});

const WHOSE_WORK: Criterion = [
  side("job", "settled work for others", "बँधी हुई नौकरी", "bandhi hui naukri"),
  side("business", "work of your own", "अपने काम", "apne kaam"),
];
const WITH_WHOM: Criterion = [
  side("alone", "what you do alone", "अकेले के काम", "akele ke kaam"),
  side("partnership", "what you do with others", "मिलकर करने वाले काम", "milkar karne wale kaam"),
];
const WHAT_EMPLOYER: Criterion = [
  side("government", "the larger and more settled place", "बड़ी और टिकी हुई जगह", "badi aur tiki hui jagah"),
  side("private_job", "the smaller and freer place", "छोटी और खुली जगह", "chhoti aur khuli jagah"),
];
const HOW_FAR: Criterion = [
  side("stay_home", "what is nearer home", "घर के पास वाली जगह", "ghar ke paas wali jagah"),
  side("abroad", "what is farther away", "दूर वाली जगह", "door wali jagah"),
];
const WHERE_TO_LEARN: Criterion = [
  side("study", "learning near home", "घर के पास की पढ़ाई", "ghar ke paas ki padhai"),
  side("study_abroad", "learning far from home", "घर से दूर की पढ़ाई", "ghar se door ki padhai"),
];
const HOW_SAFE: Criterion = [
  side("savings", "the safer way", "सुरक्षित रास्ते", "surakshit raaste"),
  side("invest_in_trade", "the bolder way", "हिम्मत वाले रास्ते", "himmat wale raaste"),
];
const HOW_NEW: Criterion = [
  side("keep_on", "what is there already", "जो पहले से है, उसी", "jo pehle se hai, usi"),
  side("begin_new", "what is new", "नई चीज़", "nayi cheez"),
];

/** What a chart tells apart in a matter, where the options themselves look the same in it or do not occur in it. */
const CRITERIA: Readonly<Partial<Record<Topic, readonly Criterion[]>>> = {
  career: [WHOSE_WORK, WITH_WHOM, WHAT_EMPLOYER],
  education: [WHERE_TO_LEARN, HOW_NEW],
  wealth: [HOW_SAFE],
  travel: [HOW_FAR],
};

/** What both options are already is no criterion: of two jobs, neither is work of one's own. */
const EXCLUDED: Readonly<Partial<Record<OptionClassId, readonly Criterion[]>>> = {
  business: [WHOSE_WORK, WHAT_EMPLOYER],
  alone: [WHOSE_WORK, WHAT_EMPLOYER, WITH_WHOM],
  partnership: [WHOSE_WORK, WHAT_EMPLOYER, WITH_WHOM],
  job: [WHOSE_WORK, WITH_WHOM],
  government: [WHOSE_WORK, WITH_WHOM, WHAT_EMPLOYER],
  private_job: [WHOSE_WORK, WITH_WHOM],
  study_abroad: [WHERE_TO_LEARN],
};

const resolveSide = ({ kind, name }: Side): ResolvedOption => ({
  text: name.en,
  span: [0, 0],
  kind,
  known: OPTION_CLASSES[kind],
  name,
});

interface Matter {
  readonly topic: Topic;
  /** What a chart reads all of the options from; null if it does not know them. */
  readonly shared: OptionClass | null;
}

/** @returns which of the options to take, by what the chart does tell apart in their matter; null if it leans to no side */
export function chooseByCriterion(
  turn: AnswerContext,
  read: readonly ResolvedOption[],
  { topic, shared }: Matter,
): AnswerDraft | null {
  const [sharedKind] = (Object.keys(OPTION_CLASSES) as OptionClassId[]).filter((id) => OPTION_CLASSES[id] === shared);
  const excluded = sharedKind ? (EXCLUDED[sharedKind] ?? []) : [];
  for (const criterion of CRITERIA[topic] ?? []) {
    if (excluded.includes(criterion)) continue;
    const [best, next] = judgeOptions(turn, criterion.map(resolveSide));
    if (!best || !next || best.judgment.natalScore.score - next.judgment.natalScore.score < EQUAL_MARGIN) continue;
    const { sentences, findings } = renderReason(turn, best, next);
    const names = { ...buildNameSlots(read), one: best.name, other: next.name };
    return {
      kind: "reading",
      topics: [topic],
      sentences: [
        renderPhrase(turn.phrasePicker, EITHER_OR_VERDICT_PHRASES.by_criterion, names),
        ...sentences,
        renderPhrase(turn.phrasePicker, CONFIDENCE_PHRASES.light),
      ],
      findings,
      evidence: buildEvidence(turn.index, best.judgment, turn.phrasePicker.language),
      confidence: "light",
    };
  }
  return null;
}
