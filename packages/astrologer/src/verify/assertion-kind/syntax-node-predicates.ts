import type { SyntaxNode } from "../../language/syntax-node.ts";
import { tokenise } from "../../language/tokenise.ts";

/** Predicates on nodes that the kind of assertion rules share. */

export const hasTag = (nodes: readonly SyntaxNode[], ...tags: readonly string[]): boolean =>
  nodes.some(({ tag }) => tags.includes(tag));
export const hasWord = (nodes: readonly SyntaxNode[], pattern: RegExp): boolean =>
  nodes.some(({ word }) => pattern.test(word));
/** The words of a sentence in one line, for matching phrases of several words. */
export function joinWords(nodes: readonly SyntaxNode[]): string {
  const line = JOINED_WORDS.get(nodes) ?? nodes.map(({ word }) => word).join(" ");
  JOINED_WORDS.set(nodes, line);
  return line;
}
/** Cache of joined lines, because many rules ask for the same ones. */
const JOINED_WORDS = new WeakMap<readonly SyntaxNode[], string>();
export const isNamedGraha = ({ tag, role, body }: SyntaxNode): boolean =>
  tag === "who" && role?.by === "name" && body !== "lagna";

const READER_PRONOUNS =
  /(?:^| )(?:your|yours|you|my|mine|ur|u|आपका|आपके|आपकी|तुम्हारा|तुम्हारे|तुम्हारी|तेरा|तेरे|तेरी|मेरा|मेरे|मेरी|aapka|aapke|aapki|apka|apke|apki|tumhara|tumhare|tumhari|tera|tere|teri|mera|mere|meri)(?: |$)/;
/** Whether the reader is addressed or mentioned, including inside a phrase: "the lord of your fourth house". */
export const addressesUser = (nodes: readonly SyntaxNode[]): boolean =>
  nodes.some(({ tag, word }) => tag === "poss" || (word.includes(" ") && READER_PRONOUNS.test(word)));

/** Builds a set of normalised words from rows separated by "|" or line breaks. */
export const createWordSet = (...rows: readonly string[]): ReadonlySet<string> =>
  new Set(
    rows
      .flatMap((row) => row.split(/[|\n]/))
      .filter(Boolean)
      .map((word) =>
        tokenise(word)
          .map((token) => token.word)
          .join(" "),
      ),
  );
/** Whether the word of a node, or one word of its phrase, is in a set. */
export const isInWordSet = (words: ReadonlySet<string>, { word }: SyntaxNode): boolean =>
  words.has(word) || (word.includes(" ") && word.split(" ").some((part) => words.has(part)));
