import { matchWords } from "../../language/match-words.ts";

export const CORRECT = matchWords({
  hi: "ठीक|सही|उचित",
  hg: "theek|thik|sahi",
});

export const ESCAPE_VERBS = matchWords({
  en: "escapes?|escaped|avoids?|spared",
  hi: "बचा|बची|बचे",
  hg: "bacha|bachi|bache",
});

export const FALSE_WORDS = matchWords({
  hi: "गलत|ग़लत|झूठ",
  hg: "galat|jhooth|jhuth",
});

/** "अरे केतु वृषभ में कहाँ है": a rhetorical question that denies. */
export const RHETORICAL_WHERE = matchWords({
  hi: "कहां है|कहां हैं",
  hg: "kahan hai|kahan h|kahan hain",
});

export const OF_FALSITY = matchWords({
  en: "wrong|wrong to|false|untrue|incorrect|mistake|mistaken|myth|misconception|delusion",
  hi: "भ्रम|गलतफहमी|ग़लतफ़हमी|वहम|मिथक|झूठ",
  hg: "bhram|galatfahmi|galat fehmi|veham",
});

export const SKIPPED_BESIDE_NEGATION = matchWords({
  en: "a|an|the|really|at all",
  hi: "है|भी|ही|बिल्कुल",
  hg: "hai|bhi|hi|bilkul",
});

/** What follows these words is a result of what precedes them: "… में होने से आप … नहीं …". */
export const RESULT_WORDS = matchWords({
  hi: "होने|होकर|बैठकर|रहकर|रहते|कारण|वजह|चलते|वाले|वाला|वाली",
  hg: "hone|hokar|baithkar|karan|wajah|chalte|wale|wala|wali",
});

export const COPULA_OR_END = matchWords({
  hi: "है|हैं|[.,।!]",
  hg: "hai|hain|h",
});
