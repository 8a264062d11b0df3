import type { LocalizedText } from "../../fact.ts";
import type { PhraseVariants } from "../../knowledge/knowledge-row.ts";
import { type Finding, scoreTopic } from "../../topic-judgment/score-topic.ts";
import { type Topic, TOPIC_ROWS } from "../../topic-judgment/topics.data.ts";
import { composeLocalizedText } from "../../formatting/format-terms.ts";
import { type AnswerContext, type AnswerDraft, renderPhrase } from "../answer-context.ts";
import type { OptionClass } from "./option-classes.data.ts";
import type { AnswerSentence } from "../answer-types.ts";
import { buildNameSlots, type ResolvedOption } from "./resolve-options-in-chart.ts";
import { EITHER_OR_REASON_PHRASES, EITHER_OR_VERDICT_PHRASES } from "./either-or-phrases.data.ts";
import { buildEvidence, judgeTopic, selectFindings, type TopicJudgment } from "../topic/judge-topic.ts";
import { isQuoted } from "./format-option-name.ts";
import { capitalize } from "../phrasing/phrase-picker.ts";
import {
  BAND_PHRASES,
  CONFIDENCE_PHRASES,
  TOPIC_NAMES,
  TURN_TO_AGAINST_PHRASES,
  TURN_TO_FOR_PHRASES,
} from "../topic/topic-answer-phrases.data.ts";
import { createFindingContext, renderFinding } from "../topic/render-finding.ts";
import { listWindows, renderTimeWindows } from "../topic/render-time-windows.ts";
import { checkTopicRestrictions } from "../topic/answer-topic.ts";

/** Options whose scores differ by less than these are called close, or not separated. */
const CLOSE_MARGIN = 0.12;
export const EQUAL_MARGIN = 0.005;
/** The sixth house serves those who work and contend (PD 8). */
const SIXTH_HOUSE_POLARITY = 0.2;

const NO_WINDOWS = { windows: { now: null, ahead: [], leastWeak: null }, windowFacts: [] } as const;

/** Scores a class of options as a topic is scored, by its own houses and significators. */
function judgeClass(
  { index }: AnswerContext,
  known: OptionClass,
  houses: readonly number[] = known.houses,
): TopicJudgment {
  const row = TOPIC_ROWS[known.topic];
  const classRow = {
    ...row,
    karakas: known.karakas ?? row.karakas,
    housePolarities: { ...row.housePolarities, 6: SIXTH_HOUSE_POLARITY },
  };
  return { topic: known.topic, house: houses[0] ?? 1, natalScore: scoreTopic(index, classRow, houses), ...NO_WINDOWS };
}

/** What both are read from cannot separate them. */
function dropSharedHouses(houses: readonly number[], others: readonly (readonly number[])[]): readonly number[] {
  const own = houses.filter((house) => !others.every((other) => other.includes(house)));
  return own.length > 0 ? own : houses;
}

export function findBySign(
  { previousTurns }: AnswerContext,
  judgment: TopicJudgment,
  sign: number,
  usedFacts: ReadonlySet<string>,
): Finding | undefined {
  const before = new Set(previousTurns.flatMap(({ findings }) => findings));
  const { main, against } = selectFindings(judgment, 3, before);
  return [...main, ...(against ? [against] : [])].find(
    ({ polarity, factId }) => Math.sign(polarity) === sign && !usedFacts.has(factId),
  );
}

export const buildOptionSlots = (
  slots: Readonly<Record<string, LocalizedText>>,
): Readonly<Record<string, LocalizedText>> => ({
  ...slots,
  ...Object.fromEntries(
    Object.entries(slots).map(([key, name]) => [
      capitalize(key),
      composeLocalizedText((language) => capitalize(name[language])),
    ]),
  ),
});

/** The topic that the question names comes first if one of the two is read from it; a trade may be learned or lived by, as the question says. */
function orderTopics(named: Topic | null, ...sides: readonly ResolvedOption[]): readonly Topic[] {
  const topics = new Set(sides.flatMap(({ known }) => known?.topic ?? []));
  if (named === null) return [...topics];
  if (sides.every(({ known }) => known?.isField)) return [named];
  return topics.has(named) ? [named, ...[...topics].filter((topic) => topic !== named)] : [...topics];
}

/** An option with its score. */
export interface JudgedOption extends ResolvedOption {
  readonly judgment: TopicJudgment;
}

/** The options that a chart reads, best first. */
export function judgeOptions(turn: AnswerContext, read: readonly ResolvedOption[]): readonly JudgedOption[] {
  const classes = read.flatMap(({ known }) => known ?? []);
  const sides = read.flatMap((option) => {
    const { known } = option;
    if (!known) return [];
    const others = classes.filter((other) => other !== known).map(({ houses }) => houses);
    return [{ ...option, judgment: judgeClass(turn, known, dropSharedHouses(known.houses, others)) }];
  });
  return sides.toSorted((a, b) => b.judgment.natalScore.score - a.judgment.natalScore.score);
}

/** Compares options by the houses they are read from, with findings for and against. */
export function rankOptions(turn: AnswerContext, read: readonly ResolvedOption[], topic: Topic | null): AnswerDraft {
  const { index, phrasePicker } = turn;
  const [best, next, ...others] = judgeOptions(turn, read);
  if (!best || !next) return { kind: "talk", sentences: [] };
  const margin = best.judgment.natalScore.score - next.judgment.natalScore.score;
  const confidence = margin < CLOSE_MARGIN ? "light" : "fair";
  const slots = buildOptionSlots({ one: best.name, other: next.name });
  const addLead = (wordings: PhraseVariants): PhraseVariants => {
    const text = phrasePicker.pick(wordings, slots);
    return { en: [text], hi: [text], hg: [text] };
  };
  const pro = findBySign(turn, best.judgment, 1, new Set());
  const cost = findBySign(turn, best.judgment, -1, new Set([pro?.factId ?? ""]));
  const otherPro = findBySign(turn, next.judgment, 1, new Set([pro?.factId ?? "", cost?.factId ?? ""]));
  const render = (side: typeof best, finding: Finding | undefined, wordings: PhraseVariants, withState: boolean) =>
    finding
      ? renderFinding(createFindingContext(index, phrasePicker, side.judgment.topic), finding, {
          lead: addLead(wordings),
          withState,
        })
      : [];
  const reasons = EITHER_OR_REASON_PHRASES;
  const verdict = margin < EQUAL_MARGIN ? "equal" : margin < CLOSE_MARGIN ? "close" : "clear";
  const { equal } = EITHER_OR_VERDICT_PHRASES;
  const wordings =
    read.length > 2 && verdict !== "equal"
      ? EITHER_OR_VERDICT_PHRASES.ranked
      : verdict === "equal"
        ? equal
        : EITHER_OR_VERDICT_PHRASES[verdict];
  // "This choice" is the one that the sentence before puts first.
  const isMeant = isQuoted(best.name) && verdict !== "equal";
  return {
    kind: "reading",
    topics: orderTopics(topic, best, next),
    sentences: [
      renderPhrase(phrasePicker, wordings, { ...slots, ...buildNameSlots(read) }),
      ...(verdict === "equal" && others.length > 0
        ? [renderPhrase(phrasePicker, EITHER_OR_VERDICT_PHRASES.after_equal, buildNameSlots(others))]
        : []),
      ...render(best, pro, isMeant ? reasons.for_it : reasons.for_one, true),
      ...render(best, cost, isMeant ? reasons.against_it : reasons.against_one, false),
      ...render(next, otherPro, isQuoted(next.name) ? reasons.for_rest : reasons.for_other, false),
      renderPhrase(phrasePicker, CONFIDENCE_PHRASES[confidence]),
    ],
    findings: [pro, cost, otherPro].flatMap((finding) => (finding ? [finding.knowledgeKey] : [])),
    evidence: buildEvidence(index, best.judgment, phrasePicker.language),
    confidence,
  };
}

/** What speaks for an option, or else against the other one. */
export function renderReason(turn: AnswerContext, best: JudgedOption, next: JudgedOption) {
  const pro = findBySign(turn, best.judgment, 1, new Set());
  const con = pro ? undefined : findBySign(turn, next.judgment, -1, new Set());
  const [finding, option] = pro ? [pro, best] : [con, next];
  if (!finding) return { sentences: [], findings: [] };
  const { for_it, against_one } = EITHER_OR_REASON_PHRASES;
  const lead = turn.phrasePicker.pick(pro ? for_it : against_one, buildOptionSlots({ one: option.name }));
  const context = createFindingContext(turn.index, turn.phrasePicker, option.judgment.topic);
  return {
    sentences: renderFinding(context, finding, { lead: { en: [lead], hi: [lead], hg: [lead] }, withState: true }),
    findings: [finding.knowledgeKey],
  };
}

/** After a lead sentence: what the chart says about a topic, for and against. */
function describe(turn: AnswerContext, judgment: TopicJudgment, lead: AnswerSentence, withBand: boolean): AnswerDraft {
  const { index, phrasePicker, previousTurns } = turn;
  const { topic, natalScore } = judgment;
  const matter = TOPIC_NAMES[topic];
  const context = createFindingContext(index, phrasePicker, topic);
  const { main, against } = selectFindings(judgment, 1, new Set(previousTurns.flatMap(({ findings }) => findings)));
  const turnTo = natalScore.score >= 0 ? TURN_TO_AGAINST_PHRASES : TURN_TO_FOR_PHRASES;
  return {
    kind: "reading",
    topics: [topic],
    sentences: [
      lead,
      ...checkTopicRestrictions(turn, topic).said,
      ...(withBand ? [renderPhrase(phrasePicker, BAND_PHRASES[natalScore.band], buildOptionSlots({ matter }))] : []),
      ...main.flatMap((finding) => renderFinding(context, finding, { withState: true })),
      ...(against ? renderFinding(context, against, { lead: turnTo }) : []),
      renderPhrase(phrasePicker, CONFIDENCE_PHRASES[natalScore.confidence]),
    ],
    findings: [...main, ...(against ? [against] : [])].map(({ knowledgeKey }) => knowledgeKey),
    evidence: buildEvidence(index, judgment, phrasePicker.language),
    confidence: natalScore.confidence,
  };
}

/** Says that the chart does not separate the options, and what it shows about their matter. */
export function describeTopic(
  turn: AnswerContext,
  topic: Topic,
  lead: AnswerSentence | null,
  read: readonly ResolvedOption[] = [],
): AnswerDraft {
  const { index, phrasePicker } = turn;
  const judgment: TopicJudgment = { ...judgeTopic(index, topic), ...NO_WINDOWS };
  const slots = { ...buildNameSlots(read), matter: TOPIC_NAMES[topic] };
  const said = lead ?? renderPhrase(phrasePicker, EITHER_OR_VERDICT_PHRASES.unknown, slots);
  return addTimes(turn, topic, describe(turn, judgment, said, true));
}

/** When the matter carries a new step, after the lead: where a chart does not name the options, a choice can go by that. */
function addTimes(turn: AnswerContext, topic: Topic, draft: AnswerDraft): AnswerDraft {
  const { index, phrasePicker } = turn;
  if (checkTopicRestrictions(turn, topic).closed) return draft;
  const full = judgeTopic(index, topic);
  const times = renderTimeWindows(createFindingContext(index, phrasePicker, topic), {
    ...full,
    windows: { ...full.windows, leastWeak: null },
  });
  const [lead, ...rest] = draft.sentences;
  const sentences = lead ? [lead, ...times.slice(0, 1), ...rest] : draft.sentences;
  return { ...draft, extraFacts: [...(draft.extraFacts ?? []), ...full.windowFacts], sentences };
}

/** What the chart says about the one option that can be read from it. */
export function describeOne(turn: AnswerContext, { known }: ResolvedOption, lead: AnswerSentence): AnswerDraft {
  return known
    ? addTimes(turn, known.topic, describe(turn, judgeClass(turn, known), lead, false))
    : { kind: "talk", sentences: [lead] };
}

/** "Now or later": by the windows of the topic. */
export function answerNowOrLater(
  turn: AnswerContext,
  [now, later]: readonly [ResolvedOption, ResolvedOption],
  topic: Topic | null,
): AnswerDraft {
  const { index, phrasePicker } = turn;
  const slots = buildOptionSlots({ now: now.name, later: later.name });
  if (topic === null || checkTopicRestrictions(turn, topic).closed) {
    const lead = renderPhrase(phrasePicker, EITHER_OR_VERDICT_PHRASES.no_matter, buildNameSlots([now, later]));
    return topic === null ? { kind: "talk", sentences: [lead] } : describeTopic(turn, topic, lead);
  }
  const full = judgeTopic(index, topic);
  const judgment = { ...full, windows: { ...full.windows, leastWeak: null } };
  const [first] = listWindows(judgment);
  const verdict = full.windows.now ? "now" : first ? "later" : "no_window";
  const lead = renderPhrase(
    phrasePicker,
    EITHER_OR_VERDICT_PHRASES[verdict],
    { ...slots, matter: TOPIC_NAMES[topic] },
    first ? [first.id] : [],
  );
  const body = describe(turn, full, lead, false);
  const windows = renderTimeWindows(createFindingContext(index, phrasePicker, topic), judgment);
  const [opening, ...rest] = body.sentences;
  return { ...body, extraFacts: full.windowFacts, sentences: [...(opening ? [opening] : []), ...windows, ...rest] };
}
