import { GRAHA_WORDS, KARAKA_WORDS, NAKSHATRA_WORDS, RASHI_WORDS, VARA_WORDS, type Word } from "@lagna/terms";
import { describe, expect, test } from "vitest";
import { DAY_ROWS, YOGA_ROWS } from "../src/language/lexicon-panchanga-yogas.data.ts";
import { NAME_ROWS } from "../src/language/lexicon-astrology-names.data.ts";
import { WORD_ROWS } from "../src/language/lexicon-grammar-and-units.data.ts";
import { tokenise } from "../src/language/tokenise.ts";
import { buildLexicon, tagTokens } from "../src/language/tag-tokens.ts";
import { GRAHAS_HG, RASHIS_HG } from "../src/formatting/hinglish-terms.data.ts";
import { formatOrdinal } from "../src/formatting/format-terms.ts";

const LEXICON = buildLexicon([...YOGA_ROWS, ...DAY_ROWS, ...NAME_ROWS, ...WORD_ROWS]);

const said = (tag: string, words: Readonly<Record<string, Word>>, hg: Readonly<Record<string, string>> = {}) =>
  Object.entries(words).flatMap(([value, { en, hi, roman }]) =>
    [en, hi, roman, hg[value]].filter((name) => name !== undefined).map((name) => [tag, value, name] as const),
  );

describe("every name of the vocabulary is recognised", () => {
  test.each([
    ...said("graha", GRAHA_WORDS, GRAHAS_HG),
    ...said("rashi", RASHI_WORDS, RASHIS_HG),
    ...said("nak", NAKSHATRA_WORDS),
    ...said("karaka", KARAKA_WORDS),
    ...said("vara", VARA_WORDS),
  ])("%s %s: %s", (tag, value, name) => {
    const [found, ...more] = tagTokens(tokenise(name), LEXICON);
    expect(found).toMatchObject({ tag, value });
    expect(more).toEqual([]);
  });
});

const LORDS_HI = "लग्नेश द्वितीयेश तृतीयेश चतुर्थेश पंचमेश षष्ठेश सप्तमेश अष्टमेश नवमेश दशमेश एकादशेश द्वादशेश".split(" ");
const LORDS_HG =
  "lagnesh dhanesh tritiyesh chaturthesh panchamesh shashthesh saptamesh ashtamesh navamesh dashamesh ekadashesh dwadashesh".split(
    " ",
  );
const NUMBERS = "one two three four five six seven eight nine ten eleven twelve".split(" ");
const placed = (tag: string, words: readonly string[]) => words.map((word, at) => [tag, at + 1, word] as const);

test.each([...placed("esh", LORDS_HI), ...placed("esh", LORDS_HG), ...placed("num", NUMBERS)])(
  "%s %i: %s",
  (tag, value, word) => expect(tagTokens(tokenise(word), LEXICON)).toMatchObject([{ tag, value }]),
);

test.each([1, 2, 3, 4, 7, 9, 10, 12, 16, 20, 24, 27, 30, 40, 45, 60])("varga D%i", (number) =>
  expect(tagTokens(tokenise(`D${number}`), LEXICON)).toMatchObject([{ tag: "varga", value: `D${number}` }]),
);

test.each([
  [1, "1st"],
  [12, "12th"],
  [21, "21st"],
  [42, "42nd"],
  [111, "111th"],
])("ordinal %i is %s", (number, said) => {
  expect(formatOrdinal(number)).toBe(said);
});

/** Names and words that the rows contain in one script only: they match by sound in the other script. */
test.each([
  ["houseword", "भावों", "bhavon"],
  ["lordword", "अधिपति", "adhipati"],
  ["lordword", "अधिपति", "adhipti"],
  ["until", "अवसान", "avsaan"],
  ["poss", "तेरी", "teri"],
  ["dominion", "बागडोर", "baagdor"],
  ["dign", "khud ki rashi", "खुद की राशि"],
  ["with", "ke bagal mein", "के बगल में"],
])("%s: %s and %s", (tag, ...words) => {
  for (const word of words) expect(tagTokens(tokenise(word), LEXICON)).toMatchObject([{ tag }]);
});
