import { parseRelation } from "@lagna/astrologer";

const MY_WORDS: ReadonlySet<string> = new Set("my our meri mera mere hamari hamare मेरी मेरा मेरे हमारी हमारे".split(" "));
const OF_WORDS: ReadonlySet<string> = new Set("ki ka ke ko की का के को".split(" "));
/** The writer mentions themselves besides another person: then the question is about both, and not about the other's chart alone. */
const FIRST_PERSON =
  /(?<!\p{L})(?:i|i'm|me|we|us|mujhe|mujhse|mujhpar|main|hum|humse|hume)(?!\p{L})|मुझ|हम(?!\p{L})|मैं(?!\p{L})/iu;

const splitWords = (text: string): string[] => text.trim().split(/\s+/u).filter(Boolean);
const stripSuffix = (word: string): string => word.replaceAll(/['’]s$|[^\p{L}\p{M}]/gu, "");

/** The display name: "wife priya" becomes "Priya (wife)", "mummy" becomes "Mummy". */
export function formatChartName(written: string): string {
  const name = /\p{Lu}/u.test(written)
    ? written
    : written.replaceAll(/(?<![\p{L}\p{M}])\p{Ll}/gu, (letter) => letter.toUpperCase());
  const [first = "", ...rest] = splitWords(name);
  if (rest.length === 0 || parseRelation(first) === null) return name;
  return `${rest.join(" ")} (${first.toLowerCase()})`;
}

/**
 * Rewrites a question about a relative for the relative's own chart: "mummy ki tabiyat" becomes "tabiyat". Null if the question does not
 * mention the relative.
 */
export function removeRelationFromQuestion(chartName: string, question: string): string | null {
  const relations = new Set(splitWords(chartName).flatMap((word) => parseRelation(stripSuffix(word)) ?? []));
  if (relations.size === 0 || FIRST_PERSON.test(question)) return null;
  const words: string[] = [];
  let isFound = false;
  let isAfter = false;
  for (const word of splitWords(question)) {
    const relation = parseRelation(stripSuffix(word));
    if (relation !== null && relations.has(relation)) {
      if (MY_WORDS.has(words.at(-1)?.toLowerCase() ?? "")) words.pop();
      [isFound, isAfter] = [true, true];
      continue;
    }
    if (!(isAfter && OF_WORDS.has(word.toLowerCase()))) words.push(word);
    isAfter = false;
  }
  return isFound && words.length > 0 ? words.join(" ") : null;
}
