import type { RashiDashaId, VargaId } from "@lagna/terms";

/**
 * The rashi dashas, each defined by four rules: the starting sign, the order of the signs, the years of each, and the
 * order of a period's twelve equal parts. The rules are implemented in `rashi-dasha.ts` under these names.
 */

export type SeedRule =
  | "lagna"
  | "fourth_by_oddity"
  | "stronger_of_lagna_and_7th"
  | "stronger_of_2nd_and_8th"
  | "stronger_of_atmakaraka_and_7th"
  | "stronger_of_lagna_and_hora_lagna"
  | "strongest_lord_of_lagna_sun_moon"
  | "strongest_trikona"
  | "strongest_kendra"
  | "strongest_sign"
  | "ninth"
  | "navamsa_lagna"
  | "navamsa_round"
  | "sree_lagna"
  | "brahma"
  | "moon_star_twelfth"
  | "day_part"
  | "moon"
  | "sun"
  | "navamsa_of_lagna_lord"
  | "navamsa_of_stronger_of_lagna_and_its_lord"
  | SeedInVargaRule;
/** Read in a varga, with points of the birth chart. */
export type SeedInVargaRule = "lord_of_arudha_lagna" | "house_of_varga";
export type OrderRule =
  | "zodiacal"
  | "by_oddity"
  | "by_footing_of_9th"
  | "padakrama_against_oddity"
  | "narayana"
  | "kendradi"
  | "drig"
  | "mandooka"
  | "paryaya";
export type PeriodYearsRule =
  | "narayana"
  | "knrao"
  | "rangacharya"
  | "rangacharya_jhora"
  | "modality"
  | "brahma"
  | "mandooka"
  | "varnada"
  | "from_varnada_lagna"
  | "yogardha"
  | "one"
  | "nine"
  | "ten"
  | "place_in_order"
  | "to_lord_within_twelve";
export type SubPeriodRule =
  | "narayana"
  | "zodiacal"
  | "by_oddity"
  | "kendradi"
  | "next_of_round"
  | "own_of_round"
  | "padakrama"
  | "navamsa"
  | "paryaya"
  | "panchaka"
  | "by_place";

export interface RashiDashaRule {
  readonly seed: SeedRule;
  readonly order: OrderRule;
  readonly years: PeriodYearsRule;
  readonly sub: SubPeriodRule;
  /** Number of cycles; the Narayana family has a second one that adds the years missing to twelve for each sign. */
  readonly rounds?: number;
  /** The varga it is read in, if no other is requested; by default the birth chart. */
  readonly varga?: VargaId;
  /** Concerns life and death: engine data, never shown. */
  readonly sensitive?: boolean;
}

const narayana = { order: "narayana", years: "narayana", sub: "narayana" } as const;

const UTTARA = { order: "zodiacal", years: "place_in_order", sub: "by_place" } as const;

const CHARA = {
  knrao: { seed: "lagna", order: "by_footing_of_9th", years: "knrao", sub: "next_of_round" },
  pvr: { seed: "strongest_lord_of_lagna_sun_moon", order: "by_footing_of_9th", years: "narayana", sub: "own_of_round" },
  /** As Jagannatha Hora prints it; elsewhere a branch for women's charts. */
  rangacharya: {
    seed: "fourth_by_oddity",
    order: "padakrama_against_oddity",
    years: "rangacharya_jhora",
    sub: "padakrama",
  },
  rangacharya_first: { seed: "lagna", order: "by_footing_of_9th", years: "rangacharya", sub: "padakrama" },
} as const;

/**
 * By id and variant, the default variant first. P.V.R. Narasimha Rao, "Vedic Astrology: An Integrated Approach",
 * chapters 18-23; K.N. Rao, "Predicting through Jaimini's Chara Dasha"; BPHS 46. Where these do not define sub-periods,
 * as in Jagannatha Hora.
 */
export const RASHI_DASHAS = {
  narayana: { standard: { seed: "stronger_of_lagna_and_7th", ...narayana } },
  /** One of those below, chosen by two settings. */
  chara: CHARA,
  chara_knrao: { standard: CHARA.knrao },
  chara_pvr: { standard: CHARA.pvr },
  chara_rangacharya: { jhora: CHARA.rangacharya, first: CHARA.rangacharya_first },
  sudasa: { standard: { seed: "sree_lagna", order: "kendradi", years: "narayana", sub: "narayana" } },
  /** Also called the moola dasha of signs; `moola` is that of grahas. */
  lagna_kendradi: {
    standard: { seed: "stronger_of_lagna_and_7th", order: "kendradi", years: "narayana", sub: "kendradi" },
  },
  ak_kendradi: {
    standard: { seed: "stronger_of_atmakaraka_and_7th", order: "kendradi", years: "narayana", sub: "kendradi" },
  },
  sthira: { standard: { seed: "brahma", order: "zodiacal", years: "modality", sub: "zodiacal" } },
  brahma: { standard: { seed: "brahma", order: "by_oddity", years: "brahma", sub: "zodiacal" } },
  shoola: {
    standard: {
      seed: "stronger_of_lagna_and_7th",
      order: "zodiacal",
      years: "nine",
      sub: "by_oddity",
      sensitive: true,
    },
  },
  niryana_shoola: {
    standard: {
      seed: "stronger_of_2nd_and_8th",
      order: "by_oddity",
      years: "modality",
      sub: "narayana",
      sensitive: true,
    },
  },
  drig: { standard: { seed: "ninth", order: "drig", years: "narayana", sub: "narayana" } },
  mandooka: {
    knrao: { seed: "stronger_of_lagna_and_7th", order: "mandooka", years: "mandooka", sub: "own_of_round" },
    rath: { seed: "stronger_of_lagna_and_7th", order: "mandooka", years: "modality", sub: "own_of_round" },
  },
  trikona: { standard: { seed: "strongest_trikona", order: "by_oddity", years: "narayana", sub: "by_oddity" } },
  lagnamsaka: { standard: { seed: "navamsa_lagna", ...narayana } },
  navamsa: { standard: { seed: "navamsa_round", order: "zodiacal", years: "nine", sub: "navamsa" } },
  /**
   * Years counted from the lagna to each house's varnada; or, as in one program, from the varnada lagna to the sign.
   */
  varnada: {
    by_house: { seed: "stronger_of_lagna_and_hora_lagna", order: "by_oddity", years: "varnada", sub: "zodiacal" },
    from_varnada_lagna: {
      seed: "stronger_of_lagna_and_hora_lagna",
      order: "by_oddity",
      years: "from_varnada_lagna",
      sub: "zodiacal",
    },
  },
  yogardha: {
    standard: { seed: "stronger_of_lagna_and_7th", order: "by_oddity", years: "yogardha", sub: "next_of_round" },
  },
  tara_lagna: { standard: { seed: "moon_star_twelfth", order: "by_oddity", years: "nine", sub: "by_oddity" } },
  /**
   * Ten years per house, from the lagna, the lagna lord's or the Moon's sign for births in twilight, by day and by
   * night.
   */
  chakra: { standard: { seed: "day_part", order: "zodiacal", years: "ten", sub: "zodiacal" } },
  /** One house per year from each of the three lagnas; all three are read together. */
  sudarshana: {
    lagna: { seed: "lagna", order: "zodiacal", years: "one", sub: "zodiacal", rounds: 10 },
    moon: { seed: "moon", order: "zodiacal", years: "one", sub: "zodiacal", rounds: 10 },
    sun: { seed: "sun", order: "zodiacal", years: "one", sub: "zodiacal", rounds: 10 },
  },
  /** Ten years for each sign. In panchaka the twelve parts of a period are as 6, three times 3, and eight times 2. */
  sandhya: {
    standard: { seed: "lagna", order: "zodiacal", years: "ten", sub: "zodiacal" },
    panchaka: { seed: "lagna", order: "zodiacal", years: "ten", sub: "panchaka" },
  },
  /** One to twelve years, from one of four signs. */
  chaturvidha_uttara: {
    lagna: { seed: "lagna", ...UTTARA },
    kendra: { seed: "strongest_kendra", ...UTTARA },
    trikona: { seed: "strongest_trikona", ...UTTARA },
    dasha: { seed: "strongest_sign", ...UTTARA },
  },
  /** Sanjay Rath: narayana dasha of the navamsa, from the sign of the arudha lagna's lord. */
  padanadhamsa: { rath: { seed: "lord_of_arudha_lagna", varga: "D9", ...narayana } },
  /** BPHS 46 in two translations: Tara Chand Shastri's and Ganesh Dutt Pathak's; years as in mandooka. */
  rashiyanka: {
    shastri: { seed: "navamsa_of_lagna_lord", order: "zodiacal", years: "mandooka", sub: "own_of_round" },
    pathak: {
      seed: "navamsa_of_stronger_of_lagna_and_its_lord",
      order: "zodiacal",
      years: "mandooka",
      sub: "own_of_round",
    },
  },
  /** From the n-th sign from the lagna of Dn; for health in the D6. As in one program: texts differ on its years. */
  paryaya: {
    standard: {
      seed: "house_of_varga",
      varga: "D6",
      order: "paryaya",
      years: "to_lord_within_twelve",
      sub: "paryaya",
      rounds: 2,
    },
  },
} as const satisfies Readonly<Record<RashiDashaId, Readonly<Record<string, RashiDashaRule>>>>;

/** Years of each sign in both cycles of the Narayana family together. */
export const NARAYANA_YEARS = 12;
