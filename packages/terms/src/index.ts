export { addEra } from "./add-era.ts";
export {
  ALMANAC_NUMBERS,
  ALMANAC_PRESET_VALUES,
  ALMANAC_PRESETS,
  ALMANAC_SETTINGS,
  type AlmanacPreset,
  type AlmanacSettings,
} from "./almanac-settings.ts";
export {
  type Calendar,
  type CalendarDate,
  CALENDARS,
  chooseCalendar,
  convertDate,
  daysInMonth,
  formatIsoDate,
  formatIsoDateTime,
  formatIsoDay,
  formatIsoParts,
  fromEpochDays,
  getIsoDate,
  getIsoTime,
  isCalendarDate,
  isLeapYear,
  parseIsoDate,
  parseIsoParts,
  toCalendarDate,
  toEpochDays,
  toUtcMidnight,
} from "./calendar-date.ts";
export { DATE_LOCALES, formatCalendarDate, formatYear } from "./format-date.ts";
export {
  BALADI,
  DEEPTADI,
  JAGRADADI,
  LAJJITADI,
  SAYANADI,
  SAYANADI_CHESHTAS,
  type Baladi,
  type Deeptadi,
  type Jagradadi,
  type Lajjitadi,
  type Sayanadi,
  type SayanadiCheshta,
} from "./ids/avastha.ts";
export { BALAS, type Bala } from "./ids/bala.ts";
export { BHAVAS, BHAVA_GROUPS, type Bhava, type BhavaGroup } from "./ids/bhava.ts";
export {
  DASHA_CONDITIONS,
  DASHA_IDS,
  DASHA_LEVELS,
  DASHA_STARTS,
  GRAHA_DASHA_IDS,
  NAKSHATRA_DASHA_IDS,
  type DashaCondition,
  type DashaId,
  type DashaLevel,
  type DashaStart,
  type GrahaDashaId,
  type NakshatraDashaId,
  type RashiDashaId,
} from "./ids/dasha.ts";
export { DIGNITIES, type Dignity } from "./ids/dignity.ts";
export {
  DOSHA_CANCELLATIONS,
  DOSHA_CAUSES,
  DOSHAS,
  type DoshaCancellation,
  type DoshaCause,
  type DoshaId,
} from "./ids/dosha.ts";
export { GENDERS, type Gender } from "./ids/gender.ts";
export {
  ECLIPSE_KINDS,
  ECLIPSE_PHASES,
  type EclipsePhaseId,
  SUTAKA_OBSERVERS,
  SUTAKA_SCHOOLS,
  type SutakaObserver,
  type SutakaSchool,
  MOORTIS,
  RETURNS,
  SADE_SATI_PHASES,
  SHANI_PLACES,
  TARAS,
  TRANSIT_EVENTS,
  type EclipseKind,
  type Moorti,
  type ReturnId,
  type SadeSatiPhase,
  type ShaniPlace,
  type Tara,
  type TransitEvent,
} from "./ids/gochara.ts";
export { GRAHAS, GRAHA_STATES, type Graha, type GrahaState } from "./ids/graha.ts";
export { KARAKAS_7, KARAKAS_8, type Karaka7, type Karaka8 } from "./ids/karaka.ts";
export { KARANAS, KARANAS_OF_MONTH, type Karana } from "./ids/karana.ts";
export { LAGNAS, type LagnaId } from "./ids/lagna.ts";
export { MASAS, type Masa } from "./ids/masa.ts";
export { MUHURTA_ACTIVITY_IDS, type MuhurtaActivityId } from "./ids/muhurta.ts";
export {
  GANAS,
  KOOTAS,
  MATCHING_BANDS,
  MATCHING_EXCEPTIONS,
  MATCHING_RULE_SETS,
  NADIS,
  NAVAMSA_NOTES,
  PORUTHAMS,
  RAJJU_PARTS,
  VARNAS,
  VASHYA_CLASSES,
  YONIS,
  type Gana,
  type Koota,
  type MatchingBand,
  type MatchingException,
  type MatchingRuleSet,
  type Nadi,
  type NavamsaNote,
  type Porutham,
  type RajjuPart,
  type Varna,
  type VashyaClass,
  type Yoni,
} from "./ids/matching.ts";
export {
  SAHAMS,
  TAJAKA_ASPECTS,
  TAJAKA_GRADES,
  TAJAKA_REASONS,
  TAJAKA_YOGAS,
  YEAR_LORD_OFFICES,
  YEAR_LORD_RULES,
  type SahamId,
  type TajakaAspectKind,
  type TajakaGrade,
  type TajakaReason,
  type TajakaYogaId,
  type YearLordOffice,
  type YearLordRule,
} from "./ids/tajaka.ts";
export {
  PAKSHI_ACTIVITIES,
  PAKSHI_DURATIONS,
  PAKSHIS,
  PRASHNA_EFFECTS,
  PRASHNA_MATTERS,
  PRASHNA_MODES,
  PRASHNA_NUMBERS,
  PRASHNA_RULES,
  PRASHNA_SENSITIVE,
  PRASHNA_UNITS,
  PRASHNA_VERDICTS,
  PRASHNA_WEIGHTS,
  SWARAS,
  type Pakshi,
  type PakshiActivity,
  type PakshiDurations,
  type PrashnaEffect,
  type PrashnaMatter,
  type PrashnaMode,
  type PrashnaRule,
  type PrashnaSensitive,
  type PrashnaUnit,
  type PrashnaVerdict,
  type PrashnaWeight,
  type Swara,
} from "./ids/prashna.ts";
export { HINDI_MONTH_NAMES, MONTH_NAMES } from "./ids/month.ts";
export {
  CHAKRA_CONSONANTS,
  CHAKRA_MOTIONS,
  CHAKRA_TARGETS,
  CHAKRA_VOWELS,
  KOTA_MOVEMENTS,
  KOTA_RINGS,
  NAKSHATRAS_28,
  SPECIAL_STARS,
  SPECIAL_STAR_RULES,
  TITHI_GROUPS,
  VEDHA_LINES,
  VEDHA_RULES,
  type ChakraConsonant,
  type ChakraMotion,
  type ChakraTargetKind,
  type ChakraVowel,
  type KotaMovement,
  type KotaRing,
  type Nakshatra28,
  type SpecialStar,
  type SpecialStarRule,
  type TithiGroup,
  type VedhaLine,
  type VedhaRule,
} from "./ids/chakra.ts";
export { NAKSHATRAS, type Nakshatra } from "./ids/nakshatra.ts";
export { NAKSHATRA_LORDS } from "./ids/nakshatra-lord.ts";
export { NITYA_YOGAS, type NityaYoga } from "./ids/nitya-yoga.ts";
export {
  ARUDHAS,
  RISING_UPAGRAHAS,
  SOLAR_UPAGRAHAS,
  SPECIAL_LAGNAS,
  SPHUTAS,
  UPAGRAHAS,
  type Arudha,
  type RisingUpagraha,
  type SolarUpagraha,
  type SpecialLagna,
  type Sphuta,
  type Upagraha,
} from "./ids/point.ts";
export {
  RASHI_LORDS,
  RASHIS,
  MODALITIES,
  ELEMENTS,
  PARITIES,
  type Rashi,
  type Modality,
  type Element,
  type Parity,
} from "./ids/rashi.ts";
export {
  LIFE_EVENTS,
  RECTIFICATION_TESTS,
  RECTIFICATION_VARIANTS,
  TATTVAS,
  type LifeEventKind,
  type RectificationTest,
  type RectificationVariants,
  type Tattva,
} from "./ids/rectification.ts";
export { COMPOUND_RELATIONS, type CompoundRelation } from "./ids/relation.ts";
export {
  VAISESHIKAMSAS,
  VAISESHIKAMSA_IDS,
  VARGA_GROUPS,
  type Vaiseshikamsa,
  type VargaGroup,
} from "./ids/vaiseshikamsa.ts";
export { TITHIS, TITHIS_OF_MONTH, PAKSHAS, type Tithi, type Paksha } from "./ids/tithi.ts";
export { VARAS, type Vara } from "./ids/vara.ts";
export { MAX_VARGA_PARTS, VARGA_METHODS, type VargaMethod, VARGAS, type VargaId } from "./ids/varga.ts";
export { YOGA_GROUPS, YOGAS, type YogaGroup, type YogaId } from "./ids/yoga.ts";
export { SENSITIVE_YOGAS, type SensitiveYogaId } from "./ids/yoga-sensitive.ts";
export { PRESET_IDS, PRESETS, SCHOOL_KEYS, SCHOOLS, type PresetId, type SettingsRequest } from "./presets.ts";
export {
  SETTINGS,
  type AyanamsaId,
  type Choices,
  type HouseSystem,
  type NodeKind,
  type PositionKind,
  type SettingGroup,
  type SettingValues,
  type PartialChoices,
  type SunriseKind,
  type TimeScale,
} from "./settings.ts";
export {
  BALADI_WORDS,
  DEEPTADI_WORDS,
  JAGRADADI_WORDS,
  LAJJITADI_WORDS,
  SAYANADI_CHESHTA_WORDS,
  SAYANADI_WORDS,
} from "./words/avastha.data.ts";
export { BALA_WORDS } from "./words/bala.data.ts";
export { BHAVA_WORDS, BHAVA_GROUP_WORDS } from "./words/bhava.data.ts";
export { DASHA_LEVEL_WORDS } from "./words/dasha.data.ts";
export { DASHA_CONDITION_WORDS, DASHA_WORDS } from "./words/dasha-system.data.ts";
export { DIGNITY_WORDS } from "./words/dignity.data.ts";
export { DOSHA_CANCELLATION_WORDS } from "./words/dosha-cancellation.data.ts";
export { DOSHA_CAUSE_WORDS, DOSHA_WORDS } from "./words/dosha.data.ts";
export { GENDER_WORDS } from "./words/gender.data.ts";
export {
  ECLIPSE_WORDS,
  MOORTI_WORDS,
  RETURN_WORDS,
  SADE_SATI_PHASE_WORDS,
  SHANI_PLACE_WORDS,
  TRANSIT_EVENT_WORDS,
} from "./words/gochara.data.ts";
export { GRAHA_WORDS, GRAHA_STATE_WORDS } from "./words/graha.data.ts";
export { KARAKA_WORDS } from "./words/karaka.data.ts";
export { KARANA_WORDS } from "./words/karana.data.ts";
export { LAGNA_WORDS } from "./words/lagna.data.ts";
export {
  GANA_WORDS,
  KOOTA_WORDS,
  MATCHING_BAND_WORDS,
  MATCHING_EXCEPTION_WORDS,
  MATCHING_RULE_SET_WORDS,
  NADI_WORDS,
  NAVAMSA_NOTE_WORDS,
  PORUTHAM_WORDS,
  RAJJU_PART_WORDS,
  VARNA_WORDS,
  VASHYA_CLASS_WORDS,
  YONI_WORDS,
} from "./words/matching.data.ts";
export {
  SAHAM_WORDS,
  TAJAKA_ASPECT_WORDS,
  TAJAKA_GRADE_WORDS,
  TAJAKA_REASON_WORDS,
  TAJAKA_YOGA_WORDS,
  YEAR_LORD_OFFICE_WORDS,
  YEAR_LORD_RULE_WORDS,
} from "./words/tajaka.data.ts";
export { MASA_WORDS } from "./words/masa.data.ts";
export { NAKSHATRA_DEITY_WORDS } from "./words/nakshatra-deity.data.ts";
export { NAKSHATRA_WORDS } from "./words/nakshatra.data.ts";
export { TAJAKA_YOGA_EFFECTS } from "./words/tajaka-yoga-effect.data.ts";
export { NITYA_YOGA_WORDS } from "./words/nitya-yoga.data.ts";
export { ARUDHA_WORDS, SPECIAL_LAGNA_WORDS, SPHUTA_WORDS, UPAGRAHA_WORDS } from "./words/point.data.ts";
export { PRESET_WORDS } from "./words/preset.data.ts";
export { RASHI_WORDS, MODALITY_WORDS, ELEMENT_WORDS, PARITY_WORDS } from "./words/rashi.data.ts";
export { LIFE_EVENT_WORDS, RECTIFICATION_TEST_WORDS, TATTVA_WORDS } from "./words/rectification.data.ts";
export { COMPOUND_RELATION_WORDS } from "./words/relation.data.ts";
export {
  AYANAMSA_WORDS,
  DASHA_YEAR_WORDS,
  HOUSE_SYSTEM_WORDS,
  NODE_WORDS,
  POSITION_WORDS,
  SETTING_VALUES,
  SETTING_WORDS,
  SUNRISE_WORDS,
  TIME_SCALE_WORDS,
  VARGA_VARIANT_WORDS,
} from "./words/setting.data.ts";
export {
  COMMON_CHOICE_WORDS,
  GROUPED_CHOICE_WORDS,
  SETTING_GROUP_WORDS,
  type ChoiceWords,
} from "./words/setting-group.data.ts";
export { TARA_WORDS } from "./words/tara.data.ts";
export { TITHI_WORDS, PAKSHA_WORDS } from "./words/tithi.data.ts";
export { VAISESHIKAMSA_WORDS, VARGA_GROUP_WORDS } from "./words/vaiseshikamsa.data.ts";
export { VARA_WORDS } from "./words/vara.data.ts";
export { VARGA_METHOD_WORDS } from "./words/varga-method.data.ts";
export { VARGA_WORDS } from "./words/varga.data.ts";
export { YOGA_GROUP_WORDS, YOGA_WORDS } from "./words/yoga.data.ts";
export { toEuropeanDigits } from "./to-european-digits.ts";
export { toIast } from "./to-iast.ts";
export { parseMonth } from "./parse-month.ts";
export {
  formatMatchingRule,
  groupByRules,
  WORDS_OF_KOOTA,
  type DifferingKoota,
  type RuleGroup,
} from "./format-matching-rule.ts";
export { formatTithiName } from "./format-tithi-name.ts";
export { LANGUAGES, getWord, type Language, type LocalizedText, type Word, type Words, type WordForm } from "./word.ts";
export { HELPLINES } from "./helplines.ts";
