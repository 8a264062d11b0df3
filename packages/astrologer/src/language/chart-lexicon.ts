import { MISSPELT_NAMES, NAME_ROWS } from "./lexicon-astrology-names.data.ts";
import { NUMBER_ROWS } from "./lexicon-numbers.data.ts";
import { DAY_ROWS, YOGA_ROWS } from "./lexicon-panchanga-yogas.data.ts";
import { WORD_ROWS } from "./lexicon-grammar-and-units.data.ts";
import { expandAbbreviations } from "./expand-abbreviations.ts";
import { stripSpokenFillers } from "./strip-spoken-fillers.ts";
import { buildLexicon, tagTokens, type TaggedToken } from "./tag-tokens.ts";
import { tokenise } from "./tokenise.ts";

const LEXICON = buildLexicon([...YOGA_ROWS, ...DAY_ROWS, ...NAME_ROWS, ...WORD_ROWS, ...NUMBER_ROWS]);

/** The words of a text about a chart, each tagged with what it names: a graha, a house, a number. Words without such a meaning are "w". */
export function tagChartWords(text: string): TaggedToken[] {
  return stripSpokenFillers(tagTokens(expandAbbreviations(tokenise(text), text), LEXICON, MISSPELT_NAMES));
}
