import { type Finding, scoreTopic } from "../reading/score-topic.ts";
import { TOPIC_ROWS } from "../reading/topics.data.ts";
import { TOPIC_ADVICE } from "./advice.data.ts";
import { type Choice, CHOICES, type ChoiceSide } from "./choices.data.ts";
import { selectFindings, buildEvidence, type TopicJudgment } from "./judge-topic.ts";
import { CONFIDENCE_PHRASES } from "./reading-phrases.data.ts";
import { CHOICE_PHRASES } from "./answer-phrases.data.ts";
import { renderFinding, createFindingContext } from "./render-finding.ts";
import { type AnswerDraft, renderPhrase, type AnswerContext } from "./answer-context.ts";

/** Sides whose scores differ by less are treated as equal. */
const CLOSE_MARGIN = 0.12;

/** The choice that a question names with both its sides, such as "job or business". */
export function findChoice(text: string): Choice | null {
  if (!/\b(?:or|vs|versus|ya|better)\b|या|बनाम/iu.test(text)) return null;
  return CHOICES.find(({ sides }) => sides.every(({ words }) => words.test(text))) ?? null;
}

/** Compares the two sides of a choice by the houses they are read from, with findings for and against. */
export function compareChoice(
  { index, phrasePicker, previousTurns }: AnswerContext,
  { topic, sides }: Choice,
): AnswerDraft {
  const row = TOPIC_ROWS[topic];
  const scoredSides = sides.map((side: ChoiceSide) => {
    const natalScore = scoreTopic(index, { ...row, housePolarities: { ...row.housePolarities, 6: 0.2 } }, side.houses);
    const judgment: TopicJudgment = {
      topic,
      house: side.houses[0] ?? 1,
      natalScore,
      windows: { now: null, ahead: [], leastWeak: null },
      windowFacts: [],
    };
    return { side, judged: judgment };
  });
  const [best, rest] = scoredSides.toSorted((a, b) => b.judged.natalScore.score - a.judged.natalScore.score);
  if (!best || !rest) return { kind: "talk", sentences: [] };
  const margin = best.judged.natalScore.score - rest.judged.natalScore.score;
  const names = { one: best.side.name, One: best.side.name, other: rest.side.name, Other: rest.side.name };
  const findingContext = createFindingContext(index, phrasePicker, topic);
  const previousFindings = new Set(previousTurns.flatMap(({ findings }) => findings));
  const findBySign = (judgment: TopicJudgment, sign: number, usedKeys: ReadonlySet<string>): Finding | undefined => {
    const { main, against } = selectFindings(judgment, 2, usedKeys);
    return [...main, ...(against ? [against] : [])].find(({ polarity }) => Math.sign(polarity) === sign);
  };
  const [pro, cost] = [findBySign(best.judged, 1, previousFindings), findBySign(best.judged, -1, previousFindings)];
  const otherPro = findBySign(rest.judged, 1, new Set([...previousFindings, pro?.knowledgeKey ?? ""]));
  const fillNames = (wordings: (typeof CHOICE_PHRASES)[keyof typeof CHOICE_PHRASES]) => {
    const text = phrasePicker.pick(wordings, names);
    return { en: [text], hi: [text], hg: [text] };
  };
  return {
    kind: "reading",
    topics: [topic],
    sentences: [
      renderPhrase(phrasePicker, margin < CLOSE_MARGIN ? CHOICE_PHRASES.close : CHOICE_PHRASES.clear, names),
      ...(pro ? renderFinding(findingContext, pro, { lead: fillNames(CHOICE_PHRASES.for_one), withState: true }) : []),
      ...(cost ? renderFinding(findingContext, cost, { lead: fillNames(CHOICE_PHRASES.against_one) }) : []),
      ...(otherPro ? renderFinding(findingContext, otherPro, { lead: fillNames(CHOICE_PHRASES.for_other) }) : []),
      renderPhrase(phrasePicker, CONFIDENCE_PHRASES[margin < CLOSE_MARGIN ? "light" : "fair"]),
      renderPhrase(phrasePicker, TOPIC_ADVICE[topic]),
    ],
    findings: [pro, cost, otherPro].flatMap((finding) => (finding ? [finding.knowledgeKey] : [])),
    evidence: buildEvidence(index, best.judged, phrasePicker.language),
    confidence: margin < CLOSE_MARGIN ? "light" : "fair",
  };
}
