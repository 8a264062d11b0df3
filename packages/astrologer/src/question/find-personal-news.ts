import { tokenise } from "../language/tokenise.ts";
import { createPatternMatcher } from "./match-word-patterns.ts";
import { ASKING_WORDS, type PersonalNews, PERSONAL_NEWS_PATTERNS } from "./personal-news.data.ts";

const matchPersonalNews = createPatternMatcher(PERSONAL_NEWS_PATTERNS);

/** The news that a message tells, if it asks nothing; bad news outweighs good. */
export function findPersonalNews(text: string): PersonalNews | null {
  if (ASKING_WORDS.test(text)) return null;
  const found = matchPersonalNews(tokenise(text));
  return (["bad", "low", "good"] as const).find((news) => found.includes(news)) ?? null;
}
