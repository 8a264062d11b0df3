import type { Tagged } from "../language/tag.ts";
import type { Topic } from "../reading/topics.data.ts";
import { SELF, unique } from "./cues.ts";
import type { Named, Person } from "./question.ts";

/** The matters that are told by their own words, the clearest first. */
export const mattersTold = (cues: readonly Tagged[], text: string): readonly Topic[] =>
  childFirst(topicsIn(cues), text);

/** Where none is told, those of the houses that are named, and of whom it is about. */
export function mattersMeant(told: readonly Topic[], { houses, lords }: Named, person: Person): readonly Topic[] {
  if (told.length > 0) return told;
  const ofHouses = [...houses, ...lords].flatMap((house) => TOPIC_OF_HOUSE[house] ?? []);
  const ofPerson = TOPIC_OF_PERSON[person];
  return unique([...ofHouses, ...(ofPerson ? [ofPerson] : [])]);
}

/** A word of several letters more says more: "govt job" than "job". */
function weightOf({ tag, word }: Tagged): number {
  return tag === "faint" ? FAINT : word.split(" ").length;
}
/** One that only hints at a matter says less than any other. */
const FAINT = 0.5;

function topicsIn(cues: readonly Tagged[]): Topic[] {
  const weights = new Map<Topic, number>();
  for (const cue of cues.filter(({ tag }) => tag === "topic" || tag === "faint")) {
    const topic = cue.value as Topic;
    weights.set(topic, (weights.get(topic) ?? 0) + weightOf(cue));
  }
  // Of equal ones the first named leads: a map keeps its order, and so does sorting.
  return [...weights].toSorted((a, b) => b[1] - a[1]).map(([topic]) => topic);
}

/** Questions of a house are questions of what the house is asked for. */
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

/** Those of one's own people whom a matter of one's own chart speaks of. */
const TOPIC_OF_PERSON: Readonly<Partial<Record<Person, Topic>>> = {
  spouse: "love",
  child: "children",
  mother: "home",
};

/** A matter of one's grown child, and no question of having one. */
const OF_CHILD = /\b(?:bet[ae]|beti|son|daughter|putra|putri|ladke|ladki)\b|बेट[ाेी](?!\p{M})|पुत्र/iu;
const HAVING_ONE =
  /\b(?:have|having|bear|expect\w*|plan\w*|adopt\w*)\b|\b(?:bet[ai]|son|putra|bachcha) (?:hoga|hogi|paida|chahiye)|(?:बेटा|बेटी|पुत्र) (?:होगा|होगी|चाहिए)/iu;
const OWN_CHILD =
  /\b(?:mer[aei]|my|hamar[aei]|humar[aei]|apn[aei])\s+(?:bet|son|daugh|putr)|(?:मेर|हमार|अपन)[ाेी]\s+(?:बेट|पुत्र)/iu;

export function isOfChild(text: string, topics: readonly Topic[]): boolean {
  if (!topics.includes("children") || topics.length < 2 || !OF_CHILD.test(text) || HAVING_ONE.test(text)) return false;
  // "Beta, meri naukri kab lagegi": one's elder is called so, and one's younger.
  return !/^\s*beta\s*,/iu.test(text) && (!SELF.test(text) || OWN_CHILD.test(text));
}

/** "I have PCOS, will there be a child?" asks for the child, and the illness stands behind it. */
const childFirst = (topics: readonly Topic[], text: string): readonly Topic[] =>
  topics.includes("health") && topics.includes("children") && WILL_HAVE_ONE.test(text)
    ? ["children", ...topics.filter((topic) => topic !== "children")]
    : topics;
const WILL_HAVE_ONE =
  /\b(?:conceive|have (?:a )?(?:child|baby|kids?|children)|become (?:a )?(?:mother|father)|bac(?:h)?ch?[ae] (?:hoga|honge|kab)|santan (?:hogi|kab))\b|(?:बच्चा|बच्चे|संतान) (?:होगा|होंगे|होगी|कब)/iu;
