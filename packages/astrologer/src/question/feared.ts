import { type LexiconRow, lexiconOf, tagged } from "../language/tag.ts";
import type { Token } from "../language/normalise.ts";

/** What nobody wants to happen, in the three tongues. */
const FEARS: LexiconRow = {
  tag: "fear",
  words:
    "worry|worried|worrying|concerned|afraid|scared|चिंता|घबरा|crash|crashes|tank|divorce me|leave me|fired|sacked|laid off|layoff|layoffs|lose|losing|lost|loss|losses|fail|failing|failure|alone|lonely|divorce|divorced|separate|separated|separation|break up|breakup|fall apart|cheat|cheated|cheating|betray|betrayed|sick|ill|illness|disease|accident|bankrupt|bankruptcy|debt|debts|problem|problems|trouble|troubles|issue|issues|isues|difficulty|difficulties|worse|danger|dangerous|serious|suffer|demoted|demotion|reject|rejected|rejection|refused|unlucky|childless|poor|never|too late|cursed|doomed|jail|ruined|नुक़सान|नुकसान|हानि|घाटा|तलाक़|तलाक|अकेला|अकेली|अकेले|असफल|फेल|छूट जाएगी|छूट जायेगी|चली जाएगी|चली जायेगी|टूट|टूटेगी|टूट जाएगा|टूट जाएगी|बीमार|बीमारी|समस्या|परेशानी|मुश्किल|धोखा|दिक़्क़त|दिक्कत|ख़तरा|खतरा|दुर्घटना|बुरा|क़र्ज़|कर्ज़|कर्ज|अनर्थ|बर्बाद|निकाल",
  hg: "chinta|fikar|ghabra|nuksan|nuksaan|hani|ghata|ghaata|talaak|talaq|akela|akeli|akele|asafal|fail|chhoot jayegi|choot jayegi|chali jayegi|toot|tootegi|toot jayega|bimar|bimari|samasya|pareshani|mushkil|dhokha|dhoka|dikkat|khatra|durghatna|bura|karz|karza|barbad|barbaad|nikal denge|nikaal denge|problem hogi|late hogi",
};

/** Where it is to end, or lies behind. */
const RELIEFS: LexiconRow = {
  tag: "relief",
  words:
    "end|ends|over|go away|get over|overcome|solve|solved|resolve|resolved|recover|get rid|rid of|pay off|paid off|clear|cleared|survive|survived|avoid|escape|without|after|again|despite|back|second|get better|improve|heal|healed|sort out|sorted|ख़त्म|खत्म|दूर|उतर|उतरेगा|ठीक|सुधर|सुधरेगा|निकल|बच|बाद|दोबारा|फिर|छुटकारा|मुक्ति|वापस|सुलझ",
  hg: "khatam|khatm|door|dur|utar|utrega|utar jayega|theek|thik|sudhar|sudhrega|chhutkara|mukti|baad|dobara|phir se|wapas|vapas|sulajh|suljhegi|solve|bach",
};

/** "To end up alone" ends nothing. */
const NEITHER: LexiconRow = { tag: "w", words: "end up|ends up|come back|go back|back to" };

const OF_FEAR = lexiconOf([NEITHER, FEARS, RELIEFS], "own");

/** Whether a question asks if something bad will come: a yes would be the bad answer to it. */
export function isFeared(tokens: readonly Token[]): boolean {
  const tags = tagged(tokens, OF_FEAR).map(({ tag }) => tag);
  return tags.includes("fear") && !tags.includes("relief");
}

/** Somebody of one's own people, or of those one knows. */
const PEOPLE: LexiconRow = {
  tag: "person",
  words:
    "father|dad|daddy|mother|mom|mum|mummy|parents|husband|wife|spouse|son|daughter|child|baby|brother|sister|uncle|aunt|grandfather|grandmother|grandma|grandpa|friend|boss|father in law|mother in law|in laws|" +
    "पिता|पिताजी|पापा|माँ|मां|माता|माता पिता|मम्मी|अम्मी|अब्बू|पति|पत्नी|बीवी|बेटा|बेटे|बेटी|बच्चा|बच्चे|भाई|बहन|दादा|दादी|नाना|नानी|चाचा|मामा|सास|ससुर|दोस्त",
  hg: "papa|pitaji|pita|maa|mata|mata pita|mummy|mammi|ammi|abbu|pati|patni|biwi|bivi|beta|bete|beti|bachcha|bachche|bhai|behen|behan|bahan|dada|dadi|dadaji|nana|nani|chacha|mama|saas|sasur|dost",
};
const DYING: LexiconRow = {
  tag: "dying",
  words:
    "die|dies|dying|death|expire|pass away|मरेंगे|मरेंगी|मरेगा|मरेगी|मर जाएंगे|मर जाएँगे|मर जाएगा|मर जाएगी|मृत्यु|मौत|देहांत|निधन|गुज़र जाएंगे|गुज़र जाएगी",
  hg: "marenge|marengi|marega|maregi|mar jayenge|mar jayega|mar jayegi|mrityu|maut|mout|dehant|nidhan|guzar jayenge|guzar jayegi",
};
const LIVING: LexiconRow = {
  tag: "living",
  words:
    "live|alive|lifespan|life span|longevity|जिएंगे|जिएँगे|जिएगा|जिएगी|जियेंगे|जियेगा|जियेगी|जिएंगी|जिएँगी|जियेंगी|जीवित|ज़िंदा|जिंदा",
  hg: "jiyenge|jiyega|jiyegi|jeeyenge|jeevit|jiyengi|zinda|jinda",
};
const WHEN: LexiconRow = {
  tag: "when",
  words:
    "when|will|which year|what year|year of|date of|time of|is there|in my chart|in my kundli|कब|किस साल|योग|होगी|होगा",
  hg: "kab|kis saal|yog|hogi|hoga",
};
const HOW_LONG: LexiconRow = {
  tag: "how long",
  words:
    "how long|how many years|how much longer|till when|until when|longevity|lifespan|life span|कब तक|कितने साल|कितने दिन|कितना|कितनी",
  hg: "kab tak|kabtak|kitne saal|kitne din|kitna|kitni",
};
/** Then it has happened, and something else is asked. */
const GONE: LexiconRow = {
  tag: "gone",
  words: "after|since|died|passed away|anniversary|insurance|के बाद|से पहले|हुई थी|हो गई|हो गया|गुज़र गए|गुज़र गई|चल बसे",
  hg: "ke baad|hui thi|ho gayi|ho gaya|guzar gaye|guzar gayi|chal base",
};

const OF_DEATH = lexiconOf([PEOPLE, DYING, LIVING, WHEN, HOW_LONG, GONE], "own");

/** Whether a question asks when, or whether, somebody of one's own people dies, or how long they live. */
export function asksDeathOf(tokens: readonly Token[]): boolean {
  const tags = new Set(tagged(tokens, OF_DEATH).map(({ tag }) => tag));
  if (!tags.has("person") || tags.has("gone")) return false;
  return (
    (tags.has("dying") && (tags.has("when") || tags.has("how long"))) || (tags.has("living") && tags.has("how long"))
  );
}
