import type { Graha, Karaka7, VargaId, YogaGroup } from "@lagna/terms";

/** What people ask an astrologer about. */
export const TOPICS = [
  "career",
  "love",
  "wealth",
  "health",
  "education",
  "children",
  "home",
  "travel",
  "spiritual",
  "personality",
] as const;
export type Topic = (typeof TOPICS)[number];

export type StarBearer = "moon" | "lagna";

/** What of a chart speaks of a topic. */
export interface TopicRow {
  /** Houses judged for themselves, first the one that a question without more words means. */
  readonly main: readonly number[];
  /** Houses that help or take away. */
  readonly support: readonly number[];
  /** Grahas that stand for the matter in every chart. */
  readonly karakas: readonly Graha[];
  /** The chara karaka of seven that does so in this one. */
  readonly chara: Karaka7 | null;
  /** The divisional chart that is the second witness. */
  readonly varga: Exclude<VargaId, "D1">;
  /** Where a house serves this matter otherwise than it serves most: the worth of standing there. */
  readonly places: Readonly<Record<number, number>>;
  /** The yogas that bear on it, beside those of rank and of exchange, which bear on all. */
  readonly yogas: readonly YogaGroup[];
  /** Whose nakshatra colours it. */
  readonly stars?: readonly StarBearer[];
  /** Years ahead in which a time is looked for. */
  readonly horizonYears: number;
}

/** The groups that bear on every matter whose lord makes them. */
export const COMMON_YOGAS: readonly YogaGroup[] = ["raja", "neecha_bhanga", "parivartana", "kartari"];

/**
 * Houses and karakas: BPHS 11 and 32, Phaladeepika 1 and 15; vargas: BPHS 6. That the sixth house serves the employed and the
 * twelfth those who leave or renounce is Phaladeepika 8's, by their meanings.
 */
export const TOPIC_ROWS: Readonly<Record<Topic, TopicRow>> = {
  career: {
    main: [10],
    support: [6, 7, 2, 11],
    karakas: ["sun", "mercury", "jupiter", "saturn"],
    chara: "AmK",
    varga: "D10",
    places: { 6: 0.2 },
    yogas: ["surya", "mahapurusha"],
    horizonYears: 6,
  },
  love: {
    main: [7],
    support: [5, 2, 11],
    karakas: ["venus", "jupiter"],
    chara: "DK",
    varga: "D9",
    places: {},
    yogas: ["kalatra"],
    horizonYears: 12,
  },
  wealth: {
    main: [11, 2],
    support: [5, 9, 12],
    karakas: ["jupiter", "venus"],
    chara: null,
    varga: "D2",
    places: {},
    yogas: ["dhana", "daridra"],
    horizonYears: 6,
  },
  health: {
    main: [1],
    support: [6],
    karakas: ["sun", "moon"],
    chara: null,
    varga: "D9",
    places: {},
    yogas: ["sharira"],
    stars: ["moon"],
    horizonYears: 6,
  },
  education: {
    main: [5, 4],
    support: [2, 9, 6],
    karakas: ["mercury", "jupiter"],
    chara: null,
    varga: "D24",
    places: { 6: 0.2, 8: 0.3 },
    yogas: ["vak", "bhagya"],
    horizonYears: 6,
  },
  children: {
    main: [5],
    support: [9, 2],
    karakas: ["jupiter"],
    chara: "PK",
    varga: "D7",
    places: {},
    yogas: ["putra"],
    horizonYears: 12,
  },
  home: {
    main: [4],
    support: [11, 2],
    karakas: ["mars", "moon", "venus"],
    chara: null,
    varga: "D4",
    places: {},
    yogas: ["griha"],
    horizonYears: 12,
  },
  travel: {
    main: [12, 9],
    support: [7, 3],
    karakas: ["rahu", "moon"],
    chara: null,
    varga: "D9",
    places: { 12: 0.7 },
    yogas: ["bhagya"],
    horizonYears: 6,
  },
  spiritual: {
    main: [9, 12, 5],
    support: [],
    karakas: ["jupiter", "ketu", "saturn"],
    chara: "AK",
    varga: "D20",
    places: { 12: 0.7 },
    yogas: ["sannyasa", "bhagya"],
    stars: ["moon"],
    horizonYears: 6,
  },
  personality: {
    main: [1],
    support: [],
    karakas: ["sun", "moon"],
    chara: "AK",
    varga: "D9",
    places: {},
    yogas: ["mahapurusha", "chandra", "surya", "sharira"],
    stars: ["moon", "lagna"],
    horizonYears: 6,
  },
};
