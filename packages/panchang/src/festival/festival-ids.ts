import { ADHIKA_EKADASHI_NAMES, EKADASHI_FEASTS, EKADASHI_NAMES } from "../ekadashi/ekadashi.data.ts";
import { FESTIVAL_RULES } from "./festival-rules.ts";

const EKADASHI_IDS = [...Object.values(EKADASHI_NAMES), ADHIKA_EKADASHI_NAMES].flatMap(({ shukla, krishna }) => [
  `ekadashi_${shukla}`,
  `ekadashi_${krishna}`,
]);

/** Every id of a festival or vrata, without repetition. */
export const FESTIVAL_IDS: readonly string[] = [
  ...new Set([...FESTIVAL_RULES.map(({ id }) => id), ...Object.keys(EKADASHI_FEASTS), ...EKADASHI_IDS]),
];

const IDS = new Set(FESTIVAL_IDS);

export const isFestivalId = (id: string): boolean => IDS.has(id);
