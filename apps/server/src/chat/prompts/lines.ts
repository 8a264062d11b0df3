import { z } from "zod";
import type { WrittenLine } from "../provider.ts";

const lineSchema = z.object({ s: z.string(), k: z.string().optional() });
/** "The end", and whatever else says nothing in words. */
const SILENT = z
  .record(z.string(), z.unknown())
  .refine((line) => !Object.values(line).some((value) => typeof value === "string"));
/** More without an end of a line is no sentence. */
const MOST_BUFFERED = 8_000;

/** Drawn by nothing; between two letters they hide what a word is, and turned round they hide what a sentence says. */
const UNSEEN = /(?![\u200c\u200d])\p{Default_Ignorable_Code_Point}|\p{Co}|\p{Cn}/gu;

/** Ids in brackets, marks of markdown, what is not seen, and blanks: what belongs to the form and not to the sentence. */
const plain = (text: string): string =>
  text
    .replaceAll(UNSEEN, "")
    // Joiners shape Devanagari, and nothing else that is written here.
    .replaceAll(/(?<!\p{Script=Devanagari}\p{M}*)[\u200c\u200d]/gu, "")
    .replaceAll(/\s*\[[\w:.-]+\](?:\s*\[[\w:.-]+\])*/g, "")
    .replaceAll(/^\s*(?:#{1,6}|[-*•]|\d{1,2}[.)])\s+/g, "")
    .replaceAll(/\*\*|__|`/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();

const SENTENCE_ENDS = /(?<=[.!?।])\s+(?=[\p{Lu}\p{Script=Devanagari}"“])/u;

function readObject(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** The sentences of one line: of an object its own, of prose those that stand in it. */
export function sentencesOfLine(line: string): WrittenLine[] {
  const written = line.trim();
  if (written === "" || written.startsWith("```")) return [];
  const said = (sentences: readonly string[], kind: WrittenLine["kind"]): WrittenLine[] =>
    sentences.map(plain).flatMap((text) => (text === "" ? [] : [{ text, kind }]));
  if (!written.startsWith("{")) return said(written.split(SENTENCE_ENDS), "said");
  const object = readObject(written);
  const read = lineSchema.safeParse(object);
  if (read.success) return said([read.data.s], read.data.k === "care" ? "care" : "said");
  return SILENT.safeParse(object).success ? [] : [{ text: written, kind: "unreadable" }];
}

/** Puts pieces of text together to lines, as they end. */
export function lineReader() {
  let rest = "";
  return {
    /** @throws RangeError where a line never ends */
    add(piece: string): string[] {
      const lines = (rest + piece).split("\n");
      rest = lines.pop() ?? "";
      if (rest.length > MOST_BUFFERED) throw new RangeError("a line without an end");
      return lines;
    },
    end(): string {
      const last = rest;
      rest = "";
      return last;
    },
  };
}
