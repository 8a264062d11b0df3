import type { Choices, Dignity, Element, Graha, Karaka8, Modality, Parity, VargaId } from "@lagna/terms";

/**
 * The language yogas are written in: trees of arrays, data and nothing else. `compile` makes a function of one.
 *
 * A place is something that stands in a sign; a graha word that resolves to nobody (the lord of a house whose sign is not known) makes
 * its leaf unknown. Houses are whole signs from the lagna, or from the place named.
 */

/** The choices rules may turn on. */
export type YogaSettings = Choices["yogas"] & Choices["doshas"];

/** What stands in a chart beside the grahas and has a sign. */
export const POINTS = [
  "lagna",
  "arudha_lagna",
  "darapada",
  "upapada",
  "hora_lagna",
  "ghati_lagna",
  "indu_lagna",
  "gulika",
  "mandi",
] as const;
export type PointName = (typeof POINTS)[number];

/** A name bound by `exists`, `for_each` or `let`. */
export type Variable = `$${string}`;

/** Whoever is a graha. */
export type GrahaWord =
  | Graha
  | Variable
  /** Of a house from the lagna; from another place. */
  | readonly ["lord", number]
  | readonly ["lord_from", Place, number]
  /** The lord of the sign something stands in; of its navamsa sign; of its sign in another varga. */
  | readonly ["dispositor", Place]
  | readonly ["navamsa_lord", Place]
  | readonly ["varga_lord", VargaId, Place]
  | readonly ["karaka", Karaka8];

export type Place =
  | GrahaWord
  | PointName
  /** The sign of a house from the lagna; from a place. */
  | readonly ["house", number]
  | readonly ["house_from", Place, number];

/** Sets of grahas. Those of a chart that has not all grahas are of the grahas it has. */
export type SetName = "benefics" | "malefics" | "seven" | "nine" | "planets" | "functional_benefics";
export type GrahaSet =
  | SetName
  | Variable
  | readonly ["of", ...GrahaWord[]]
  | readonly ["others_than", GrahaSet, ...GrahaWord[]]
  | readonly ["both", GrahaSet, GrahaSet];

export type SignClass = Modality | Parity | Element | "dry" | "of_saturn" | "of_mars";
export type DignityName = Exclude<Dignity, "great_enemy">;
export type Houses = readonly number[];

/** What can be said of a chart, and of whom. */
export interface Predicates {
  // Where
  in_house: readonly [who: Place, houses: Houses, from?: Place];
  in_sign: readonly [who: Place, signs: readonly number[]];
  sign_class: readonly [who: Place, ...classes: SignClass[]];
  /** Any of the set stands in the place; none does; only such do, and at least one. */
  occupied: readonly [where: Place, by: GrahaSet];
  empty: readonly [where: Place, of?: GrahaSet];
  only: readonly [where: Place, by: GrahaSet];
  all_in: readonly [who: GrahaSet, houses: Houses, from?: Place];
  any_in: readonly [who: GrahaSet, houses: Houses, from?: Place];
  /** How many of the set stand in these houses. */
  count_in: readonly [who: GrahaSet, houses: Houses, least: number, most?: number, from?: Place];
  each_occupied: readonly [houses: Houses, by: GrahaSet, from?: Place];
  all_in_class: readonly [who: GrahaSet, kind: SignClass];
  distinct_signs: readonly [who: GrahaSet, number: number];
  /** Some sign holds at least so many of the set. */
  gathered: readonly [who: GrahaSet, least: number];
  /** Some of the set on both sides; strictly: and nobody else there. */
  hemmed: readonly [where: Place, by: GrahaSet];
  hemmed_only: readonly [where: Place, by: GrahaSet];
  /** In the arc from one to the other, the ends counted. */
  degree_between: readonly [who: GrahaWord, from: Place, to: Place];
  // Bond
  together: readonly [one: Place, other: Place];
  /** Some other one of the set in the same sign. */
  with: readonly [who: Place, set: GrahaSet];
  aspects: readonly [by: GrahaWord, at: Place];
  aspects_rashi: readonly [by: Place, at: Place];
  /** By some other one of the set; by that one and no others; by each. */
  aspected: readonly [who: Place, set: GrahaSet];
  aspected_only: readonly [who: Place, set: GrahaSet];
  aspected_by_all: readonly [who: Place, set: GrahaSet];
  joined_or_aspected: readonly [who: Place, set: GrahaSet];
  mutual_aspect: readonly [one: GrahaWord, other: GrahaWord];
  exchange: readonly [one: GrahaWord, other: GrahaWord];
  /** Each a friend of the other by nature. */
  friends: readonly [one: GrahaWord, other: GrahaWord];
  mutual_kendra: readonly [one: Place, other: Place];
  mutual_trikona: readonly [one: Place, other: Place];
  /** Joined, in mutual aspect, or in exchange. */
  associated: readonly [one: GrahaWord, other: GrahaWord];
  /** The chain of lords of signs leads from everybody to this one, who is in his own. */
  final_dispositor: readonly [who: GrahaWord];
  same: readonly [one: GrahaWord, other: GrahaWord];
  member: readonly [who: GrahaWord, set: GrahaSet];
  // State
  dignity: readonly [who: GrahaWord, of: readonly DignityName[]];
  /** Within an orb of a longitude, degrees. */
  degree_near: readonly [who: GrahaWord, longitude: number, orb: number];
  deep_exalted: readonly [who: GrahaWord, orb?: number];
  combust: readonly [who: GrahaWord];
  retrograde: readonly [who: GrahaWord];
  vargottama: readonly [who: Place];
  /** Own, moolatrikona or exalted in at least so many of the ten vargas. */
  vaiseshikamsa: readonly [who: GrahaWord, least: number];
  strong: readonly [who: GrahaWord];
  weak: readonly [who: GrahaWord];
  dig_bala: readonly [who: GrahaWord];
  cruel_shashtiamsa: readonly [who: GrahaWord];
  pushkara_navamsa: readonly [who: Place];
  // Time
  day_birth: readonly [];
  waxing: readonly [];
  gender: readonly [gender: "male" | "female"];
  tithi: readonly [tithis: readonly number[]];
  nitya_yoga: readonly [numbers: readonly number[]];
  /** Half of a tithi: 1 to 60. */
  karana: readonly [halves: readonly number[]];
  nakshatra: readonly [who: Place, numbers: readonly number[]];
  /** The Hindu weekday, 0 = Sunday. */
  vara: readonly [numbers: readonly number[]];
  /** An eclipse of that light was on, and to be seen from the place. */
  eclipse: readonly [light: "sun" | "moon"];
  gandanta: readonly [who: Place, arcminutes: number];
  /** So near each other; in a chart of signs alone, in one sign. */
  within_degrees: readonly [one: Place, other: Place, degrees: number];
  /** Entered its sign less than so many degrees ago, or will leave it within as many. */
  near_sign_edge: readonly [who: GrahaWord, degrees: number];
}

export type Predicate = keyof Predicates;
export type Leaf = { [P in Predicate]: readonly [P, ...Predicates[P]] }[Predicate];

export type Rule =
  | readonly ["all", ...Rule[]]
  | readonly ["any", ...Rule[]]
  | readonly ["not", Rule]
  | readonly ["count", { readonly at_least?: number; readonly at_most?: number }, ...Rule[]]
  | readonly ["exists", Variable, GrahaSet, Rule]
  | readonly ["for_each", Variable, GrahaSet, Rule]
  | readonly ["let", Variable, GrahaWord, Rule]
  | readonly ["let_set", Variable, GrahaSet, Rule]
  /** The same judged in another varga, houses from its own lagna. */
  | readonly ["in_varga", VargaId, Rule]
  /** As a setting has it: a rule for each of its values. */
  | readonly ["by_setting", keyof YogaSettings, { readonly [Value in string]: Rule }]
  | Leaf;

/** A rule that cannot be compiled, with the place in its tree. */
export class RuleError extends RangeError {
  override readonly name = "RuleError";
  readonly path: string;

  constructor(path: string, message: string) {
    super(`${message} at ${path || "the top"}`);
    this.path = path;
  }
}
