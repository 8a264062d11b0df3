import type { Node } from "../../language/node.ts";
import { tokensOf } from "../../language/normalise.ts";

/** What the questions of a mood are made of: words, tags and names of a sentence. */

export const has = (nodes: readonly Node[], ...tags: readonly string[]): boolean =>
  nodes.some(({ tag }) => tags.includes(tag));
export const spoken = (nodes: readonly Node[], pattern: RegExp): boolean =>
  nodes.some(({ word }) => pattern.test(word));
/** The words of a sentence in one line, for turns of phrase that are longer than a word. */
export function lineOf(nodes: readonly Node[]): string {
  const known = LINES.get(nodes) ?? nodes.map(({ word }) => word).join(" ");
  LINES.set(nodes, known);
  return known;
}
/** Lines of sentences and clauses, which many ask for. */
const LINES = new WeakMap<readonly Node[], string>();
export const isNamed = ({ tag, role, body }: Node): boolean => tag === "who" && role?.by === "name" && body !== "lagna";

const YOURS =
  /(?:^| )(?:your|yours|you|my|mine|ur|u|आपका|आपके|आपकी|तुम्हारा|तुम्हारे|तुम्हारी|तेरा|तेरे|तेरी|मेरा|मेरे|मेरी|aapka|aapke|aapki|apka|apke|apki|tumhara|tumhare|tumhari|tera|tere|teri|mera|mere|meri)(?: |$)/;
/** Whether the reader is spoken to or of, also inside a name: "the lord of your fourth house". */
export const isMine = (nodes: readonly Node[]): boolean =>
  nodes.some(({ tag, word }) => tag === "poss" || (word.includes(" ") && YOURS.test(word)));

/** What a person's chart is called. */
export const CHART =
  /^(chart|charts|horoscope|horoscopes|kundli|kundali|kundalis|nativity|patrika|janmapatri|janmpatrika|lagna|कुंडली|पत्रिका|जन्मपत्रिका|जन्मपत्री|जन्मांग|लग्न)$/;

/** A closed class as it is written in rows with bars between, each word as texts are compared. */
export const wordSet = (...rows: readonly string[]): ReadonlySet<string> =>
  new Set(
    rows
      .flatMap((row) => row.split(/[|\n]/))
      .filter(Boolean)
      .map((word) =>
        tokensOf(word)
          .map((token) => token.word)
          .join(" "),
      ),
  );
/** Whether a word of a node, which may be of several, is in a class. */
export const isIn = (words: ReadonlySet<string>, { word }: Node): boolean =>
  words.has(word) || (word.includes(" ") && word.split(" ").some((part) => words.has(part)));
