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

export const isTopic = (text: string): text is Topic => TOPICS.some((topic) => topic === text);

export type NakshatraPoint = "moon" | "lagna";

/** The parts of a chart that a topic is read from. */
export interface TopicRow {
  /** Houses that are judged. The first is the one meant by a question that names no house. */
  readonly primaryHouses: readonly number[];
  /** Houses that support or weaken the topic. */
  readonly supportingHouses: readonly number[];
  /** Natural significators, the same in every chart. */
  readonly karakas: readonly Graha[];
  /** The chara karaka (of seven) that signifies the topic. */
  readonly charaKaraka: Karaka7 | null;
  /** The divisional chart used as secondary evidence. */
  readonly varga: Exclude<VargaId, "D1">;
  /** Polarity of being placed in a house, −1 to 1, where it differs from `HOUSE_POLARITY` for this topic. */
  readonly housePolarities: Readonly<Record<number, number>>;
  /** Groups of yogas that count for this topic, in addition to `COMMON_YOGA_GROUPS`. */
  readonly yogaGroups: readonly YogaGroup[];
  /** Points whose nakshatra counts as evidence. */
  readonly nakshatraPoints?: readonly NakshatraPoint[];
  /** Number of years ahead that are searched for windows. */
  readonly horizonYears: number;
}

/** Groups of yogas that count for every topic whose lord forms them. */
export const COMMON_YOGA_GROUPS: readonly YogaGroup[] = ["raja", "neecha_bhanga", "parivartana", "kartari"];

/**
 * Houses and karakas: BPHS 11 and 32, Phaladeepika 1 and 15; vargas: BPHS 6. That the sixth house serves the employed and the
 * twelfth those who leave or renounce is Phaladeepika 8's, by their meanings.
 */
export const TOPIC_ROWS: Readonly<Record<Topic, TopicRow>> = {
  career: {
    primaryHouses: [10],
    supportingHouses: [6, 7, 2, 11],
    karakas: ["sun", "mercury", "jupiter", "saturn"],
    charaKaraka: "AmK",
    varga: "D10",
    housePolarities: { 6: 0.2 },
    yogaGroups: ["surya", "mahapurusha"],
    horizonYears: 6,
  },
  love: {
    primaryHouses: [7],
    supportingHouses: [5, 2, 11],
    karakas: ["venus", "jupiter"],
    charaKaraka: "DK",
    varga: "D9",
    housePolarities: {},
    yogaGroups: ["kalatra"],
    horizonYears: 12,
  },
  wealth: {
    primaryHouses: [11, 2],
    supportingHouses: [5, 9, 12],
    karakas: ["jupiter", "venus"],
    charaKaraka: null,
    varga: "D2",
    housePolarities: {},
    yogaGroups: ["dhana", "daridra"],
    horizonYears: 6,
  },
  health: {
    primaryHouses: [1],
    supportingHouses: [6],
    karakas: ["sun", "moon"],
    charaKaraka: null,
    varga: "D9",
    housePolarities: {},
    yogaGroups: ["sharira"],
    nakshatraPoints: ["moon"],
    horizonYears: 6,
  },
  education: {
    primaryHouses: [5, 4],
    supportingHouses: [2, 9, 6],
    karakas: ["mercury", "jupiter"],
    charaKaraka: null,
    varga: "D24",
    housePolarities: { 6: 0.2, 8: 0.3 },
    yogaGroups: ["vak", "bhagya"],
    horizonYears: 6,
  },
  children: {
    primaryHouses: [5],
    supportingHouses: [9, 2],
    karakas: ["jupiter"],
    charaKaraka: "PK",
    varga: "D7",
    housePolarities: {},
    yogaGroups: ["putra"],
    horizonYears: 12,
  },
  home: {
    primaryHouses: [4],
    supportingHouses: [11, 2],
    karakas: ["mars", "moon", "venus"],
    charaKaraka: null,
    varga: "D4",
    housePolarities: {},
    yogaGroups: ["griha"],
    horizonYears: 12,
  },
  travel: {
    primaryHouses: [12, 9],
    supportingHouses: [7, 3],
    karakas: ["rahu", "moon"],
    charaKaraka: null,
    varga: "D9",
    housePolarities: { 12: 0.7 },
    yogaGroups: ["bhagya"],
    horizonYears: 6,
  },
  spiritual: {
    primaryHouses: [9, 12, 5],
    supportingHouses: [],
    karakas: ["jupiter", "ketu", "saturn"],
    charaKaraka: "AK",
    varga: "D20",
    housePolarities: { 12: 0.7 },
    yogaGroups: ["sannyasa", "bhagya"],
    nakshatraPoints: ["moon"],
    horizonYears: 6,
  },
  personality: {
    primaryHouses: [1],
    supportingHouses: [],
    karakas: ["sun", "moon"],
    charaKaraka: "AK",
    varga: "D9",
    housePolarities: {},
    yogaGroups: ["mahapurusha", "chandra", "surya", "sharira"],
    nakshatraPoints: ["moon", "lagna"],
    horizonYears: 6,
  },
};
