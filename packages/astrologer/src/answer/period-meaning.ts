import { calculate, placeFrom, SAPTA_GRAHAS } from "@lagna/jyotish";
import type { Graha } from "@lagna/terms";
import type { ChartView } from "../chart-view.ts";
import type { Said } from "../fact.ts";
import { knowledgeOf } from "../knowledge/knowledge.ts";
import { grahaSaid, houseSaid, ofGraha, said } from "../words/say.ts";
import type { Spoken } from "./answer.ts";
import { spoken, type Voice } from "./voice.ts";

/** How two grahas stand from each other, whichever is counted first. */
const MUTUAL: Readonly<Record<number, string>> = {
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

/** Of the lord of the mahadasha and that of the antardasha. */
const BETWEEN = said("between the two lords", "दोनों स्वामियों के बीच", "dono swamiyon ke beech");

/** One of the seven: a node acts for the lord of its sign. */
const acting = (view: ChartView, graha: Graha) => SAPTA_GRAHAS.find((one) => one === graha) ?? view.dispositorOf(graha);

/** Whether the lord of a mahadasha takes the lord of an antardasha for a friend, as they stand in this chart. */
function areFriends(view: ChartView, maha: Graha, antar: Graha): boolean {
  const [one, other] = [maha, antar].map((graha) => SAPTA_GRAHAS.find((sapta) => sapta === acting(view, graha)));
  if (!one || !other || one === other) return true;
  const relation = calculate(view.nativity, ["relationships"]).relationships[one][other];
  return relation !== "enemy" && relation !== "great_enemy";
}

/** The row that tells of two lords of a dasha. */
export const pairRow = (view: ChartView, maha: Graha, antar: Graha): string => {
  const place = placeFrom(view.signOf(maha), view.signOf(antar));
  return `dasha-pair/${MUTUAL[place]}/${areFriends(view, maha, antar) ? "friend" : "enemy"}`;
};

const lordSaid = (view: ChartView, graha: Graha, house: number): Said => {
  const [who, of] = [grahaSaid(graha), houseSaid(house, view.counted)];
  return said(
    `${ofGraha(graha)} is lord of your ${of.en}`,
    `${who.hi} आपके ${of.hi} का स्वामी है`,
    `${who.hg} aapke ${of.hg} ka swami hai`,
  );
};

/**
 * What a period means: the innermost lord as what it rules in this chart, and where there is a lord above it, how the two get on.
 * @param houses a matter is asked of, those the lord is told by first
 */
export function periodMeaning(
  view: ChartView,
  voice: Voice,
  { lords, factId }: { readonly lords: readonly Graha[]; readonly factId: string },
  houses: readonly number[] = [],
): Spoken[] {
  const [maha, antar = maha] = lords;
  if (!maha || !antar) return [];
  const rules = view.rules(antar);
  const house = rules.find((number) => houses.includes(number)) ?? rules[0];
  const role = knowledgeOf(`dasha-role/${antar}/${house ?? "own"}`);
  const pair = maha === antar ? undefined : knowledgeOf(pairRow(view, maha, antar));
  const told = role && voice.say(role.core);
  return [
    ...(told && house
      ? [spoken(voice, `${lordSaid(view, antar, house)[voice.tongue]}: ${told}`, [`lord-${house}`])]
      : []),
    ...(told && !house ? [spoken(voice, told, [factId])] : []),
    ...(pair ? [spoken(voice, `${BETWEEN[voice.tongue]}: ${voice.say(pair.core)}`, [factId])] : []),
  ];
}
