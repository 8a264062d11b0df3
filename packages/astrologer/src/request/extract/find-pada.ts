const PADA = "(?:pada?|padas|charan\\p{L}*|quarter|पद|चरण)";
/** Ordinals in English, Hindi and Hinglish, from the first to the fourth. */
const ORDINALS = [
  "1|1st|first|pehl\\p{L}*|pratham|पहल\\p{M}*|प्रथम|१",
  "2|2nd|second|doosr\\p{L}*|dusr\\p{L}*|dwitiya|दूसर\\p{M}*|द्वितीय|२",
  "3|3rd|third|teesr\\p{L}*|tisr\\p{L}*|tritiya|तीसर\\p{M}*|तृतीय|३",
  "4|4th|fourth|chauth\\p{L}*|chaturth|चौथ\\p{M}*|चतुर्थ|४",
];
const PATTERNS = ORDINALS.map(
  (words) =>
    new RegExp(
      `(?<![\\p{L}\\p{M}\\p{N}])(?:(?:${words}) ${PADA}|${PADA} (?:no\\.? ?)?(?:${words}))(?![\\p{L}\\p{M}\\p{N}])`,
      "iu",
    ),
);

/** The pada that a text names, 1 to 4: "rohini third charan"; `null` if none. */
export function findPada(text: string): number | null {
  const at = PATTERNS.findIndex((words) => words.test(text));
  return at < 0 ? null : at + 1;
}
