import { countWords } from "../../language/count-words.ts";
import { findNamedEntities } from "../../question/find-entities.ts";

const MAX_WORDS = 14;
const compile = (words: string): RegExp => new RegExp(`(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])`, "iu");
/** "Am I not a ...", "main to ... hoon na": asked, and not told as a detail of the birth. */
const ASKED = compile("am i|aren['’]?t i|kya (?:main|mai|mein|me)|क्या मैं");
const SAID = compile("i['’]?m|im|i am|i thought i was|main|mai|mein|मैं");
const CONFIRMED =
  /(?:(?<![\p{L}\p{M}])(?:right|no|na|correct|yes|hun na|hoon na|kya|then|so|ना|न|क्या)\s*[?!.।]*|[?])\s*$/iu;
/** A chart element beside the sign is what is asked about: "is my Mars in Scorpio", "am I a Scorpio ascendant". */
const isOnlyOfSign = (text: string): boolean => {
  const { signs, grahas, houses, lords, terms } = findNamedEntities(text);
  const others = grahas.filter((graha) => graha !== "moon" && graha !== "sun");
  return signs.length === 1 && others.length + houses.length + lords.length === 0 && !terms.has("lagna");
};

/** Whether a text asks if a sign is the writer's own: "wait, am I not a Scorpio??", "so im a gemini right". */
export const asksOwnSign = (text: string): boolean =>
  countWords(text) <= MAX_WORDS &&
  (ASKED.test(text) || (SAID.test(text) && CONFIRMED.test(text))) &&
  isOnlyOfSign(text);
