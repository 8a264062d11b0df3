import { matchWords } from "../../language/match-words.ts";

export const KEPT = matchWords({
  en: "repeats?|repeating|keeps?|kept|keeping|same|identical",
  hi: "वही|समान|दोहराता|दोहराते",
  hg: "repeated|retains?|retained|preserves?|maintains?|unchanged|unmoved|wahi|vahi|samaan|saman|dohrata|dohraate",
});

export const CHANGED = matchWords({
  en: "changes?|changing|differs?|different|loses?",
  hi: "बदल|बदलता|बदलती|बदली|बदले|अलग|भिन्न",
  hg: "changed|switches|switch|alters?|badal|badalta|badalti|badli|badle|alag|bhinn",
});
