import type { Choices, PartialChoices, PartialValues, SETTINGS } from "./settings.ts";

/** The groups that have schools, and the key of the setting that selects the school. */
export const SCHOOL_KEYS = { shadbala: "school", ashtakavarga: "tables" } as const satisfies {
  readonly [Group in keyof typeof SETTINGS]?: keyof (typeof SETTINGS)[Group];
};

/** For each of these groups, the values a school implies for some of its other settings. */
type SchoolDefaults<Keys extends Readonly<Record<string, string>>> = {
  readonly [Group in keyof Keys & keyof typeof SETTINGS]: Keys[Group] extends keyof (typeof SETTINGS)[Group]
    ? (typeof SETTINGS)[Group][Keys[Group]] extends readonly (infer School extends string)[]
      ? Readonly<Record<School, Omit<PartialValues<(typeof SETTINGS)[Group]>, Keys[Group]>>>
      : never
    : never;
};

/** The defaults of Jagannatha Hora. */
const JAGANNATHA_HORA = {
  ayanamsa: "true_pushya",
  positions: "geometric",
  node: "true",
  sunrise: "hindu",
  time_scale: "clock_as_ut1",
  ashtakavarga: { tables: "pvr" },
  // The sphutas it prints require Gulika at the start of its part; its author's book has the middle.
  upagraha: { at: "begin", lordless: "after_saturn" },
  dasha: { kalachakra: "raghavacharya" },
} as const satisfies PartialChoices;

/** Complete sets of settings of a school or program, so that users can match the software they know. */
export const PRESETS = {
  lagna: {},
  jagannatha_hora: JAGANNATHA_HORA,
  // The settings many users of Jagannatha Hora change.
  jagannatha_hora_lahiri: { ...JAGANNATHA_HORA, ayanamsa: "lahiri", node: "mean" },
  /** The printed kundali of 9 April 2025 has the mean node; a chart quoted from 1995 has the true one, which `node` gives. */
  drik: { ayanamsa: "drik", shadbala: { school: "drik" } },
  kp: { ayanamsa: "krishnamurti", house_system: "placidus", kp: { ayanamsa: "chart" } },
  raman: { ayanamsa: "raman", shadbala: { cheshta_mean: "raman" }, yuddha: { winner: "lesser_longitude" } },
} as const satisfies Readonly<Record<string, PartialChoices>>;

/**
 * The values that a school implies for the rest of its group; explicitly given settings override them. The first school
 * of each group equals the declared defaults. Drik Panchang's figures are reproduced with B.V. Raman's mean longitudes;
 * `bphs` follows chapter 27 to the letter.
 */
export const SCHOOLS = {
  shadbala: {
    raman: {},
    drik: {
      cheshta_mean: "raman",
      cheshta_luminaries: "kendra",
      ayana: "true_declination",
      mercury: "always_benefic",
    },
    bphs: { cheshta_luminaries: "kendra", drekkana: "bphs", drik: "bphs", required: "bphs", bhava_bala: "bphs" },
  },
  ashtakavarga: { bphs: {}, pvr: { ekadhipatya_occupants: "planets_and_lagna" } },
} as const satisfies SchoolDefaults<typeof SCHOOL_KEYS>;

export type PresetId = keyof typeof PRESETS;
export const PRESET_IDS = Object.keys(PRESETS) as readonly PresetId[];

/** The settings a user requests: a preset, and the values that differ from it. */
export interface SettingsRequest extends Omit<PartialChoices, "ayanamsa"> {
  readonly preset?: PresetId | undefined;
  /** A name, or the value of the ayanamsa in degrees at the instant of birth. */
  readonly ayanamsa?: Choices["ayanamsa"] | number | undefined;
  /** The value of a custom ayanamsa, degrees at the instant of birth. */
  readonly ayanamsa_degrees?: number | undefined;
}
