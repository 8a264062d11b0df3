import type { WordPatternRow } from "./match-word-patterns.ts";

/** Whether something told is a blow, a heavy mood, or a joy. */
export type PersonalNews = "bad" | "low" | "good";

const WORK_AND_HOPE =
  "job|naukri|business|startup|start up|shop|company|project|tender|contract|deal|loan|visa|exam|paper|interview|result|rishta|relationship|marriage|engagement|money|house|admission|selection|dhandha|dukan|dukaan|karobar|kaam|noukri|fasal|crop|नौकरी|व्यापार|दुकान|धंधा|कारोबार|परीक्षा|इंटरव्यू|रिश्ता|शादी|सगाई|काम|स्टार्टअप|वीज़ा|वीजा|पेपर|फसल|पैसा|पैसे";

export const PERSONAL_NEWS_PATTERNS: readonly WordPatternRow<PersonalNews>[] = [
  {
    value: "bad",
    parts: [
      WORK_AND_HOPE,
      "lost|failed|fail|went badly|went bad|went horribly|rejected|refused|cancelled|canceled|broke off|called off|shut down|closed down|collapsed|ended badly|chali gayi|chali gai|chala gaya|chhoot gayi|chhut gayi|chut gayi|chhoot gaya|band ho gaya|band ho gayi|fail ho gaya|fail ho gayi|doob gaya|doob gayi|toot gaya|toot gayi|tut gaya|tut gayi|kharab gaya|kharab ho gayi|bigad gaya|reject ho gaya|cancel ho gaya|nahi hua|nahi mila|nahi mili|nikal diya|चली गई|चली गयी|चला गया|छूट गई|छूट गया|बंद हो गया|बंद हो गई|फेल हो गया|फेल हो गई|डूब गया|डूब गई|टूट गया|टूट गई|खराब गया|ख़राब गया|बिगड़ गया|रिजेक्ट|नहीं हुआ|नहीं मिला|नहीं मिली",
    ],
    maxGap: 4,
  },
  {
    value: "bad",
    parts: [
      "lost|lose|failed|broke",
      `${WORK_AND_HOPE}|savings|everything|match|election|bail|case|baby|bag|wallet|phone`,
    ],
    maxGap: 4,
    ordered: true,
  },
  {
    value: "bad",
    parts: [
      "got fired|was fired|fired me|laid off|got sacked|was sacked|lost my|broke up with me|left me|dumped me|we broke up|breakup ho gaya|break up ho gaya|met with an accident|had an accident|accident ho gaya|chori ho gayi|chori ho gaya|dhokha mila|nuksaan ho gaya|nuksan ho gaya|ghata ho gaya|got divorced|एक्सीडेंट हो गया|चोरी हो गई|ब्रेकअप हो गया|धोखा मिला|नुकसान हो गया|नुक़सान हो गया|घाटा हो गया|निकाल दिया|छोड़ कर चल",
    ],
    maxGap: 0,
  },
  {
    value: "low",
    parts: [
      "i am|i'm|im|i feel|feeling|feel|i have been|man|mann|dil|main|mai|mujhe|मन|दिल|मैं|मुझे",
      "low|down|sad|hopeless|worried|stressed|anxious|tired|exhausted|fed up|lonely|disappointed|discouraged|demotivated|heartbroken|nervous|scared|frustrated|lost hope|udas|udaas|dukhi|nirash|niraash|pareshan|pareshaan|hatash|akela|akeli|thak|ghabra|bechain|tension|chinta|dar lag|उदास|दुखी|निराश|परेशान|हताश|अकेला|अकेली|थक|घबरा|बेचैन|टेंशन|चिंता|डर लग",
    ],
    maxGap: 6,
    ordered: true,
    unless: "price|prices|market|planet|graha|saturn|shani",
  },
  {
    value: "good",
    parts: [
      "i|we|my|mera|meri|mere|mujhe|hamara|hamari|hum|humne|maine|beta|beti|मेरा|मेरी|मेरे|मुझे|हमारा|हमारी|हम|हमने|मैंने|बेटा|बेटी|बेटे",
      "got the job|got a job|got promoted|got selected|got engaged|got admission|got the offer|got an offer|got the visa|got my visa|was promoted|was selected|been selected|passed|cleared|cracked|won|promotion ho gaya|promotion mil gaya|selection ho gaya|select ho gaya|select ho gayi|pass ho gaya|pass ho gayi|naukri lag gayi|naukri mil gayi|job lag gayi|job mil gayi|visa mil gaya|visa aa gaya|rishta pakka|sagai ho gayi|ghar le liya|makaan le liya|gaadi le li|jeet gaya|jeet gayi|topped|baby was born|bachcha hua|beta hua|beti hui|प्रमोशन हो गया|प्रमोशन मिल गया|चयन हो गया|सिलेक्शन हो गया|पास हो गया|पास हो गई|नौकरी लग गई|नौकरी मिल गई|वीज़ा मिल गया|वीजा मिल गया|रिश्ता पक्का|सगाई हो गई|घर ले लिया|गाड़ी ले ली|जीत गया|जीत गई|बेटा हुआ|बेटी हुई",
    ],
    maxGap: 5,
    unless: "passed away|if|agar|अगर|nahi|nahin|not|नहीं",
  },
  {
    value: "good",
    parts: [
      "good news|great news|khushkhabri|khush khabri|so happy|very happy|bahut khush|over the moon|naukri lag gayi|naukri mil gayi|job mil gayi|selection ho gaya|promotion ho gaya|खुशखबरी|ख़ुशख़बरी|बहुत खुश|नौकरी लग गई|नौकरी मिल गई|got the job|got selected|got promoted",
    ],
    maxGap: 0,
    unless: "if|agar|अगर|nahi|not|नहीं|when|kab|कब",
  },
];

/** Words that ask: with one of them a message tells nothing on its own. */
export const ASKING_WORDS =
  /[?？]|(?<![\p{L}\p{M}])(?:when|what|why|how|which|who|where|will|should|can|could|is there|do i|am i|kab|kya|kyu|kyun|kyon|kaise|kaisa|kaisi|kaun|konsa|kitna|kitne|kahan|batao|bataiye|btao|कब|क्या|क्यों|कैसे|कैसा|कैसी|कौन|कितना|कितने|कहाँ|कहां|बताओ|बताइए|बताएं)(?![\p{L}\p{M}])/iu;
