import {
  AGREEING,
  type Command,
  COMMAND_WORDS,
  COURTESIES,
  ENDS_SILENCE,
  OF_ALL_TONGUES,
  SIGNS,
} from "./commands.data.ts";

/** As words are compared: no case, no signs, no nukta, one space. */
export const foldedWords = (text: string): string =>
  text
    .normalize("NFD")
    .replaceAll("\u093c", "")
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();

const COMMANDS: ReadonlyMap<string, Command> = new Map(
  (Object.keys(COMMAND_WORDS) as Command[]).flatMap((command) =>
    COMMAND_WORDS[command].split("|").map((words): [string, Command] => [foldedWords(words), command]),
  ),
);

/** Without what is only polite, and without letters that are drawn out: "Hiiii ji". */
const plainOrder = (words: string): string =>
  words
    .split(" ")
    .filter((word) => !COURTESIES.has(word))
    .join(" ")
    .replaceAll(/(\p{L})\1{2,}/gu, "$1$1");

/** What a message of signs alone says. */
const signIn = (text: string): Command | null =>
  (Object.keys(SIGNS) as (keyof typeof SIGNS)[]).find((each) => SIGNS[each].test(text.trim())) ?? null;

const SILENCE_ENDS: ReadonlySet<string> = new Set(ENDS_SILENCE.split("|").map(foldedWords));

/** Whether a message takes back that nothing be sent. */
export function endsSilence(text: string): boolean {
  const words = foldedWords(text.trim().replace(/^\/([a-z_]+)(?:@\w+)?(?:\s.*)?$/is, "$1"));
  return SILENCE_ENDS.has(words) || SILENCE_ENDS.has(plainOrder(words));
}

/** The order that a whole message is; null for everything else. `/start` and `/start@name` are Telegram's. */
export function commandIn(text: string): Command | null {
  const written = text
    .trim()
    .replace(/^\/([a-z_]+)(?:@\w+)?(?:\s.*)?$/is, "$1")
    .replaceAll("_", " ");
  const words = foldedWords(written);
  if (words === "") return signIn(text);
  return COMMANDS.get(words) ?? COMMANDS.get(plainOrder(words)) ?? null;
}

const ALL_TONGUES: ReadonlySet<string> = new Set(OF_ALL_TONGUES.split("|"));

/** Whether a message is of words that are said in every tongue: "ya correct", "ok sir". */
export function isOfAllTongues(text: string): boolean {
  const words = foldedWords(text).split(" ");
  return words.every((word) => ALL_TONGUES.has(word));
}

const setOf = (words: string): ReadonlySet<string> => new Set(words.split("|").map(foldedWords));
const ANSWERS = (["no", "yes"] as const).map((answer) => {
  const [core, beside] = AGREEING[answer];
  return { answer, core: setOf(core), beside: setOf(beside) };
});

/** What a message says to a question of yes or no, in whichever words: "yeah that's right", "haan bilkul sahi hai". Null where it says more. */
export function answerIn(text: string): "yes" | "no" | null {
  const words = plainOrder(foldedWords(text)).split(" ");
  const said = ANSWERS.find(
    ({ core, beside }) =>
      words.some((word) => core.has(word)) && words.every((word) => core.has(word) || beside.has(word)),
  );
  return said?.answer ?? null;
}
