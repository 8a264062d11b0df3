import { matchWords } from "../../language/match-words.ts";

export const COORDINATORS = matchWords({
  en: "and|but|so|yet|to",
  hi: "और|लेकिन|मगर|पर|परंतु|इसलिए|तो",
  hg: "aur|lekin|magar|par|isliye|toh",
});

/** "… and that your Mars": subordinate to the same words as the clause before. */
export const SUBORDINATORS = matchWords({
  en: "that|if|whether",
  hi: "कि|अगर|यदि",
  hg: "ki|agar|yadi",
});
