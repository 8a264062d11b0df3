import type { Token } from "../language/tokenise.ts";
import { buildLexicon, type TaggedToken, tagTokens } from "../language/tag-tokens.ts";
import { QUESTION_KEYWORD_ROWS } from "./question-keywords.data.ts";
import type { Person } from "./question.ts";

const KEYWORD_LEXICON = buildLexicon(QUESTION_KEYWORD_ROWS, "own");
/** A separate lexicon, because in "will my mother be all right" the longer keyword "will my" consumes the "my" of "my mother". */
const PERSON_LEXICON = buildLexicon(
  QUESTION_KEYWORD_ROWS.filter(({ tag }) => tag === "role"),
  "own",
);

/** Topic words that are recognised with one wrong letter. */
const MISSPELT_KEYWORDS =
  "career profession business promotion marriage relationship financial education children spiritual property abroad foreign health personality salary".split(
    " ",
  );

/** Tags the words that show the topic, the form or the person of a question. */
export const findQuestionKeywords = (tokens: readonly Token[]): TaggedToken[] =>
  tagTokens(tokens, KEYWORD_LEXICON, MISSPELT_KEYWORDS);

export function getKeywordValues<Value extends string>(keywords: readonly TaggedToken[], tag: string): Value[] {
  return keywords.filter((keyword) => keyword.tag === tag).map(({ value }) => value as Value);
}

/** "Mother in law" must not match "mother". */
const IN_LAWS = /\bin[\s-]laws?\b/iu;

export const findPerson = (
  keywords: readonly TaggedToken[],
  tokens: readonly Token[],
  text: string,
): Person | undefined =>
  getKeywordValues<Person>(keywords, "role")[0] ??
  (IN_LAWS.test(text) ? undefined : getKeywordValues<Person>(tagTokens(tokens, PERSON_LEXICON), "role")[0]);
