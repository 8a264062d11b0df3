import { SAPTA_GRAHAS } from "@lagna/jyotish";
import type { Graha, Rashi } from "@lagna/terms";
import { createChartReadModel } from "../../chart-read-model.ts";
import type { AnswerContext } from "../../answer/answer-context.ts";
import type { AnswerSentence } from "../../answer/answer-types.ts";
import { renderFactWithUncertainty } from "../../answer/birth-time/answer-with-uncertain-birth-time.ts";
import { listRankFacts, WEAKEST_PATTERN } from "../../answer/fact-questions/find-asked-facts.ts";
import { asksYesOrNo, openWithYesNo } from "../../answer/fact-questions/yes-or-no.ts";
import { findFactById } from "../../facts/build-facts.ts";
import { findNamedEntities } from "../../question/find-entities.ts";
import type { FactIndex, LocalizedText } from "../../fact.ts";
import {
  composeLocalizedText,
  formatGraha,
  formatGrahaWithArticle,
  formatHouse,
  formatRashi,
} from "../../formatting/format-terms.ts";
import { capitalize } from "../../answer/phrasing/phrase-picker.ts";
import type { ChartAnswerer } from "../chart-answerer.ts";
import { listNamedGrahas, listNamedHouses } from "./named-elements.ts";
import { draftFacts, getToldIndex, stateFacts } from "./state-facts.ts";

interface Shadbala {
  readonly rupas: number;
  readonly ratio: number;
  readonly rank: number;
}

const getShadbala = (index: FactIndex, graha: Graha): Shadbala | undefined =>
  findFactById(index, `shadbala-${graha}`)?.value as Shadbala | undefined;

const formatNumber = (value: number): string => value.toFixed(2);

/** Rahu and Ketu have no shadbala: their lord's is told. */
function tellNode(turn: AnswerContext, index: FactIndex, graha: Graha): readonly AnswerSentence[] {
  const { dispositorOf } = createChartReadModel(index.nativity);
  const slots = { who: formatGrahaWithArticle(graha), lord: formatGrahaWithArticle(dispositorOf(graha)) };
  return stateFacts(turn, index, { phrase: "node_strength", slots, facts: [`planet-${graha}`], parts: ["sign"] });
}

/** All seven in the order of their strength. */
function tellOrder(turn: AnswerContext, index: FactIndex): readonly AnswerSentence[] {
  const ranked = SAPTA_GRAHAS.flatMap((graha) => {
    const bala = getShadbala(index, graha);
    return bala ? [{ graha, ...bala }] : [];
  }).toSorted((one, other) => one.rank - other.rank);
  const list = composeLocalizedText((language) =>
    capitalize(ranked.map(({ graha }) => formatGrahaWithArticle(graha)[language]).join(", ")),
  );
  const facts = ranked.map(({ graha }) => `shadbala-${graha}`);
  return ranked.length === 0 ? [] : stateFacts(turn, index, { phrase: "strength_order", slots: { list }, facts });
}

/** The order of the seven; of grahas that are named, each one's strength. */
export const answerStrengthOrder: ChartAnswerer = (turn) =>
  listNamedGrahas(turn, getToldIndex(turn)).length > 0 ? null : draftFacts(tellOrder(turn, getToldIndex(turn)));

const tellFact = (turn: AnswerContext, index: FactIndex, id: string): readonly AnswerSentence[] => {
  const fact = findFactById(index, id);
  return fact ? renderFactWithUncertainty(index, fact, turn.phrasePicker.language) : [];
};

/** "Which is the weakest", "is Mars my strongest": the first or the last of the seven, whatever graha was spoken of before. */
function tellExtreme(turn: AnswerContext, index: FactIndex, named: readonly Graha[]): readonly AnswerSentence[] {
  const { text } = turn.question;
  const ids = listRankFacts(text, index);
  const told = ids.flatMap((id) => tellFact(turn, index, id));
  const [first, ...rest] = told;
  const [graha, ...more] = named;
  if (!first || ids.length > 1 || graha === undefined || more.length > 0 || !asksYesOrNo(turn.question)) return told;
  return [openWithYesNo(first, ids[0] === `shadbala-${graha}`, turn.phrasePicker.language), ...rest];
}

/** From this place among the seven a graha is called neither strong nor weak while it has the strength that it needs. */
const LAST_PLACES = 6;

/** Whether a graha is strong, or weak, as it is asked: by the strength that it needs. `undefined` if that is not asked. */
const findAskedStrength = ({ question }: AnswerContext, { ratio }: Shadbala): boolean | undefined =>
  asksYesOrNo(question) ? ratio >= 1 !== WEAKEST_PATTERN.test(question.text) : undefined;

/** How strong one graha is: its shadbala first, then its dignity and its place; or the strongest and the weakest of all. */
export const answerStrength: ChartAnswerer = (turn) => {
  const index = getToldIndex(turn);
  const { entities, text } = turn.question;
  if (entities.vargas.length + entities.houses.length > 0) return null;
  if (entities.terms.has("rank")) return draftFacts(tellExtreme(turn, index, findNamedEntities(text).grahas));
  const [graha, ...others] = listNamedGrahas(turn, index);
  const bala = graha === undefined ? undefined : getShadbala(index, graha);
  if (graha === undefined || !bala || others.length > 0) return null;
  const slots = { who: formatGraha(graha), ratio: formatNumber(bala.ratio) };
  const facts = [`shadbala-${graha}`];
  const asked = findAskedStrength(turn, bala);
  const isMiddling = bala.ratio >= 1 && bala.rank >= LAST_PLACES;
  const phrase = isMiddling ? "middling_strength" : bala.ratio >= 1 ? "has_strength" : "lacks_strength";
  const holds = isMiddling ? undefined : asked;
  return draftFacts([
    ...(asked === undefined ? [] : stateFacts(turn, index, { phrase, slots, facts, holds })),
    ...tellFact(turn, index, `shadbala-${graha}`),
    ...tellFact(turn, index, `dignity-${graha}`),
    ...tellFact(turn, index, `planet-${graha}`),
  ]);
};

function compareGrahas(
  turn: AnswerContext,
  index: FactIndex,
  pair: readonly [Graha, Graha],
): readonly AnswerSentence[] {
  const [first, second] = pair.map((graha) => ({ graha, bala: getShadbala(index, graha) })) as [
    { graha: Graha; bala: Shadbala | undefined },
    { graha: Graha; bala: Shadbala | undefined },
  ];
  if (!first.bala || !second.bala)
    return pair.flatMap((graha) => (getShadbala(index, graha) ? [] : tellNode(turn, index, graha)));
  const [strong, weak] = first.bala.rank < second.bala.rank ? [first, second] : [second, first];
  return stateFacts(turn, index, {
    phrase: "stronger",
    slots: {
      one: formatGraha(strong.graha),
      other: formatGraha(weak.graha),
      rank: String(strong.bala?.rank),
      rank2: String(weak.bala?.rank),
      ratio: formatNumber(strong.bala?.ratio ?? 0),
      ratio2: formatNumber(weak.bala?.ratio ?? 0),
    },
    facts: pair.map((graha) => `shadbala-${graha}`),
  });
}

function compareHouses(
  turn: AnswerContext,
  index: FactIndex,
  pair: readonly [number, number],
): readonly AnswerSentence[] {
  const measured = pair.flatMap((house) => {
    const bala = findFactById(index, `bhavabala-${house}`)?.value as { rupas: number } | undefined;
    const sarva = findFactById(index, `sav-${house}`)?.value as { bindus: number } | undefined;
    return bala && sarva ? [{ house, rupas: bala.rupas, bindus: sarva.bindus }] : [];
  });
  const [strong, weak] = measured.toSorted((one, other) => other.rupas - one.rupas);
  if (!strong || !weak) return [];
  return stateFacts(turn, index, {
    phrase: "houses_compared",
    slots: {
      one: formatHouse(strong.house),
      other: formatHouse(weak.house),
      rupas: formatNumber(strong.rupas),
      rupas2: formatNumber(weak.rupas),
      bindus: String(strong.bindus),
      bindus2: String(weak.bindus),
    },
    facts: pair.flatMap((house) => [`bhavabala-${house}`, `sav-${house}`]),
  });
}

/** Which of two grahas or houses is stronger. */
export const answerComparison: ChartAnswerer = (turn) => {
  const index = getToldIndex(turn);
  const [graha, other] = listNamedGrahas(turn, index);
  if (graha && other) return draftFacts(compareGrahas(turn, index, [graha, other]));
  const [house, second] = turn.question.entities.houses;
  return house && second ? draftFacts(compareHouses(turn, index, [house, second])) : null;
};

const ALL_HOUSES = Array.from({ length: 12 }, (_, at) => at + 1);

const listBindus = (bindus: readonly (readonly [LocalizedText, number])[]): LocalizedText =>
  composeLocalizedText((language) => bindus.map(([name, count]) => `${name[language]} ${count}`).join(", "));

const getBindus = (index: FactIndex, id: string): number =>
  (findFactById(index, id)?.value as { bindus: number } | undefined)?.bindus ?? 0;

function tellSarva(turn: AnswerContext, index: FactIndex, houses: readonly number[]): readonly AnswerSentence[] {
  const { house: getHouse, countedFrom } = createChartReadModel(index.nativity);
  if (houses.length > 0)
    return houses.flatMap((house) =>
      stateFacts(turn, index, {
        phrase: "sav_of_house",
        slots: {
          house: formatHouse(house, countedFrom),
          sign: formatRashi(getHouse(house).sign),
          bindus: String(getBindus(index, `sav-${house}`)),
        },
        facts: [`sav-${house}`],
      }),
    );
  const list = listBindus(
    ALL_HOUSES.map((house) => [formatRashi(getHouse(house).sign), getBindus(index, `sav-${house}`)] as const),
  );
  return stateFacts(turn, index, {
    phrase: "sav_all",
    slots: { list },
    facts: ALL_HOUSES.map((house) => `sav-${house}`),
  });
}

function tellOwnBindus(turn: AnswerContext, index: FactIndex, graha: Graha, houses: readonly number[]) {
  const { house: getHouse, countedFrom } = createChartReadModel(index.nativity);
  if (!SAPTA_GRAHAS.some((one) => one === graha))
    return stateFacts(turn, index, {
      phrase: "bav_none",
      slots: { who: formatGrahaWithArticle(graha) },
      facts: [`planet-${graha}`],
      parts: [],
    });
  const idOf = (sign: Rashi): string => `bav-${graha}-${sign}`;
  if (houses.length > 0)
    return houses.flatMap((house) => {
      const { sign } = getHouse(house);
      const slots = {
        who: formatGraha(graha),
        house: formatHouse(house, countedFrom),
        sign: formatRashi(sign),
        bindus: String(getBindus(index, idOf(sign))),
      };
      return stateFacts(turn, index, { phrase: "bav_of_house", slots, facts: [idOf(sign)] });
    });
  const signs = ALL_HOUSES.map((house) => getHouse(house).sign);
  const bindus = signs.map((sign) => getBindus(index, idOf(sign)));
  const slots = {
    who: formatGraha(graha),
    list: bindus.join(", "),
    total: String(bindus.reduce((sum, one) => sum + one, 0)),
  };
  return stateFacts(turn, index, { phrase: "bav_all", slots, facts: signs.map(idOf) });
}

const SARVA = /\bsav\b|sarva|सर्वा/iu;

/** "SAV of the 10th, and Saturn's BAV in it": the houses that are named, in what is named of both. */
export const answerBindusOfHouse: ChartAnswerer = (turn) => {
  const index = getToldIndex(turn);
  const houses = listNamedHouses(turn, index);
  const { entities, text } = turn.question;
  if (houses.length === 0 || entities.grahas.length === 0 || !SARVA.test(text)) return null;
  return draftFacts([
    ...tellSarva(turn, index, houses),
    ...entities.grahas.flatMap((graha) => tellOwnBindus(turn, index, graha, houses)),
  ]);
};

/** Bindus: of houses or of all twelve, of one graha or of all together. */
export const answerBindus: ChartAnswerer = (turn) => {
  const index = getToldIndex(turn);
  const houses = listNamedHouses(turn, index);
  const { grahas } = turn.question.entities;
  if (grahas.length === 0) return draftFacts(tellSarva(turn, index, houses));
  return draftFacts(grahas.flatMap((graha) => tellOwnBindus(turn, index, graha, houses)));
};
