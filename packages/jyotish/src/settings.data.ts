/** The choices on which schools and programs differ, and the presets that set all of them at once. */

export const PRESETS = ["lagna", "jagannatha_hora", "drik", "kp", "raman"] as const;
export type PresetId = (typeof PRESETS)[number];

export const AYANAMSAS = [
  "lahiri",
  "raman",
  "krishnamurti",
  "true_chitra",
  "true_pushya",
  "true_revati",
  "true_mula",
  "yukteshwar",
  "fagan_bradley",
  "lahiri_1940",
  "lahiri_icrc",
  "surya_siddhanta",
  "aryabhata",
  "jn_bhasin",
  "ss_citra",
  "custom",
] as const;
export type AyanamsaId = (typeof AYANAMSAS)[number];

/** `apparent`: with light-time and aberration, as almanacs. `geometric`: without, as Jagannatha Hora. */
export const POSITION_KINDS = ["apparent", "geometric"] as const;
export type PositionKind = (typeof POSITION_KINDS)[number];

export const NODE_KINDS = ["mean", "true"] as const;
export type NodeKind = (typeof NODE_KINDS)[number];

export const HOUSE_SYSTEMS = [
  "whole_sign",
  "sripati",
  "placidus",
  "equal",
  "equal_lagna_middle",
  "koch",
  "campanus",
  "alcabitius",
] as const;
export type HouseSystem = (typeof HOUSE_SYSTEMS)[number];

export const SUNRISE_KINDS = ["upper_limb_refracted", "hindu"] as const;
export type SunriseKind = (typeof SUNRISE_KINDS)[number];

export const DASHA_YEARS = ["sidereal", 365.25, 365.2425, 360] as const;
export type DashaYear = (typeof DASHA_YEARS)[number];

/** The sidereal year of the Sun in days (J2000), as Jagannatha Hora and Drik Panchang reckon a dasha year. */
export const SIDEREAL_YEAR_DAYS = 365.256364;

export interface PresetValues {
  readonly ayanamsa: AyanamsaId;
  readonly positions: PositionKind;
  readonly node: NodeKind;
  readonly house_system: HouseSystem;
  readonly dasha_year: DashaYear;
  readonly sunrise: SunriseKind;
}

const LAGNA: PresetValues = {
  ayanamsa: "lahiri",
  positions: "apparent",
  node: "mean",
  house_system: "whole_sign",
  dasha_year: "sidereal",
  sunrise: "upper_limb_refracted",
};

export const PRESET_VALUES: Readonly<Record<PresetId, PresetValues>> = {
  lagna: LAGNA,
  jagannatha_hora: { ...LAGNA, ayanamsa: "true_pushya", positions: "geometric", node: "true", sunrise: "hindu" },
  // Drik Panchang's kundali prints the true node.
  drik: { ...LAGNA, node: "true" },
  kp: { ...LAGNA, ayanamsa: "krishnamurti", house_system: "placidus" },
  raman: { ...LAGNA, ayanamsa: "raman" },
};
