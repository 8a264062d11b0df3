import type { Nakshatra, Vara } from "@lagna/terms";

type StarsByDay = Readonly<Record<Vara, readonly Nakshatra[]>>;
type TithisByDay = Readonly<Record<Vara, readonly number[]>>;

/** Yogas of a weekday with a star (Muhurta Chintamani, shubhashubha-prakarana). */
export const STAR_YOGAS = {
  sarvartha_siddhi: {
    good: true,
    stars: {
      sunday: ["hasta", "mula", "uttara_phalguni", "uttara_ashadha", "uttara_bhadrapada", "pushya", "ashwini"],
      monday: ["shravana", "rohini", "mrigashira", "pushya", "anuradha"],
      tuesday: ["ashwini", "uttara_bhadrapada", "krittika", "ashlesha"],
      wednesday: ["rohini", "anuradha", "hasta", "krittika", "mrigashira"],
      thursday: ["revati", "anuradha", "ashwini", "punarvasu", "pushya"],
      friday: ["revati", "anuradha", "ashwini", "punarvasu", "shravana"],
      saturday: ["shravana", "rohini", "swati"],
    },
  },
  amrita_siddhi: {
    good: true,
    stars: {
      sunday: ["hasta"],
      monday: ["mrigashira"],
      tuesday: ["ashwini"],
      wednesday: ["anuradha"],
      thursday: ["pushya"],
      friday: ["revati"],
      saturday: ["rohini"],
    },
  },
  guru_pushya: {
    good: true,
    stars: { sunday: [], monday: [], tuesday: [], wednesday: [], thursday: ["pushya"], friday: [], saturday: [] },
  },
  ravi_pushya: {
    good: true,
    stars: { sunday: ["pushya"], monday: [], tuesday: [], wednesday: [], thursday: [], friday: [], saturday: [] },
  },
  yamaghanta: {
    good: false,
    stars: {
      sunday: ["magha"],
      monday: ["vishakha"],
      tuesday: ["ardra"],
      wednesday: ["mula"],
      thursday: ["krittika"],
      friday: ["rohini"],
      saturday: ["hasta"],
    },
  },
} as const satisfies Readonly<Record<string, { readonly good: boolean; readonly stars: StarsByDay }>>;

/** Yogas of a weekday with a tithi of either fortnight, 1 to 15 (Muhurta Chintamani). */
export const TITHI_YOGAS = {
  siddha: {
    good: true,
    tithis: {
      sunday: [],
      monday: [],
      tuesday: [3, 8, 13],
      wednesday: [2, 7, 12],
      thursday: [5, 10, 15],
      friday: [1, 6, 11],
      saturday: [4, 9, 14],
    },
  },
  mrityu: {
    good: false,
    tithis: {
      sunday: [1, 6, 11],
      monday: [2, 7, 12],
      tuesday: [1, 6, 11],
      wednesday: [3, 8, 13],
      thursday: [4, 9, 14],
      friday: [2, 7, 12],
      saturday: [5, 10, 15],
    },
  },
  dagdha: {
    good: false,
    tithis: { sunday: [12], monday: [11], tuesday: [5], wednesday: [3], thursday: [6], friday: [8], saturday: [9] },
  },
  visha: {
    good: false,
    tithis: { sunday: [4], monday: [6], tuesday: [7], wednesday: [2], thursday: [8], friday: [9], saturday: [7] },
  },
  hutashana: {
    good: false,
    tithis: { sunday: [12], monday: [6], tuesday: [7], wednesday: [8], thursday: [9], friday: [10], saturday: [11] },
  },
} as const satisfies Readonly<Record<string, { readonly good: boolean; readonly tithis: TithisByDay }>>;

/** The days, tithis and stars of the pushkara yogas, which double or triple what happens in them. */
export const PUSHKARA_DAYS: readonly Vara[] = ["sunday", "tuesday", "saturday"];
export const PUSHKARA_TITHIS: readonly number[] = [2, 7, 12];
export const PUSHKARA_STARS = {
  dvi_pushkara: ["mrigashira", "chitra", "dhanishta"],
  tri_pushkara: ["krittika", "punarvasu", "uttara_phalguni", "vishakha", "uttara_ashadha", "purva_bhadrapada"],
} as const satisfies Readonly<Record<string, readonly Nakshatra[]>>;

/** Stars of the Moon counted from the Sun's, from 1, that make ravi yoga. */
export const RAVI_YOGA_COUNTS: readonly number[] = [4, 6, 9, 10, 13, 20];

/** The 28 yogas, ananda first. */
export const ANANDADI = [
  "ananda",
  "kaladanda",
  "dhumra",
  "dhata",
  "saumya",
  "dhvanksha",
  "ketu",
  "shrivatsa",
  "vajra",
  "mudgara",
  "chhatra",
  "mitra",
  "manasa",
  "padma",
  "lumba",
  "utpata",
  "mrityu",
  "kana",
  "siddhi",
  "shubha",
  "amrita",
  "musala",
  "gada",
  "matanga",
  "rakshasa",
  "chara",
  "sthira",
  "vardhamana",
] as const;
export type Anandadi = (typeof ANANDADI)[number];

/** Of the 28 stars with Abhijit after Uttara Ashadha, from 0: the one that makes ananda on each weekday. */
export const ANANDA_STARS: Readonly<Record<Vara, number>> = {
  sunday: 0,
  monday: 4,
  tuesday: 8,
  wednesday: 12,
  thursday: 16,
  friday: 20,
  saturday: 24,
};
