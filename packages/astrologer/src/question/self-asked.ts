import type { Question } from "./question.ts";
import { ASKING_PHRASES, OTHERS_PRONOUNS, SELF_WORDS } from "./self-words.data.ts";

const EDGE = { before: "(?<![\\p{L}\\p{M}])", after: "(?![\\p{L}\\p{M}])" } as const;
const anyOf = (words: string, flags: string): RegExp =>
  new RegExp(`${EDGE.before}(?:${words.replaceAll(" ", "\\s+")})${EDGE.after}`, flags);

const ASKING = anyOf(ASKING_PHRASES, "giu");
const SELF = anyOf(SELF_WORDS, "iu");
const OTHERS = anyOf(OTHERS_PRONOUNS, "iu");

/**
 * Whether a question is about the asker's own life: "when will I marry", "meri naukri", "my father's health". Not where they only say that they
 * ask ("I want to know how she is"), and not where they speak of another as well.
 */
export function asksOfSelf({ text }: Pick<Question, "text">): boolean {
  const asked = text.normalize("NFC").replaceAll(ASKING, " ");
  return SELF.test(asked) && !OTHERS.test(asked);
}
