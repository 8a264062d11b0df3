import type { Graha } from "@lagna/terms";
import { createChartReadModel } from "../../chart-read-model.ts";
import { computeInfluence } from "../../topic-judgment/compute-polarity.ts";
import type { Finding } from "../../topic-judgment/score-topic.ts";
import { type Topic, TOPIC_ROWS } from "../../topic-judgment/topics.data.ts";
import { formatGrahaWithArticle } from "../../formatting/format-terms.ts";
import { GRAHA_ADVICE } from "../topic/advice-phrases.data.ts";
import type { AnswerSentence } from "../answer-types.ts";
import { GRAHA_CAVEAT_PHRASES, GRAHA_INFLUENCE_PHRASES } from "./graha-on-topic-phrases.data.ts";
import { buildEvidence, judgeTopic, type TopicJudgment } from "../topic/judge-topic.ts";
import { TOPIC_NAMES } from "../topic/topic-answer-phrases.data.ts";
import { renderFinding, getMeaning, type FindingContext, createFindingContext } from "../topic/render-finding.ts";
import { type AnswerDraft, renderPhrase, type AnswerContext } from "../answer-context.ts";
import { resolveGrahaTopic } from "./resolve-graha-topic.ts";
import { type GrahaRole, getInfluenceLevel, isFindingOfGraha, getInfluenceDirection } from "./graha-role.ts";
import { renderPlacement, renderMissingConnection } from "./render-graha-connection.ts";
import { renderPeriods, renderTransit } from "./render-graha-timing.ts";

/** Factors about the place of a graha, which are covered by the sentence about its placement. */
const PLACEMENT_FACTORS = new Set<Finding["factor"]>(["lord_place", "occupants", "karakas", "chara_karaka"]);

/** The finding that words the meaning of the placement: one of the judgment, or else the row of graha and house. */
function selectPlacementFinding(
  context: FindingContext,
  { view, graha, judged: judgment }: GrahaRole,
  findings: readonly Finding[],
): Finding | undefined {
  const { house } = view.planets[graha];
  const polarity = computeInfluence(view, graha);
  const row = `planet-in-house/${graha}/${house}`;
  const fallback: Finding = {
    factId: `house-${house}`,
    factor: "occupants",
    house,
    polarity,
    weight: 0,
    knowledgeKey: row,
    stable: true,
  };
  const canLead = (finding: Finding): boolean => getMeaning(context, finding)?.canLead === true;
  return [
    ...findings.filter(({ factor }) => PLACEMENT_FACTORS.has(factor)),
    { ...fallback, house: judgment.house },
  ].find(canLead);
}

function renderGrahaOnTopic(
  turn: AnswerContext,
  graha: Graha,
  judgment: TopicJudgment,
): { said: AnswerSentence[]; findings: readonly Finding[] } {
  const { index, phrasePicker } = turn;
  const view = createChartReadModel(index.nativity);
  const role: GrahaRole = { index, view, graha, judged: judgment, houses: TOPIC_ROWS[judgment.topic].primaryHouses };
  const ownFindings = judgment.natalScore.findings.filter(
    (finding) => finding.stable && isFindingOfGraha(index, graha, finding),
  );
  const ranked = ownFindings.toSorted((a, b) => Math.abs(b.weight * b.polarity) - Math.abs(a.weight * a.polarity));
  const context = createFindingContext(index, phrasePicker, judgment.topic);
  const matter = TOPIC_NAMES[judgment.topic];
  const phrases = GRAHA_INFLUENCE_PHRASES[getInfluenceLevel(role)][getInfluenceDirection(role, ownFindings)];
  const opening = renderPhrase(phrasePicker, phrases, { who: formatGrahaWithArticle(graha), matter });
  const place = selectPlacementFinding(context, role, ranked);
  const placement = renderPlacement(turn, role, place ? (getMeaning(context, place)?.core ?? null) : null);
  const missingConnection = renderMissingConnection(turn, role);
  const other = ranked.find(({ factor }) => !PLACEMENT_FACTORS.has(factor));
  return {
    said: [
      opening,
      placement,
      ...missingConnection,
      ...(other ? renderFinding(context, other, { withState: true }) : []),
      ...renderPeriods(turn, role),
      ...renderTransit(turn, role),
    ],
    findings: [...(place ? [place] : []), ...(other ? [other] : [])],
  };
}

/** Answers what one or two grahas do to a topic, if a message asks for that. */
export function answerGrahaOnTopic(turn: AnswerContext): AnswerDraft | null {
  const asked = resolveGrahaTopic(turn);
  return asked && tellGrahasOnTopic(turn, asked);
}

/** What some grahas do to a topic: how much influence they have and why, when they are active, and what to do. */
export function tellGrahasOnTopic(
  turn: AnswerContext,
  { grahas, topic }: { readonly grahas: readonly Graha[]; readonly topic: Topic },
): AnswerDraft {
  const { index, phrasePicker } = turn;
  const judgment = judgeTopic(index, topic);
  const rendered = grahas.map((graha) => renderGrahaOnTopic(turn, graha, judgment));
  const [first] = grahas;
  return {
    kind: "reading",
    topics: [topic],
    sentences: [
      ...rendered.flatMap(({ said }) => said),
      renderPhrase(phrasePicker, GRAHA_CAVEAT_PHRASES, { matter: TOPIC_NAMES[topic] }),
      ...(grahas.length === 1 && first ? [renderPhrase(phrasePicker, GRAHA_ADVICE[first])] : []),
    ],
    findings: rendered.flatMap(({ findings }) => findings.map(({ knowledgeKey }) => knowledgeKey)),
    evidence: buildEvidence(index, judgment, phrasePicker.language),
    confidence: judgment.natalScore.confidence,
  };
}
