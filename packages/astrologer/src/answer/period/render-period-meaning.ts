import { computeSections, placeFrom, SAPTA_GRAHAS } from "@lagna/jyotish";
import type { Graha } from "@lagna/terms";
import type { ChartReadModel } from "../../chart-read-model.ts";
import type { LocalizedText } from "../../fact.ts";
import { getKnowledge } from "../../knowledge/get-knowledge.ts";
import { formatGraha, formatHouse, formatGrahaAfterOf, createLocalizedText } from "../../formatting/format-terms.ts";
import type { AnswerSentence } from "../answer-types.ts";
import { toSentence, type PhrasePicker } from "../phrasing/phrase-picker.ts";

/** Mutual distance of two grahas, independent of which is counted first. */
const MUTUAL_PLACES: Readonly<Record<number, string>> = {
  1: "1",
  2: "2-12",
  3: "3-11",
  4: "4-10",
  5: "5-9",
  6: "6-8",
  7: "7",
  8: "6-8",
  9: "5-9",
  10: "4-10",
  11: "3-11",
  12: "2-12",
};

/** Label for the relation of mahadasha lord and antardasha lord. */
const BETWEEN_LORDS = createLocalizedText("between the two lords", "दोनों स्वामियों के बीच", "dono swamiyon ke beech");

/** The graha itself, or for a node its dispositor, for which it acts. */
const getActingGraha = (view: ChartReadModel, graha: Graha) =>
  SAPTA_GRAHAS.find((one) => one === graha) ?? view.dispositorOf(graha);

/** Whether the mahadasha lord regards the antardasha lord as friend or neutral, by compound relationship in this chart. */
function areFriends(view: ChartReadModel, maha: Graha, antar: Graha): boolean {
  const [mahaActing, antarActing] = [maha, antar].map((graha) =>
    SAPTA_GRAHAS.find((sapta) => sapta === getActingGraha(view, graha)),
  );
  if (!mahaActing || !antarActing || mahaActing === antarActing) return true;
  const relation = computeSections(view.nativity, ["relationships"]).relationships[mahaActing][antarActing];
  return relation !== "enemy" && relation !== "great_enemy";
}

/** The knowledge key for the lords of a mahadasha and its antardasha. */
export const getDashaPairKey = (view: ChartReadModel, maha: Graha, antar: Graha): string => {
  const place = placeFrom(view.signOf(maha), view.signOf(antar));
  return `dasha-pair/${MUTUAL_PLACES[place]}/${areFriends(view, maha, antar) ? "friend" : "enemy"}`;
};

const formatLordship = (view: ChartReadModel, graha: Graha, house: number): LocalizedText => {
  const [who, of] = [formatGraha(graha), formatHouse(house, view.countedFrom)];
  return createLocalizedText(
    `${formatGrahaAfterOf(graha)} is lord of your ${of.en}`,
    `${who.hi} आपके ${of.hi} का स्वामी है`,
    `${who.hg} aapke ${of.hg} ka swami hai`,
  );
};

/**
 * The meaning of a period: the antardasha lord as ruler of one of its houses, and its relation to the mahadasha lord.
 * @param houses the houses of the topic; a house among them is preferred for describing the lord
 */
export function renderPeriodMeaning(
  view: ChartReadModel,
  picker: PhrasePicker,
  { lords, factId }: { readonly lords: readonly Graha[]; readonly factId: string },
  houses: readonly number[] = [],
): AnswerSentence[] {
  const [maha, antar = maha] = lords;
  if (!maha || !antar) return [];
  const ruledHouses = view.housesRuledBy(antar);
  const house = ruledHouses.find((number) => houses.includes(number)) ?? ruledHouses[0];
  const role = getKnowledge(`dasha-role/${antar}/${house ?? "own"}`);
  const pair = maha === antar ? undefined : getKnowledge(getDashaPairKey(view, maha, antar));
  const roleText = role && picker.pick(role.core);
  return [
    ...(roleText && house
      ? [toSentence(picker, `${formatLordship(view, antar, house)[picker.language]}: ${roleText}`, [`lord-${house}`])]
      : []),
    ...(roleText && !house ? [toSentence(picker, roleText, [factId])] : []),
    ...(pair ? [toSentence(picker, `${BETWEEN_LORDS[picker.language]}: ${picker.pick(pair.core)}`, [factId])] : []),
  ];
}
