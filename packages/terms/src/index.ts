export { DIGNITIES, type Dignity } from "./ids/dignity.ts";
export { GENDERS, type Gender } from "./ids/gender.ts";
export { GRAHAS, type Graha } from "./ids/graha.ts";
export { KARAKAS_7, KARAKAS_8, type Karaka7, type Karaka8 } from "./ids/karaka.ts";
export { MONTH_NAMES } from "./ids/month.ts";
export { NAKSHATRAS, type Nakshatra } from "./ids/nakshatra.ts";
export { RASHIS, type Rashi } from "./ids/rashi.ts";
export { COMPOUND_RELATIONS, type CompoundRelation } from "./ids/relation.ts";
export { VARGAS, type VargaId } from "./ids/varga.ts";
export {
  PRESET_IDS,
  PRESETS,
  SETTINGS,
  type AyanamsaId,
  type Choices,
  type HouseSystem,
  type NodeKind,
  type PositionKind,
  type PresetId,
  type SettingGroup,
  type SettingsRequest,
  type SettingValues,
  type SomeChoices,
  type SunriseKind,
} from "./settings.ts";
