import type { AyanamsaId, PositionKind, SunriseKind } from "./settings.ts";

/**
 * The choices on which almanacs differ. A list is one setting, its default first. The default set (preset `lagna`) is
 * that of engine tables; the other presets reproduce printed almanacs.
 */
export const ALMANAC_SETTINGS = {
  /** The upper limb with refraction (Drik Panchang), or the disc's centre without (Prokerala, Surya Siddhanta). */
  sunrise: ["upper_limb_refracted", "hindu"],
  moonrise: ["upper_limb_refracted", "hindu"],
  /** The first moonrise from sunrise on, or from midnight on. */
  moonrise_from: ["sunrise", "midnight"],
  /** The first moonset of the day, or the one after the moonrise. */
  moonset_from: ["sunrise", "moonrise"],
  /** Whether sidereal longitudes count from the true or the mean equinox: with nutation or without. */
  equinox: ["true", "mean"],
  /** How an instant is printed: to the second, or as a whole minute, cut or rounded. */
  minutes: ["exact", "cut", "rounded"],
  /** Twelfths of the day and of the night, or sixty minutes from sunrise. */
  hora: ["unequal", "equal"],
  /** The length of pradosha from sunset: a fifth of the night, six ghatis, or two muhurtas of the night. */
  pradosha: ["fifth_of_night", "six_ghatis", "two_muhurtas"],
  /** The table of durmuhurtas; `saturday_third` has the third muhurta on a Saturday where Drik has the first two. */
  durmuhurta: ["kala_prakashika", "saturday_third", "nirnaya_sindhu"],
  /** Minutes of godhuli after sunset. */
  godhuli_minutes: [24, 48],
  /** When the northern year of Vikrama begins: with Chaitra's bright half, or with its purnimanta dark half. */
  vikrama_begins: ["chaitra_shukla", "chaitra_krishna"],
  /** The Sun's northern course from sidereal Capricorn, or from the winter solstice. */
  ayana: ["sidereal", "tropical"],
  /** The ekadashi of the reader's own day. */
  ekadashi: ["smarta", "vaishnava"],
} as const;

/** Choices that are numbers, with the largest amount of each; all are 0 by default. */
export const ALMANAC_NUMBERS = {
  /** Added to the longitudes of the Sun and the Moon, arcseconds. */
  sun_offset_arcsec: 3600,
  moon_offset_arcsec: 3600,
  /** Added to the instants of rise and set, seconds: what an almanac's horizon differs from ours by. */
  sunrise_shift_seconds: 600,
  sunset_shift_seconds: 600,
  moonrise_shift_seconds: 600,
  moonset_shift_seconds: 600,
} as const;

type Values = { readonly [Key in keyof typeof ALMANAC_SETTINGS]: (typeof ALMANAC_SETTINGS)[Key][number] };

/** Every choice of an almanac. */
export interface AlmanacSettings extends Values, Readonly<Record<keyof typeof ALMANAC_NUMBERS, number>> {
  readonly preset: AlmanacPreset;
  readonly ayanamsa: Exclude<AyanamsaId, "custom">;
  readonly positions: PositionKind;
}

export const ALMANAC_PRESETS = ["lagna", "drik", "prokerala", "surya_siddhanta_day"] as const;
export type AlmanacPreset = (typeof ALMANAC_PRESETS)[number];

type AlmanacPresetValues = Partial<Omit<AlmanacSettings, "preset" | "sunrise"> & { readonly sunrise: SunriseKind }>;

/**
 * What each preset chooses.
 *
 * - Drik Panchang: fitted to its printed year 2023. Its limbs differ from Swiss Ephemeris by two constants, one for each
 *   luminary; minutes are rounded.
 * - Prokerala: fitted to its printed years 2024 to 2026; minutes are cut.
 * - Surya Siddhanta's day: from the rise of the disc's centre, counted in ghatis.
 */
export const ALMANAC_PRESET_VALUES: Readonly<Record<AlmanacPreset, AlmanacPresetValues>> = {
  lagna: {},
  drik: {
    equinox: "mean",
    sun_offset_arcsec: -19,
    moon_offset_arcsec: 11,
    moonrise_shift_seconds: -39,
    moonset_shift_seconds: 46,
    minutes: "rounded",
    vikrama_begins: "chaitra_krishna",
  },
  prokerala: {
    sunrise: "hindu",
    equinox: "mean",
    sun_offset_arcsec: -5.5,
    moon_offset_arcsec: -0.5,
    sunrise_shift_seconds: 16,
    sunset_shift_seconds: -6,
    moonrise_shift_seconds: -7,
    minutes: "cut",
    moonrise_from: "midnight",
    moonset_from: "moonrise",
    vikrama_begins: "chaitra_krishna",
  },
  surya_siddhanta_day: { sunrise: "hindu", ayanamsa: "surya_siddhanta", hora: "equal", pradosha: "six_ghatis" },
};
