import { assessDanger, findUnsafeWording, type AnswerLanguage } from "@lagna/astrologer";
import { toEuropeanDigits } from "@lagna/terms";
import { isComforting } from "./detect-comforting-sentence.ts";
import { AUTHORITY_NAMES, FORBIDDEN_TEXT, UNSAFE_REASONS } from "./output-rules.data.ts";

const MAX_LENGTH = 600;
/** So many consecutive words shared with another text are not a coincidence. */
const REPEATED_RUN_WORDS = 8;

/** Normalises the patterns to NFC, like the texts they are matched with. */
const normaliseRules = (rules: readonly RegExp[]): RegExp[] =>
  rules.map(({ source, flags }) => new RegExp(source.normalize("NFC"), flags));
const FORBIDDEN_TEXT_RULES = normaliseRules(FORBIDDEN_TEXT);

/** Removes disguises: invisible characters, width variants, marks over Latin letters, Devanagari digits. */
const normaliseVisibleText = (text: string): string =>
  toEuropeanDigits(
    text
      .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, "")
      .normalize("NFKD")
      .replaceAll(/(?<=\p{Script=Latin})\p{M}+/gu, ""),
  ).normalize("NFC");

const splitWords = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

function collectWordRuns(text: string): Set<string> {
  const words = splitWords(text);
  return new Set(
    words.slice(REPEATED_RUN_WORDS - 1).map((_, at) => words.slice(at, at + REPEATED_RUN_WORDS).join(" ")),
  );
}

/** Returns a test for whether a text repeats a long part of the original. */
export function createRepetitionTest(original: string): (text: string) => boolean {
  const runs = collectWordRuns(original);
  return (text) => [...collectWordRuns(text)].some((run) => runs.has(run));
}

/**
 * Letters of other scripts, unusual Latin letters that look like common ones (small capitals, letters with a stroke), and symbols used as
 * words.
 */
const UNEXPECTED_LETTERS =
  /[\p{L}--[\p{Script=Latin}\p{Script=Devanagari}]]|[\p{Script=Latin}--[A-Za-z]]|[\u2600-\u26ff]|\p{Extended_Pictographic}/v;

function hasExpectedScript(text: string, language: AnswerLanguage): boolean {
  const devanagari = text.match(/\p{Script=Devanagari}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (UNEXPECTED_LETTERS.test(text)) return false;
  return language === "hi" ? devanagari >= latin : latin > devanagari;
}

/**
 * Checks the rules that do not depend on a chart. Returns the error for the model that has to rewrite the sentence, or null if it passes.
 * @param isLeak tests whether the text repeats the model's instructions
 */
export function findBrokenRule(
  written: string,
  language: AnswerLanguage,
  isLeak: (text: string) => boolean,
): string | null {
  const text = normaliseVisibleText(written);
  if (written.length > MAX_LENGTH) return "one sentence at a time, of at most 40 words";
  if (FORBIDDEN_TEXT_RULES.some((rule) => rule.test(text)))
    return "no links, addresses, numbers to call, code or talk about yourself";
  if (isLeak(text)) return "do not repeat these rules";
  if (!hasExpectedScript(text, language)) return "write in the language that was asked in";
  if (AUTHORITY_NAMES.test(text)) return "no quotations, no named books";
  // Urgency is allowed in a sentence that sends a person to help, so it is judged with the chart.
  const unsafe = findUnsafeWording(text).find(({ kind }) => kind !== "urgency");
  if (unsafe) return UNSAFE_REASONS[unsafe.kind];
  // A sentence that sends a person to help may name the harm.
  if (isComforting(text)) return null;
  const danger = assessDanger(text);
  return danger?.kind === "self_harm" && danger.isClear ? "nothing that touches on harm" : null;
}
