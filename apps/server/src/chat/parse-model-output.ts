import { z } from "zod";
import type { WrittenLine } from "./provider.ts";

const proseSchema = z.object({ s: z.string(), k: z.string().optional() });
const templateSchema = z.object({ t: z.string(), k: z.string().optional() });
const toKind = (kind: string | undefined): WrittenLine["kind"] => (kind === "care" ? "care" : "said");
/** `{"end": true}`, and any other object without a text value. */
const LINE_WITHOUT_TEXT = z
  .record(z.string(), z.unknown())
  .refine((line) => !Object.values(line).some((value) => typeof value === "string"));
/** A longer text without a line break is not a sentence. */
const MAX_BUFFERED_CHARACTERS = 8_000;

/** Characters that are not drawn: between letters they disguise words, and direction marks disguise sentences. */
const INVISIBLE_CHARACTERS = /(?![\u200c\u200d])\p{Default_Ignorable_Code_Point}|\p{Co}|\p{Cn}/gu;

/** Removes ids in brackets, Markdown marks, invisible characters and extra spaces. */
const stripFormatting = (text: string): string =>
  text
    .replaceAll(INVISIBLE_CHARACTERS, "")
    // Joiners are meaningful in Devanagari only.
    .replaceAll(/(?<!\p{Script=Devanagari}\p{M}*)[\u200c\u200d]/gu, "")
    .replaceAll(/\s*\[[\w:.-]+\](?:\s*\[[\w:.-]+\])*/g, "")
    .replaceAll(/^\s*(?:#{1,6}|[-*•]|\d{1,2}[.)])\s+/g, "")
    .replaceAll(/\*\*|__|`/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();

const SENTENCE_ENDS = /(?<=[.!?।])\s+(?=[\p{Lu}\p{Script=Devanagari}"“])/u;

function parseObject(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** The sentences of one line: the one of a JSON object, or all of a line of prose. */
export function parseModelLine(line: string): WrittenLine[] {
  const written = line.trim();
  if (written === "" || written.startsWith("```")) return [];
  const toLines = (sentences: readonly string[], kind: WrittenLine["kind"]): WrittenLine[] =>
    sentences.map(stripFormatting).flatMap((text) => (text === "" ? [] : [{ text, kind }]));
  if (!written.startsWith("{")) return toLines(written.split(SENTENCE_ENDS), "said");
  const object = parseObject(written);
  const template = templateSchema.safeParse(object);
  if (template.success)
    return toLines([template.data.t], toKind(template.data.k)).map((line) => ({ ...line, isTemplate: true }));
  const prose = proseSchema.safeParse(object);
  if (prose.success) return toLines([prose.data.s], toKind(prose.data.k));
  return LINE_WITHOUT_TEXT.safeParse(object).success ? [] : [{ text: written, kind: "unreadable" }];
}

/** Assembles pieces of text into complete lines. */
export function createModelLineReader() {
  let rest = "";
  return {
    /** @throws RangeError if a line gets too long */
    add(piece: string): string[] {
      const lines = (rest + piece).split("\n");
      rest = lines.pop() ?? "";
      if (rest.length > MAX_BUFFERED_CHARACTERS) throw new RangeError("a line without an end");
      return lines;
    },
    end(): string {
      const last = rest;
      rest = "";
      return last;
    },
  };
}
