import { tokenise } from "../language/tokenise.ts";
import { createPatternMatcher } from "./match-word-patterns.ts";
import { ASKING_WORDS, type News, NEWS_PATTERNS } from "./news.data.ts";

const matchNews = createPatternMatcher(NEWS_PATTERNS);

/** The news that a message tells, if it asks nothing; bad news outweighs good. */
export function findNews(text: string): News | null {
  if (ASKING_WORDS.test(text)) return null;
  const found = matchNews(tokenise(text));
  return (["bad", "low", "good"] as const).find((news) => found.includes(news)) ?? null;
}
