import type { SyntaxNode } from "../../language/syntax-node.ts";
import { PLACES, PREDICATES, SENTENCE_VERBS } from "./split-clauses.data.ts";

/** Whether a colon ends a label or announces a list, so that it does not end a clause. */

/** "Antardasha:", "DOB:", "3 June 2027:": a short label for what follows. */
const isHeading = (left: readonly SyntaxNode[]): boolean => isBareHeading(withoutBrackets(left));
const isBareHeading = (left: readonly SyntaxNode[]): boolean =>
  isStateHeading(left) ||
  (left.length > 0 &&
    left.length < 5 &&
    left.some(({ tag }) => HEADINGS.has(tag)) &&
    !left.some(({ tag }) => PREDICATES.has(tag) && !["next", "transit", "with", "run"].includes(tag)));
/** "Sunrise (day of birth):": brackets do not count towards the length of a label. */
function withoutBrackets(nodes: readonly SyntaxNode[]): readonly SyntaxNode[] {
  const open = nodes.findIndex(({ word }) => word === "(");
  const close = nodes.findIndex(({ word }, at) => at > open && word === ")");
  return open < 0 || close < 0 ? nodes : [...nodes.slice(0, open), ...nodes.slice(close + 1)];
}
/** "Strongest planet:", "Retrograde planets:", "वक्री ग्रह:": a state followed by its grahas. */
const isStateHeading = (left: readonly SyntaxNode[]): boolean =>
  left.length < 6 &&
  left.some(({ tag }) => ["rank", "retro", "combust", "dign", "vargottama", "exchange"].includes(tag)) &&
  !left.some(({ tag }) => ["who", "house", "rashi", "pron", "neg"].includes(tag));
const HEADINGS = new Set([
  "pada",
  "signof",
  "starof",
  "signword",
  "starword",
  "houseword",
  "with",
  "born",
  "next",
  "level",
  "dasha",
  "point",
  "date",
  "sav",
  "ayanamsa",
  "varaword",
  "tithiword",
  "sunrise",
  "sunset",
  "age",
  "who",
  "yoga",
  "dosha",
  "moonsign",
  "sunsign",
  "birthstar",
  "starlord",
  "dispositor",
  "lordword",
  "shadbala",
  "now",
  "sadesati",
]);

/** "Saturn does not stand alone:": a statement and not a label. */
const isSentenceMarker = ({ tag, word }: SyntaxNode): boolean => tag === "neg" || SENTENCE_VERBS.test(word);

const IN_LIST = new Set(["house", "ord", "who", "rashi", "nak", "and", "poss", "houseword", "signword", "both"]);
/** "Two houses answer to Venus: the first and the eighth": lists what was counted. */
export const isListOf = (left: readonly SyntaxNode[], rest: readonly SyntaxNode[]): boolean => {
  const isCounted =
    left.some(({ tag }) => tag === "num" || tag === "both" || tag === "all") &&
    left.some(({ tag }) => tag === "houseword" || tag === "planetword" || tag === "signword");
  // "6° of Pisces, sixth house: your Venus".
  const isPlaceOf = left.every(({ tag, word }) => PLACES.has(tag) || tag === "of" || word === ",");
  return (isCounted || isPlaceOf) && rest.every(({ tag, word }) => IN_LIST.has(tag) || /^(the|a|,|[.!])$/.test(word));
};

/** "Saturn looks at: the seventh", "Mars rules: …": the object comes after the colon. */
const TRANSITIVE_TAGS = new Set(["aspect", "rule", "ruledby", "in", "on", "opposite", "enter"]);

/** "Moon: Libra, 4th house", "As he says: “…”": the colon belongs to what follows. */
export const isLabelColon = (
  left: readonly SyntaxNode[],
  { word }: SyntaxNode,
  next: SyntaxNode | undefined,
): boolean =>
  (word === ":" && TRANSITIVE_TAGS.has(left.at(-1)?.tag ?? "")) ||
  ((word === ":" || word === "-") &&
    (next?.word === '"' || !left.slice(left.findLastIndex((node) => node.word === '"') + 1).some(isSentenceMarker)) &&
    (isHeading(left) ||
      (left.some(({ tag }) => tag === "who" || tag === "house" || tag === "dasha") &&
        !left.some(
          ({ tag }) =>
            (PREDICATES.has(tag) && tag !== "with" && tag !== "transit") || (PLACES.has(tag) && tag !== "house"),
        )) ||
      (next?.tag === "date" && left.some(({ tag }) => ["dasha", "level", "sadesati", "dhaiya"].includes(tag))) ||
      (next?.tag === "date" &&
        left.some((node) => node.tag === "who") &&
        left.some((node) => node.word === "→" || node.tag === "enter")) ||
      next?.word === '"'));
