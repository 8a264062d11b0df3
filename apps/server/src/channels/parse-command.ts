import { normaliseWords, removeCourtesies } from "../typed-births/parse-yes-no.ts";
import { type Command, COMMAND_WORDS, RESUME_WORDS, WORDS_OF_ALL_LANGUAGES, EMOJI_COMMANDS } from "./commands.data.ts";

const COMMANDS: ReadonlyMap<string, Command> = new Map(
  (Object.keys(COMMAND_WORDS) as Command[]).flatMap((command) =>
    COMMAND_WORDS[command].split("|").map((words): [string, Command] => [normaliseWords(words), command]),
  ),
);

/** The command of a message that consists of an emoji. */
const parseEmoji = (text: string): Command | null =>
  (Object.keys(EMOJI_COMMANDS) as (keyof typeof EMOJI_COMMANDS)[]).find((each) =>
    EMOJI_COMMANDS[each].test(text.trim()),
  ) ?? null;

const RESUME_WORD_SET: ReadonlySet<string> = new Set(RESUME_WORDS.split("|").map(normaliseWords));

/** Whether a message ends an earlier stop. */
export function isResumeMessage(text: string): boolean {
  const words = normaliseWords(text.trim().replace(/^\/([a-z_]+)(?:@\w+)?(?:\s.*)?$/is, "$1"));
  return RESUME_WORD_SET.has(words) || RESUME_WORD_SET.has(removeCourtesies(words));
}

/** Parses a message that is a command as a whole; null for everything else. `/start` and `/start@name` are Telegram's forms. */
export function parseCommand(text: string): Command | null {
  const written = text
    .trim()
    .replace(/^\/([a-z_]+)(?:@\w+)?(?:\s.*)?$/is, "$1")
    .replaceAll("_", " ");
  const words = normaliseWords(written);
  if (words === "") return parseEmoji(text);
  return COMMANDS.get(words) ?? COMMANDS.get(removeCourtesies(words)) ?? null;
}

const WORDS_OF_ALL_LANGUAGES_SET: ReadonlySet<string> = new Set(WORDS_OF_ALL_LANGUAGES.split("|"));

/** Whether a message consists of words used in every language: "ya correct", "ok sir". */
export function isLanguageNeutral(text: string): boolean {
  const words = normaliseWords(text).split(" ");
  return words.every((word) => WORDS_OF_ALL_LANGUAGES_SET.has(word));
}
