/**
 * The choices on which schools and programs differ: each declared here, once, with what it may be. The contract's schema, the
 * domain's types and checks, and the settings screen all follow from this table.
 *
 * A list is one choice, the first value the default (preset `lagna`); an object is a group of choices. Keys and values are what
 * crosses the API and what every answer echoes.
 */
export const SETTINGS = {
  /** What is subtracted from the tropical zodiac; `custom` comes with its degrees at the instant of birth. */
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
    // Drik Panchang's own, inferred from what it prints.
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
  /** `apparent`: with light-time and aberration, as almanacs. `geometric`: without, as Jagannatha Hora. */
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
  /** Days; `sidereal` is 365.256364 of them, as Jagannatha Hora and Drik Panchang reckon. */
  dasha_year: ["sidereal", 365.25, 365.2425, 360],
  /** The upper limb with refraction (civil, Drik Panchang) or the disc's centre without (Hindu, Jagannatha Hora). */
  sunrise: ["upper_limb_refracted", "hindu"],
  /**
   * What a clock's UTC is taken for: Earth's turning is UT1, up to 0.9 s from it since 1972. `clock_as_ut1` leaves that out, as
   * Jagannatha Hora does: the lagna differs by up to 14″.
   */
  time_scale: ["utc_to_ut1", "clock_as_ut1"],
  jaimini: {
    /** The lord of Scorpio and Aquarius: the stronger of Mars and Ketu, Saturn and Rahu; or Mars and Saturn alone. */
    colords: ["by_strength", "traditional"],
    /** Whether Rahu is a chara karaka; both schemes are always given. */
    karaka_scheme: [8, 7],
    /** How far a node has come in its sign: as the others (Jagannatha Hora), or from the sign's end. */
    node_advancement: ["plain", "reversed"],
  },
  arudha: {
    /** Where an arudha would fall in the seventh from its house: the tenth from there, or the fourth from there. */
    exception: ["tenth_from_result", "fourth_for_seventh"],
    /** The chart the karakamsa is read in. */
    karakamsa_in: ["navamsa", "rasi"],
  },
  special_lagnas: {
    /** B.V. Raman and P.V.R. Narasimha Rao; Sharma and Santhanam; Sanjay Rath; Jha and Pandey. */
    varnada: ["raman_pvr", "sharma_santhanam", "rath", "jha_pandey"],
    /** The Sun the pranapada is reckoned from. */
    pranapada_sun: ["at_birth", "at_sunrise"],
  },
  upagraha: {
    /** The moment of its part of the day at which one rises: Drik Panchang and Jagannatha Hora; P.V.R. Narasimha Rao's book; Uttara Kalamrita. */
    at: ["begin", "middle", "end"],
    /** Mandi at the begin of Saturn's part, or by the ghatis of Kerala. */
    mandi: ["begin", "ghati"],
    /** The part of the day that has no lord: the eighth (Parashara), or the one after Saturn's (P.V.R. Narasimha Rao). */
    lordless: ["eighth", "after_saturn"],
  },
  /** Whether malefics that aspect the houses of maraka are marakas too. */
  maraka_aspects: [false, true],
  /** How near a knot of the zodiac is gandanta, arcminutes; the widest is a pada. */
  gandanta_arcminutes: [200, 48, 60],
  /** The degrees of pushkara bhaga by element (21, 14, 24, 7), or sign by sign (Jataka Parijata). */
  pushkara_bhaga: ["by_element", "jataka_parijata"],
  dasha: {
    /** Which chara dasha `chara` is: K.N. Rao's, Parashara's as P.V.R. Narasimha Rao reads him, or Rangacharya's. */
    chara: ["knrao", "pvr", "rangacharya"],
    /** The book of P.V.R. Narasimha Rao, Sanjay Rath, or Raghavacharya (Jagannatha Hora). */
    kalachakra: ["pvr_book", "rath", "raghavacharya"],
    /** 27 (Jagannatha Hora), or 28 with Abhijit as some north Indian almanacs. */
    ashtottari_stars: [27, 28],
    /** To whom it applies: by Rahu from the lagna's lord (BPHS 46), or to births by day in the dark half and by night in the bright. */
    ashtottari_applies: ["rahu", "paksha"],
    /** Rath's round from Venus, or vimshottari's (BPHS 46). */
    tara: ["rath", "bphs"],
    /** A graha in its moolatrikona sign is no sign away from it (Jagannatha Hora), or twelve. */
    moola: ["standard", "twelve_in_moolatrikona"],
    /** Years counted to the lord (K.N. Rao), or seven, eight and nine (Sanjay Rath). */
    mandooka: ["knrao", "rath"],
    /** Years to each house's own varnada, or from the varnada lagna to the sign. */
    varnada: ["by_house", "from_varnada_lagna"],
  },
  ashtakavarga: {
    /** Parashara's tables, or P.V.R. Narasimha Rao's, who differs in the rows of the Moon and Venus. */
    tables: ["bphs", "pvr"],
    /**
     * Who makes a sign occupied in ekadhipatya shodhana: Sun to Saturn (Drik Panchang), those and the lagna (P.V.R. Narasimha Rao),
     * or all nine.
     */
    ekadhipatya_occupants: ["planets", "planets_and_lagna", "nine"],
  },
  /** Where texts differ on a varga; Parashara's first. The rules themselves stand in the domain under these names. */
  varga_variants: {
    D1: ["parashara"],
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
  },
  /** When the Moon is a benefic by nature: waxing (BPHS), from the eighth tithi to the twenty-third (Raman), never, always. */
  moon_benefic: ["waxing", "tithi_8_to_23", "never", "always"],
  /** When Mercury is: unless malefics outnumber benefics with it; only alone or with Jupiter or Venus; always (Drik Panchang). */
  mercury_benefic: ["by_company", "alone_or_with_jupiter_venus", "always"],
  panchang: {
    /** Twelfths of the day and of the night, or sixty minutes from sunrise. */
    hora: ["unequal", "equal"],
  },
  /** A school of shadbala, and what may differ from it: see `SCHOOLS`. */
  shadbala: {
    school: ["raman", "drik", "bphs"],
    /** Mean longitudes of date, or B.V. Raman's tables of 1900. */
    cheshta_mean: ["modern", "raman"],
    /** Whether the Sun and Moon have a cheshta bala, by their kendras. */
    cheshta_luminaries: ["none", "kendra"],
    /** The thirds of a sign that neuter and female grahas are strong in: second and third, or third and second. */
    drekkana: ["raman", "bphs"],
    /** A waning Moon keeps her own light, or has what a malefic has. */
    paksha_moon: ["own_light", "by_nature"],
    ayana: ["kranti", "true_declination"],
    /** Mercury as the chart's own rule has him, or a benefic in any company. */
    mercury: ["by_chart", "always_benefic"],
    /** A quarter of all aspects; or that, and Jupiter's and Mercury's in full besides. */
    drik: ["quarter", "bphs"],
    required: ["raman", "bphs"],
    /** Lord, direction and aspects; or those, occupants and the time of birth. */
    bhava_bala: ["raman", "bphs"],
  },
  /** Wars of grahas: who wins, and whether Venus does wherever she is. */
  yuddha: {
    winner: ["northern_latitude", "lesser_longitude", "brighter"],
    venus: ["by_rule", "always_wins"],
  },
  vimsopaka: {
    /** The nodes have none, or one by the signs and friendships Jagannatha Hora gives them. */
    nodes: ["none", "jhora"],
  },
  /** Which form of a yoga is judged where texts differ; the form a chart was judged by stands beside each yoga. */
  yogas: {
    /** Who is strong: by sign and light; by shadbala against what is required; by vimsopaka of ten and more. */
    strength: ["sign_dignity", "shadbala_ratio", "vimsopaka"],
    /** The lords of Scorpio and Aquarius, as for the Jaimini points. */
    colords: ["traditional", "by_strength"],
    node_aspects: ["none", "five_seven_nine"],
    /** Where the five mahapurushas are counted from. */
    reference: ["lagna", "lagna_and_moon"],
    /** Whether Rahu and Ketu count among the grahas of the nabhasa yogas. */
    nodes_in_nabhasa: [false, true],
    /** A shape holds when everyone stands inside it, or when every house of it is filled besides (Varahamihira's strict readers). */
    nabhasa_akriti: ["subset", "each_house_occupied"],
    /** Whether the seven yogas of number give way to any other nabhasa yoga (BPHS 35). */
    sankhya_suppressed: [false, true],
    /** Whether the Moon or a node in the place spoils the solar yogas, the Sun or a node the lunar ones. */
    spoiled_by_excluded: [false, true],
    /** P.V.R. Narasimha Rao asks for a benefic's company or aspect, and that Jupiter be unspoilt; or the kendra alone. */
    gaja_kesari: ["pvr", "kendra_alone"],
    /** P.V.R. Narasimha Rao asks for empty kendras besides; or the Moon's own neighbours alone. */
    kemadruma: ["pvr", "moon_alone"],
    chandra_mangala: ["together", "together_or_opposed"],
    /** Nobody but benefics in the tenth, or a benefic there among others. */
    amala: ["only_benefics", "a_benefic"],
    nipuna: ["together", "not_combust"],
    /** The lords of 6, 8 and 12 each in its own house (B.V. Raman), or in any of the three. */
    vipareeta: ["own_house", "any_dusthana"],
    /** One at least on either side; or on either side nobody else. */
    kartari: ["each_side", "only"],
  },
  doshas: {
    /** The houses in which Mars makes the dosha: without the second, with it for the twelfth, all, or without the first. */
    mangal_houses: ["north", "south", "all", "no_first"],
    kala_sarpa_by: ["sign", "degree"],
    /** Whether the grahas may lie on either side of the axis, or only ahead of Rahu. */
    kala_sarpa_direction: ["both", "rahu_ahead"],
  },
  avasthas: {
    /** Whether a combust graha is kopa whatever its sign, or its dignity is named first. */
    deeptadi: ["combust_first", "dignity_first"],
    /** The whole ghatis gone since sunrise, or the one that runs. */
    ghati: ["elapsed", "current"],
  },
  gochara: {
    /** A graha is stationary when its tropical speed is nothing, or that among the stars: up to half an hour apart for Saturn. */
    stations: ["tropical", "sidereal"],
    /** Where Venus in the eleventh and twelfth is obstructed from: other editions of Phaladeepika have 3 and 6. */
    venus_vedha: ["6_and_3", "3_and_6"],
  },
} as const;

/** One choice's values, or a group of choices. */
export type SettingValues = readonly (string | number | boolean)[];
export type SettingGroup = { readonly [key: string]: SettingValues | SettingGroup };

type Chosen<Declared> = Declared extends readonly (infer Value)[]
  ? Value
  : { readonly [Key in keyof Declared]: Chosen<Declared[Key]> };
type Some<Declared> = Declared extends readonly (infer Value)[]
  ? Value
  : { readonly [Key in keyof Declared]?: Some<Declared[Key]> | undefined };

/** The groups that have schools, and the choice that is the school. */
export const SCHOOL_KEYS = { shadbala: "school", ashtakavarga: "tables" } as const satisfies {
  readonly [Group in keyof typeof SETTINGS]?: keyof (typeof SETTINGS)[Group];
};

/** For each of these groups, some of its other choices by school. */
type SchoolsOf<Keys extends Readonly<Record<string, string>>> = {
  readonly [Group in keyof Keys & keyof typeof SETTINGS]: Keys[Group] extends keyof (typeof SETTINGS)[Group]
    ? (typeof SETTINGS)[Group][Keys[Group]] extends readonly (infer School extends string)[]
      ? Readonly<Record<School, Omit<Some<(typeof SETTINGS)[Group]>, Keys[Group]>>>
      : never
    : never;
};

/** Every choice made. */
export type Choices = Chosen<typeof SETTINGS>;
/** The choices a person or a preset names; whatever is absent comes from elsewhere. */
export type SomeChoices = Some<typeof SETTINGS>;

/** Jagannatha Hora as it comes. */
const JAGANNATHA_HORA = {
  ayanamsa: "true_pushya",
  positions: "geometric",
  node: "true",
  sunrise: "hindu",
  time_scale: "clock_as_ut1",
  ashtakavarga: { tables: "pvr" },
  // The sphutas it prints need a Gulika at the begin of its part; the book of its author has the middle.
  upagraha: { at: "begin", lordless: "after_saturn" },
  dasha: { kalachakra: "raghavacharya" },
} as const satisfies SomeChoices;

/** All choices of a school or program at once, so that a person can match the software they know. */
export const PRESETS = {
  lagna: {},
  jagannatha_hora: JAGANNATHA_HORA,
  // What many of its users set it to.
  jagannatha_hora_lahiri: { ...JAGANNATHA_HORA, ayanamsa: "lahiri", node: "mean" },
  /** The printed kundali of 9 April 2025 has the mean node; a chart quoted from 1995 has the true one, which `node` gives. */
  drik: { ayanamsa: "drik", shadbala: { school: "drik" } },
  kp: { ayanamsa: "krishnamurti", house_system: "placidus" },
  raman: { ayanamsa: "raman", shadbala: { cheshta_mean: "raman" }, yuddha: { winner: "lesser_longitude" } },
} as const satisfies Readonly<Record<string, SomeChoices>>;

/**
 * What a school chosen in a group implies for the rest of the group; single choices go before it. The first of each group is what the
 * declaration has anyway. Drik Panchang's figures come out with B.V. Raman's mean longitudes; BPHS is followed to the letter of
 * its chapter 27.
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
} as const satisfies SchoolsOf<typeof SCHOOL_KEYS>;

export type PresetId = keyof typeof PRESETS;
export const PRESET_IDS = Object.keys(PRESETS) as readonly PresetId[];

export type TimeScale = Choices["time_scale"];
export type AyanamsaId = Choices["ayanamsa"];
export type PositionKind = Choices["positions"];
export type NodeKind = Choices["node"];
export type HouseSystem = Choices["house_system"];
export type SunriseKind = Choices["sunrise"];

/** What a person asks for: a preset, and what shall differ from it. */
export interface SettingsRequest extends Omit<SomeChoices, "ayanamsa"> {
  readonly preset?: PresetId | undefined;
  /** A name, or the ayanamsa itself in degrees at the instant of birth. */
  readonly ayanamsa?: Choices["ayanamsa"] | number | undefined;
  /** The value of a custom ayanamsa, degrees at the instant of birth. */
  readonly ayanamsa_degrees?: number | undefined;
}
