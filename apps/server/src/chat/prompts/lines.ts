import { z } from "zod";

const lineSchema = z.object({ s: z.string() });
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

/** The sentences of one line: of an object its own, of prose those that stand in it, of anything else none. */
export function sentencesOfLine(line: string): string[] {
  const text = line.trim();
  if (text === "" || text.startsWith("```")) return [];
  if (!text.startsWith("{")) return text.split(SENTENCE_ENDS).map(plain).filter(Boolean);
  try {
    const read = lineSchema.safeParse(JSON.parse(text));
    return read.success ? [plain(read.data.s)].filter(Boolean) : [];
  } catch (error) {
    if (error instanceof SyntaxError) return [];
    throw error;
  }
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
