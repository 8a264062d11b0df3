import { SAPTA_GRAHAS } from "@lagna/jyotish";
import { createChartView } from "../chart-view.ts";
import { findFactById } from "../facts/build-facts.ts";
import { computeDignityPolarity, computePlacementPolarity } from "../reading/compute-polarity.ts";
import { TOPIC_ROWS } from "../reading/topics.data.ts";
import { formatGrahaWithArticle } from "../words/format-terms.ts";
import type { AnswerSentence } from "./answer.ts";
import { selectFindings, getActingGraha, buildEvidence, judgeTopic } from "./judge-topic.ts";
import { REMEDY_ACTS } from "./remedies.data.ts";
import { REMEDY_PHRASES } from "./answer-phrases.data.ts";
import { renderFinding, createFindingContext } from "./render-finding.ts";
import { type AnswerDraft, renderPhrase, type AnswerContext } from "./answer-context.ts";
import { renderFactWithUncertainty } from "./uncertain-birth-time.ts";

const GEMSTONE_PATTERN =
  /\b(?:gem|gems|gemstones?|stones?|ratna?|neelam|pukhraj|panna|moonga|munga|moti|heera|gomed|lehsunia|sapphire|emerald|ruby|pearl|coral|hessonite|pehnu|pehnun)\b|रत्न|नीलम|पुखराज|पन्ना|मूंगा|मूँगा|मोती|हीरा|गोमेद|लहसुनिया/iu;
const RITUAL_PATTERN = /\b(?:pu?ja|pooja|havan|hawan|anushthan|yagya|yagna|ritual)\b|पूजा|हवन|अनुष्ठान|यज्ञ/iu;

const PAYMENT_PATTERN =
  /\b(?:karwa\w*|karau\w*|karani|karane|pandit|panditji|hazaar|hazar|lakh|rs|rupees?|rupaye|cost|pay|priest|\d{3,})\b|₹|करवा|करानी|कराऊ|पंडित|हज़ार|हजार|लाख|रुपये|रुपए/iu;

/** Whether a text is about a puja that costs money. */
export const asksForPaidRitual = (text: string): boolean => RITUAL_PATTERN.test(text) && PAYMENT_PATTERN.test(text);

/** For questions about gemstones or rituals: states that no purchase is needed, after the facts on the doshas they are meant to cure. */
function renderPurchaseAdvice({ question, index, phrasePicker }: AnswerContext): AnswerSentence[] {
  const { text, entities } = question;
  const doshas = entities.factIds.flatMap((id) => {
    const fact = id.startsWith("dosha-") ? findFactById(index, id) : undefined;
    return fact ? renderFactWithUncertainty(index, fact, phrasePicker.language) : [];
  });
  if (GEMSTONE_PATTERN.test(text)) return [...doshas, renderPhrase(phrasePicker, REMEDY_PHRASES.no_stone)];
  return RITUAL_PATTERN.test(text) ? [...doshas, renderPhrase(phrasePicker, REMEDY_PHRASES.no_rite)] : doshas;
}

/** Remedies for the graha named, for the one that weakens the topic, for the topic's lord, or for the weakest graha; free, safe and optional. */
export function answerRemedy(turn: AnswerContext): AnswerDraft {
  const { index, phrasePicker, topics, question } = turn;
  const [topic] = topics;
  const [namedGraha] = question.entities.grahas;
  const view = createChartView(index.nativity);
  const judgment = topic === undefined ? null : judgeTopic(index, topic);
  const against = judgment && selectFindings(judgment, 2, new Set()).against;
  const weakest = SAPTA_GRAHAS.toSorted(
    (a, b) =>
      computePlacementPolarity(view, a, new Set()) +
      (computeDignityPolarity(view, a, new Set()) ?? 0) -
      (computePlacementPolarity(view, b, new Set()) + (computeDignityPolarity(view, b, new Set()) ?? 0)),
  )[0];
  const weakening = against && judgment && judgment.natalScore.score >= 0 ? getActingGraha(index, against) : undefined;
  const lord = topic === undefined ? undefined : view.house(TOPIC_ROWS[topic].primaryHouses[0] ?? 1).lord;
  const who = namedGraha ?? weakening ?? lord ?? weakest ?? "saturn";
  const context = createFindingContext(index, phrasePicker, topic ?? "personality");
  return {
    kind: "reading",
    topics: topic === undefined ? [] : [topic],
    sentences: [
      ...renderPurchaseAdvice(turn),
      renderPhrase(phrasePicker, REMEDY_PHRASES.opening, { who: formatGrahaWithArticle(who) }),
      ...(against && weakening ? renderFinding(context, against) : []),
      renderPhrase(phrasePicker, REMEDY_ACTS[who]),
      renderPhrase(phrasePicker, REMEDY_PHRASES.free),
    ],
    evidence: judgment ? buildEvidence(index, judgment, phrasePicker.language) : [],
    confidence: judgment?.natalScore.confidence ?? null,
  };
}
