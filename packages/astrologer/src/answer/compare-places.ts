import { createLocalizedText } from "../words/format-terms.ts";
import type { LocalizedText } from "../fact.ts";
import type { Topic } from "../reading/topics.data.ts";
import { CHOICES } from "./choices.data.ts";
import { compareChoice } from "./compare-choices.ts";
import { answerTopic } from "./topic-answer.ts";
import { PLACE_COMPARISON_PHRASES } from "./answer-phrases.data.ts";
import { PLACE_NAMES } from "./city-names.data.ts";
import { type AnswerDraft, renderPhrase, type AnswerContext } from "./answer-context.ts";

const CHOICE_PATTERN = /\b(?:or|vs|versus|ya|than|between|compare)\b|या|बनाम|तुलना/iu;
/** Two capitalised names with "or" between them; used together with `RESIDENCE_PATTERN`. */
const CAPITALIZED_NAMES_PATTERN =
  /(?<![.!?]\s)\b(\p{Lu}\p{L}{2,})\b[^.?!]{0,24}?\b(?:or|vs|versus|ya)\b\s+(?:\w+\s+){0,2}?(\p{Lu}\p{L}{2,})\b/u;
const RESIDENCE_PATTERN =
  /\b(?:live|living|move|moving|settle|shift|shifting|relocate|stay|city|town|office|transfer|posting|uni|university|rahu|rahun|jau|jaun|basu|shahar|sheher)\b/iu;

interface NamedPlace {
  readonly name: LocalizedText;
  /** Matches the place in a birth place. */
  readonly words: RegExp;
}

const toUntranslated = (name: string): LocalizedText => createLocalizedText(name, name, name);

/** The two places that a question compares. */
function findPlaces(text: string): readonly [NamedPlace, NamedPlace] | null {
  if (!CHOICE_PATTERN.test(text)) return null;
  const named = PLACE_NAMES.filter(({ words }) => words.test(text)).toSorted(
    (a, b) => text.search(a.words) - text.search(b.words),
  );
  const [first, second] = named;
  if (first && second) return [first, second];
  const [, one, other] = (RESIDENCE_PATTERN.test(text) && CAPITALIZED_NAMES_PATTERN.exec(text)) || [];
  if (!one || !other) return null;
  return [one, other].map((name) => ({
    name: toUntranslated(name),
    words: new RegExp(`\\b${name}\\b`, "iu"),
  })) as unknown as [NamedPlace, NamedPlace];
}

/**
 * Compares two places. A chart distinguishes only home from away, not one city from another. If one of them is the birth place, the choice
 * is between staying and going; otherwise the topic itself is read, with its windows.
 */
export function comparePlaces(turn: AnswerContext): AnswerDraft | null {
  const { question, topics, index, phrasePicker } = turn;
  const places = findPlaces(question.text);
  if (!places || question.person === "mother" || question.person === "father") return null;
  const birthPlace = index.context.place ?? "";
  const home = places.find(({ words }) => words.test(birthPlace));
  const away = places.find((place) => place !== home);
  const travel = CHOICES.find(({ topic }) => topic === "travel");
  if (home && away && travel) {
    const [going, staying] = travel.sides;
    const sides = [
      { ...going, name: formatGoingTo(away.name) },
      { ...staying, name: formatStayingIn(home.name) },
    ] as const;
    const body = compareChoice(turn, { topic: "travel", sides });
    return { ...body, sentences: [...body.sentences, renderPhrase(phrasePicker, PLACE_COMPARISON_PHRASES.visit)] };
  }
  const topic: Topic = topics[0] ?? "home";
  const [first, second] = places;
  const body = answerTopic(turn, topic);
  const lead = renderPhrase(phrasePicker, PLACE_COMPARISON_PHRASES.blind, { one: first.name, other: second.name });
  return { ...body, sentences: [lead, ...body.sentences, renderPhrase(phrasePicker, PLACE_COMPARISON_PHRASES.visit)] };
}

const formatGoingTo = ({ en, hi, hg }: LocalizedText): LocalizedText =>
  createLocalizedText(`going to ${en}`, `${hi} जाने`, `${hg} jaane`);
const formatStayingIn = ({ en, hi, hg }: LocalizedText): LocalizedText =>
  createLocalizedText(`staying in ${en}`, `${hi} में रहने`, `${hg} me rehne`);
