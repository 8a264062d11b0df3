import type { SETTINGS } from "../settings.ts";
import type { LocalizedText, Words } from "../word.ts";

type MatchingValue<Key extends keyof (typeof SETTINGS)["matching"]> = (typeof SETTINGS)["matching"][Key][number];

/** Which signs make the classes of vashya. */
export const VASHYA_CLASSES_RULE_WORDS: Words<MatchingValue<"vashya_classes">> = {
  halves: { en: "Sagittarius and Capricorn by halves", hi: "धनु और मकर आधे-आधे" },
  pyjhora: { en: "Sagittarius and Capricorn by pada", hi: "धनु और मकर चरण से" },
  astrosage: { en: "Sagittarius human, Capricorn quadruped", hi: "धनु मानव, मकर चतुष्पद" },
  krazykrackpot: { en: "Sagittarius quadruped, Capricorn wild", hi: "धनु चतुष्पद, मकर वनचर" },
  dharmarth: { en: "Cancer insect, Leo quadruped, Aquarius water", hi: "कर्क कीट, सिंह चतुष्पद, कुंभ जलचर" },
};

/** The counts of tara without points. */
export const BAD_TARAS_RULE_WORDS: Words<MatchingValue<"tara">> = {
  three_five_seven: { en: "3, 5, 7", hi: "3, 5, 7" },
  one_three_five_seven: { en: "1, 3, 5, 7", hi: "1, 3, 5, 7" },
};

/**
 * How a rule that changes the points of a koota is told. `first` and `second` are what the koota compares, the groom's
 * side first.
 */
export const MATCHING_RULE_SENTENCES = {
  cell: {
    en: "{{koota}}: {{first}} with {{second}} counts {{score}}, not {{ours}}",
    hi: "{{koota}}: {{first}} और {{second}} के {{score}}, {{ours}} नहीं",
  },
  cellByClasses: {
    en: "{{koota}}: {{first}} with {{second}} counts {{score}}, not {{ours}} ({{classes}})",
    hi: "{{koota}}: {{first}} और {{second}} के {{score}}, {{ours}} नहीं ({{classes}})",
  },
  tara: {
    en: "{{koota}}: the counts {{taras}} have no points: {{score}}, not {{ours}}",
    hi: "{{koota}}: {{taras}} की गिनती पर अंक नहीं: {{score}}, {{ours}} नहीं",
  },
  exception: {
    en: "{{koota}} counts {{score}}, not {{ours}}: {{rule}}",
    hi: "{{koota}} के {{score}}, {{ours}} नहीं: {{rule}}",
  },
} as const satisfies Readonly<Record<string, LocalizedText>>;
