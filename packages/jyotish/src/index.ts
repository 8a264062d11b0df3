export { kakshyaTransits, kakshyaTransitSteps, type KakshyaTransit } from "./ashtakavarga/kakshya-transit.ts";
/** The port speaks in these choices; an adapter of it needs nothing else of the vocabulary. */
export type { AyanamsaId, PositionKind, SunriseKind, TimeScale } from "@lagna/terms";
export { chartOf, type Chart, type ChalitBhava, type House, type Planet, type ZodiacPoint } from "./chart/chart.ts";
export { lagnaAt } from "./chart/lagna.ts";
export { grahasAt, type GrahaPlace, skyOf, type Sky } from "./chart/sky.ts";
export { MANGAL_HOUSES } from "./dosha/dosha.data.ts";
export { arcForward, normalizeDegrees, separation } from "./core/angle.ts";
export { SettingsError } from "./core/errors.ts";
export { finished } from "./core/steps.ts";
export { julianDayUt, type JulianDayUt } from "./core/units.ts";
export type { Dasha } from "./dasha/dasha.ts";
export { DashaOptionError, dashaVariants } from "./dasha/options.ts";
export { VIMSHOTTARI_LORDS } from "./dasha/nakshatra-dasha.data.ts";
export type { ByGraha, DashaPeriod } from "./dasha/period.ts";
export { dashaOfNativity, everyDasha, everyDashaSteps } from "./dasha/subject.ts";
export { vimshottari, vimshottariSubPeriods } from "./dasha/vimshottari.ts";
export { inYearsMonthsDays } from "./dasha/years-months-days.ts";
export type {
  AyanamsaChoice,
  CuspSystem,
  Eclipse,
  EclipticState,
  Ephemeris,
  EphemerisBody,
  Equinox,
  GeoPlace,
  HouseCusps,
  LocalEclipse,
} from "./ephemeris.ts";
export { nativityIn, nativityOf, type Birth, type Nativity } from "./nativity.ts";
export { hinduDay } from "./panchanga/day.ts";
export { limbsAt, type Limbs } from "./panchanga/limbs.ts";
export { lunarMonth } from "./panchanga/masa.ts";
export { GRAHA_DRISHTI_PLACES } from "./relation/drishti.data.ts";
export { SAPTA_GRAHAS } from "./relation/friendship.data.ts";
export { functionalRoles } from "./relation/nature.ts";
export type { RectificationOptions } from "./rectification/ask.ts";
export { subOf } from "./rectification/sub-lord.ts";
export { type Rectification, rectificationSteps } from "./rectification/rectification.ts";
export { natureOf } from "./relation/subject.ts";
export { dignities } from "./relation/dignity.ts";
export { countingLord, strongerGraha, strongerRashi, type Placement } from "./relation/stronger.ts";
export { findSchools, type School, schoolSteps } from "./school/find-schools.ts";
export { type ClockReading } from "./school/reckoned.ts";
export { type Seen, writtenAs } from "./school/seen.ts";
export { writtenPlace } from "./school/written.ts";
export { resolveSettings, type Settings } from "./settings.ts";
export { calculate, calculateSteps, SUBJECT_NAMES, type Kundli, type SubjectName } from "./subjects.ts";
export { aspectsIn, aspectSteps, type TransitAspect } from "./transit/aspect.ts";
export { eclipsesIn, overNatal, type NatalEclipse } from "./transit/eclipse.ts";
export { grahaEvents, returnEvents, sadeSatiEvents, type SkyEvent } from "./transit/events.ts";
export { transitsAt, type Transit } from "./transit/gochara.ts";
export { sadeSatiIn, type SadeSati } from "./transit/sade-sati.ts";
export { slowStays } from "./transit/slow-stays.ts";
export type { Range, Span } from "./transit/span.ts";
export { passages, signStays } from "./transit/states.ts";
export { hasFactsOfDay } from "./uncertainty/subject-facts.ts";
export { uncertaintyOf, uncertaintySteps, type UncertainFact, type Uncertainty } from "./uncertainty/uncertainty.ts";
export { vargaPosition, type VargaBody } from "./varga/varga.ts";
export { nakshatraOf } from "./zodiac/nakshatra.ts";
export { placeFrom, rashiAt, rashiIndex, rashiInPlace, rashiOf } from "./zodiac/rashi.ts";
export { yogaDecided, type YogaOfBirth } from "./yoga/subject.ts";
export type { TraceLeaf } from "./yoga/compile.ts";
