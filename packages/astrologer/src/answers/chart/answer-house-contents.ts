import { rashiInPlace } from "@lagna/jyotish";
import { type Graha, GRAHAS, type Rashi, VARGA_WORDS, type VargaId } from "@lagna/terms";
import { createChartReadModel } from "../../chart-read-model.ts";
import type { AnswerContext } from "../../answer/answer-context.ts";
import type { AnswerSentence } from "../../answer/answer-types.ts";
import { findFactById } from "../../facts/build-facts.ts";
import type { FactIndex, LocalizedText } from "../../fact.ts";
import {
  composeLocalizedText,
  formatGrahaWithArticle,
  formatHouse,
  formatList,
  formatRashi,
  localizeWord,
} from "../../formatting/format-terms.ts";
import type { ChartAnswerer } from "../chart-answerer.ts";
import { draftFacts, getToldIndex, stateFacts } from "./state-facts.ts";

const formatGrahas = (grahas: readonly Graha[]): LocalizedText => {
  const list = formatList(grahas.map(formatGrahaWithArticle));
  const many = grahas.length > 1;
  // "it holds the Sun", "वहाँ सूर्य है", "wahan Surya hai"
  return { en: list.en, hi: `${list.hi} ${many ? "हैं" : "है"}`, hg: `${list.hg} ${many ? "hain" : "hai"}` };
};

const signIn = (index: FactIndex, varga: VargaId, point: string): Rashi | undefined =>
  (findFactById(index, `varga-${varga}-${point}`)?.value as { sign: Rashi } | undefined)?.sign;

/** A house of a divisional chart, counted from its lagna. */
function tellHouseOfVarga(
  turn: AnswerContext,
  index: FactIndex,
  varga: VargaId,
  house: number,
): readonly AnswerSentence[] {
  const lagna = signIn(index, varga, "lagna");
  if (lagna === undefined) return [];
  const sign = rashiInPlace(lagna, house);
  const inside = GRAHAS.filter((graha) => signIn(index, varga, graha) === sign);
  const name = localizeWord(VARGA_WORDS[varga]);
  const slots = {
    varga: composeLocalizedText(
      (language) => `${language === "en" ? name.en.toLowerCase() : name[language]} (${varga})`,
    ),
    house: formatHouse(house),
    sign: formatRashi(sign),
    list: formatGrahas(inside),
  };
  const facts = ["lagna", ...inside].map((point) => `varga-${varga}-${point}`);
  return stateFacts(turn, index, { phrase: inside.length > 0 ? "varga_house" : "varga_house_empty", slots, facts });
}

/** A sign of the birth chart, and what stands in it. */
function tellSign(turn: AnswerContext, index: FactIndex, sign: Rashi): readonly AnswerSentence[] {
  const { houseOfSign, planets, countedFrom } = createChartReadModel(index.nativity);
  const house = houseOfSign(sign);
  const inside = GRAHAS.filter((graha) => planets[graha].sign === sign);
  const slots = { sign: formatRashi(sign), house: formatHouse(house, countedFrom), list: formatGrahas(inside) };
  const facts = inside.length > 0 ? inside.map((graha) => `planet-${graha}`) : [`house-${house}`];
  return stateFacts(turn, index, { phrase: inside.length > 0 ? "sign_holds" : "sign_empty", slots, facts });
}

/** What stands in a house of a divisional chart, or in a sign; `null` for the houses of the birth chart, which have facts of their own. */
export const answerHouseContents: ChartAnswerer = (turn) => {
  const index = getToldIndex(turn);
  const { houses, lords, vargas, signs } = turn.question.entities;
  const named = houses.length > 0 ? houses : lords;
  const inVargas = vargas.filter((varga) => varga !== "D1");
  if (inVargas.length > 0)
    return draftFacts(
      inVargas.flatMap((varga) => named.flatMap((house) => tellHouseOfVarga(turn, index, varga, house))),
    );
  return named.length === 0 ? draftFacts(signs.flatMap((sign) => tellSign(turn, index, sign))) : null;
};
