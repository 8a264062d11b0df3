import { BROADER_RELATIONS } from "./relatives.data.ts";
import { parseRelation } from "./parse-relation.ts";

const MY_WORDS: ReadonlySet<string> = new Set("my our meri mera mere hamari hamare मेरी मेरा मेरे हमारी हमारे".split(" "));
const OF_WORDS: ReadonlySet<string> = new Set("ki ka ke ko की का के को".split(" "));
/** The writer mentions themselves besides another person: then the question is about both, and not about the other's chart alone. */
const FIRST_PERSON =
  /(?<!\p{L})(?:i|i'm|me|we|us|mujhe|mujhse|mujhpar|main|hum|humse|hume)(?!\p{L})|मुझ|हम(?!\p{L})|मैं(?!\p{L})/iu;

const splitWords = (text: string): string[] => text.trim().split(/\s+/u).filter(Boolean);
const stripSuffix = (word: string): string => word.replaceAll(/['’]s$|[^\p{L}\p{M}]/gu, "");

/** The relations that the name and the tags of a chart stand for. */
function listRelations(name: string, tags: readonly string[]): ReadonlySet<string> {
  const words = [name, ...tags].flatMap(splitWords).map(stripSuffix);
  return new Set(
    words.flatMap((word) => [...(BROADER_RELATIONS[word.toLowerCase()] ?? []), ...[parseRelation(word) ?? []].flat()]),
  );
}

const namesOneOf = (word: string, relations: ReadonlySet<string>): boolean => {
  const written = stripSuffix(word);
  const named = [parseRelation(written) ?? [], BROADER_RELATIONS[written.toLowerCase()] ?? []].flat();
  return named.some((relation) => relations.has(relation));
};

/**
 * Rewrites a question about a relative for the relative's own chart: "mummy ki tabiyat" becomes "tabiyat". Null if the question does not
 * mention the relative.
 */
export function removeRelationFromQuestion(
  { name, tags = [] }: { readonly name: string; readonly tags?: readonly string[] | undefined },
  question: string,
): string | null {
  const relations = listRelations(name, tags);
  if (relations.size === 0 || FIRST_PERSON.test(question)) return null;
  const words: string[] = [];
  let isFound = false;
  let isAfter = false;
  for (const word of splitWords(question)) {
    if (namesOneOf(word, relations)) {
      if (MY_WORDS.has(words.at(-1)?.toLowerCase() ?? "")) words.pop();
      [isFound, isAfter] = [true, true];
      continue;
    }
    if (!(isAfter && OF_WORDS.has(word.toLowerCase()))) words.push(word);
    isAfter = false;
  }
  return isFound && words.length > 0 ? words.join(" ") : null;
}
