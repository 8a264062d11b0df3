import { SAPTA_GRAHAS } from "@lagna/jyotish";
import type { Graha } from "@lagna/terms";
import { createChartReadModel } from "../../chart-read-model.ts";
import type { Fact } from "../../fact.ts";
import { findFactById } from "../../facts/build-facts.ts";
import { getKnowledge } from "../../knowledge/get-knowledge.ts";
import { type PhraseVariants, parsePhraseVariants } from "../../knowledge/knowledge-row.ts";
import { renderFactWithUncertainty, hasUncertainTime } from "../birth-time/answer-with-uncertain-birth-time.ts";
import { toSentence } from "../phrasing/phrase-picker.ts";
import type { AnswerSentence } from "../answer-types.ts";
import { findReferenceKeywords } from "../follow-up/find-reference-keywords.ts";
import { TOPIC_ADVICE } from "./advice-phrases.data.ts";
import { selectFindings, buildEvidence, judgeTopic } from "./judge-topic.ts";
import { CONFIDENCE_PHRASES } from "./topic-answer-phrases.data.ts";
import { renderFinding, createFindingContext } from "./render-finding.ts";
import { type AnswerDraft, renderPhrase, type AnswerContext } from "../answer-context.ts";

const WEAKNESS_PATTERN =
  /\b(?:weakness\w*|weak (?:point|side|spot)s?|flaws?|shortcomings?|worst (?:quality|trait|thing)|bad qualit\w+|kam[zj]+o?ri\w*|kamiy\w*|kami|buraiy?i?\w*)\b|कमज़ोरी|कमजोरी|कमियाँ|कमियां|कमी(?!\p{L})|कमज़ोर (?:पक्ष|कड़ी)|कमजोर (?:पक्ष|कड़ी)|\bkamz?jo?r (?:paksh|kadi)\b|अवगुण/iu;
const STRENGTH_PATTERN =
  /\b(?:strengths?|strong (?:point|side|suit)s?|best (?:quality|trait|thing)|good qualit\w+|talents?|gift|taa?kat|khoobi\w*|khubi\w*|khaasiyat|khasiyat|hunar)\b|ताक़त|ताकत|ख़ूबी|खूबी|ख़ासियत|खासियत|हुनर/iu;

const LEAD_PHRASES: Readonly<Record<"weak" | "strong", PhraseVariants>> = {
  weak: parsePhraseVariants([
    "This is what makes it harder for you. | Your weak side is here.",
    "जहाँ यह भारी पड़ता है, वह यह है। | कमज़ोर कड़ी यहाँ है।",
    "Jahan yeh bhaari padta hai, woh yeh hai. | Kamzor kadi yahan hai.",
  ]),
  strong: parsePhraseVariants([
    "This is what helps you most. | Your strong side is here.",
    "सबसे ज़्यादा सहारा यह देता है। | मज़बूत पक्ष यहाँ है।",
    "Sabse zyada sahara yeh deta hai. | Mazboot paksh yahan hai.",
  ]),
};
const NO_WEAKNESS_PHRASES = parsePhraseVariants([
  "Almost nothing speaks against you here; the risk is that you rely on it too much.",
  "यहाँ विपक्ष में शायद ही कुछ है; भूल बस इस पर ज़रूरत से ज़्यादा टिकने की हो सकती है।",
  "Yahan vipaksh me shayad hi kuch hai; bhool bas is par zaroorat se zyada tikne ki ho sakti hai.",
]);
const MAX_FINDINGS = 3;

/** If nothing speaks against the topic: the graha with the least shadbala, and the weak side of its house. */
function renderWeakestGraha({ index, phrasePicker }: AnswerContext): AnswerSentence[] {
  const findShadbala = (graha: Graha): Fact | undefined => findFactById(index, `shadbala-${graha}`);
  const getRank = (graha: Graha): number => (findShadbala(graha)?.value as { rank: number } | undefined)?.rank ?? 0;
  const [weakest] = SAPTA_GRAHAS.toSorted((a, b) => getRank(b) - getRank(a));
  const fact = weakest && findShadbala(weakest);
  if (!weakest || !fact || hasUncertainTime(index)) return [];
  const { house } = createChartReadModel(index.nativity).planets[weakest];
  const row = getKnowledge(`planet-in-house/${weakest}/${house}`);
  return [
    ...renderFactWithUncertainty(index, fact, phrasePicker.language),
    ...(row?.whenWeak ? [toSentence(phrasePicker, phrasePicker.pick(row.whenWeak), [`planet-${weakest}`])] : []),
  ];
}

/** Whether the weak and the strong side are asked; "and what is good?" after a question for one side asks for the other. */
function findAskedSides({ question: { text, form }, previousTurns }: AnswerContext): readonly [boolean, boolean] {
  const [weak, strong] = [WEAKNESS_PATTERN.test(text), STRENGTH_PATTERN.test(text)];
  const before = previousTurns.at(-1)?.question ?? "";
  const keywords = findReferenceKeywords(text);
  if (weak || strong || form !== "what" || WEAKNESS_PATTERN.test(before) === STRENGTH_PATTERN.test(before))
    return [weak, strong];
  return [keywords.has("bad") && !keywords.has("good"), keywords.has("good") && !keywords.has("bad")];
}

/** "What is my biggest weakness", "meri khoobi kya hai": only one side of a topic, not the balance. */
export function answerStrengthsOrWeaknesses(turn: AnswerContext): AnswerDraft | null {
  const { question, topics, index, phrasePicker } = turn;
  const [topic] = topics;
  const [weak, strong] = findAskedSides(turn);
  const { grahas, houses, lords, vargas } = question.entities;
  const isNamed = grahas.length + houses.length + lords.length + vargas.length > 0;
  if (topic === undefined || weak === strong || isNamed || question.person !== "self" || question.form === "when")
    return null;
  const judgment = judgeTopic(index, topic);
  // Select findings as if the overall score leaned to the side asked for.
  const biasedJudgment = { ...judgment, natalScore: { ...judgment.natalScore, score: weak ? -1 : 1 } };
  const { main } = selectFindings(biasedJudgment, MAX_FINDINGS, new Set());
  const context = createFindingContext(index, phrasePicker, topic);
  const sentences = main.flatMap((finding, at): AnswerSentence[] =>
    renderFinding(context, finding, { withState: at === 0 }),
  );
  return {
    kind: "reading",
    topics: [topic],
    sentences: [
      renderPhrase(
        phrasePicker,
        weak && sentences.length === 0 ? NO_WEAKNESS_PHRASES : LEAD_PHRASES[weak ? "weak" : "strong"],
      ),
      ...(sentences.length === 0 && weak ? renderWeakestGraha(turn) : sentences),
      renderPhrase(phrasePicker, CONFIDENCE_PHRASES[judgment.natalScore.confidence]),
      renderPhrase(phrasePicker, TOPIC_ADVICE[topic]),
    ],
    findings: main.map(({ knowledgeKey }) => knowledgeKey),
    evidence: buildEvidence(index, judgment, phrasePicker.language),
    confidence: judgment.natalScore.confidence,
  };
}
