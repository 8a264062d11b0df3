import type { Graha, NakshatraDashaId } from "@lagna/terms";

export interface LordYears {
  readonly lord: Graha;
  readonly years: number;
}

/** The lords of a cycle with their years, in dasha order. */
const round = (...lords: readonly (readonly [Graha, number])[]): readonly LordYears[] =>
  lords.map(([lord, years]) => ({ lord, years }));

/**
 * How nakshatras are assigned to lords. `from`: the nakshatra (0 = Ashwini) that has the first lord, the next one has
 * the next lord, and so on around the 27, so that the one before `from` is counted last; `backwards` counts from the
 * birth nakshatra to `from`. `lead`: lords to skip. `groups`: a lord has several adjacent nakshatras; `abhijit` counts
 * 28; `balance` says what elapses during a dasha.
 */
export interface StarCount {
  readonly from: number;
  readonly backwards?: boolean;
  readonly lead?: number;
  readonly groups?: readonly number[];
  readonly abhijit?: boolean;
  readonly balance?: "group" | "star";
}

/**
 * The limb of the panchanga a system is based on: it divides the circle into `parts`, and the part numbered `first` has
 * the first lord.
 */
export interface LimbCount {
  readonly limb: "tithi" | "yoga" | "karana";
  readonly parts: number;
  /** Index of each part's lord in the cycle, 0-based. */
  readonly lordOf: (part: number) => number;
}

export interface NakshatraDashaRule {
  readonly lords: readonly LordYears[];
  /** Number of cycles listed: enough for a long life if a cycle is short. */
  readonly rounds: number;
  /** By variant; the first is the default. */
  readonly counts: Readonly<Record<string, StarCount | LimbCount>>;
}

/** The lords in the order of the nakshatras from Ashwini, with their years (BPHS 46.12-16). */
export const VIMSHOTTARI_LORDS = [
  { lord: "ketu", years: 7 },
  { lord: "venus", years: 20 },
  { lord: "sun", years: 6 },
  { lord: "moon", years: 10 },
  { lord: "mars", years: 7 },
  { lord: "rahu", years: 18 },
  { lord: "jupiter", years: 16 },
  { lord: "saturn", years: 19 },
  { lord: "mercury", years: 17 },
] as const satisfies readonly LordYears[];

/**
 * The nakshatra the dasha starts from, as an offset from the Moon's: the Moon's own, and the 4th, 5th and 8th counted
 * from it (P.V.R. Narasimha Rao, "Vedic Astrology: An Integrated Approach", chapter 16).
 */
export const VIMSHOTTARI_SEEDS = { moon: 0, kshema: 3, utpanna: 4, adhana: 7 } as const;

const ASHTOTTARI_LORDS = round(
  ["sun", 6],
  ["moon", 15],
  ["mars", 8],
  ["mercury", 17],
  ["saturn", 10],
  ["jupiter", 19],
  ["rahu", 12],
  ["venus", 21],
);

/** The yoginis Mangala, Pingala, Dhanya, Bhramari, Bhadrika, Ulka, Siddha and Sankata. */
const YOGINI_LORDS = round(
  ["moon", 1],
  ["sun", 2],
  ["jupiter", 3],
  ["mars", 4],
  ["mercury", 5],
  ["saturn", 6],
  ["venus", 7],
  ["rahu", 8],
);

const SAPTA_SAMA_LORDS = round(
  ["sun", 12],
  ["moon", 12],
  ["mars", 12],
  ["mercury", 12],
  ["jupiter", 12],
  ["venus", 12],
  ["saturn", 12],
);

/** Lords of the thirty tithis (Jagannatha Hora): the seven weekday lords and Rahu, who also rules Amavasya. */
const TITHI_LORDS: readonly Graha[] = [
  ...(["sun", "moon", "mars", "mercury", "jupiter", "venus", "saturn", "rahu"] as const),
  ...(["sun", "moon", "mars", "mercury", "jupiter", "venus", "saturn"] as const),
  ...(["sun", "moon", "mars", "mercury", "jupiter", "venus", "saturn", "rahu"] as const),
  ...(["sun", "moon", "mars", "mercury", "jupiter", "venus", "rahu"] as const),
];

const byTithiLord = (lords: readonly LordYears[]): LimbCount => ({
  limb: "tithi",
  parts: 30,
  lordOf: (part) => lords.findIndex(({ lord }) => lord === TITHI_LORDS[part]),
});

/** The first yoga with Ketu: Ayushman, the third. */
const KETU_YOGA = 2;
/**
 * The first karana with the Sun: Bava, the second; Kimstughna, the first, continues the sequence after the sixtieth.
 */
const SUN_KARANA = 1;

/**
 * BPHS 46-47 (the conditional dashas) and Jagannatha Hora, by id. Sub-periods start with the lord of the period they
 * divide and are proportional to the lords' years.
 */
export const NAKSHATRA_DASHAS = {
  vimshottari: { lords: VIMSHOTTARI_LORDS, rounds: 1, counts: { standard: { from: 0 } } },
  /** 27 nakshatras as in Jagannatha Hora; 28 with Abhijit as in some north Indian almanacs. */
  ashtottari: {
    lords: ASHTOTTARI_LORDS,
    rounds: 1,
    counts: {
      "27": { from: 5, groups: [4, 3, 4, 3, 3, 3, 4, 3], balance: "group" },
      "28": { from: 5, groups: [4, 3, 4, 3, 4, 3, 4, 3], balance: "group", abhijit: true },
    },
  },
  /** The nakshatra's number plus three, modulo eight, is the number of the yogini. */
  yogini: { lords: YOGINI_LORDS, rounds: 3, counts: { standard: { from: 0, lead: 3 } } },
  shodashottari: {
    lords: round(
      ["sun", 11],
      ["mars", 12],
      ["jupiter", 13],
      ["saturn", 14],
      ["ketu", 15],
      ["moon", 16],
      ["mercury", 17],
      ["venus", 18],
    ),
    rounds: 1,
    counts: { standard: { from: 7 } },
  },
  dwadashottari: {
    lords: round(
      ["sun", 7],
      ["jupiter", 9],
      ["ketu", 11],
      ["mercury", 13],
      ["rahu", 15],
      ["mars", 17],
      ["saturn", 19],
      ["moon", 21],
    ),
    rounds: 1,
    counts: { standard: { from: 26, backwards: true } },
  },
  panchottari: {
    lords: round(
      ["sun", 12],
      ["mercury", 13],
      ["saturn", 14],
      ["mars", 15],
      ["venus", 16],
      ["moon", 17],
      ["jupiter", 18],
    ),
    rounds: 1,
    counts: { standard: { from: 16 } },
  },
  shatabdika: {
    lords: round(
      ["sun", 5],
      ["moon", 5],
      ["venus", 10],
      ["mercury", 10],
      ["jupiter", 20],
      ["mars", 20],
      ["saturn", 30],
    ),
    rounds: 1,
    counts: { standard: { from: 26 } },
  },
  chaturashiti_sama: { lords: SAPTA_SAMA_LORDS, rounds: 1, counts: { standard: { from: 14 } } },
  dwisaptati_sama: {
    lords: round(
      ["sun", 9],
      ["moon", 9],
      ["mars", 9],
      ["mercury", 9],
      ["jupiter", 9],
      ["venus", 9],
      ["saturn", 9],
      ["rahu", 9],
    ),
    rounds: 2,
    counts: { standard: { from: 18 } },
  },
  shashtihayani: {
    lords: round(
      ["jupiter", 10],
      ["sun", 10],
      ["mars", 10],
      ["moon", 6],
      ["mercury", 6],
      ["venus", 6],
      ["saturn", 6],
      ["rahu", 6],
    ),
    rounds: 2,
    counts: { standard: { from: 0, groups: [3, 4, 3, 4, 3, 4, 3, 4], balance: "star", abhijit: true } },
  },
  shattrimshat_sama: { lords: YOGINI_LORDS, rounds: 3, counts: { standard: { from: 21 } } },
  tithi_ashtottari: { lords: ASHTOTTARI_LORDS, rounds: 1, counts: { standard: byTithiLord(ASHTOTTARI_LORDS) } },
  tithi_yogini: { lords: YOGINI_LORDS, rounds: 3, counts: { standard: byTithiLord(YOGINI_LORDS) } },
  yoga_vimshottari: {
    lords: VIMSHOTTARI_LORDS,
    rounds: 1,
    counts: { standard: { limb: "yoga", parts: 27, lordOf: (part: number) => (part + 27 - KETU_YOGA) % 9 } },
  },
  karana_chaturashiti: {
    lords: SAPTA_SAMA_LORDS,
    rounds: 1,
    counts: { standard: { limb: "karana", parts: 60, lordOf: (part: number) => ((part + 60 - SUN_KARANA) % 60) % 7 } },
  },
} as const satisfies Readonly<Record<NakshatraDashaId, NakshatraDashaRule>>;
