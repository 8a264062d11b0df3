import { MATCHING_SETTINGS } from "./matching-settings.ts";
import { TAJAKA_SETTINGS } from "./tajaka-settings.ts";

/**
 * The settings on which schools and programs differ: each is declared here, once, with its possible values. The
 * contract's schema, the domain's types and checks, and the settings screen are all derived from this table.
 *
 * A list is one setting, with the default first (preset `lagna`); an object is a group of settings. Keys and values are
 * the ones used in the API and returned in every answer.
 */
export const SETTINGS = {
  /** The ayanamsa subtracted from tropical longitudes; `custom` is given in degrees at the instant of birth. */
  ayanamsa: [
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
    // The ayanamsa of Drik Panchang, inferred from its printed figures.
    "drik",
    "deluce",
    "ushashashi",
    "surya_siddhanta_mean_sun",
    "aryabhata_mean_sun",
    "ss_revati",
    "krishnamurti_vp291",
    "lahiri_vp285",
    "true_sheoran",
    "j2000",
    "custom",
  ],
  /** `apparent`: with light-time and aberration, as in almanacs. `geometric`: without, as in Jagannatha Hora. */
  positions: ["apparent", "geometric"],
  node: ["mean", "true"],
  house_system: [
    "whole_sign",
    "sripati",
    "placidus",
    "equal",
    "equal_lagna_middle",
    "koch",
    "campanus",
    "alcabitius",
    "regiomontanus",
    "topocentric",
    "morinus",
  ],
  /** Length in days; `sidereal` is 365.256364 days, as in Jagannatha Hora and Drik Panchang. */
  dasha_year: ["sidereal", 365.25, 365.2425, 360],
  /** The upper limb with refraction (civil, Drik Panchang) or the disc's centre without (Hindu, Jagannatha Hora). */
  sunrise: ["upper_limb_refracted", "hindu"],
  /**
   * How clock time in UTC is converted to UT1, the time of the Earth's rotation, which differs from it by up to 0.9 s
   * since 1972. `clock_as_ut1` skips the conversion, as Jagannatha Hora does: the lagna differs by up to 14″.
   */
  time_scale: ["utc_to_ut1", "clock_as_ut1"],
  jaimini: {
    /** The lord of Scorpio and Aquarius: the stronger of Mars and Ketu, Saturn and Rahu; or Mars and Saturn alone. */
    colords: ["by_strength", "traditional"],
    /** Whether Rahu is a chara karaka; both schemes are always given. */
    karaka_scheme: [8, 7],
    /**
     * How a node's advancement in its sign is measured: from the start as for the others (Jagannatha Hora), or from the
     * end of the sign.
     */
    node_advancement: ["plain", "reversed"],
  },
  arudha: {
    /**
     * Where an arudha that would fall in the seventh from its house is placed: in the tenth from there, or the fourth
     * from there.
     */
    exception: ["tenth_from_result", "fourth_for_seventh"],
    /** The chart in which the karakamsa is read. */
    karakamsa_in: ["navamsa", "rasi"],
  },
  special_lagnas: {
    /** B.V. Raman and P.V.R. Narasimha Rao; Sharma and Santhanam; Sanjay Rath; Jha and Pandey. */
    varnada: ["raman_pvr", "sharma_santhanam", "rath", "jha_pandey"],
    /** Which Sun the pranapada is computed from. */
    pranapada_sun: ["at_birth", "at_sunrise"],
  },
  upagraha: {
    /**
     * The moment of its part of the day at which an upagraha rises: Drik Panchang and Jagannatha Hora; P.V.R. Narasimha
     * Rao's book; Uttara Kalamrita.
     */
    at: ["begin", "middle", "end"],
    /** Mandi at the start of Saturn's part, or by the ghatis used in Kerala. */
    mandi: ["begin", "ghati"],
    /** The part of the day that has no lord: the eighth (Parashara), or the one after Saturn's (P.V.R. Narasimha Rao). */
    lordless: ["eighth", "after_saturn"],
  },
  /** Whether malefics that aspect the maraka houses are marakas too. */
  maraka_aspects: [false, true],
  /** Width of gandanta around a junction of the zodiac, arcminutes; the widest is a pada. */
  gandanta_arcminutes: [200, 48, 60],
  /** The degrees of pushkara bhaga: by element (21, 14, 24, 7), or sign by sign (Jataka Parijata). */
  pushkara_bhaga: ["by_element", "jataka_parijata"],
  dasha: {
    /** Which chara dasha `chara` means: K.N. Rao's, Parashara's in P.V.R. Narasimha Rao's reading, or Rangacharya's. */
    chara: ["knrao", "pvr", "rangacharya"],
    /**
     * Rangacharya's chara dasha as Jagannatha Hora prints it, from the fourth of the lagna; or from the lagna, with a
     * year more or less for an exalted or debilitated lord.
     */
    rangacharya: ["jhora", "first"],
    /** The book of P.V.R. Narasimha Rao, Sanjay Rath, or Raghavacharya (Jagannatha Hora). */
    kalachakra: ["pvr_book", "rath", "raghavacharya"],
    /** 27 (Jagannatha Hora), or 28 with Abhijit as in some north Indian almanacs. */
    ashtottari_stars: [27, 28],
    /**
     * Condition for it to apply: by Rahu from the lagna's lord (BPHS 46), or birth by day in the dark half or by night
     * in the bright half of the month.
     */
    ashtottari_applies: ["rahu", "paksha"],
    /** Rath's order starting from Venus, or the vimshottari order (BPHS 46). */
    tara: ["rath", "bphs"],
    /** A graha in its moolatrikona sign counts as zero signs away from it (Jagannatha Hora), or as twelve. */
    moola: ["standard", "twelve_in_moolatrikona"],
    /** Years by counting to the lord (K.N. Rao), or seven, eight and nine (Sanjay Rath). */
    mandooka: ["knrao", "rath"],
    /** Years counted to each house's own varnada, or from the varnada lagna to the sign. */
    varnada: ["by_house", "from_varnada_lagna"],
  },
  ashtakavarga: {
    /** Parashara's tables, or P.V.R. Narasimha Rao's, which differ in the rows of the Moon and Venus. */
    tables: ["bphs", "pvr"],
    /**
     * Which bodies make a sign occupied in ekadhipatya shodhana: Sun to Saturn (Drik Panchang), those and the lagna
     * (P.V.R. Narasimha Rao), or all nine grahas.
     */
    ekadhipatya_occupants: ["planets", "planets_and_lagna", "nine"],
  },
  /** Variants of vargas on which texts differ; Parashara's first. The domain implements the rules under these names. */
  varga_variants: {
    D1: ["parashara"],
    D2: ["parashara", "parivritti_even_reverse", "parivritti_cyclic", "parivritti_alternate", "kashinatha", "raman"],
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
  },
  /** When the Moon is a benefic by nature: waxing (BPHS), from the eighth tithi to the twenty-third (Raman), never, always. */
  moon_benefic: ["waxing", "tithi_8_to_23", "never", "always"],
  /**
   * When Mercury is a benefic: unless conjunct malefics outnumber benefics; only alone or with Jupiter or Venus; always
   * (Drik Panchang).
   */
  mercury_benefic: ["by_company", "alone_or_with_jupiter_venus", "always"],
  panchang: {
    /** Twelfths of the day and of the night, or sixty minutes from sunrise. */
    hora: ["unequal", "equal"],
  },
  /** The school of shadbala, and the settings that may override it: see `SCHOOLS`. */
  shadbala: {
    school: ["raman", "drik", "bphs"],
    /** Mean longitudes of date, or B.V. Raman's tables of 1900. */
    cheshta_mean: ["modern", "raman"],
    /** Whether the Sun and Moon have a cheshta bala, computed from their kendras. */
    cheshta_luminaries: ["none", "kendra"],
    /** The third of a sign in which neuter and female grahas are strong: second and third, or third and second. */
    drekkana: ["raman", "bphs"],
    /** The waning Moon counts by her own light, or gets the value of a malefic. */
    paksha_moon: ["own_light", "by_nature"],
    ayana: ["kranti", "true_declination"],
    /** Mercury by the chart's `mercury_benefic` rule, or a benefic in any conjunction. */
    mercury: ["by_chart", "always_benefic"],
    /** A quarter of all aspects; or that, plus Jupiter's and Mercury's in full. */
    drik: ["quarter", "bphs"],
    required: ["raman", "bphs"],
    /** Lord, direction and aspects; or those plus occupants and the time of birth. */
    bhava_bala: ["raman", "bphs"],
  },
  /** Planetary war: who wins, and whether Venus always wins. */
  yuddha: {
    winner: ["northern_latitude", "lesser_longitude", "brighter"],
    venus: ["by_rule", "always_wins"],
  },
  vimsopaka: {
    /** The nodes have no dignity, or one by the signs and friendships that Jagannatha Hora assigns them. */
    nodes: ["none", "jhora"],
    /** Where a graha has all twenty points of a varga: in its own, moolatrikona or exaltation sign, or in its own alone. */
    full_points: ["own_moolatrikona_exalted", "own"],
  },
  /** The form in which a yoga is evaluated where texts differ; each yoga in the result states the form used. */
  yogas: {
    /**
     * What makes a graha strong: sign and light; the ratio of shadbala to the requirement; a vimsopaka of ten or more.
     */
    strength: ["sign_dignity", "shadbala_ratio", "vimsopaka"],
    /** The lords of Scorpio and Aquarius, as in `colords` of the Jaimini points. */
    colords: ["traditional", "by_strength"],
    node_aspects: ["none", "five_seven_nine"],
    /** The reference from which the five mahapurushas are counted. */
    reference: ["lagna", "lagna_and_moon"],
    /** Whether Rahu and Ketu count among the grahas of the nabhasa yogas. */
    nodes_in_nabhasa: [false, true],
    /**
     * A shape holds if all grahas are in its houses, or only if each of its houses is occupied too (Varahamihira's
     * strict readers).
     */
    nabhasa_akriti: ["subset", "each_house_occupied"],
    /** Whether any other nabhasa yoga cancels the seven sankhya yogas (BPHS 35). */
    sankhya_suppressed: [false, true],
    /**
     * Whether the Moon or a node in the relevant house spoils the solar yogas, and the Sun or a node the lunar ones.
     */
    spoiled_by_excluded: [false, true],
    /**
     * P.V.R. Narasimha Rao requires a benefic conjunct or aspecting, and Jupiter unafflicted; or the kendra is enough.
     */
    gaja_kesari: ["pvr", "kendra_alone"],
    /** P.V.R. Narasimha Rao also requires empty kendras; or only the houses next to the Moon count. */
    kemadruma: ["pvr", "moon_alone"],
    chandra_mangala: ["together", "together_or_opposed"],
    /** Only benefics in the tenth, or at least one benefic there among others. */
    amala: ["only_benefics", "a_benefic"],
    nipuna: ["together", "not_combust"],
    /** The lords of 6, 8 and 12 each in its own house (B.V. Raman), or in any of these three. */
    vipareeta: ["own_house", "any_dusthana"],
    /** At least one on either side; or on either side no other graha. */
    kartari: ["each_side", "only"],
    /** The lord of the ninth in a kendra or trikona (B.V. Raman), or in a kendra (P.V.R. Narasimha Rao, BPHS). */
    lakshmi: ["kendra_or_trikona", "kendra_alone"],
    /** Hara and Brahma by named grahas (B.V. Raman), or by benefics (P.V.R. Narasimha Rao). */
    harihara: ["raman", "pvr"],
    /** The lord of the lagna with Jupiter (B.V. Raman), or aspected by him too (P.V.R. Narasimha Rao). */
    gandharva: ["joined", "joined_or_aspected"],
  },
  doshas: {
    /**
     * The houses in which Mars makes the dosha: without the second, with the second instead of the twelfth, all, or
     * without the first.
     */
    mangal_houses: ["north", "south", "all", "no_first"],
    kala_sarpa_by: ["sign", "degree"],
    /** Whether the grahas may be on either side of the axis, or only ahead of Rahu. */
    kala_sarpa_direction: ["both", "rahu_ahead"],
  },
  avasthas: {
    /** Whether a combust graha is kopa whatever its sign, or its dignity takes precedence. */
    deeptadi: ["combust_first", "dignity_first"],
    /** The completed ghatis since sunrise, or the number of the current one. */
    ghati: ["elapsed", "current"],
  },
  gochara: {
    /**
     * A graha is stationary when its tropical speed is zero, or its sidereal speed: up to half an hour apart for
     * Saturn.
     */
    stations: ["tropical", "sidereal"],
    /** The house that obstructs Venus in the eleventh and twelfth: other editions of Phaladeepika have 3 and 6. */
    venus_vedha: ["6_and_3", "3_and_6"],
  },
  /** Krishnamurti Paddhati, whose chart may have another ayanamsa and node than the kundli. */
  kp: {
    /** Krishnamurti's ayanamsa, its newer form, or that of the chart. */
    ayanamsa: ["krishnamurti", "krishnamurti_vp291", "chart"],
    /** The Readers' printed charts have the mean node. */
    node: ["mean", "true"],
    /** When the weekday of the day's lord begins. */
    day_lord: ["sunrise", "midnight"],
    /** Levels of lords below the sign: star, sub and sub-sub; or one more. */
    levels: [3, 4],
    /** Whether ruling planets in the star of a retrograde graha are left out. */
    drop_retrograde_stars: [false, true],
  },
  /** The match of two births. */
  matching: MATCHING_SETTINGS,
  tajaka: TAJAKA_SETTINGS,
} as const;

/** The values of one setting, or a group of settings. */
export type SettingValues = readonly (string | number | boolean)[];
export type SettingGroup = { readonly [key: string]: SettingValues | SettingGroup };

type ChosenValues<Declared> = Declared extends readonly (infer Value)[]
  ? Value
  : { readonly [Key in keyof Declared]: ChosenValues<Declared[Key]> };
export type PartialValues<Declared> = Declared extends readonly (infer Value)[]
  ? Value
  : { readonly [Key in keyof Declared]?: PartialValues<Declared[Key]> | undefined };

/** The value of every setting. */
export type Choices = ChosenValues<typeof SETTINGS>;
/** The settings a user or a preset gives; absent ones come from elsewhere. */
export type PartialChoices = PartialValues<typeof SETTINGS>;

export type TimeScale = Choices["time_scale"];
export type AyanamsaId = Choices["ayanamsa"];
export type PositionKind = Choices["positions"];
export type NodeKind = Choices["node"];
export type HouseSystem = Choices["house_system"];
export type SunriseKind = Choices["sunrise"];
