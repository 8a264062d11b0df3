import texts from "../../../texts/phrases/dosha-phrases.json" with { type: "json" };
import type { DoshaCause, DoshaId, Graha } from "@lagna/terms";
import type { LocalizedText } from "../../fact.ts";
import type { PhraseVariants } from "../../knowledge/knowledge-row.ts";

/** The graha whose remedy serves a dosha: the one that forms it (BPHS 83, 84; custom where BPHS has no chapter). */
export const DOSHA_GRAHAS: Readonly<Record<DoshaId, Graha>> = {
  mangal: "mars",
  kala_sarpa: "rahu",
  pitru: "sun",
  guru_chandala: "jupiter",
  grahana: "moon",
  shrapit: "saturn",
  ghata: "mars",
  angaraka: "mars",
  vish: "moon",
  kemadruma: "moon",
  kalatra: "venus",
  gandanta: "moon",
  ganda_mula: "moon",
  bhadra: "saturn",
  amavasya: "moon",
  krishna_chaturdashi: "moon",
  vyatipata: "sun",
  vaidhriti: "sun",
  sankranti: "sun",
  eclipse: "sun",
  dagdha: "moon",
};

/** The graha that a gem is worn for. */
export const GEM_GRAHAS: readonly (readonly [RegExp, Graha])[] = [
  [/\b(?:ruby|manik|manikya)\b|माणिक/iu, "sun"],
  [/\b(?:pearl|moti)\b|मोती/iu, "moon"],
  [/\b(?:coral|moonga|munga)\b|मूंगा|मूँगा/iu, "mars"],
  [/\b(?:emerald|panna)\b|पन्ना/iu, "mercury"],
  [/\b(?:yellow sapphire|pukhraj|topaz)\b|पुखराज/iu, "jupiter"],
  [/\b(?:diamond|heera|hira)\b|हीरा|हीरे/iu, "venus"],
  [/\b(?:blue sapphire|neelam|nilam|neela)\b|नीलम|नीला/iu, "saturn"],
  [/\b(?:hessonite|gomed)\b|गोमेद/iu, "rahu"],
  [/\b(?:cat'?s eye|lehsunia|lahsuniya)\b|लहसुनिया/iu, "ketu"],
];

/** The causes of doshas as clauses; those of kala sarpa name the house of Rahu instead. */
export const CAUSE_CLAUSES: Readonly<Partial<Record<DoshaCause, LocalizedText>>> = texts.cause_clauses;

/** The points from which Mangal dosha is counted. */
export const REFERENCE_NAMES = texts.reference_names satisfies Readonly<Record<string, LocalizedText>>;

export const DOSHA_PHRASES = texts.dosha_phrases satisfies Readonly<Record<string, PhraseVariants>>;

/** Counts and "all three", as words in a sentence. */
export const COUNT_WORDS: readonly LocalizedText[] = texts.count_words;
