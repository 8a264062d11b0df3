import type { SensitiveYogaId, YogaGroup, YogaId } from "@lagna/terms";
import type { GrahaWord, Place, Rule } from "./rule.ts";

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

/** Where a rule stands: the chapter of a text, or the number in Raman's "Three Hundred Important Combinations". */
export interface YogaSource {
  readonly text: YogaText;
  readonly chapter?: number;
  readonly number?: number;
}

/** What a text promises of it, at large. */
export type YogaNature = "auspicious" | "inauspicious" | "mixed";

export interface YogaData {
  readonly id: YogaId | SensitiveYogaId;
  readonly group: YogaGroup;
  readonly source: readonly YogaSource[];
  readonly nature: YogaNature;
  /** Of death, disease, imprisonment and the like: judged, never shown. */
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

/** The rows of one group; auspicious where a row does not say otherwise. */
export function yogasOfGroup(group: YogaGroup, rows: readonly YogaRow[]): readonly YogaData[] {
  return rows.map(({ nature = "auspicious", sensitive = false, ...row }) => ({ ...row, group, nature, sensitive }));
}

// Shorthand of the tables: sources, houses and words.

/** Brihat Parashara Hora Shastra; Saravali; Phaladeepika; P.V.R. Narasimha Rao, chapter 11; B.V. Raman's number. */
export const bphs = (chapter: number): YogaSource => ({ text: "bphs", chapter });
export const saravali = (chapter: number): YogaSource => ({ text: "saravali", chapter });
export const phaladeepika = (chapter: number): YogaSource => ({ text: "phaladeepika", chapter });
export const jaimini = (chapter: number): YogaSource => ({ text: "jaimini", chapter });
export const raman = (number: number): YogaSource => ({ text: "raman_300", number });
export const PVR: YogaSource = { text: "pvr", chapter: 11 };

/** Kendras, trikonas, both, dusthanas, upachayas. */
export const K = [1, 4, 7, 10];
export const T = [1, 5, 9];
export const KT = [1, 4, 5, 7, 9, 10];
export const D = [6, 8, 12];
export const U = [3, 6, 10, 11];

/** The lord of a house; the sign of a house; the lord of a place's navamsa sign, and of its sign. */
export const L = (house: number): GrahaWord => ["lord", house];
export const H = (house: number): Place => ["house", house];
export const NL = (who: Place): GrahaWord => ["navamsa_lord", who];
export const DISP = (who: Place): GrahaWord => ["dispositor", who];

export const EXALTED_OR_OWN = ["exalted", "moolatrikona", "own"] as const;
export const GOOD_DIGNITY = [...EXALTED_OR_OWN, "friend"] as const;
