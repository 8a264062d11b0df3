import type { AlmanacSettings, Language } from "@lagna/terms";
import type { Almanac } from "../almanac.ts";
import { type BirthMoon, computeAlmanacDay } from "../day/almanac-day.ts";
import { explainFestival } from "../festival/explain-festival.ts";
import { listFestivals, type ReaderTradition } from "../festival/list-festivals.ts";
import { MUHURTA_ACTIVITIES, type MuhurtaActivity } from "../muhurta/activities.data.ts";
import type { MuhurtaRequest, MuhurtaSearch } from "../muhurta/find-muhurtas.ts";
import type { AlmanacPlace } from "../sky/place.ts";
import { FESTIVAL_NAMES } from "../words/festival-names.ts";
import { presentDay } from "./present-day.ts";
import { presentProof } from "./present-festival.ts";
import { presentMuhurtas } from "./present-muhurta.ts";

/** For which place and reader an answer is. */
export interface AnswerFrame {
  readonly place: Omit<AlmanacPlace, "findClockOffset">;
  readonly settings: AlmanacSettings;
  readonly tradition: ReaderTradition;
  readonly language: Language;
  /** The version of the engine, as the answer states it. */
  readonly engine: string;
}

export const presentPlace = ({ name, latitude, longitude, timeZone }: AnswerFrame["place"]) => ({
  name,
  latitude,
  longitude,
  time_zone: timeZone,
});

/** What every answer states. */
export const presentFrame = ({ place, settings, engine }: Pick<AnswerFrame, "place" | "settings" | "engine">) => ({
  place: presentPlace(place),
  settings,
  engine,
});

export const getFestivalName = (id: string, language: Language): string => FESTIVAL_NAMES[id]?.[language] ?? id;
export const addFestivalNames = <Item extends { readonly id: string }>(items: readonly Item[], language: Language) =>
  items.map((item) => ({ ...item, name: getFestivalName(item.id, language) }));

/** The first day of an almanac; `null` if the place had no such date. */
export function composeDay(almanac: Almanac, frame: AnswerFrame, birth: BirthMoon | null) {
  const { tradition, language, engine } = frame;
  const found = almanac.findFrame(almanac.fromDay);
  if (!found) return null;
  const day = presentDay(almanac, computeAlmanacDay(almanac, found, birth ?? undefined), tradition);
  const festivals = addFestivalNames(day.festivals, language);
  return { ...day, place: presentPlace(frame.place), festivals, engine };
}

/** The proofs of a festival's dates in the year of an almanac, that of `date` first; `null` if it has none. */
export function* composeProofInSteps(
  almanac: Almanac,
  reference: () => Almanac,
  frame: AnswerFrame,
  { id, year, date }: { readonly id: string; readonly year: number; readonly date: string | null },
) {
  const kept = new Set(listFestivals(almanac, frame.tradition));
  yield;
  const referenceYear = reference();
  const proofs = explainFestival(almanac, referenceYear, id)
    .filter(({ festival }) => kept.has(festival))
    .map((proof) => presentProof(almanac, proof));
  const chosen = proofs.find((proof) => proof.chosen === date) ?? proofs[0];
  if (!chosen) return null;
  return {
    ...presentFrame(frame),
    id,
    name: getFestivalName(id, frame.language),
    year,
    reference_place: presentPlace(referenceYear.place),
    ...chosen,
    occurrences: proofs,
  };
}

/** The windows that a search has found. */
export function composeMuhurtas(
  almanac: Almanac,
  found: MuhurtaSearch,
  frame: AnswerFrame,
  {
    activity,
    people = [],
    from,
    until,
    limit,
  }: Pick<MuhurtaRequest, "activity" | "people"> & {
    readonly from: string;
    readonly until: string;
    readonly limit: number | undefined;
  },
) {
  const chosen: MuhurtaActivity = MUHURTA_ACTIVITIES[activity];
  return {
    ...presentFrame(frame),
    activity,
    from,
    until,
    source: chosen.source,
    flag_only: chosen.flagOnly === true,
    people: people.map(({ name, nakshatra, sign }) => ({ name, nakshatra: nakshatra ?? null, sign: sign ?? null })),
    ...presentMuhurtas(almanac, found, limit),
  };
}
