import { GRAHAS, type Graha } from "@lagna/terms";

/**
 * The basis of independent computations: the texts' tables in plain numbers, with none of the domain's helpers. Signs
 * are 0 to 11, longitudes degrees.
 */
export const SAPTA_GRAHA_IDS = ["sun", "moon", "mars", "mercury", "jupiter", "venus", "saturn"] as const;
export type SaptaGrahaId = (typeof SAPTA_GRAHA_IDS)[number];

/** Of Aries to Pisces. */
export const LORD_BY_SIGN: readonly SaptaGrahaId[] = [
  "mars",
  "venus",
  "mercury",
  "moon",
  "sun",
  "mercury",
  "venus",
  "mars",
  "jupiter",
  "saturn",
  "saturn",
  "jupiter",
];

/** The element at a key; throws if there is none. */
export function getRequired<Value>(list: readonly Value[], key: number): Value;
export function getRequired<Value>(list: Readonly<Record<string, Value>>, key: string | number): Value;
export function getRequired<Value>(list: Readonly<Record<string | number, Value>>, key: string | number): Value {
  const found = list[key];
  if (found === undefined) throw new Error(`nothing at ${key}`);
  return found;
}

export const normalize360 = (degrees: number): number => ((degrees % 360) + 360) % 360;
export const foldTo180 = (degrees: number): number => Math.min(normalize360(degrees), 360 - normalize360(degrees));
export const computeSign = (degrees: number): number => Math.floor(normalize360(degrees) / 30);
/** Counted inclusively: the next sign is the second. */
export const countPlace = (from: number, to: number): number => ((to - from + 12) % 12) + 1;

export type SignsByBody = Readonly<Record<Graha | "lagna", number>>;

export const computeSigns = (longitudes: Readonly<Record<string, number>>): SignsByBody =>
  Object.fromEntries(Object.entries(longitudes).map(([id, at]) => [id, computeSign(at)])) as SignsByBody;

/**
 * The sixteen vargas of Parashara (BPHS 6), each by its own wording: the sign for a degree of a sign, modulo twelve.
 */
export const VARGAS = {
  D1: (sign: number) => sign,
  D2: (sign: number, degree: number) => (degree < 15 === (sign % 2 === 0) ? 4 : 3),
  D3: (sign: number, degree: number) => sign + 4 * Math.floor(degree / 10),
  D4: (sign: number, degree: number) => sign + 3 * Math.floor(degree / 7.5),
  D7: (sign: number, degree: number) => sign + (sign % 2 === 0 ? 0 : 6) + Math.floor((degree * 7) / 30),
  D9: (sign: number, degree: number) => getRequired([0, 9, 6, 3], sign % 4) + Math.floor((degree * 9) / 30),
  D10: (sign: number, degree: number) => sign + (sign % 2 === 0 ? 0 : 8) + Math.floor(degree / 3),
  D12: (sign: number, degree: number) => sign + Math.floor((degree * 12) / 30),
  D16: (sign: number, degree: number) => getRequired([0, 4, 8], sign % 3) + Math.floor((degree * 16) / 30),
  D20: (sign: number, degree: number) => getRequired([0, 8, 4], sign % 3) + Math.floor((degree * 20) / 30),
  D24: (sign: number, degree: number) => getRequired([4, 3], sign % 2) + Math.floor((degree * 24) / 30),
  D27: (sign: number, degree: number) => getRequired([0, 3, 6, 9], sign % 4) + Math.floor((degree * 27) / 30),
  D30(sign: number, degree: number) {
    const [ends, lords] =
      sign % 2 === 0
        ? [
            [5, 10, 18, 25, 30],
            [0, 10, 8, 2, 6],
          ]
        : [
            [5, 12, 20, 25, 30],
            [1, 5, 11, 9, 7],
          ];
    return getRequired(
      lords,
      ends.findIndex((end) => degree < end),
    );
  },
  D40: (sign: number, degree: number) => getRequired([0, 6], sign % 2) + Math.floor((degree * 40) / 30),
  D45: (sign: number, degree: number) => getRequired([0, 4, 8], sign % 3) + Math.floor((degree * 45) / 30),
  D60: (sign: number, degree: number) => sign + Math.floor(degree * 2),
} as const satisfies Readonly<Record<string, (sign: number, degree: number) => number>>;

/** The sign of a longitude in a varga. */
export function computeVargaSign(varga: keyof typeof VARGAS, longitude: number): number {
  const sign = computeSign(longitude);
  return VARGAS[varga](sign, normalize360(longitude) - 30 * sign) % 12;
}

const FRIENDS: Readonly<Record<SaptaGrahaId, readonly [friends: string, enemies: string]>> = {
  sun: ["moon mars jupiter", "venus saturn"],
  moon: ["sun mercury", ""],
  mars: ["sun moon jupiter", "mercury"],
  mercury: ["sun venus", "moon"],
  jupiter: ["sun moon mars", "mercury venus"],
  venus: ["mercury saturn", "sun moon"],
  saturn: ["mercury venus", "sun moon mars"],
};
export const MOOLATRIKONA: Readonly<Record<SaptaGrahaId, number>> = {
  sun: 4,
  moon: 1,
  mars: 0,
  mercury: 5,
  jupiter: 8,
  venus: 6,
  saturn: 10,
};
/** The degree of deepest exaltation. */
export const DEEP_EXALTATION: Readonly<Record<SaptaGrahaId, number>> = {
  sun: 10,
  moon: 33,
  mars: 298,
  mercury: 165,
  jupiter: 95,
  venus: 357,
  saturn: 200,
};

/** Natural relation: 1 a friend, 0 neutral, -1 an enemy. */
export function getNaturalRelation(first: SaptaGrahaId, second: SaptaGrahaId): number {
  const [friends, enemies] = FRIENDS[first];
  return friends.split(" ").includes(second) ? 1 : enemies.split(" ").includes(second) ? -1 : 0;
}

/** Combined with position, where those in 2 3 4 10 11 12 are friends: 2 a great friend to -2 a great enemy. */
export const getCompoundRelation = (
  one: SaptaGrahaId,
  other: SaptaGrahaId,
  signs: Readonly<Record<string, number>>,
): number =>
  getNaturalRelation(one, other) +
  ([2, 3, 4, 10, 11, 12].includes(countPlace(getRequired(signs, one), getRequired(signs, other))) ? 1 : -1);

/** The waxing Moon, Jupiter, Venus, and Mercury unless more malefics than benefics are conjunct with him. */
export function findBenefics(longitudes: Readonly<Record<Graha, number>>): readonly Graha[] {
  const waxing = normalize360(longitudes.moon - longitudes.sun) < 180;
  const good = (id: Graha): boolean => id === "jupiter" || id === "venus" || (id === "moon" && waxing);
  const company = GRAHAS.filter(
    (id) => id !== "mercury" && computeSign(longitudes[id]) === computeSign(longitudes.mercury),
  );
  const mercury = company.filter((id) => !good(id)).length <= company.filter(good).length;
  return GRAHAS.filter((id) => (id === "mercury" ? mercury : good(id)));
}

/** Raman's drishti at a forward arc: the common part, then the special aspects of Mars, Jupiter and Saturn. */
export function computeDrishti(by: SaptaGrahaId, arc: number): number {
  const ends = [
    [30, () => 0],
    [60, () => (arc - 30) / 2],
    [90, () => arc - 45],
    [120, () => 30 + (120 - arc) / 2],
    [150, () => 150 - arc],
    [180, () => 2 * (arc - 150)],
    [300, () => (300 - arc) / 2],
    [360, () => 0],
  ] as const;
  const own = ends.find(([end]) => arc < end)?.[1]() ?? Number.NaN;
  const within = (from: number): boolean => arc >= from && arc < from + 30;
  if (by === "saturn" && (within(60) || within(270))) return own + 45;
  if (by === "mars" && (within(90) || within(210))) return own + 15;
  return by === "jupiter" && (within(120) || within(240)) ? own + 30 : own;
}

/** The houses a graha aspects in full, counted from its own sign: all the seventh, and three of them others besides. */
export const FULL_ASPECTS: Readonly<Record<SaptaGrahaId, readonly number[]>> = {
  sun: [7],
  moon: [7],
  mars: [4, 7, 8],
  mercury: [7],
  jupiter: [5, 7, 9],
  venus: [7],
  saturn: [3, 7, 10],
};
