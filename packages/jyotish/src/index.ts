export {
  findKakshyaTransits,
  findKakshyaTransitsInSteps,
  type KakshyaTransit,
} from "./ashtakavarga/find-kakshya-transits.ts";
/** The port uses these types of settings; an adapter needs nothing else from @lagna/terms. */
export type { AyanamsaId, PositionKind, SunriseKind, TimeScale } from "@lagna/terms";
export {
  computeChart,
  type Chart,
  type ChalitBhava,
  type House,
  type Planet,
  type ZodiacPoint,
} from "./chart/chart.ts";
export { computeLagna } from "./chart/lagna.ts";
export { computeGrahaPlacements, type GrahaPlacement, createSky, type Sky } from "./chart/sky.ts";
export { MANGAL_HOUSES } from "./dosha/dosha.data.ts";
export { arcForward, normalizeDegrees, separation } from "./core/angle.ts";
export { SettingsError } from "./core/errors.ts";
export { runAllSteps } from "./core/run-steps.ts";
export { julianDayUt, type JulianDayUt } from "./core/units.ts";
export type { Dasha } from "./dasha/dasha.ts";
export { DashaOptionError, listDashaVariants } from "./dasha/dasha-options.ts";
export { VIMSHOTTARI_LORDS } from "./dasha/nakshatra-dasha.data.ts";
export type { GrahaRuler, DashaPeriod, SignRuler } from "./dasha/period.ts";
export { computeDashaForNativity, computeAllDashas, computeAllDashasInSteps } from "./dasha/section.ts";
export { findRunningPeriods } from "./dasha/period.ts";
export { computeVimshottari, computeVimshottariSubPeriods } from "./dasha/vimshottari.ts";
export { toYearsMonthsDays } from "./dasha/years-months-days.ts";
export type {
  AyanamsaChoice,
  CuspSystem,
  Eclipse,
  EclipseHorizon,
  EclipsePhase,
  EclipticState,
  Ephemeris,
  EphemerisBody,
  Equinox,
  GeoPlace,
  HouseCusps,
  LocalEclipse,
} from "./ephemeris.ts";
export { computeMatch, type Match, matchInSteps } from "./matching/match.ts";
export { REQUIRED_PORUTHAMS } from "./matching/porutham.data.ts";
export type { MatchPerson } from "./matching/possible-births.ts";
export { createNativityInSky, createNativity, type Birth, type Nativity } from "./nativity.ts";
export { computeHinduDay } from "./panchanga/hindu-day.ts";
export { type ChoghadiyaId } from "./panchanga/day-parts.data.ts";
export { computeChoghadiyas, computeDayParts, type DayPart } from "./panchanga/day-parts.ts";
export { findLimbSpans, type LimbSpan } from "./panchanga/limb-spans.ts";
export { computeLimbs, type Limbs } from "./panchanga/limbs.ts";
export { computeLunarMonth } from "./panchanga/lunar-month.ts";
export { GRAHA_DRISHTI_PLACES } from "./relation/drishti.data.ts";
export { getNaturalRelation } from "./relation/friendship.ts";
export { SAPTA_GRAHAS } from "./relation/friendship.data.ts";
export { getFunctionalRoles } from "./relation/nature.ts";
export type { RectificationOptions } from "./rectification/rectification-context.ts";
export { findKpLords, findSubLord } from "./kp/kp-lords.ts";
export { findKpNumber, KP_NUMBERS } from "./kp/kp-numbers.ts";
export { computeRulingPlanets } from "./kp/ruling-planets.ts";
export { computeKpHorary, kp, type Kp, type KpHorary } from "./kp/section.ts";
export { findPakshiOfStar } from "./prashna/extras.ts";
export { MATTERS } from "./prashna/prashna.data.ts";
export { computePrashna, type Prashna } from "./prashna/prashna.ts";
export { type Rectification, rectifyInSteps } from "./rectification/rectification.ts";
export { computeNatureOfNativity } from "./relation/section.ts";
export { computeDignities } from "./relation/dignity.ts";
export { findEffectiveLord, findStrongerGraha, findStrongerRashi, type Placement } from "./relation/find-stronger.ts";
export {
  compareWithOwnSettings,
  findMatchingSettings,
  type OwnFigures,
  type SettingsCandidate,
  type SettingsSearch,
  findMatchingSettingsInSteps,
} from "./settings-search/find-matching-settings.ts";
export { type ClockReading } from "./settings-search/compute-figures.ts";
export { type ObservedFigure, parseFigure } from "./settings-search/observed-figure.ts";
export { parseCoordinates } from "./settings-search/parse-figures.ts";
export { resolveSettings, type Settings } from "./resolve-settings.ts";
export {
  computeSections,
  computeSectionsInSteps,
  KUNDLI_SECTION_NAMES,
  type Kundli,
  type KundliSectionName,
} from "./kundli-sections.ts";
export { searchSkyInSteps, type SkySearch, type SoughtPlace } from "./transit/search-sky.ts";
export { type GatheringRule, type GatheringSearch, searchGatheringsInSteps } from "./transit/search-gatherings.ts";
export { findTransitAspects, findTransitAspectsInSteps, type TransitAspect } from "./transit/transit-aspects.ts";
export { findEclipses, relateEclipseToNativity, type NatalEclipse } from "./transit/eclipse.ts";
export { findGrahaEvents, findReturnEvents, findSadeSatiEvents, type SkyEvent } from "./transit/sky-events.ts";
export { computeTransits, type Transit } from "./transit/gochara.ts";
export { findSadeSati, type SadeSati } from "./transit/sade-sati.ts";
export { findSlowGrahaStays } from "./transit/slow-graha-stays.ts";
export type { TimeRange, StateSpan } from "./transit/time-range.ts";
export { mergeNodePassages, findSignStays } from "./transit/stays.ts";
export { hasTimeIndependentFacts } from "./uncertainty/section-facts.ts";
export {
  computeUncertainty,
  computeUncertaintyInSteps,
  type UncertainFact,
  type Uncertainty,
} from "./uncertainty/uncertainty.ts";
export { computeVargaPosition, type VargaBody } from "./varga/varga.ts";
export { listVargaMethods, resolveVargaVariant, type VargaChoice, VargaVariantError } from "./varga/any-varga.ts";
export {
  findLagnaStayInVarga,
  findPossibleVargaLagnasInSteps,
  MAX_LAGNA_PARTS,
  type PossibleVargaLagnas,
} from "./varga/varga-lagna.ts";
export { computeDashaInVarga, readVarga, type VargaReading } from "./varga/varga-reading.ts";
export {
  type ChakraGraha,
  type ChakraRules,
  type Chakras,
  computeChakras,
  DEFAULT_CHAKRA_RULES,
} from "./chakra/chakras.ts";
export { SARVATOBHADRA } from "./chakra/sarvatobhadra.ts";
export { nakshatraOf } from "./zodiac/nakshatra.ts";
export { NAME_SYLLABLES } from "./zodiac/name-syllables.data.ts";
export { placeFrom, rashiAt, rashiIndex, rashiInPlace, rashiOf } from "./zodiac/rashi.ts";
export { explainYoga, type RatedYoga } from "./yoga/section.ts";
export type { TracedPredicate } from "./yoga/compile-rule.ts";
export { createAnnualChart } from "./varshaphal/annual-chart.ts";
export { type ChartOfPart, computeChartOfPart, type PartOfYear } from "./varshaphal/parts-of-year.ts";
export type { PatyayiniPeriod } from "./varshaphal/patyayini.ts";
export { computeVarshaphal, computeVarshaphalInSteps, type Varshaphal } from "./varshaphal/varshaphal.ts";
export { gradePanchavargiya, isHardHouseForLord, isHardHouseForMuntha } from "./varshaphal/year-doctrine.ts";
export { type BirthTimeFact, findUncertainYearFactsInSteps } from "./varshaphal/uncertain-year.ts";
