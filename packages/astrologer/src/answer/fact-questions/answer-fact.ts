import { computeNatureOfNativity } from "@lagna/jyotish";
import type { Dignity, Graha, Rashi } from "@lagna/terms";
import { GRAHAS } from "@lagna/terms";
import { createChartReadModel, type ChartReadModel } from "../../chart-read-model.ts";
import { createTimeZoneCalendar } from "../../time-zone-calendar.ts";
import type { CountedFrom, FactIndex, LocalizedText } from "../../fact.ts";
import { findFactById } from "../../facts/build-facts.ts";
import type { Question } from "../../question/question.ts";
import {
  formatDignity,
  formatGraha,
  formatHouse,
  formatList,
  formatRashi,
  createLocalizedText,
  formatGrahaWithArticle,
} from "../../formatting/format-terms.ts";
import { INGRESS_PATTERN, findAskedFacts } from "./find-asked-facts.ts";
import { renderFact } from "../render-facts/render-fact.ts";
import { asksYesOrNo, type LocalizedSentence, prefixYesNo } from "./yes-or-no.ts";

export type { LocalizedSentence };

/** Answers whether a graha is retrograde, combust, of a dignity, in a house or in a sign. */
function answerStates(originalQuestion: Question, index: FactIndex): LocalizedSentence[] {
  const question = replaceLordsByGrahas(originalQuestion, index);
  const { grahas, houses, signs, dignities, terms, vargas, lords } = question.entities;
  if (grahas.length === 0 || vargas.length > 0 || lords.length > 0 || terms.has("transit")) return [];
  if (signs.length > 0 && INGRESS_PATTERN.test(question.text)) return [];
  if (terms.has("aspect") && houses.length > 0) return answerAspectsOnHouses(question, index);
  const view = createChartReadModel(index.nativity);
  // A house counted from the Moon or the Sun cannot answer yes or no to a question about a house from the lagna.
  const isCounted = houses.length > 0 && view.countedFrom !== undefined;
  const isYesNo = !isCounted && asksYesOrNo(question);
  const [one, other] = grahas;
  if (one && other && grahas.length === 2 && terms.has("aspect") && asksYesOrNo(question))
    return answerAspectOnGraha(index, one, other);
  if (one && other && grahas.length === 2 && TOGETHER_PATTERN.test(question.text))
    return [renderTogether(view, [one, other], isYesNo || YES_NO_PATTERN.test(question.text))];
  return grahas.flatMap((graha): LocalizedSentence[] => {
    const { retrograde, combust, dignity, house, sign } = view.planets[graha];
    const who = formatGraha(graha);
    const sentences: LocalizedSentence[] = [];
    const addState = (part: string, holds: boolean, sentence: LocalizedText, id = `planet-${graha}`): void => {
      sentences.push({ text: prefixYesNo(holds, isYesNo, sentence), facts: [id], parts: [part] });
    };
    if (terms.has("retro")) addState("retrograde", retrograde, renderState(who, RETROGRADE, retrograde));
    if (terms.has("combust")) addState("combust", combust, renderState(who, COMBUST, combust));
    if (dignities.length > 0)
      addState("", dignities.includes(dignity as Dignity), renderDignity(who, dignity), `dignity-${graha}`);
    if (houses.length > 0) addState("house", houses.includes(house), renderInHouse(who, house, view.countedFrom));
    if (signs.length > 0) addState("sign", signs.includes(sign), renderInSign(who, sign));
    return sentences;
  });
}

/** "Does Saturn aspect my fifth house?": yes or no, and the houses it aspects. */
function answerAspectsOnHouses(question: Question, index: FactIndex): LocalizedSentence[] {
  const { grahas, houses } = question.entities;
  const calendar = createTimeZoneCalendar(index.nativity, index.context);
  return grahas.flatMap((graha): LocalizedSentence[] => {
    const fact = findFactById(index, `aspect-${graha}`);
    if (!fact) return [];
    const { houses: aspected } = fact.value as { readonly houses: readonly number[] };
    const holds = houses.every((house) => aspected.includes(house));
    return [
      {
        text: prefixYesNo(
          holds,
          createChartReadModel(index.nativity).countedFrom === undefined,
          renderFact(fact, calendar),
        ),
        facts: [fact.id],
      },
    ];
  });
}

/** "Does Mars aspect my Moon?": yes or no, the houses it aspects, and where the other is. */
function answerAspectOnGraha(index: FactIndex, graha: Graha, other: Graha): LocalizedSentence[] {
  const calendar = createTimeZoneCalendar(index.nativity, index.context);
  const [aspect, place] = [findFactById(index, `aspect-${graha}`), findFactById(index, `planet-${other}`)];
  if (!aspect || !place) return [];
  const holds = (aspect.value as { readonly grahas: readonly Graha[] }).grahas.includes(other);
  return [
    { text: prefixYesNo(holds, true, renderFact(aspect, calendar)), facts: [aspect.id] },
    { text: renderFact(place, calendar), facts: [place.id] },
  ];
}

/** Replaces lords by their grahas in questions about a state: "is my fifth lord combust". */
function replaceLordsByGrahas(question: Question, index: FactIndex): Question {
  const { entities } = question;
  const { terms, lords, grahas } = entities;
  const asksAboutState = ["retro", "combust", "dign"].some((term) => terms.has(term));
  if (!asksAboutState || lords.length === 0 || grahas.length > 0) return question;
  const view = createChartReadModel(index.nativity);
  const ruling = [...new Set(lords.map((house) => view.house(house).lord))];
  return { ...question, entities: { ...entities, grahas: ruling, lords: [] } };
}

const TOGETHER_PATTERN = /\b(?:together|conjunct\w*|conjoined|with each other|saath|sath|ek saath|yuti)\b|साथ|युति/iu;
const YES_NO_PATTERN = /\b(?:kya|is|are|do|does)\b|क्या/iu;

/** Whether two grahas are in one sign; if not, where each is. */
function renderTogether(
  { planets, countedFrom }: ChartReadModel,
  [one, other]: readonly [Graha, Graha],
  isYesNo: boolean,
): LocalizedSentence {
  const [first, second] = [planets[one], planets[other]];
  const facts = [`planet-${one}`, `planet-${other}`];
  const [who, partner] = [formatGrahaWithArticle(one), formatGrahaWithArticle(other)];
  const [sign, at] = [formatRashi(first.sign), formatHouse(first.house, countedFrom)];
  if (first.sign === second.sign) {
    const text = createLocalizedText(
      `Your chart has ${who.en} and ${partner.en} together in ${sign.en}, in the ${at.en}.`,
      `आपकी कुंडली में ${who.hi} और ${partner.hi} एक साथ ${sign.hi} राशि में, ${at.hi} में हैं।`,
      `Aapki kundli me ${who.hg} aur ${partner.hg} ek saath ${sign.hg} rashi me, ${at.hg} me hain.`,
    );
    return { text: prefixYesNo(true, isYesNo, text), facts, parts: ["sign", "house"] };
  }
  const [otherSign, there] = [formatRashi(second.sign), formatHouse(second.house, countedFrom)];
  const text = createLocalizedText(
    `Your ${formatGraha(one).en} is in ${sign.en}, in the ${at.en}, and your ${formatGraha(other).en} in ${otherSign.en}, in the ${there.en}.`,
    `आपका ${who.hi} ${sign.hi} राशि में, ${at.hi} में है, और ${partner.hi} ${otherSign.hi} राशि में, ${there.hi} में।`,
    `Aapka ${who.hg} ${sign.hg} rashi me, ${at.hg} me hai, aur ${partner.hg} ${otherSign.hg} rashi me, ${there.hg} me.`,
  );
  return { text: prefixYesNo(false, isYesNo, text), facts, parts: ["sign", "house"] };
}

const RETROGRADE = createLocalizedText("retrograde", "वक्री", "vakri");
const COMBUST = createLocalizedText("combust", "अस्त", "ast");

const renderState = (who: LocalizedText, state: LocalizedText, holds: boolean): LocalizedText =>
  createLocalizedText(
    `Your ${who.en} is ${holds ? "" : "not "}${state.en}.`,
    `आपका ${who.hi} ${state.hi} ${holds ? "है" : "नहीं है"}।`,
    `Aapka ${who.hg} ${state.hg} ${holds ? "hai" : "nahi hai"}.`,
  );

const renderDignity = (who: LocalizedText, dignity: Dignity | null): LocalizedText => {
  if (dignity === null) {
    return createLocalizedText(
      `No dignity is defined for ${who.en} there.`,
      `${who.hi} की वहाँ कोई स्थिति नहीं बताई जाती।`,
      `${who.hg} ki wahan koi sthiti nahi batayi jaati.`,
    );
  }
  const how = formatDignity(dignity);
  return createLocalizedText(
    `Your ${who.en} is ${how.en}.`,
    `आपका ${who.hi} ${how.hi} है।`,
    `Aapka ${who.hg} ${how.hg} hai.`,
  );
};

const renderInHouse = (who: LocalizedText, house: number, counted?: CountedFrom): LocalizedText => {
  const at = formatHouse(house, counted);
  return createLocalizedText(
    `Your ${who.en} is in the ${at.en}.`,
    `आपका ${who.hi} ${at.hi} में है।`,
    `Aapka ${who.hg} ${at.hg} me hai.`,
  );
};

const renderInSign = (who: LocalizedText, sign: Rashi): LocalizedText => {
  const where = formatRashi(sign);
  return createLocalizedText(
    `Your ${who.en} is in ${where.en}.`,
    `आपका ${who.hi} ${where.hi} राशि में है।`,
    `Aapka ${who.hg} ${where.hg} rashi me hai.`,
  );
};

const MALEFIC_PATTERN = /\bmalefics?\b|\b(?:paap|krur|ashubh) grah\w*|(?:पाप|क्रूर|अशुभ) ?ग्रह/iu;
const BENEFIC_PATTERN = /\bbenefics?\b|\b(?:shubh|saumya) grah\w*|(?:शुभ|सौम्य) ?ग्रह/iu;

const GROUP_HOUSES: Readonly<Record<string, readonly number[]>> = {
  kendra: [1, 4, 7, 10],
  trikona: [1, 5, 9],
  dusthana: [6, 8, 12],
  upachaya: [3, 6, 10, 11],
};
const GROUP_NAMES: Readonly<Record<string, LocalizedText>> = {
  kendra: createLocalizedText("kendras", "केंद्र", "kendra"),
  trikona: createLocalizedText("trikonas", "त्रिकोण", "trikon"),
  dusthana: createLocalizedText("dusthanas", "दुःस्थान", "dusthan"),
  upachaya: createLocalizedText("upachayas", "उपचय", "upachay"),
};

/** Answers how many grahas are in a group of houses, and which. */
function answerCounts(question: Question, index: FactIndex): LocalizedSentence[] {
  const view = createChartReadModel(index.nativity);
  if (view.countedFrom) return [];
  const { benefics, malefics } = computeNatureOfNativity(view.nativity);
  const kind = MALEFIC_PATTERN.test(question.text) ? malefics : BENEFIC_PATTERN.test(question.text) ? benefics : null;
  const matchesKind = (graha: Graha): boolean => kind === null || kind.includes(graha);
  return question.entities.groups.flatMap((group): LocalizedSentence[] => {
    const [houses, name] = [GROUP_HOUSES[group], GROUP_NAMES[group]];
    if (!houses || !name) return [];
    const inside = GRAHAS.filter((graha) => houses.includes(view.planets[graha].house) && matchesKind(graha));
    const list = formatList(inside.map(formatGrahaWithArticle));
    if (kind !== null && inside.length > 0)
      return [renderNatureList(MALEFIC_PATTERN.test(question.text), name, inside)];
    const facts = inside.map((graha) => `planet-${graha}`);
    if (inside.length === 0) {
      const text = renderNone(kind === null ? null : MALEFIC_PATTERN.test(question.text), name);
      return [{ text, facts: houses.map((house) => `house-${house}`) }];
    }
    const count = inside.length;
    return [
      {
        text: createLocalizedText(
          `${count} of the nine ${count === 1 ? "is" : "are"} in your ${name.en}: ${list.en}.`,
          `नौ में से ${count} ग्रह आपके ${name.hi} में ${count === 1 ? "है" : "हैं"}: ${list.hi}।`,
          `Nau me se ${count} grah aapke ${name.hg} me ${count === 1 ? "hai" : "hain"}: ${list.hg}.`,
        ),
        facts,
      },
    ];
  });
}

function renderNone(isMalefic: boolean | null, name: LocalizedText): LocalizedText {
  if (isMalefic === null)
    return createLocalizedText(
      `None of your planets is in the ${name.en}.`,
      `आपका कोई ग्रह ${name.hi} में नहीं है।`,
      `Aapka koi grah ${name.hg} me nahi hai.`,
    );
  const kind = isMalefic
    ? createLocalizedText("malefic", "पाप ग्रह", "paap grah")
    : createLocalizedText("benefic", "शुभ ग्रह", "shubh grah");
  return createLocalizedText(
    `No natural ${kind.en} is in your ${name.en}.`,
    `आपके ${name.hi} में स्वभाव से कोई ${kind.hi} नहीं है।`,
    `Aapke ${name.hg} me swabhav se koi ${kind.hg} nahi hai.`,
  );
}

/** The natural malefics or benefics in a group of houses. */
function renderNatureList(isMalefic: boolean, name: LocalizedText, inside: readonly Graha[]): LocalizedSentence {
  const list = formatList(inside.map(formatGrahaWithArticle));
  const kind = isMalefic
    ? createLocalizedText("malefics", "पाप ग्रह", "paap grah")
    : createLocalizedText("benefics", "शुभ ग्रह", "shubh grah");
  const many = inside.length > 1;
  const text = createLocalizedText(
    `Natural ${kind.en} in your ${name.en}: ${list.en}.`,
    `आपके ${name.hi} में स्वभाव से ${kind.hi}: ${list.hi} ${many ? "हैं" : "है"}।`,
    `Aapke ${name.hg} me swabhav se ${kind.hg}: ${list.hg} ${many ? "hain" : "hai"}.`,
  );
  return { text, facts: inside.map((graha) => `planet-${graha}`) };
}

/** Drops facts that the states already answer: houses and signs named with a graha belong to the question about the graha. */
function dropAnsweredFacts(
  question: Question,
  ids: readonly string[],
  states: readonly LocalizedSentence[],
): readonly string[] {
  const answeredIds = new Set(states.flatMap(({ facts }) => facts));
  const { grahas } = question.entities;
  return ids.filter(
    (id) =>
      !answeredIds.has(id) &&
      !(grahas.length > 0 && states.length > 0 && /^(house|planet|dignity|aspect|aspected)-/.test(id)),
  );
}

/**
 * Answers a factual question exactly, from the chart alone; each sentence cites its facts. Empty if the question asks for a reading, or for
 * nothing that a chart holds.
 */
export function answerFactQuestion(question: Question, index: FactIndex): readonly LocalizedSentence[] {
  const calendar = createTimeZoneCalendar(index.nativity, index.context);
  const states = [...answerStates(question, index), ...answerCounts(question, index)];
  const rest = dropAnsweredFacts(question, findAskedFacts(question, index), states).flatMap(
    (id): LocalizedSentence[] => {
      const fact = findFactById(index, id);
      return fact ? [{ text: renderFact(fact, calendar), facts: [id] }] : [];
    },
  );
  return [...states, ...rest];
}
