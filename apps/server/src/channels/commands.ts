import { type Command, COMMAND_WORDS } from "./commands.data.ts";

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

/** The order that a whole message is; null for everything else. `/start` and `/start@name` are Telegram's. */
export function commandIn(text: string): Command | null {
  const written = text
    .trim()
    .replace(/^\/([a-z_]+)(?:@\w+)?(?:\s.*)?$/is, "$1")
    .replaceAll("_", " ");
  return COMMANDS.get(foldedWords(written)) ?? null;
}
