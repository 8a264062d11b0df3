import type { Graha, NakshatraDashaId } from "@lagna/terms";

export interface LordYears {
  readonly lord: Graha;
  readonly years: number;
}

/** Lords of a round with their years, in the order of the dashas. */
const round = (...lords: readonly (readonly [Graha, number])[]): readonly LordYears[] =>
  lords.map(([lord, years]) => ({ lord, years }));

/**
 * Which lord a star has. `from`: the star (0 = Ashwini) that has the first lord, the next star the next lord, and so on round the
 * 27, so that the star before `from` is the last one counted; `backwards` counts from the birth star on to `from`. `lead`: so many
 * lords on. `groups`: a lord holds several neighbouring stars; `abhijit` counts 28 stars; `balance` says what passes during a dasha.
 */
export interface StarCount {
  readonly from: number;
  readonly backwards?: boolean;
  readonly lead?: number;
  readonly groups?: readonly number[];
  readonly abhijit?: boolean;
  readonly balance?: "group" | "star";
}

/** What of the panchanga a system is reckoned by: it has `parts` of the circle, and the part numbered `first` has the first lord. */
export interface LimbCount {
  readonly limb: "tithi" | "yoga" | "karana";
  readonly parts: number;
  /** The place in the round of each part's lord, 0-based. */
  readonly lordOf: (part: number) => number;
}

export interface NakshatraDashaRule {
  readonly lords: readonly LordYears[];
  /** How many rounds are given: enough for a long life where a round is short. */
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
 * The nakshatra the dasha starts from, as so many nakshatras on from the Moon's: the Moon's own, and the 4th, 5th and 8th
 * star counted from it (P.V.R. Narasimha Rao, "Vedic Astrology: An Integrated Approach", chapter 16).
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

/** Lords of the thirty tithis (Jagannatha Hora): the seven weekday lords and Rahu, the last half tithi's as Rahu's. */
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
/** The first karana with the Sun: Bava, the second; Kimstughna before it goes with the sixtieth's successor. */
const SUN_KARANA = 1;

/**
 * BPHS 46-47 (the conditional dashas) and Jagannatha Hora, by id. Sub-periods begin with the lord of the period they divide and
 * are in proportion to the lords' years.
 */
export const NAKSHATRA_DASHAS = {
  vimshottari: { lords: VIMSHOTTARI_LORDS, rounds: 1, counts: { standard: { from: 0 } } },
  /** 27 stars as Jagannatha Hora; 28 with Abhijit as some north Indian almanacs. */
  ashtottari: {
    lords: ASHTOTTARI_LORDS,
    rounds: 1,
    counts: {
      "27": { from: 5, groups: [4, 3, 4, 3, 3, 3, 4, 3], balance: "group" },
      "28": { from: 5, groups: [4, 3, 4, 3, 4, 3, 4, 3], balance: "group", abhijit: true },
    },
  },
  /** Three more than the star's number, divided by eight: the remainder is the yogini. */
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
