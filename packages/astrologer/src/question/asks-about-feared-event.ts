import { type LexiconRow, buildLexicon, tagTokens } from "../language/tag-tokens.ts";
import type { Token } from "../language/tokenise.ts";

/** Words for unwanted events, in the three languages. */
const FEAR_ROW: LexiconRow = {
  tag: "fear",
  words:
    "worry|worried|worrying|concerned|afraid|scared|चिंता|घबरा|crash|crashes|tank|divorce me|leave me|fired|sacked|laid off|layoff|layoffs|lose|losing|lost|loss|losses|fail|failing|failure|alone|lonely|divorce|divorced|separate|separated|separation|break up|breakup|fall apart|cheat|cheated|cheating|betray|betrayed|sick|ill|illness|disease|accident|bankrupt|bankruptcy|debt|debts|problem|problems|trouble|troubles|issue|issues|isues|difficulty|difficulties|worse|danger|dangerous|serious|suffer|demoted|demotion|reject|rejected|rejection|refused|unlucky|childless|poor|never|too late|cursed|doomed|jail|ruined|नुक़सान|नुकसान|हानि|घाटा|तलाक़|तलाक|अकेला|अकेली|अकेले|असफल|फेल|छूट जाएगी|छूट जायेगी|चली जाएगी|चली जायेगी|टूट|टूटेगी|टूट जाएगा|टूट जाएगी|बीमार|बीमारी|समस्या|परेशानी|मुश्किल|धोखा|दिक़्क़त|दिक्कत|ख़तरा|खतरा|दुर्घटना|बुरा|क़र्ज़|कर्ज़|कर्ज|अनर्थ|बर्बाद|निकाल",
  hg: "chinta|fikar|ghabra|nuksan|nuksaan|hani|ghata|ghaata|talaak|talaq|akela|akeli|akele|asafal|fail|chhoot jayegi|choot jayegi|chali jayegi|toot|tootegi|toot jayega|bimar|bimari|samasya|pareshani|mushkil|dhokha|dhoka|dikkat|khatra|durghatna|bura|karz|karza|barbad|barbaad|nikal denge|nikaal denge|problem hogi|late hogi",
};

/** Words showing that the trouble ends or is over. */
const RELIEF_ROW: LexiconRow = {
  tag: "relief",
  words:
    "end|ends|over|go away|get over|overcome|solve|solved|resolve|resolved|recover|get rid|rid of|pay off|paid off|clear|cleared|survive|survived|avoid|escape|without|after|again|despite|back|second|get better|improve|heal|healed|sort out|sorted|ख़त्म|खत्म|दूर|उतर|उतरेगा|ठीक|सुधर|सुधरेगा|निकल|बच|बाद|दोबारा|फिर|छुटकारा|मुक्ति|वापस|सुलझ",
  hg: "khatam|khatm|door|dur|utar|utrega|utar jayega|theek|thik|sudhar|sudhrega|chhutkara|mukti|baad|dobara|phir se|wapas|vapas|sulajh|suljhegi|solve|bach",
};

/** Phrases that contain a relief word without relief: "end up alone". */
const NEUTRAL_ROW: LexiconRow = { tag: "w", words: "end up|ends up|come back|go back|back to" };

const FEAR_LEXICON = buildLexicon([NEUTRAL_ROW, FEAR_ROW, RELIEF_ROW], "own");

/** Whether a question asks if something bad will happen, so that "yes" would be the bad answer. */
export function asksAboutFearedEvent(tokens: readonly Token[]): boolean {
  const tags = tagTokens(tokens, FEAR_LEXICON).map(({ tag }) => tag);
  return tags.includes("fear") && !tags.includes("relief");
}
