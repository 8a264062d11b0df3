import { computeSections, MANGAL_HOUSES, placeFrom } from "@lagna/jyotish";
import {
  type DoshaCancellation,
  type DoshaCause,
  type DoshaId,
  DOSHAS,
  type Graha,
  type Nakshatra,
} from "@lagna/terms";
import { type ChartReadModel, createChartReadModel } from "../../chart-read-model.ts";
import type { Fact, LocalizedText } from "../../fact.ts";
import { findFactById } from "../../facts/build-facts.ts";
import {
  composeLocalizedText,
  createLocalizedText,
  formatHouseInWords,
  formatList,
  formatNakshatra,
} from "../../formatting/format-terms.ts";
import { type AnswerContext, type AnswerDraft, renderPhrase, type TalkContext } from "../answer-context.ts";
import type { AnswerSentence } from "../answer-types.ts";
import { RELATIVE_NAMES, SPECIFIC_RELATIVE_NAMES } from "../phrasing/relative-names.data.ts";
import { CHART_PHRASES } from "../../answers/chart/chart-phrases.data.ts";
import { findNamedEntities } from "../../question/find-entities.ts";
import type { Question } from "../../question/question.ts";
import { findTerms } from "../definitions/define-term.ts";
import { REMEDY_PHRASES } from "./remedy-phrases.data.ts";
import { CAUSE_CLAUSES, COUNT_WORDS, DOSHA_PHRASES, REFERENCE_NAMES } from "./dosha-phrases.data.ts";
import { explainMangalDosha, formatMangalHouses, formatPlaceOfMars } from "./explain-mangal-dosha.ts";
import { asksYesOrNo, openWithYesNo } from "../fact-questions/yes-or-no.ts";
import { capitalize } from "../phrasing/phrase-picker.ts";
import {
  hasUncertainTime,
  isStableFact,
  renderFactWithUncertainty,
} from "../birth-time/answer-with-uncertain-birth-time.ts";

type Reference = keyof typeof REFERENCE_NAMES;
const REFERENCES: readonly Reference[] = ["lagna", "moon", "venus"];

export interface DoshaValue {
  readonly holds: boolean | null;
  readonly degree: string | null;
  readonly causes: readonly DoshaCause[];
  readonly cancellations: readonly DoshaCancellation[];
}

/** The doshas that a question names; "any kuja dosham", "mangal hai kya" names the one of Mars by the planet. */
export function findNamedDoshas({ question: { entities }, object }: TalkContext): readonly DoshaId[] {
  const named = entities.factIds.flatMap((id) => DOSHAS.find((dosha) => id === `dosha-${dosha}`) ?? []);
  const isOfMars = object === "one_dosha" && named.length === 0 && entities.grahas[0] === "mars";
  return isOfMars ? ["mangal"] : named;
}

export const getDoshaValue = ({ value }: Fact): DoshaValue => value as unknown as DoshaValue;

const countsFrom = ({ signOf, nativity }: ChartReadModel, reference: Reference): boolean =>
  MANGAL_HOUSES[nativity.settings.doshas.mangal_houses].includes(placeFrom(signOf(reference), signOf("mars")));

/** The points from which Mars is in a house that counts. */
const listReferences = (view: ChartReadModel): readonly Reference[] =>
  REFERENCES.filter((one) => countsFrom(view, one));

const listGrounds = ({ causes }: DoshaValue): readonly LocalizedText[] =>
  causes.flatMap((cause) => CAUSE_CLAUSES[cause] ?? []);

/** "Have I Mangal dosha from the Moon?": the point the user names. */
function findAskedReference({ question: { entities, text } }: TalkContext): Reference | null {
  const named: readonly Graha[] = entities.grahas;
  if (!FROM_PATTERN.test(text)) return null;
  if (named.includes("moon")) return "moon";
  if (named.includes("venus")) return "venus";
  return entities.terms.has("lagna") ? "lagna" : null;
}
const FROM_PATTERN = /\b(?:from|by|se|counted)\b|से(?![\p{L}\p{M}])/iu;

function answerFromReference(turn: AnswerContext, view: ChartReadModel, reference: Reference): AnswerSentence {
  const place = placeFrom(view.signOf(reference), view.signOf("mars"));
  const counts = countsFrom(view, reference);
  const at = formatPlaceOfMars(view, reference);
  const slots = {
    reference: REFERENCE_NAMES[reference],
    place: { ...formatHouseInWords(place), en: at.en.replace(" house", "") },
    houses: formatMangalHouses(view),
  };
  return renderPhrase(turn.phrasePicker, counts ? DOSHA_PHRASES.from_one : DOSHA_PHRASES.not_from_one, slots, [
    "dosha-mangal",
    "planet-mars",
  ]);
}

/** Whether mangal dosha holds, and from which of the three points. */
function answerMangal(turn: AnswerContext, view: ChartReadModel, fact: Fact): AnswerSentence[] {
  const { phrasePicker, index } = turn;
  const value = getDoshaValue(fact);
  const asked = findAskedReference(turn);
  const references = listReferences(view);
  const slots = {
    references: formatList(references.map((one) => REFERENCE_NAMES[one])),
    count: COUNT_WORDS[references.length] ?? "",
  };
  const plain = renderFactWithUncertainty(index, fact, phrasePicker.language);
  const stated =
    !value.holds && references.length > 0
      ? [renderPhrase(phrasePicker, DOSHA_PHRASES.only_other, slots, [fact.id])]
      : plain;
  const [places, cancelled] = explainMangalDosha(view, phrasePicker, fact);
  const isCancelled = value.cancellations.length > 0;
  return [
    ...(asked ? [answerFromReference(turn, view, asked)] : []),
    ...stated,
    ...(places ? [places] : []),
    ...(value.holds ? [renderPhrase(phrasePicker, DOSHA_PHRASES.holds_from, slots)] : []),
    ...(value.holds && !isCancelled ? [renderPhrase(phrasePicker, DOSHA_PHRASES.uncancelled)] : []),
    ...(isCancelled && cancelled ? [cancelled] : []),
  ];
}

/** The finding, its grounds, and what cancels it. */
function answerOther({ phrasePicker, index }: AnswerContext, fact: Fact): AnswerSentence[] {
  const value = getDoshaValue(fact);
  const grounds = listGrounds(value);
  const stated = renderFactWithUncertainty(index, fact, phrasePicker.language);
  if (!value.holds)
    return value.degree === "partial" ? [...stated, renderPhrase(phrasePicker, DOSHA_PHRASES.nearly)] : stated;
  const slots = {
    grounds: composeLocalizedText((language) => grounds.map((ground) => ground[language]).join("; ")),
  };
  return [
    ...stated,
    ...(grounds.length > 0 ? [renderPhrase(phrasePicker, DOSHA_PHRASES.grounds, slots, [fact.id])] : []),
    ...(value.degree === "partial" ? [renderPhrase(phrasePicker, DOSHA_PHRASES.partial, {}, [fact.id])] : []),
  ];
}

/** How common a dosha is; nothing if it has not been counted with these settings. */
function renderShare({ phrasePicker, index }: AnswerContext, id: DoshaId): AnswerSentence[] {
  const found = computeSections(index.nativity, ["doshas"]).doshas.find((dosha) => dosha.id === id);
  const frequency = found?.frequency;
  if (!frequency) return [];
  const share = Math.round((frequency.births / frequency.of) * 100);
  const wordings = share < 1 ? "very_rare" : share < COMMON_SHARE ? "rare" : "common";
  return [renderPhrase(phrasePicker, DOSHA_PHRASES[wordings], { share: String(share) })];
}
/** From this share of a hundred births a dosha is called common. */
const COMMON_SHARE = 20;

/** Whether the chart has a dosha: from where it holds, what cancels it, how common it is. */
export function describeDosha(turn: AnswerContext, id: DoshaId): AnswerSentence[] {
  const fact = findFactById(turn.index, `dosha-${id}`);
  if (!fact) return [];
  const { holds } = getDoshaValue(fact);
  const stated =
    id === "mangal" ? answerMangal(turn, createChartReadModel(turn.index.nativity), fact) : answerOther(turn, fact);
  return [...stated, ...(holds ? renderShare(turn, id) : [])];
}

const TOLD_BY_OTHER = /\b(?:if|agar|yadi)\b|अगर|यदि|(?:हो|हुई|हुआ|निकल\S*)\s+तो(?![\p{L}\p{M}])|\bho to\b/iu;
const OTHER_PARTY =
  /\b(?:boy|girl|groom|bride|partner|spouse|husband|wife|he|she|fianc[ée]+|ladk[aie]|dulh[ae]|dulhan|pati|patni|biwi|wo|woh)\b|लड़क[ाेी]|दूल्ह|दुल्हन|पति|पत्नी|वह|वो/iu;

/** "If my wife is manglik": the condition in general, and whose chart shows it. */
function answerOtherPersonsDosha({ question, phrasePicker }: AnswerContext): AnswerDraft | null {
  const isOther = question.person !== "self" || (OTHER_PARTY.test(question.text) && !question.isAboutSelf);
  if (!isOther || !(TOLD_BY_OTHER.test(question.text) || question.form === "if")) return null;
  const [, , specific] =
    SPECIFIC_RELATIVE_NAMES.find(([who, words]) => who === question.person && words.test(question.text)) ?? [];
  const person = question.person === "self" ? OTHER_SIDE : (specific ?? RELATIVE_NAMES[question.person]);
  const slots = { person, Person: composeLocalizedText((language) => capitalize(person[language])) };
  return { kind: "talk", sentences: [renderPhrase(phrasePicker, DOSHA_PHRASES.condition, slots)], topics: ["love"] };
}
const OTHER_SIDE = createLocalizedText("the other person", "सामने वाले", "saamne wale");

/** Answers whether the chart has a dosha, with every ground. `null` for other questions, and if the birth time leaves it open. */
export function answerDosha(turn: AnswerContext): AnswerDraft | null {
  const { question, index } = turn;
  const [dosha, ...more] = findNamedDoshas(turn);
  if (dosha === undefined || more.length > 0 || question.form === "define" || question.form === "when") return null;
  const other = dosha === "mangal" ? answerOtherPersonsDosha(turn) : null;
  if (other) return other;
  // "Any kuja dosham in mine? MIL is asking" names another person, and asks of the chart that is read.
  const isOfOther = question.person !== "self" && turn.object !== "one_dosha";
  if (isOfOther || question.topics.length > 0 || question.form === "why") return null;
  const isOpen = hasUncertainTime(index) || !isStableFact(index, `dosha-${dosha}`);
  const { houses, lords, vargas } = question.entities;
  if (isOpen || houses.length + lords.length + vargas.length > 0) return null;
  const paid = PRICE_PATTERN.test(question.text) ? [renderPhrase(turn.phrasePicker, REMEDY_PHRASES.no_rite)] : [];
  return { kind: "fact", sentences: [...answerYesOrNo(turn, dosha), ...paid] };
}

/** The nakshatras at the knots of the zodiac: a birth with the Moon in one of them is gandmool. */
const KNOT_STARS: readonly Nakshatra[] = ["ashwini", "ashlesha", "magha", "jyeshtha", "mula", "revati"];

const MULA = /(?<![\p{L}\p{M}])(?:mool|moola?m?|mula|मूल)(?![\p{L}\p{M}])/iu;

/** "Was I born in mool": whether the Moon is in one of the six nakshatras. Mula itself is meant where a dosha is asked for and no other is named. */
export function answerKnotStar(turn: AnswerContext): AnswerDraft | null {
  const { question, index, phrasePicker } = turn;
  const { form, text } = question;
  const isNamed = findTerms(text).includes("gandamoola");
  const isAsked = turn.object === "one_dosha" || asksYesOrNo(question);
  // Another dosha of the turn before is not meant by "mool to nahi lage?".
  const own = findNamedEntities(text);
  const names = own.factIds.length + own.grahas.length + own.houses.length;
  const isMula = isAsked && names === 0 && (own.nakshatras.includes("mula") || MULA.test(text));
  const fact = findFactById(index, "star-moon");
  if (!(isNamed || isMula) || !fact || turn.about !== null || form === "define" || form === "when" || form === "why")
    return null;
  if (!isStableFact(index, "star-moon")) return null;
  const { nakshatra } = fact.value as { readonly nakshatra: Nakshatra };
  const holds = KNOT_STARS.includes(nakshatra);
  const slots = { star: formatNakshatra(nakshatra), six: formatList(KNOT_STARS.map(formatNakshatra)) };
  const stated = renderPhrase(phrasePicker, CHART_PHRASES[holds ? "knot_star" : "no_knot_star"], slots, [fact.id]);
  return { kind: "fact", sentences: [openWithYesNo(stated, holds, phrasePicker.language)] };
}

const FORMS_OF_WHETHER: ReadonlySet<Question["form"]> = new Set(["what", "yes_no", "verify", "compare"]);
/** Who asks for one dosha asks whether it is there: "any kuja dosham in hers", "kala sarpa yes or no". */
const asksWhether = ({ object, question }: AnswerContext): boolean =>
  asksYesOrNo(question) || (object === "one_dosha" && FORMS_OF_WHETHER.has(question.form));

/** What is said of a dosha, with yes or no before it where that is asked. */
function answerYesOrNo(turn: AnswerContext, dosha: DoshaId): readonly AnswerSentence[] {
  const { index, phrasePicker } = turn;
  const [first, ...rest] = describeDosha(turn, dosha);
  const fact = findFactById(index, `dosha-${dosha}`);
  // "From the Moon" is answered with yes or no in its own words.
  const isFromPoint = dosha === "mangal" && findAskedReference(turn) !== null;
  if (!first || !fact || isFromPoint || !asksWhether(turn)) return first ? [first, ...rest] : rest;
  const { holds } = getDoshaValue(fact);
  return holds === null ? [first, ...rest] : [openWithYesNo(first, holds, phrasePicker.language), ...rest];
}
const PRICE_PATTERN = /₹|\b(?:rs|rupees?|rupaye|lakh|hazaar|hazar|\d{4,})\b|रुपये|रुपए|हज़ार|हजार|लाख/iu;

/** After the help against a fraud: whether the chart has the dosha that the money was asked for. */
export function addNamedDosha(turn: AnswerContext, care: AnswerDraft): AnswerDraft {
  const [dosha] = findNamedDoshas(turn);
  const { danger } = turn.question;
  if (danger?.kind !== "fraud_under_way" || dosha === undefined || hasUncertainTime(turn.index)) return care;
  return { ...care, sentences: [...care.sentences, ...describeDosha(turn, dosha).slice(0, 2)] };
}
