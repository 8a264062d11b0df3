import type { Choices, Dignity, Element, Graha, Karaka8, Modality, Parity, VargaGroup, VargaId } from "@lagna/terms";

/**
 * The language of yoga rules: trees of arrays, as pure data. `compileRule` compiles one to a function.
 *
 * A place is something that has a sign; an expression that resolves to no graha (the lord of a house whose sign is
 * unknown) makes its leaf unknown. Houses are whole signs from the lagna, or from a given place.
 */

/** The settings that rules may depend on. */
export type YogaSettings = Choices["yogas"] & Choices["doshas"];

/** Points of a chart besides the grahas that have a sign. */
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

/** An expression for a graha. */
export type GrahaExpression =
  | Graha
  | Variable
  /** Lord of a house from the lagna; from another place. */
  | readonly ["lord", number]
  | readonly ["lord_from", PlaceExpression, number]
  /** The lord of a place's sign; of its navamsa sign; of its sign in another varga. */
  | readonly ["dispositor", PlaceExpression]
  | readonly ["navamsa_lord", PlaceExpression]
  | readonly ["varga_lord", VargaId, PlaceExpression]
  | readonly ["karaka", Karaka8];

export type PlaceExpression =
  | GrahaExpression
  | PointName
  /** The sign of a house from the lagna; from a place. */
  | readonly ["house", number]
  | readonly ["house_from", PlaceExpression, number];

/** Sets of grahas. In a chart without all grahas they contain only those that it has. */
export type GrahaSetName = "benefics" | "malefics" | "seven" | "nine" | "planets" | "functional_benefics";
export type GrahaSetExpression =
  | GrahaSetName
  | Variable
  | readonly ["of", ...GrahaExpression[]]
  | readonly ["others_than", GrahaSetExpression, ...GrahaExpression[]]
  | readonly ["both", GrahaSetExpression, GrahaSetExpression];

export type SignClass = Modality | Parity | Element | "dry" | "of_saturn" | "of_mars";
export type DignityName = Exclude<Dignity, "great_enemy">;
export type HouseNumbers = readonly number[];

/** The predicates of the language with their arguments. */
export interface PredicateArguments {
  // Placement
  in_house: readonly [who: PlaceExpression, houses: HouseNumbers, from?: PlaceExpression];
  in_sign: readonly [who: PlaceExpression, signs: readonly number[]];
  sign_class: readonly [who: PlaceExpression, ...classes: SignClass[]];
  /** At least one of the set is in the place; none is; only grahas of the set are, and at least one. */
  occupied: readonly [where: PlaceExpression, by: GrahaSetExpression];
  empty: readonly [where: PlaceExpression, of?: GrahaSetExpression];
  only: readonly [where: PlaceExpression, by: GrahaSetExpression];
  all_in: readonly [who: GrahaSetExpression, houses: HouseNumbers, from?: PlaceExpression];
  any_in: readonly [who: GrahaSetExpression, houses: HouseNumbers, from?: PlaceExpression];
  /** The number of grahas of the set in these houses. */
  count_in: readonly [
    who: GrahaSetExpression,
    houses: HouseNumbers,
    least: number,
    most?: number,
    from?: PlaceExpression,
  ];
  each_occupied: readonly [houses: HouseNumbers, by: GrahaSetExpression, from?: PlaceExpression];
  all_in_class: readonly [who: GrahaSetExpression, kind: SignClass];
  distinct_signs: readonly [who: GrahaSetExpression, number: number];
  /** Some sign holds at least this many of the set. */
  gathered: readonly [who: GrahaSetExpression, least: number];
  /** At least one of the set on each side; strictly: and no other graha there. */
  hemmed: readonly [where: PlaceExpression, by: GrahaSetExpression];
  hemmed_only: readonly [where: PlaceExpression, by: GrahaSetExpression];
  /** In the arc from one to the other, inclusive. */
  degree_between: readonly [who: GrahaExpression, from: PlaceExpression, to: PlaceExpression];
  // Relation
  together: readonly [one: PlaceExpression, other: PlaceExpression];
  /** Another graha of the set in the same sign. */
  with: readonly [who: PlaceExpression, set: GrahaSetExpression];
  aspects: readonly [by: GrahaExpression, at: PlaceExpression];
  aspects_rashi: readonly [by: PlaceExpression, at: PlaceExpression];
  /** By another graha of the set; only by grahas of the set; by each. */
  aspected: readonly [who: PlaceExpression, set: GrahaSetExpression];
  aspected_only: readonly [who: PlaceExpression, set: GrahaSetExpression];
  aspected_by_all: readonly [who: PlaceExpression, set: GrahaSetExpression];
  joined_or_aspected: readonly [who: PlaceExpression, set: GrahaSetExpression];
  mutual_aspect: readonly [one: GrahaExpression, other: GrahaExpression];
  exchange: readonly [one: GrahaExpression, other: GrahaExpression];
  /** Natural friends of each other. */
  friends: readonly [one: GrahaExpression, other: GrahaExpression];
  mutual_kendra: readonly [one: PlaceExpression, other: PlaceExpression];
  mutual_trikona: readonly [one: PlaceExpression, other: PlaceExpression];
  /** Conjunct, in mutual aspect, or in exchange. */
  associated: readonly [one: GrahaExpression, other: GrahaExpression];
  /** The chain of sign lords leads from every graha to this one, which is in its own sign. */
  final_dispositor: readonly [who: GrahaExpression];
  same: readonly [one: GrahaExpression, other: GrahaExpression];
  member: readonly [who: GrahaExpression, set: GrahaSetExpression];
  // State
  dignity: readonly [who: GrahaExpression, of: readonly DignityName[]];
  /** Within an orb of a longitude, degrees. */
  degree_near: readonly [who: GrahaExpression, longitude: number, orb: number];
  deep_exalted: readonly [who: GrahaExpression, orb?: number];
  combust: readonly [who: GrahaExpression];
  retrograde: readonly [who: GrahaExpression];
  vargottama: readonly [who: PlaceExpression];
  /** Own, moolatrikona or exalted in at least this many vargas of a group: of the ten, if none is given. */
  vaiseshikamsa: readonly [who: GrahaExpression, least: number, group?: VargaGroup];
  strong: readonly [who: GrahaExpression];
  weak: readonly [who: GrahaExpression];
  dig_bala: readonly [who: GrahaExpression];
  cruel_shashtiamsa: readonly [who: GrahaExpression];
  /** In one of these of the sixty parts of its sign, numbered as in an odd sign; an even sign has them in reverse. */
  shashtiamsa: readonly [who: GrahaExpression, parts: readonly number[]];
  pushkara_navamsa: readonly [who: PlaceExpression];
  // Time
  day_birth: readonly [];
  waxing: readonly [];
  /** The Moon is less than half lit: within 90° of the Sun. */
  faint_moon: readonly [];
  gender: readonly [gender: "male" | "female"];
  tithi: readonly [tithis: readonly number[]];
  nitya_yoga: readonly [numbers: readonly number[]];
  /** Half of a tithi: 1 to 60. */
  karana: readonly [halves: readonly number[]];
  nakshatra: readonly [who: PlaceExpression, numbers: readonly number[]];
  /** The Hindu weekday, 0 = Sunday. */
  vara: readonly [numbers: readonly number[]];
  /** An eclipse of that body was visible from the place. */
  eclipse: readonly [light: "sun" | "moon"];
  gandanta: readonly [who: PlaceExpression, arcminutes: number];
  /** At most this far apart; in a chart of signs alone, in one sign. */
  within_degrees: readonly [one: PlaceExpression, other: PlaceExpression, degrees: number];
  /** Entered its sign less than this many degrees ago, or will leave it within as many. */
  near_sign_edge: readonly [who: GrahaExpression, degrees: number];
}

export type PredicateName = keyof PredicateArguments;
export type PredicateExpression = { [P in PredicateName]: readonly [P, ...PredicateArguments[P]] }[PredicateName];

export type Rule =
  | readonly ["all", ...Rule[]]
  | readonly ["any", ...Rule[]]
  | readonly ["not", Rule]
  | readonly ["count", { readonly at_least?: number; readonly at_most?: number }, ...Rule[]]
  | readonly ["exists", Variable, GrahaSetExpression, Rule]
  | readonly ["for_each", Variable, GrahaSetExpression, Rule]
  | readonly ["let", Variable, GrahaExpression, Rule]
  | readonly ["let_set", Variable, GrahaSetExpression, Rule]
  /** Evaluates the rule in another varga, with houses from its own lagna. */
  | readonly ["in_varga", VargaId, Rule]
  /** Selects a rule by the value of a setting. */
  | readonly ["by_setting", keyof YogaSettings, { readonly [Value in string]: Rule }]
  | PredicateExpression;

/** A rule that cannot be compiled, with the path in its tree. */
export class RuleError extends RangeError {
  override readonly name = "RuleError";
  readonly path: string;

  constructor(path: string, message: string) {
    super(`${message} at ${path || "the top"}`);
    this.path = path;
  }
}
