import { said } from "../words/say.ts";
import type { Said } from "../fact.ts";
import type { Topic } from "../reading/topics.data.ts";
import { CHOICES } from "./compare.data.ts";
import { compareAnswer } from "./compare-answer.ts";
import { matterAnswer } from "./matter-answer.ts";
import { PLACES_COMPARED } from "./talk-phrases.data.ts";
import { PLACE_NAMES } from "./places.data.ts";
import { type Body, says, type Turn } from "./turn.ts";

const CHOOSES = /\b(?:or|vs|versus|ya|than|between|compare)\b|या|बनाम|तुलना/iu;
/** Two names with a capital, where they are lived in, moved to or worked at. */
const CAPITALS =
  /(?<![.!?]\s)\b(\p{Lu}\p{L}{2,})\b[^.?!]{0,24}?\b(?:or|vs|versus|ya)\b\s+(?:\w+\s+){0,2}?(\p{Lu}\p{L}{2,})\b/u;
const LIVED_IN =
  /\b(?:live|living|move|moving|settle|shift|shifting|relocate|stay|city|town|office|transfer|posting|uni|university|rahu|rahun|jau|jaun|basu|shahar|sheher)\b/iu;

interface Named {
  readonly name: Said;
  /** As it is written in the place of a birth. */
  readonly words: RegExp;
}

const plain = (name: string): Said => said(name, name, name);

/** The two places a question weighs against each other. */
function placesIn(text: string): readonly [Named, Named] | null {
  if (!CHOOSES.test(text)) return null;
  const known = PLACE_NAMES.filter(({ words }) => words.test(text)).toSorted(
    (a, b) => text.search(a.words) - text.search(b.words),
  );
  const [one, other] = known;
  if (one && other) return [one, other];
  const [, first, second] = (LIVED_IN.test(text) && CAPITALS.exec(text)) || [];
  if (!first || !second) return null;
  return [first, second].map((name) => ({
    name: plain(name),
    words: new RegExp(`\\b${name}\\b`, "iu"),
  })) as unknown as [Named, Named];
}

/**
 * Two places: a chart tells home ground from away, and not one name from another. Where the birth place is one of them the two sides are
 * staying and going; else the matter itself is read, with its times.
 */
export function placesAnswer(turn: Turn): Body | null {
  const { question, topics, index, voice } = turn;
  const places = placesIn(question.text);
  if (!places || question.person === "mother" || question.person === "father") return null;
  const born = index.about.place ?? "";
  const home = places.find(({ words }) => words.test(born));
  const away = places.find((place) => place !== home);
  const travel = CHOICES.find(({ topic }) => topic === "travel");
  if (home && away && travel) {
    const [going, staying] = travel.sides;
    const sides = [
      { ...going, name: goingTo(away.name) },
      { ...staying, name: stayingIn(home.name) },
    ] as const;
    const body = compareAnswer(turn, { topic: "travel", sides });
    return { ...body, sentences: [...body.sentences, says(voice, PLACES_COMPARED.visit)] };
  }
  const topic: Topic = topics[0] ?? "home";
  const [one, other] = places;
  const body = matterAnswer(turn, topic);
  const lead = says(voice, PLACES_COMPARED.blind, { one: one.name, other: other.name });
  return { ...body, sentences: [lead, ...body.sentences, says(voice, PLACES_COMPARED.visit)] };
}

const goingTo = ({ en, hi, hg }: Said): Said => said(`going to ${en}`, `${hi} जाने`, `${hg} jaane`);
const stayingIn = ({ en, hi, hg }: Said): Said => said(`staying in ${en}`, `${hi} में रहने`, `${hg} me rehne`);
