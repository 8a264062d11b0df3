import { SAPTA_GRAHAS } from "@lagna/jyotish";
import type { DoshaId, Graha } from "@lagna/terms";
import { createChartReadModel } from "../../chart-read-model.ts";
import { findFactById } from "../../facts/build-facts.ts";
import { computeDignityPolarity, computePlacementPolarity } from "../../topic-judgment/compute-polarity.ts";
import { TOPIC_ROWS } from "../../topic-judgment/topics.data.ts";
import { formatGrahaWithArticle } from "../../formatting/format-terms.ts";
import { findNamedEntities } from "../../question/find-entities.ts";
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
  /\b(?:gem|gems|gemstones?|stones?|ratna?|neelam|pukhraj|panna|moonga|munga|moti|heera|gomed|lehsunia|neela|nila|firoza|feroza|turquoise|opal|patthar|pathar|sapphire|emerald|ruby|pearl|coral|hessonite|pehnu|pehnun)\b|रत्न|नीलम|नीला|फ़िरोज़ा|फिरोजा|पत्थर|पुखराज|पन्ना|मूंगा|मूँगा|मोती|हीरा|गोमेद|लहसुनिया/iu;
/** A stone that is on the hand already: "should I go on wearing it", "पहने रहूँ या उतार दूँ". */
const WORN_PATTERN =
  /(?<![\p{L}\p{M}])(?:have (?:been )?w(?:orn|earing)|(?:keep|go on|continue|stop) (?:on )?wearing|wearing|worn|take (?:it )?off|remove|(?:pehn|pahn)\p{L}*\s+(?:rah|hu|hoon|hua|hui|hai|rakh)\p{L}*|(?:utar|utaar)\p{L}*)(?![\p{L}\p{M}])|पहन[\p{L}\p{M}]*\s+(?:रह|हु|हूँ|रख|है)|उतार/iu;
const OIL_PATTERN = /(?<![\p{L}\p{M}])(?:tel|oil|diya|deepak|lamp|तेल|दीया|दिया|दीपक)(?![\p{L}\p{M}])/iu;
const GIFT_PATTERN =
  /(?<![\p{L}\p{M}])(?:donat\p{L}*|charity|give away|da+n|da+n punya|dakshina|दान|दक्षिणा)(?![\p{L}\p{M}])/iu;
const WITHOUT_MANTRA_PATTERN =
  /(?<![\p{L}\p{M}])(?:without (?:any )?mantras?|no mantras?|not? (?:a )?mantras?|bina mantra|mantra (?:nahi|ke bina|mat|chhod)|बिना मंत्र|मंत्र (?:नहीं|के बिना|मत|छोड़))/iu;

/** Whether a message asks about a stone. */
export const asksAboutStone = (text: string): boolean => GEMSTONE_PATTERN.test(text);

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

/** What was said so many turns ago is no longer meant by "its mantra". */
const TURNS_BACK = 3;
/** "Its mantra", "uska mantra", "just a donation": goes on with the graha of the talk. */
const GOES_ON_PATTERN =
  /(?<![\p{L}\p{M}])(?:its|that one|for (?:it|that|him)|(?:us|is)k[aei]|instead|just|उसक[ाेी]|इसक[ाेी]|सिर्फ़?|बस)(?![\p{L}\p{M}])/iu;

/** The graha that the last turns were about: asked for, or told. */
const findGrahaOfTalk = ({ previousTurns, questionOf }: AnswerContext): Graha | undefined =>
  previousTurns
    .slice(-TURNS_BACK)
    .flatMap((memory) => questionOf(memory).entities.grahas[0] ?? findNamedEntities(memory.said ?? "").grahas[0] ?? [])
    .at(-1);

/** The doshas and the graha that a question asks a remedy for; if it only points back ("what helps against it?"), those of the talk. */
function findTarget(turn: AnswerContext): { readonly doshas: readonly DoshaId[]; readonly graha: Graha | undefined } {
  const { question, previousTurns, questionOf, object } = turn;
  const named = findNamedDoshas(turn);
  const own = question.entities.grahas[0] ?? findGem(question.text);
  const last = previousTurns.at(-1);
  if (named.length > 0 || own || !last) return { doshas: named, graha: own };
  const goesOn = object === "remedy_for_graha" || GOES_ON_PATTERN.test(question.text);
  const ofTalk = goesOn ? findGrahaOfTalk(turn) : undefined;
  if (ofTalk || question.topics.some((topic) => topic !== "spiritual")) return { doshas: [], graha: ofTalk };
  const before = questionOf(last);
  return { doshas: findNamedDoshas({ ...turn, question: before }), graha: before.entities.grahas[0] };
}

/** The name of a graha in the dative and "namah", as in its hundred and eight names: the shortest mantra, which no one has to be paid for. */
const renderMantra = (
  { object, phrasePicker, question: { text } }: AnswerContext,
  graha: Graha,
): readonly AnswerSentence[] =>
  object === "mantra_or_worship" && !WITHOUT_MANTRA_PATTERN.test(text)
    ? [renderPhrase(phrasePicker, REMEDY_PHRASES.mantra, GRAHA_MANTRAS[graha])]
    : [];

/** What is asked of a custom: whether to pour oil, what to give. */
const renderCustoms = (
  { phrasePicker, question: { text } }: AnswerContext,
  graha: Graha,
): readonly AnswerSentence[] => [
  ...(OIL_PATTERN.test(text) ? [renderPhrase(phrasePicker, REMEDY_PHRASES.oil)] : []),
  ...(GIFT_PATTERN.test(text) ? [renderPhrase(phrasePicker, REMEDY_PHRASES.gift, GRAHA_MANTRAS[graha])] : []),
];

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
  const purchase = renderPurchaseAdvice(turn);
  const stated = facts.flatMap((fact) => renderFactWithUncertainty(index, fact, phrasePicker.language));
  if (isFree && !graha)
    return { kind: "fact", sentences: [...stated, renderPhrase(phrasePicker, DOSHA_PHRASES.no_need), ...purchase] };
  return {
    kind: "reading",
    confidence: "fair",
    sentences: [
      ...stated,
      ...purchase.slice(0, 1),
      ...renderCustoms(turn, who),
      renderPhrase(phrasePicker, REMEDY_PHRASES.for_graha, { who: formatGrahaWithArticle(who) }),
      ...renderMantra(turn, who),
      renderPhrase(phrasePicker, REMEDY_ACTS[who]),
      ...purchase.slice(1),
      renderPhrase(phrasePicker, REMEDY_PHRASES.free),
    ],
  };
}

/** For questions about gemstones or rituals without a named graha or dosha: states that no purchase is needed. */
function renderPurchaseAdvice({ object, question: { text }, phrasePicker }: AnswerContext): AnswerSentence[] {
  const isStone = GEMSTONE_PATTERN.test(text) || object === "gemstone";
  return [
    ...(isStone && WORN_PATTERN.test(text) ? [renderPhrase(phrasePicker, REMEDY_PHRASES.worn)] : []),
    ...(isStone ? [renderPhrase(phrasePicker, REMEDY_PHRASES.no_stone)] : []),
    ...(RITUAL_PATTERN.test(text) ? [renderPhrase(phrasePicker, REMEDY_PHRASES.no_rite)] : []),
  ];
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
      ...renderCustoms(turn, who),
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
