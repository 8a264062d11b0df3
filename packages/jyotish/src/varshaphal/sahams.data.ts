import type { SahamId } from "@lagna/terms";
import type { SaptaGraha } from "../relation/friendship.data.ts";

/** A point of the annual chart: a graha, the lagna, an earlier saham, a cusp, a house's or sign's lord, or a longitude. */
export type SahamPoint =
  | SaptaGraha
  | "lagna"
  | SahamId
  | { readonly cusp: number }
  | { readonly lordOfHouse: number }
  | { readonly lordOfSignOf: SaptaGraha }
  | { readonly degrees: number };

/** A − B + C. */
export type SahamFormula = readonly [a: SahamPoint, b: SahamPoint, c: SahamPoint];

/**
 * PVR: P.V.R. Narasimha Rao, "Vedic Astrology: An Integrated Approach", chapter 28. Neelakanthi: Tajika Neelakanthi,
 * samjna tantra. Hayanaratna: Balabhadra, chapter 4. House rule: the way in which artha, paradesha and labha are taken
 * from their houses.
 */
export type SahamSource = "pvr" | "tajika_neelakanthi" | "hayanaratna" | "house_rule";

export interface SahamRule {
  readonly id: SahamId;
  readonly day: SahamFormula;
  /** By night; by default A and B change places. */
  readonly night?: SahamFormula;
  /** If the lord of the lagna is this graha, which the formula would subtract from itself. */
  readonly instead?: { readonly lagnaLord: SaptaGraha; readonly day: SahamFormula };
  /** Concerns death: engine data, never shown. */
  readonly sensitive?: true;
  readonly source: SahamSource;
}

/** The same by day and by night. */
const always = (formula: SahamFormula) => ({ day: formula, night: formula });
const cusp = (house: number): SahamPoint => ({ cusp: house });
const lordOf = (house: number): SahamPoint => ({ lordOfHouse: house });
/** The middle of Cancer. */
const CANCER_15: SahamPoint = { degrees: 105 };

const pvr = { source: "pvr" } as const;
const neelakanthi = { source: "tajika_neelakanthi" } as const;
const houseRule = { source: "house_rule" } as const;

/** In an order in which each refers only to earlier ones. */
export const SAHAM_RULES: readonly SahamRule[] = [
  { id: "punya", day: ["moon", "sun", "lagna"], ...pvr },
  { id: "vidya", day: ["sun", "moon", "lagna"], ...pvr },
  { id: "yashas", day: ["jupiter", "punya", "lagna"], ...pvr },
  { id: "mitra", day: ["jupiter", "punya", "venus"], ...pvr },
  { id: "mahatmya", day: ["punya", "mars", "lagna"], ...pvr },
  { id: "asha", day: ["saturn", "mars", "lagna"], ...pvr },
  {
    id: "samartha",
    day: ["mars", lordOf(1), "lagna"],
    instead: { lagnaLord: "mars", day: ["jupiter", "mars", "lagna"] },
    ...pvr,
  },
  { id: "bhratri", ...always(["jupiter", "saturn", "lagna"]), ...pvr },
  { id: "gaurava", day: ["jupiter", "moon", "sun"], ...pvr },
  { id: "pitri", day: ["saturn", "sun", "lagna"], ...pvr },
  { id: "rajya", day: ["saturn", "sun", "lagna"], ...pvr },
  { id: "matri", day: ["moon", "venus", "lagna"], ...pvr },
  { id: "putra", day: ["jupiter", "moon", "lagna"], ...pvr },
  { id: "jiva", day: ["saturn", "jupiter", "lagna"], ...pvr },
  { id: "karma", day: ["mars", "mercury", "lagna"], ...pvr },
  { id: "roga", ...always(["lagna", "moon", "lagna"]), ...pvr },
  { id: "kali", day: ["jupiter", "mars", "lagna"], ...pvr },
  { id: "shastra", day: ["jupiter", "saturn", "mercury"], ...pvr },
  { id: "bandhu", day: ["mercury", "moon", "lagna"], ...pvr },
  { id: "mrityu", ...always([cusp(8), "moon", "lagna"]), sensitive: true, ...pvr },
  { id: "paradesha", ...always([cusp(9), lordOf(9), "lagna"]), ...pvr },
  { id: "artha", ...always([cusp(2), lordOf(2), "lagna"]), ...pvr },
  { id: "paradara", day: ["venus", "sun", "lagna"], ...pvr },
  { id: "vanik", day: ["moon", "mercury", "lagna"], ...pvr },
  {
    id: "karyasiddhi",
    day: ["saturn", "sun", { lordOfSignOf: "sun" }],
    night: ["saturn", "moon", { lordOfSignOf: "moon" }],
    ...pvr,
  },
  { id: "vivaha", day: ["venus", "saturn", "lagna"], ...pvr },
  { id: "santapa", day: ["saturn", "moon", cusp(6)], ...pvr },
  { id: "shraddha", day: ["venus", "mars", "lagna"], ...pvr },
  { id: "priti", day: ["shastra", "punya", "lagna"], ...pvr },
  { id: "jadya", day: ["mars", "saturn", "mercury"], ...pvr },
  { id: "vyapara", ...always(["mars", "saturn", "lagna"]), ...pvr },
  { id: "shatru", day: ["mars", "saturn", "lagna"], ...pvr },
  { id: "jalapatana", day: [CANCER_15, "saturn", "lagna"], ...pvr },
  { id: "bandhana", day: ["punya", "saturn", "lagna"], ...pvr },
  { id: "apamrityu", day: [cusp(8), "mars", "lagna"], sensitive: true, ...pvr },
  { id: "labha", ...always([cusp(11), lordOf(11), "lagna"]), ...pvr },
  { id: "prasuti", day: ["jupiter", "mercury", "lagna"], ...neelakanthi },
  {
    id: "manmatha",
    day: ["moon", lordOf(1), "lagna"],
    instead: { lagnaLord: "moon", day: ["sun", "moon", "lagna"] },
    ...neelakanthi,
  },
  { id: "kshama", day: ["jupiter", "mars", "lagna"], ...neelakanthi },
  { id: "bandhaka", day: ["moon", "mercury", "lagna"], ...neelakanthi },
  { id: "anyakarma", day: ["moon", "saturn", "lagna"], ...neelakanthi },
  { id: "ambu", day: ["moon", "venus", "lagna"], ...neelakanthi },
  { id: "bala", day: ["jupiter", "punya", "lagna"], ...neelakanthi },
  { id: "deha", day: ["jupiter", "punya", "lagna"], ...neelakanthi },
  { id: "shaurya", day: ["punya", "mars", "lagna"], ...neelakanthi },
  { id: "upaya", day: ["saturn", "jupiter", "lagna"], ...neelakanthi },
  { id: "daridrya", day: ["punya", "mercury", "mercury"], ...neelakanthi },
  {
    id: "guruta",
    day: [{ degrees: 10 }, "sun", "lagna"],
    night: [{ degrees: 33 }, "moon", "lagna"],
    ...neelakanthi,
  },
  { id: "jalamarga", day: [CANCER_15, "saturn", "lagna"], ...neelakanthi },
  { id: "kanya", day: ["venus", "moon", "lagna"], ...neelakanthi },
  { id: "ashva", day: ["punya", "sun", cusp(11)], ...neelakanthi },
  { id: "buddhi", day: ["jupiter", "sun", "lagna"], source: "hayanaratna" },
  { id: "gamana", ...always([cusp(9), lordOf(9), "lagna"]), ...houseRule },
  { id: "vitta", ...always([cusp(2), lordOf(2), "lagna"]), ...houseRule },
  { id: "dharma", ...always([cusp(9), lordOf(9), "lagna"]), ...houseRule },
];

/** The other form of gaurava, by the setting of that name. */
export const GAURAVA_FORMULAS = {
  jupiter_moon_sun: ["jupiter", "moon", "sun"],
  sun_moon_jupiter: ["sun", "moon", "jupiter"],
} as const satisfies Readonly<Record<string, SahamFormula>>;
