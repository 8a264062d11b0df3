import type { TaggedToken } from "../language/tag-tokens.ts";
import type { Topic } from "../topic-judgment/topics.data.ts";
import { namesAsker } from "./is-about-asker.ts";
import { removeDuplicates } from "./remove-duplicates.ts";
import type { NamedEntities, Person } from "./question.ts";

/** The topics named by their own words, clearest first. */
export const findTopics = (keywords: readonly TaggedToken[], text: string): readonly Topic[] =>
  putChildrenFirst(rankTopics(keywords), text);

/** If no topic is named: the topics of the named houses and of the person the question is about. */
export function inferTopics(
  namedTopics: readonly Topic[],
  { houses, lords }: NamedEntities,
  person: Person,
): readonly Topic[] {
  if (namedTopics.length > 0) return namedTopics;
  const ofHouses = [...houses, ...lords].flatMap((house) => TOPIC_OF_HOUSE[house] ?? []);
  const ofPerson = TOPIC_OF_PERSON[person];
  return removeDuplicates([...ofHouses, ...(ofPerson ? [ofPerson] : [])]);
}

/** Keywords of several words weigh more: "govt job" more than "job". */
function computeKeywordWeight({ tag, word }: TaggedToken): number {
  return tag === "weak" ? WEAK_WEIGHT : word.split(" ").length;
}
/** Weight of a weak keyword, less than any other. */
const WEAK_WEIGHT = 0.5;

function rankTopics(keywords: readonly TaggedToken[]): Topic[] {
  const weights = new Map<Topic, number>();
  for (const keyword of keywords.filter(({ tag }) => tag === "topic" || tag === "weak")) {
    const topic = keyword.value as Topic;
    weights.set(topic, (weights.get(topic) ?? 0) + computeKeywordWeight(keyword));
  }
  // Among equal weights the first named topic leads: maps keep insertion order and sorting is stable.
  return [...weights].toSorted((a, b) => b[1] - a[1]).map(([topic]) => topic);
}

/** The topic that a question about a house belongs to. */
const TOPIC_OF_HOUSE: Readonly<Record<number, Topic>> = {
  1: "personality",
  2: "wealth",
  4: "home",
  5: "education",
  6: "health",
  7: "love",
  9: "spiritual",
  10: "career",
  11: "wealth",
  12: "travel",
};

/** Relatives who are read from a topic of the user's own chart. */
const TOPIC_OF_PERSON: Readonly<Partial<Record<Person, Topic>>> = {
  spouse: "love",
  child: "children",
  mother: "home",
};

/** Words for an existing child, as opposed to questions about having one. */
const CHILD_PATTERN = /\b(?:bet[ae]|beti|son|daughter|putra|putri|ladke|ladki)\b|बेट[ाेी](?!\p{M})|पुत्र/iu;
const HAVING_CHILD_PATTERN =
  /\b(?:have|having|bear|expect\w*|plan\w*|adopt\w*)\b|\b(?:bet[ai]|son|putra|bachcha) (?:hoga|hogi|paida|chahiye)|(?:बेटा|बेटी|पुत्र) (?:होगा|होगी|चाहिए)/iu;
const OWN_CHILD_PATTERN =
  /\b(?:mer[aei]|my|hamar[aei]|humar[aei]|apn[aei])\s+(?:bet|son|daugh|putr)|(?:मेर|हमार|अपन)[ाेी]\s+(?:बेट|पुत्र)/iu;

export function isAboutOwnChild(text: string, topics: readonly Topic[]): boolean {
  if (!topics.includes("children") || topics.length < 2 || !CHILD_PATTERN.test(text) || HAVING_CHILD_PATTERN.test(text))
    return false;
  // "Beta, meri naukri kab lagegi": "beta" may be a form of address.
  return !/^\s*beta\s*,/iu.test(text) && (!namesAsker(text) || OWN_CHILD_PATTERN.test(text));
}

/** "I have PCOS, will there be a child?" is mainly about the child, not about the illness. */
const putChildrenFirst = (topics: readonly Topic[], text: string): readonly Topic[] =>
  topics.includes("health") && topics.includes("children") && WILL_HAVE_CHILD_PATTERN.test(text)
    ? ["children", ...topics.filter((topic) => topic !== "children")]
    : topics;
const WILL_HAVE_CHILD_PATTERN =
  /\b(?:conceive|have (?:a )?(?:child|baby|kids?|children)|become (?:a )?(?:mother|father)|bac(?:h)?ch?[ae] (?:hoga|honge|kab)|santan (?:hogi|kab))\b|(?:बच्चा|बच्चे|संतान) (?:होगा|होंगे|होगी|कब)/iu;
