export { BirthInputError } from "./birth/birth-input-error.ts";
export { type BirthReader, readJulianDay, readSettings, resolveBirth } from "./birth/resolve-birth.ts";
export {
  type BirthInput,
  type BirthMoment,
  type BirthPlace,
  findPlaceById,
  lookUpPlace,
  type PlaceInput,
  type PlaceLookup,
  resolvePlaceAndTime,
  resolvePlaceAt,
} from "./birth/resolve-place-and-time.ts";
export { toGregorianDate } from "./birth/to-gregorian-date.ts";
export {
  type ComputedDasha,
  type ComputedKundli,
  type ComputedNativity,
  computeKundliInSteps,
  computeNativityOf,
  computeUntimedKundliInSteps,
  type KundliTask,
  listUncertainSections,
  type ResolvedBirth,
  type UntimedTask,
} from "./compute/compute-kundli.ts";
export { createTransitComputation, type TransitRequest, YEAR_DAYS } from "./compute/compute-transits.ts";
export {
  type ComputedUncertainty,
  computeUncertaintyInSteps,
  HALF_DAY_MINUTES,
  listPossibleTimes,
  type UncertaintyRequest,
} from "./compute/compute-uncertainty.ts";
export {
  createKundliTask,
  createUncertaintyRequest,
  createUntimedTask,
  type KundliInput,
  type KundliReader,
} from "./compute/create-kundli-task.ts";
export {
  createPrintedChartTask,
  findSettingsOfPrintedChartInSteps,
  type PrintedChartInput,
  type PrintedChartTask,
} from "./compute/printed-chart.ts";
export {
  type ComputedMatch,
  type ComputedPerson,
  createMatchPerson,
  type MatchTaskPerson,
} from "./compute/matched-person.ts";
export { computeChosenSectionsInSteps } from "./chosen-sections.ts";
export { makeKundli } from "./make-kundli.ts";
export { presentBirth, presentChart, presentSettings } from "./present/chart.ts";
export { presentBirthDasha, presentDasha, presentPeriods } from "./present/dashas.ts";
export { createIsoFormat, type Iso } from "./present/format-instant.ts";
export { presentKp, presentKpNumber } from "./present/kp.ts";
export { presentSections } from "./present/kundli-sections.ts";
export { presentKundli } from "./present/present-kundli.ts";
export { presentMatching } from "./present/matching.ts";
export { presentNotices } from "./present/present-notices.ts";
export { roundNumbers } from "./present/round-numbers.ts";
export { presentSettingsOfPrintedChart } from "./present/settings-of-printed-chart.ts";
export { toPanchangaResponse } from "./present/to-panchanga-response.ts";
export { toZodiacPointResponse, truncateToSevenDecimals } from "./present/to-zodiac-point-response.ts";
export { presentTransit, presentTransits } from "./present/transits.ts";
export { presentUncertainty, presentUntimed } from "./present/uncertainty.ts";
export { presentYogas } from "./present/yogas.ts";
