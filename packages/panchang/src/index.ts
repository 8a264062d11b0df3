export {
  ALMANAC_PRESETS,
  type AlmanacPreset,
  type AlmanacSettings,
  MUHURTA_ACTIVITY_IDS,
  type MuhurtaActivityId,
} from "@lagna/terms";
export { type Almanac, type AlmanacMargins, createAlmanac } from "./almanac.ts";
export { type AlmanacDay, type BirthMoon, computeAlmanacDay, computeAlmanacDays } from "./day/almanac-day.ts";
export { type AlmanacEclipse, describeEclipse, listEclipses } from "./day/eclipses.ts";
export { type BirthPoint, findMoonPasses, getMoonLongitude, type MoonPass } from "./day/moon-passes.ts";
export { computeTarabala, findChandrashtama, hasChandrabala, type Tarabala } from "./day/personal.ts";
export { computePakshiDay, type PakshiDay } from "./day/pakshi.ts";
export type { TimeSpan } from "./day/spans.ts";
export { EKADASHI_SCHOOL_IDS, type EkadashiSchoolId } from "./ekadashi/ekadashi.data.ts";
export { type Ekadashi, listEkadashis, type Mahadvadashi, type Parana } from "./ekadashi/ekadashi.ts";
export {
  createYearAlmanac,
  explainFestival,
  type FestivalProof,
  findReferenceDay,
  REFERENCE_PLACE,
  UnknownFestivalError,
} from "./festival/explain-festival.ts";
export { FESTIVAL_IDS, isFestivalId } from "./festival/festival-ids.ts";
export {
  type Festival,
  type FestivalDispute,
  listDisputes,
  listFestivals,
  type ReaderTradition,
  type RuleSummary,
} from "./festival/list-festivals.ts";
export { findOwnRegion, findRegionOfState } from "./festival/regions.data.ts";
export { FESTIVAL_RULES_CHANGED_ON } from "./festival/rules-changed-on.data.ts";
export { type FestivalRule, type Kala, type Tradition, TRADITIONS } from "./festival/rule.ts";
export { type LunarMonth } from "./month/lunar-months.ts";
export { SAMVATSARAS, type Samvatsara } from "./month/samvatsara.data.ts";
export { listSankrantis, type Sankranti } from "./month/sankranti.ts";
export { MUHURTA_ACTIVITIES, type MuhurtaActivity } from "./muhurta/activities.data.ts";
export {
  findMuhurtas,
  findMuhurtasInSteps,
  type Muhurta,
  type MuhurtaProgress,
  type MuhurtaRequest,
  type MuhurtaSearch,
} from "./muhurta/find-muhurtas.ts";
export { type BarReason } from "./muhurta/bars.ts";
export { type MuhurtaPerson, type MuhurtaReason } from "./muhurta/score-window.ts";
export {
  addFestivalNames,
  type AnswerFrame,
  composeDay,
  composeMuhurtas,
  composeProofInSteps,
  getFestivalName,
  presentFrame,
  presentPlace,
} from "./present/compose-answers.ts";
export { createInstantFormat, type FormatInstant } from "./present/format-instant.ts";
export { presentPakshiDay } from "./present/present-pakshi.ts";
export { type EclipseJson, presentEclipse } from "./present/present-eclipse.ts";
export { type DayJson, presentDay, presentShortDay, type ShortDayJson } from "./present/present-day.ts";
export {
  type FestivalJson,
  type FestivalProofJson,
  type ListedFestivalJson,
  presentFestival,
  presentFestivalList,
  presentProof,
} from "./present/present-festival.ts";
export { type MuhurtasJson, presentMuhurtas } from "./present/present-muhurta.ts";
export { CivilDateError, formatDate, parseDate, toDayNumber } from "./sky/civil-date.ts";
export type { AlmanacPlace, FindClockOffset } from "./sky/place.ts";
export { type AlmanacSettingsRequest, resolveAlmanacSettings } from "./sky/settings.ts";
export {
  type EventTithi,
  findEventTithi,
  findMonthlyTithiDays,
  findTithiDays,
  type TithiDay,
  type TithiDayNote,
  type TithiOccasion,
  TITHI_OCCASIONS,
} from "./tithi-day/tithi-days.ts";
export { FESTIVAL_NAMES } from "./words/festival-names.ts";
export { findNamedFestival, type NamedFestival } from "./words/find-named-festivals.ts";
