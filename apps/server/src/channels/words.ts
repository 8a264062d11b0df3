import type { Tongue } from "@lagna/astrologer";
import { WORDS, type WordKey } from "./words.data.ts";

/** A sentence of the channels' own, with what it names filled in. */
export const wordsOf = (key: WordKey, tongue: Tongue, params: Readonly<Record<string, string>> = {}): string =>
  WORDS[key][tongue].replaceAll(/\{(\w+)\}/g, (whole, name: string) => params[name] ?? whole);
