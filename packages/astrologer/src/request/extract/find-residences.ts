import { findRelation } from "./find-person.ts";

const NAME = "(?:[\\p{L}\\p{M}][\\p{L}\\p{M}.'-]*\\s*){1,3}";
const EDGE = "(?![\\p{L}\\p{M}])";
/** "Living in Leicester", "based at Pune", "here in Dubai", "kirti from Indore". */
const ENGLISH = new RegExp(
  `(?<!\\p{L})(?:(?:liv(?:e|es|ing)|stay(?:ing)?|settled|based|resid(?:e|ing)|moved|shifted|located|here|now)\\s+(?:(?:now|here)\\s+)?(?:in|at|to|near)|(?<!born\\s)from)\\s+(${NAME})`,
  "giu",
);
/** "Pune mein rehta hoon", "Indore se bol rahi hun", "सूरत से हूँ". */
const HINDI = new RegExp(
  `(${NAME})(?:(?:mein|me|main|में)\\s+(?:hi\\s+|ही\\s+)?(?:reh\\p{L}*|rah\\p{L}*|bas[aei]|hoon|hun|hu|रह\\S*|बस\\S*|हूँ|हूं)|(?:se|से)\\s+(?:hoon|hun|hu|hain|bol\\p{L}*|p[ou]+ch\\p{L}*|likh\\p{L}*|हूँ|हूं|हैं|बोल\\S*|पूछ\\S*|लिख\\S*))${EDGE}`,
  "giu",
);

/** "यहाँ डलास में", "idhar Muscat me". */
const HERE_IN = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:yahan|yaha|yahaan|idhar|यहाँ|यहां|इधर)\\s+((?:[\\p{L}\\p{M}.'-]+\\s+){1,2})(?:mein|me|main|में)${EDGE}`,
  "giu",
);

/** "From Pokhara, now in Sydney", "Sirsa ton, ab Fresno me": where the writer is now comes before where they are from. */
const NOW_IN = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:now(?: living| staying| based| settled)?|currently|these days)\\s+(?:in|at)\\s+(${NAME})|(?<![\\p{L}\\p{M}])(?:ab|abhi|filhaal|अब|अभी)\\s+((?:[\\p{L}\\p{M}.'-]+\\s+){1,2})(?:mein|me|main|में)\\s+(?:hoon|hun|hu|hain|reh\\p{L}*|rah\\p{L}*|हूँ|हूं|रह\\S*)${EDGE}`,
  "giu",
);
/** "From Ludhiana to Brampton": who moved lives in the second. */
const MOVED_FROM = /\bfrom\s+\p{L}[\p{L}\p{M}'-]*\s+to\s+/giu;
/** "Sangli ke paas gaon hai": the nearest town that is named. */
const NEAR = new RegExp(`(${NAME})(?:ke\\s+pa+s|के\\s+पास)${EDGE}`, "giu");
/** "Main Gorakhpur se Sarita", "Patna se Anil Kumar": with whom a conversation begins. */
const INTRODUCTION = new RegExp(`(${NAME})(?:se|से)${EDGE}`, "giu");

/** Where who begins a conversation comes from, as they introduce themselves. */
export const findIntroducedTowns = (text: string): readonly string[] =>
  text
    .split(/[,.;!?।\n]/u)
    .filter((clause) => findRelation(clause) === null)
    .flatMap((clause) => Array.from(clause.matchAll(INTRODUCTION), ([, name = ""]) => `in ${name.trim()}`));

/** Where who writes lives, as told: "in Leicester". A relative's town is none of theirs. */
export const findResidences = (text: string): readonly string[] =>
  text
    .split(/[,.;!?।\n]/u)
    .filter((clause) => findRelation(clause) === null)
    .flatMap((clause) =>
      [NOW_IN, HERE_IN, ENGLISH, HINDI, NEAR].flatMap((pattern) =>
        Array.from(
          clause.replaceAll(MOVED_FROM, "to ").matchAll(pattern),
          ([, name, other]) => `in ${(name ?? other ?? "").trim()}`,
        ),
      ),
    );
