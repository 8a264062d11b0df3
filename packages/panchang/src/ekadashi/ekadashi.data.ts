import type { Masa, Nakshatra } from "@lagna/terms";

/** The names of the ekadashis of each amanta month's bright and dark half. */
export const EKADASHI_NAMES: Readonly<Record<Masa, { readonly shukla: string; readonly krishna: string }>> = {
  chaitra: { shukla: "kamada", krishna: "varuthini" },
  vaishakha: { shukla: "mohini", krishna: "apara" },
  jyeshtha: { shukla: "nirjala", krishna: "yogini" },
  ashadha: { shukla: "devashayani", krishna: "kamika" },
  shravana: { shukla: "putrada", krishna: "aja" },
  bhadrapada: { shukla: "parivartini", krishna: "indira" },
  ashvina: { shukla: "papankusha", krishna: "rama" },
  kartika: { shukla: "devutthana", krishna: "utpanna" },
  margashirsha: { shukla: "mokshada", krishna: "saphala" },
  pausha: { shukla: "putrada", krishna: "shattila" },
  magha: { shukla: "jaya", krishna: "vijaya" },
  phalguna: { shukla: "amalaki", krishna: "papamochani" },
};
export const ADHIKA_EKADASHI_NAMES = { shukla: "padmini", krishna: "parama" } as const;

/**
 * Until when dashami must be over for a day with ekadashi to be kept.
 * - `sunrise`: the smartas, sunrise itself.
 * - `four_ghatis`: arunodaya, 96 minutes before sunrise (Hari Bhakti Vilasa; Dharma Sindhu for vaishnavas).
 * - `night_ghatis`: Madhva's Tithi Nirnaya: four to five and a third ghatis, each a thirtieth of the night, the more the
 *   tithis grow.
 * - `midnight`: the middle of the night (Nimbarka's kapala vedha).
 */
export type VedhaLimit = "sunrise" | "four_ghatis" | "night_ghatis" | "midnight";

/** How a school keeps ekadashi. */
export interface EkadashiSchool {
  readonly vedha: VedhaLimit;
  /**
   * Of two pure days with ekadashi at sunrise, which. `by_dvadashi`: the second if dvadashi is at the third sunrise, so
   * that the fast can be broken in it, else the first; and a single day after which dvadashi has no sunrise gives way to
   * the one before (Kalamadhava on shuddha and viddha ekadashi).
   */
  readonly both: "first" | "second" | "by_dvadashi";
  /** Whether the eight great dvadashis move the fast to the twelfth. */
  readonly mahadvadashi: boolean;
  /** If ekadashi has no sunrise: the day on which it runs, or the next. */
  readonly kshaya: "day_it_runs" | "next_day";
  /** Whether one fasts for two days if ekadashi or dvadashi has two sunrises. */
  readonly twoDays?: true;
  readonly source: string;
}

export const EKADASHI_SCHOOLS = {
  smarta: {
    vedha: "sunrise",
    both: "by_dvadashi",
    mahadvadashi: false,
    kshaya: "day_it_runs",
    source: "Kalamadhava; Dharma Sindhu",
  },
  vaishnava: {
    vedha: "four_ghatis",
    both: "second",
    mahadvadashi: true,
    kshaya: "next_day",
    source: "Hari Bhakti Vilasa; Dharma Sindhu",
  },
  madhva: {
    vedha: "night_ghatis",
    both: "first",
    mahadvadashi: false,
    kshaya: "next_day",
    twoDays: true,
    source: "Madhva, Tithi Nirnaya",
  },
  nimbarka: {
    vedha: "midnight",
    both: "second",
    mahadvadashi: true,
    kshaya: "next_day",
    source: "Nimbarka's kapala vedha, in Nirnaya Sindhu",
  },
} as const satisfies Readonly<Record<string, EkadashiSchool>>;
export type EkadashiSchoolId = keyof typeof EKADASHI_SCHOOLS;
export const EKADASHI_SCHOOL_IDS = Object.keys(EKADASHI_SCHOOLS) as readonly EkadashiSchoolId[];

/** Ekadashis that are feasts under a name of their own, by the id of the feast; kept on the smarta date. */
export const EKADASHI_FEASTS: Readonly<Record<string, string>> = {
  nirjala: "nirjala",
  devshayani: "devashayani",
  devutthana: "devutthana",
  amalaki: "amalaki",
};

/** The great dvadashis of a star on a bright twelfth (Hari Bhakti Vilasa). */
export const STAR_DVADASHIS: Readonly<Partial<Record<Nakshatra, string>>> = {
  punarvasu: "jaya",
  shravana: "vijaya",
  rohini: "jayanti",
  pushya: "papanashini",
};
