import { assess, type Tongue } from "@lagna/astrologer";
import { soundsCaring } from "./care.ts";
import { AUTHORITY, NEGATED, NEVER_EVEN_DENIED, NEVER_SAID, NEVER_WRITTEN } from "./output-rules.data.ts";

const MOST_LETTERS = 600;
const DEVANAGARI_ZERO = 0x0966;
/** Neighbouring words of somebody else's text that are no accident. */
const RUN_OF_WORDS = 8;

/** One spelling of letters that are written in one piece or in two, as the texts have them that are judged. */
const spelledOnce = (rules: readonly RegExp[]): RegExp[] =>
  rules.map(({ source, flags }) => new RegExp(source.normalize("NFC"), flags));
const SAID_NEVER = spelledOnce(NEVER_SAID);
const DENIED_NEVER = spelledOnce(NEVER_EVEN_DENIED);
const WRITTEN_NEVER = spelledOnce(NEVER_WRITTEN);

/** As it is read, however it is drawn: letters of one width, no marks over Latin ones, plain digits, nothing that does not show. */
const asRead = (text: string): string =>
  text
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, "")
    .normalize("NFKD")
    .replaceAll(/(?<=\p{Script=Latin})\p{M}+/gu, "")
    .replaceAll(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO))
    .normalize("NFC");

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

function runsOf(text: string): Set<string> {
  const words = wordsOf(text);
  return new Set(words.slice(RUN_OF_WORDS - 1).map((_, at) => words.slice(at, at + RUN_OF_WORDS).join(" ")));
}

/** Tells whether a text repeats another at length. */
export function repeats(original: string): (text: string) => boolean {
  const runs = runsOf(original);
  return (text) => [...runsOf(text)].some((run) => runs.has(run));
}

const clausesOf = (text: string): string[] => text.split(/[,;:.!?।—–]+|\b(?:but|and yet|lekin|magar|par)\b|लेकिन|मगर/iu);

/** Letters of other scripts, Latin ones that nobody types here and that are drawn like others (small capitals, letters with a stroke), signs in place of words. */
const OF_NO_TONGUE =
  /[\p{L}--[\p{Script=Latin}\p{Script=Devanagari}]]|[\p{Script=Latin}--[A-Za-z]]|[\u2600-\u26ff]|\p{Extended_Pictographic}/v;

function scriptFits(text: string, tongue: Tongue): boolean {
  const devanagari = text.match(/\p{Script=Devanagari}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (OF_NO_TONGUE.test(text)) return false;
  return tongue === "hi" ? devanagari >= latin : latin > devanagari;
}

/**
 * What is wrong with a sentence that no chart decides; null for one that may stand. In words for whoever is to write it again.
 * @param isLeak whether it repeats what only the writer was told
 */
export function brokenRule(written: string, tongue: Tongue, isLeak: (text: string) => boolean): string | null {
  const text = asRead(written);
  if (written.length > MOST_LETTERS) return "one sentence at a time, of at most 40 words";
  if (WRITTEN_NEVER.some((rule) => rule.test(text)))
    return "no links, addresses, numbers to call, code or talk about yourself";
  if (isLeak(text)) return "do not repeat these rules";
  if (!scriptFits(text, tongue)) return "write in the language that was asked in";
  if (AUTHORITY.test(text)) return "no quotations, no named books";
  if (DENIED_NEVER.some((rule) => rule.test(text)))
    return "nothing of how long a life is, and no word against a doctor";
  if (clausesOf(text).some((clause) => SAID_NEVER.some((rule) => rule.test(clause)) && !NEGATED.test(clause)))
    return "no death, curses, gems, paid rites, tips or certainty";
  // A sentence that sends a person to help names the harm.
  if (soundsCaring(text)) return null;
  const danger = assess(text);
  return danger?.kind === "self_harm" && danger.isClear ? "nothing that touches on harm" : null;
}
