import { z } from "zod";

/** Every calculation choice on which schools and programs differ. Defaults and presets live in the domain package. */

export const PRESET_IDS = ["lagna", "jagannatha_hora", "drik", "kp", "raman"] as const;
export type PresetId = (typeof PRESET_IDS)[number];

export const AYANAMSA_IDS = [
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
export type AyanamsaId = (typeof AYANAMSA_IDS)[number];

export const POSITION_KINDS = ["apparent", "geometric"] as const;
export const NODE_KINDS = ["mean", "true"] as const;
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
export type HouseSystemId = (typeof HOUSE_SYSTEMS)[number];
export const SUNRISE_KINDS = ["upper_limb_refracted", "hindu"] as const;

/** Days in a dasha year: `sidereal` is 365.256364 d. */
export const DASHA_YEARS = ["sidereal", 365.25, 365.2425, 360] as const;
export type DashaYear = (typeof DASHA_YEARS)[number];

/** The variants offered where texts differ on a varga; the first of each is Parashara's, our default; D1 has no other. */
export const VARGA_VARIANTS = {
  D2: ["parashara", "parivritti_even_reverse", "parivritti_cyclic", "parivritti_alternate", "kashinatha"],
  D3: ["parashara", "parivritti_cyclic", "somanatha", "jagannatha", "parivritti_even_reverse"],
  D4: ["parashara", "parivritti_cyclic", "parivritti_even_reverse", "parivritti_alternate"],
  D5: ["parashara", "parivritti_cyclic", "parivritti_even_reverse", "parivritti_alternate"],
  D6: ["parashara", "parivritti_even_reverse", "parivritti_alternate"],
  D7: ["parashara", "even_backward", "parivritti_even_reverse", "parivritti_alternate"],
  D8: ["parashara", "parivritti_even_reverse", "parivritti_alternate"],
  D9: ["parashara", "kalachakra", "parivritti_even_reverse", "parivritti_alternate", "krishna_mishra"],
  D10: [
    "parashara",
    "even_backward",
    "even_reverse_ninth_backward",
    "parivritti_cyclic",
    "parivritti_even_reverse",
    "parivritti_alternate",
  ],
  D11: ["parashara", "raman", "parivritti_even_reverse", "parivritti_alternate"],
  D12: ["parashara", "even_backward", "parivritti_cyclic", "parivritti_even_reverse"],
  D16: ["parashara", "parivritti_even_reverse", "parivritti_alternate"],
  D20: ["parashara", "parivritti_even_reverse", "parivritti_alternate"],
  D24: ["parashara", "even_reverse", "even_double_reverse"],
  D27: ["parashara", "parivritti_even_reverse", "parivritti_alternate"],
  D30: ["parashara", "parivritti_cyclic", "from_sign", "parivritti_even_reverse", "parivritti_alternate"],
  D40: ["parashara", "parivritti_cyclic", "parivritti_even_reverse", "parivritti_alternate"],
  D45: ["parashara", "parivritti_cyclic", "parivritti_even_reverse", "parivritti_alternate"],
  D60: ["parashara", "from_aries", "even_backward", "parivritti_alternate"],
} as const;

const oneOf = (what: string, values: readonly (string | number)[]): string =>
  `${what} must be one of ${values.join(", ")}`;
const AYANAMSA_MESSAGE = `${oneOf("Ayanamsa", AYANAMSA_IDS)}, or degrees between -180 and 180`;
const DEGREES_MESSAGE = "Ayanamsa degrees must be between -180 and 180";

export const settingsRequestSchema = z
  .strictObject(
    {
      preset: z.enum(PRESET_IDS, { error: oneOf("Preset", PRESET_IDS) }),
      /** A name, or the ayanamsa itself in degrees at the instant of birth. */
      ayanamsa: z.union([z.enum(AYANAMSA_IDS), z.number().min(-180, AYANAMSA_MESSAGE).max(180, AYANAMSA_MESSAGE)], {
        error: AYANAMSA_MESSAGE,
      }),
      /** The value for `ayanamsa: "custom"`, degrees at the instant of birth. */
      ayanamsa_degrees: z.number({ error: DEGREES_MESSAGE }).min(-180, DEGREES_MESSAGE).max(180, DEGREES_MESSAGE),
      positions: z.enum(POSITION_KINDS, { error: oneOf("Positions", POSITION_KINDS) }),
      node: z.enum(NODE_KINDS, { error: oneOf("Node", NODE_KINDS) }),
      house_system: z.enum(HOUSE_SYSTEMS, { error: oneOf("House system", HOUSE_SYSTEMS) }),
      dasha_year: z.literal(DASHA_YEARS, { error: oneOf("Dasha year", DASHA_YEARS) }),
      sunrise: z.enum(SUNRISE_KINDS, { error: oneOf("Sunrise", SUNRISE_KINDS) }),
      varga_variants: z.record(z.string(), z.string({ error: "Varga variants must be names" }), {
        error: "Varga variants must be an object of names",
      }),
    },
    {
      error: (issue) =>
        issue.code === "unrecognized_keys"
          ? `Unknown setting: ${issue.keys.join(", ").slice(0, 100)}`
          : "Settings must be an object",
    },
  )
  .partial();
export type SettingsRequest = z.infer<typeof settingsRequestSchema>;
