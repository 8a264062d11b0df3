import { FESTIVAL_IDS } from "@lagna/panchang";
import type { CalendarTerm } from "../../request/extract/almanac-terms.data.ts";
import { FESTIVALS_OF_TERM } from "./calendar-answers.data.ts";

const expandId = (pattern: string): readonly string[] => {
  if (pattern.startsWith("*")) return FESTIVAL_IDS.filter((id) => id.endsWith(pattern.slice(1)));
  if (!pattern.endsWith("*")) return [pattern];
  return FESTIVAL_IDS.filter((id) => id.startsWith(pattern.slice(0, -1)) && !id.endsWith("_shraddha"));
};

/** The festivals by which the almanac knows a lunar day: every ekadashi, every sankranti. */
export const findFestivalsOfTerm = (term: CalendarTerm): readonly string[] =>
  (FESTIVALS_OF_TERM[term] ?? []).flatMap(expandId);
