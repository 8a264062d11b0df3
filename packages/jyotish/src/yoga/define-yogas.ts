import type { SensitiveYogaId, YogaGroup, YogaId } from "@lagna/terms";
import type { GrahaExpression, PlaceExpression, Rule } from "./rule-language.ts";

/** The texts yogas are taken from. */
export const YOGA_TEXTS = [
  "bphs",
  "saravali",
  "phaladeepika",
  "jaimini",
  "pvr",
  "raman_300",
  "raman_muhurta",
  "custom",
] as const;
export type YogaText = (typeof YOGA_TEXTS)[number];

/** The source of a rule: the chapter of a text, or the number in Raman's "Three Hundred Important Combinations". */
export interface YogaSource {
  readonly text: YogaText;
  readonly chapter?: number;
  readonly number?: number;
}

/** The general nature of its results according to the text. */
export type YogaNature = "auspicious" | "inauspicious" | "mixed";

export interface YogaData {
  readonly id: YogaId | SensitiveYogaId;
  readonly group: YogaGroup;
  readonly source: readonly YogaSource[];
  readonly nature: YogaNature;
  /** Yogas of death, disease, imprisonment and similar: evaluated, never shown. */
  readonly sensitive: boolean;
  readonly rule: Rule;
}

export interface YogaRow {
  readonly id: YogaData["id"];
  readonly source: readonly YogaSource[];
  readonly nature?: YogaNature;
  readonly sensitive?: true;
  readonly rule: Rule;
}

/** The rows of one group; auspicious unless a row states otherwise. */
export function defineYogaGroup(group: YogaGroup, rows: readonly YogaRow[]): readonly YogaData[] {
  return rows.map(({ nature = "auspicious", sensitive = false, ...row }) => ({ ...row, group, nature, sensitive }));
}

// Abbreviations used by the tables: sources, houses and expressions.

/** Brihat Parashara Hora Shastra; Saravali; Phaladeepika; P.V.R. Narasimha Rao, chapter 11; B.V. Raman's number. */
export const bphs = (chapter: number): YogaSource => ({ text: "bphs", chapter });
export const saravali = (chapter: number): YogaSource => ({ text: "saravali", chapter });
export const phaladeepika = (chapter: number): YogaSource => ({ text: "phaladeepika", chapter });
export const jaimini = (chapter: number): YogaSource => ({ text: "jaimini", chapter });
export const raman = (number: number): YogaSource => ({ text: "raman_300", number });
export const PVR: YogaSource = { text: "pvr", chapter: 11 };

/** Kendras, trikonas, both, dusthanas, upachayas. */
export const KENDRA_HOUSES = [1, 4, 7, 10];
export const TRIKONA_HOUSES = [1, 5, 9];
export const KENDRA_TRIKONA_HOUSES = [1, 4, 5, 7, 9, 10];
export const DUSTHANA_HOUSES = [6, 8, 12];
export const UPACHAYA_HOUSES = [3, 6, 10, 11];

/** The lord of a house; the sign of a house; the lord of a place's navamsa sign, and of its sign. */
export const lordOfHouse = (house: number): GrahaExpression => ["lord", house];
export const signOfHouse = (house: number): PlaceExpression => ["house", house];
export const navamsaLordOf = (who: PlaceExpression): GrahaExpression => ["navamsa_lord", who];
export const dispositorOf = (who: PlaceExpression): GrahaExpression => ["dispositor", who];

/**
 * One is with the other; with it or aspected by it. Where one graha is both, as where the lord of the lagna is Jupiter,
 * the condition is met: a graha is not asked to be with itself.
 */
export const joins = (one: GrahaExpression, other: GrahaExpression): Rule => [
  "any",
  ["same", one, other],
  ["together", one, other],
];
export const meets = (who: GrahaExpression, by: GrahaExpression): Rule => [
  "any",
  ["same", who, by],
  ["joined_or_aspected", who, ["of", by]],
];

/** B.V. Raman's "in Vaiseshikamsa": good in thirteen or more of the sixteen vargas. */
export const inVaiseshikamsa = (who: GrahaExpression): Rule => ["vaiseshikamsa", who, 13, "shodasavarga"];
/** Named degrees of the ten vargas (BPHS 6): good in so many of them. */
export const GOPURA = 4;
export const SIMHASANA = 5;
export const PARVATA = 6;

export const EXALTED_OR_OWN = ["exalted", "moolatrikona", "own"] as const;
export const GOOD_DIGNITY = [...EXALTED_OR_OWN, "friend"] as const;
