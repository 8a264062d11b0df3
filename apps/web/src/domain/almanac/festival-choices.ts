import { FESTIVAL_REGIONS, FESTIVAL_SECTS, type FestivalRegion, type FestivalSect } from "@lagna/contract";
import { createPreference, usePreference } from "../../lib/preferences.ts";

/** What of a year is listed: festivals, or the fasts and observances that return each month. */
export const KINDS = ["festivals", "fasts", "all"] as const;

const kindPreference = createPreference<(typeof KINDS)[number]>("lagna_festival_kind", KINDS, () => "festivals");
export const sectPreference = createPreference<FestivalSect>("lagna_festival_sect", FESTIVAL_SECTS, () => "all");
export const regionPreference = createPreference<FestivalRegion>(
  "lagna_festival_region",
  FESTIVAL_REGIONS,
  () => "all",
);

/** Whether the reader was asked whose festivals they keep. */
const askedPreference = createPreference("lagna_festivals_asked", ["no", "yes"], () => "no");

const REGIONAL: ReadonlySet<string> = new Set(FESTIVAL_REGIONS);
const SECTARIAN: ReadonlySet<string> = new Set([...FESTIVAL_SECTS, "madhva", "nimbarka"]);

/** Observances of the priest's calendar and second names, which a month has no room for. */
const QUIET = /^(anvadhan|ishti|darsha_amavasya|.*_begins(_north)?|.*_purnima_vrata|.*_sankashti_chaturthi)$/;

/** Observances of every month, in lighter type than festivals: also full and new moons that only have the name of their month. */
const MONTHLY =
  /^((pausha|phalguna|vaishakha|adhika|jyeshtha|ashadha|bhadrapada|ashvina|margashirsha)_purnima|(magha|.*chaitra|jyeshtha|kartika)_amavasya|ekadashi_(?!shraddha).*|.*pradosha_vrata|masik_.*|sankashti_.*|vinayaka_.*|purnima_vrata|amavasya|satyanarayana|skanda_shashthi|kalashtami|durgashtami_masik|chandra_darshana|bhanu_saptami|rohini_vrat|shani_trayodashi|angaraki_chaturthi|somavati_amavasya|shani_amavasya)$/;

export const isVrata = ({ id }: { readonly id: string }): boolean => MONTHLY.test(id);

export interface FestivalChoices {
  readonly sect: string;
  readonly region: string;
}

/** Whether a festival is shown to a reader; communities such as Jains are shown to all. */
export function isShown(
  { id, tradition }: { readonly id: string; readonly tradition: string },
  choices: FestivalChoices,
): boolean {
  if (QUIET.test(id)) return false;
  if (tradition === "all") return true;
  if (SECTARIAN.has(tradition)) return choices.sect === "all" || tradition === choices.sect;
  return !REGIONAL.has(tradition) || choices.region === "all" || tradition === choices.region;
}

/** The reader's tradition, region and kind of days, remembered in this browser. */
export function useFestivalChoices() {
  const [sect, setSect] = usePreference(sectPreference);
  const [region, setRegion] = usePreference(regionPreference);
  const [kind, setKind] = usePreference(kindPreference);
  const [asked, setAsked] = usePreference(askedPreference);
  return {
    kind,
    setKind,
    sect,
    setSect,
    region,
    setRegion,
    /** They said it on any page, or did not want to. */
    hasAnswered: asked === "yes" || sect !== "all" || region !== "all",
    setAnswered: () => setAsked("yes"),
  };
}
