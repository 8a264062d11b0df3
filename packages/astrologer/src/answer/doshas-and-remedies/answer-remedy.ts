import { SAPTA_GRAHAS } from "@lagna/jyotish";
import type { DoshaId, Graha } from "@lagna/terms";
import { createChartReadModel } from "../../chart-read-model.ts";
import { findFactById } from "../../facts/build-facts.ts";
import { computeDignityPolarity, computePlacementPolarity } from "../../topic-judgment/compute-polarity.ts";
import { TOPIC_ROWS } from "../../topic-judgment/topics.data.ts";
import { formatGrahaWithArticle } from "../../formatting/format-terms.ts";
import type { Question } from "../../question/question.ts";
import type { AnswerSentence } from "../answer-types.ts";
import { findNamedDoshas, getDoshaValue } from "./answer-dosha.ts";
import { UNANSWERABLE_DETAILS } from "../out-of-scope/unanswerable-details.data.ts";
import { DOSHA_GRAHAS, DOSHA_PHRASES, GEM_GRAHAS } from "./dosha-phrases.data.ts";
import { selectFindings, getActingGraha, buildEvidence, judgeTopic } from "../topic/judge-topic.ts";
import { GRAHA_MANTRAS } from "./graha-mantras.data.ts";
import { REMEDY_ACTS } from "./remedies.data.ts";
import { REMEDY_PHRASES } from "./remedy-phrases.data.ts";
import { renderFinding, createFindingContext } from "../topic/render-finding.ts";
import { type AnswerDraft, renderPhrase, type AnswerContext } from "../answer-context.ts";
import { renderFactWithUncertainty } from "../birth-time/answer-with-uncertain-birth-time.ts";

const GEMSTONE_PATTERN =
  /\b(?:gem|gems|gemstones?|stones?|ratna?|neelam|pukhraj|panna|moonga|munga|moti|heera|gomed|lehsunia|sapphire|emerald|ruby|pearl|coral|hessonite|pehnu|pehnun)\b|रत्न|नीलम|पुखराज|पन्ना|मूंगा|मूँगा|मोती|हीरा|गोमेद|लहसुनिया/iu;
const RITUAL_PATTERN = /\b(?:pu?ja|pooja|havan|hawan|anushthan|yagya|yagna|ritual)\b|पूजा|हवन|अनुष्ठान|यज्ञ/iu;

const PAYMENT_PATTERN =
  /\b(?:karwa\w*|karau\w*|karani|karane|pandit|panditji|hazaar|hazar|lakh|rs|rupees?|rupaye|cost|pay|priest|\d{3,})\b|₹|करवा|करानी|कराऊ|पंडित|हज़ार|हजार|लाख|रुपये|रुपए/iu;

/** Whether a text is about a puja that costs money. */
export const asksForPaidRitual = (text: string): boolean => RITUAL_PATTERN.test(text) && PAYMENT_PATTERN.test(text);

/** From this probability the classifier alone decides that a remedy is asked. */
const MIN_PROBABILITY = 0.8;
/** The same, if the message names a rite. */
const MIN_PROBABILITY_OF_RITE = 0.5;

/** Whether a message asks what to do for a graha, a dosha or a matter. */
export const asksForRemedy = ({ kinds, acts, text }: Question): boolean =>
  kinds.includes("remedy") ||
  asksForPaidRitual(text) ||
  (!UNANSWERABLE_DETAILS.some(({ words }) => words.test(text)) &&
    acts
      .slice(-1)
      .some(
        ({ kind, probability }) =>
          kind === "remedy" && probability >= (RITUAL_PATTERN.test(text) ? MIN_PROBABILITY_OF_RITE : MIN_PROBABILITY),
      ));

const findGem = (text: string): Graha | undefined => GEM_GRAHAS.find(([words]) => words.test(text))?.[1];

/** The doshas and the graha that a question asks a remedy for; if it only points back ("what helps against it?"), those of the question before. */
function findTarget(turn: AnswerContext): { readonly doshas: readonly DoshaId[]; readonly graha: Graha | undefined } {
  const { question, previousTurns, questionOf } = turn;
  const named = findNamedDoshas(turn);
  const own = question.entities.grahas[0] ?? findGem(question.text);
  const last = previousTurns.at(-1);
  if (named.length > 0 || own || question.topics.length > 0 || !last) return { doshas: named, graha: own };
  const before = questionOf(last);
  return { doshas: findNamedDoshas({ ...turn, question: before }), graha: before.entities.grahas[0] };
}

/** The name of a graha in the dative and "namah", as in its hundred and eight names: the shortest mantra, which no one has to be paid for. */
const renderMantra = ({ object, phrasePicker }: AnswerContext, graha: Graha): readonly AnswerSentence[] =>
  object === "mantra_or_worship" ? [renderPhrase(phrasePicker, REMEDY_PHRASES.mantra, GRAHA_MANTRAS[graha])] : [];

/** Answers what to do for a named graha or dosha; `null` if none is named. */
export function answerNamedRemedy(turn: AnswerContext): AnswerDraft | null {
  const { index, phrasePicker, question } = turn;
  if (!asksForRemedy(question)) return null;
  const { doshas, graha } = findTarget(turn);
  const facts = doshas.flatMap((id) => findFactById(index, `dosha-${id}`) ?? []);
  const isFree = facts.length > 0 && facts.every((fact) => getDoshaValue(fact).holds === false);
  const [dosha] = doshas;
  const who = graha ?? (dosha && DOSHA_GRAHAS[dosha]);
  if (!who) return null;
  const purchase = [
    ...(GEMSTONE_PATTERN.test(question.text) ? [renderPhrase(phrasePicker, REMEDY_PHRASES.no_stone)] : []),
    ...(RITUAL_PATTERN.test(question.text) ? [renderPhrase(phrasePicker, REMEDY_PHRASES.no_rite)] : []),
  ];
  const stated = facts.flatMap((fact) => renderFactWithUncertainty(index, fact, phrasePicker.language));
  if (isFree && !graha)
    return { kind: "fact", sentences: [...stated, renderPhrase(phrasePicker, DOSHA_PHRASES.no_need), ...purchase] };
  return {
    kind: "reading",
    confidence: "fair",
    sentences: [
      ...stated,
      ...purchase.slice(0, 1),
      renderPhrase(phrasePicker, REMEDY_PHRASES.for_graha, { who: formatGrahaWithArticle(who) }),
      ...renderMantra(turn, who),
      renderPhrase(phrasePicker, REMEDY_ACTS[who]),
      ...purchase.slice(1),
      renderPhrase(phrasePicker, REMEDY_PHRASES.free),
    ],
  };
}

/** For questions about gemstones or rituals without a named graha or dosha: states that no purchase is needed. */
function renderPurchaseAdvice({ question: { text }, phrasePicker }: AnswerContext): AnswerSentence[] {
  if (GEMSTONE_PATTERN.test(text)) return [renderPhrase(phrasePicker, REMEDY_PHRASES.no_stone)];
  return RITUAL_PATTERN.test(text) ? [renderPhrase(phrasePicker, REMEDY_PHRASES.no_rite)] : [];
}

/** Remedies for the graha that weakens the topic, for the topic's lord, or for the weakest graha; free, safe and optional. */
export function answerRemedy(turn: AnswerContext): AnswerDraft {
  const { index, phrasePicker, topics } = turn;
  // A rite for a matter is about that matter.
  const [topic] = topics.toSorted((a, b) => Number(a === "spiritual") - Number(b === "spiritual"));
  const view = createChartReadModel(index.nativity);
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
  const who = weakening ?? lord ?? weakest ?? "saturn";
  const context = createFindingContext(index, phrasePicker, topic ?? "personality");
  return {
    kind: "reading",
    topics: topic === undefined ? [] : [topic],
    sentences: [
      ...renderPurchaseAdvice(turn),
      renderPhrase(phrasePicker, REMEDY_PHRASES.opening, { who: formatGrahaWithArticle(who) }),
      ...renderMantra(turn, who),
      ...(against && weakening ? renderFinding(context, against) : []),
      renderPhrase(phrasePicker, REMEDY_ACTS[who]),
      renderPhrase(phrasePicker, REMEDY_PHRASES.free),
    ],
    evidence: judgment ? buildEvidence(index, judgment, phrasePicker.language) : [],
    confidence: judgment?.natalScore.confidence ?? null,
  };
}
