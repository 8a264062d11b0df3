import { GRAHA_WORDS, KARAKA_WORDS, NAKSHATRA_WORDS, RASHI_WORDS, VARA_WORDS, type Word } from "@lagna/terms";
import { describe, expect, test } from "vitest";
import { DAY_ROWS, YOGA_ROWS } from "../src/language/lexicon-day.data.ts";
import { NAME_ROWS } from "../src/language/lexicon-names.data.ts";
import { WORD_ROWS } from "../src/language/lexicon-words.data.ts";
import { tokensOf } from "../src/language/normalise.ts";
import { lexiconOf, tagged } from "../src/language/tag.ts";
import { GRAHAS_HG, RASHIS_HG } from "../src/words/hinglish.data.ts";

const LEXICON = lexiconOf([...YOGA_ROWS, ...DAY_ROWS, ...NAME_ROWS, ...WORD_ROWS]);

const said = (tag: string, words: Readonly<Record<string, Word>>, hg: Readonly<Record<string, string>> = {}) =>
  Object.entries(words).flatMap(([value, { en, hi, roman }]) =>
    [en, hi, roman, hg[value]].filter((name) => name !== undefined).map((name) => [tag, value, name] as const),
  );

describe("every name of the field's vocabulary is known", () => {
  test.each([
    ...said("graha", GRAHA_WORDS, GRAHAS_HG),
    ...said("rashi", RASHI_WORDS, RASHIS_HG),
    ...said("nak", NAKSHATRA_WORDS),
    ...said("karaka", KARAKA_WORDS),
    ...said("vara", VARA_WORDS),
  ])("%s %s: %s", (tag, value, name) => {
    const [found, ...more] = tagged(tokensOf(name), LEXICON);
    expect(found).toMatchObject({ tag, value });
    expect(more).toEqual([]);
  });
});
