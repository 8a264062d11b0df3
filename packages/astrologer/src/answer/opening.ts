import { GRAHA_WORDS } from "@lagna/terms";
import type { Spoken } from "./answer.ts";
import { OPENING_MATTER, TOPIC_NAMES } from "./phrases.data.ts";
import type { Body, Turn } from "./turn.ts";
import { idOf, opened } from "./voice.ts";

/** A reading that would open as one before it did names its matter first. */
export function openedAnew({ turns, voice }: Turn, { kind, sentences, topics = [] }: Body): readonly Spoken[] {
  const [first, ...rest] = sentences;
  const [topic] = topics;
  const isMet = first && turns.some(({ opening }) => opening === idOf(first.text));
  if (!first || !isMet || kind !== "reading" || topic === undefined) return sentences;
  const matter = TOPIC_NAMES[topic];
  const text = `${voice.say(OPENING_MATTER, { matter, Matter: opened(matter[voice.tongue]) })} ${lowered(first.text)}`;
  return [{ ...first, text }, ...rest];
}

/** In the middle of a sentence only a name keeps its capital. */
const lowered = (text: string): string =>
  BEGINS_WITH_NAME.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
const NAMES = Object.values(GRAHA_WORDS).map(({ en }) => en);
const BEGINS_WITH_NAME = new RegExp(`^(?:I|${NAMES.join("|")})\\b`);
