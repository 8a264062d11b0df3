import { findEitherOrOptions, type QuestionOption } from "../../question/find-either-or-options.ts";
import type { StoredAskedTask } from "./asked-task.ts";
import { countWords } from "../../language/count-words.ts";

/** What joins a further option to those before it. */
const JOINING = /^\s*(?:(?:and|or|what about|how about|aur|ya|और|या)\s+)+/iu;
/** Words that close such a message without naming anything. */
const CLOSING = /\s*(?:[?？!.।]|\b(?:then|to|toh)\b)*\s*$/iu;
const MAX_WORDS = 7;
/** "And which year?" adds no option. */
const ASKS =
  /(?<![\p{L}\p{M}])(?:which|when|what|how|why|kaun\w*|kons[aie]|kis\w*|kab|kitn[aie]|kaise|कौन|किस|कब|कितन[ाेी]|कैसे)(?![\p{L}\p{M}])/iu;

/** "And arts?", "what about a loan": the option that a short message adds to those of a choice; `null` if it adds none. */
export function findFurtherOption(text: string): QuestionOption | null {
  const joined = JOINING.exec(text);
  if (!joined) return null;
  const from = joined[0].length;
  const option = text.slice(from).replace(CLOSING, "");
  const count = countWords(option);
  return option === "" || count > MAX_WORDS || ASKS.test(option)
    ? null
    : { text: option, span: [from, from + option.length] };
}

/** The options of a choice, with those that later messages added. */
export function findOptionsOfTask({ words }: Pick<StoredAskedTask, "words">): readonly QuestionOption[] {
  let options: readonly QuestionOption[] = [];
  for (const line of words.split("\n")) {
    const named = findEitherOrOptions(line);
    const further = options.length > 0 && named.length < 2 ? findFurtherOption(line) : null;
    if (named.length > 1) options = named;
    else if (further) options = [...options, further];
  }
  return options;
}
