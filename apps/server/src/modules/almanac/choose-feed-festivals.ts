import type { FeedDays } from "@lagna/contract";
import { type Almanac, type Festival, listFestivals, type ReaderTradition, type Tradition } from "@lagna/panchang";
import { LEFT_OUT_OF_CALENDARS, MAIN_FESTIVALS, MAIN_MONTHLY_FASTS, MINOR_IN_REGION } from "./ical-selection.data.ts";

/** Whose days a feed has, and how many of them. */
export interface FeedChoice {
  readonly tradition: ReaderTradition;
  readonly region: Tradition;
  readonly days: FeedDays;
}

/** Those of schools, of communities and of the whole of India are no region's. */
const NOT_REGIONAL: ReadonlySet<string> = new Set([
  "all",
  "smarta",
  "vaishnava",
  "madhva",
  "nimbarka",
  "jain",
  "sikh",
  "buddhist",
  "civil",
]);
const isEkadashi = ({ rule, id }: Festival): boolean => rule.kind === "ekadashi" && id.startsWith("ekadashi_");

function isMain(festival: Festival): boolean {
  const { id, tradition } = festival;
  // The schools that differ from the two are for those who ask for all days.
  if (tradition === "madhva" || tradition === "nimbarka" || tradition === "civil") return false;
  if (isEkadashi(festival) || MAIN_MONTHLY_FASTS.has(id) || MAIN_FESTIVALS.has(id)) return true;
  return !NOT_REGIONAL.has(tradition) && !MINOR_IN_REGION.test(id);
}

const isOfRegion = ({ tradition }: Festival, region: Tradition): boolean =>
  NOT_REGIONAL.has(tradition) || region === "all" || tradition === region;

const isListed = ({ id, rule }: Festival): boolean =>
  rule.kind !== "month_begin" && !LEFT_OUT_OF_CALENDARS.some((pattern) => pattern.test(id));

/** A fast that two schools keep on one date, and end on one date, is one event. */
function joinSchools(festivals: readonly Festival[]): Festival[] {
  const groups = Map.groupBy(festivals, (each) => `${each.id} ${each.dayNumber} ${each.parana?.dayNumber ?? ""}`);
  return [...groups.values()].flatMap(([first, second]): Festival[] => {
    if (!first) return [];
    return [second ? { ...first, tradition: "all" } : first];
  });
}

/** The festivals and fasts of a feed on an almanac's dates, in order of date. */
export function chooseFeedFestivals(almanac: Almanac, { tradition, region, days }: FeedChoice): readonly Festival[] {
  const kept = listFestivals(almanac, tradition).filter((each) => isListed(each) && isOfRegion(each, region));
  return days === "all" ? kept : joinSchools(kept.filter(isMain));
}
