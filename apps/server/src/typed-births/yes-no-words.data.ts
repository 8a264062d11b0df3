/** Replies that mean only yes, or only no: at least one word of the first row, and any words of both rows. */
export const YES_NO_WORDS = {
  yes: [
    "yes|yess|yeah|yea|yep|yup|ya|sure|ok|okay|right|correct|perfect|exactly|fine|haan|han|haa|ha|ji|sahi|bilkul|theek|thik|हाँ|हां|जी|सही|बिल्कुल|बिलकुल|ठीक",
    "that|thats|this|it|its|s|is|all|absolutely|the|details|detail|looks|good|very|only|hai|he|h|yehi|yahi|wahi|sab|ekdam|है|यही|सब|एकदम|जी",
  ],
  no: [
    "no|nope|nah|not|wrong|incorrect|nahi|nahin|nhi|galat|नहीं|नही|गलत|ग़लत",
    "that|thats|this|it|its|s|is|right|correct|all|quite|hai|he|h|sahi|yeh|ye|bilkul|है|सही|यह|ये|जी|ji",
  ],
} as const;

/** Polite words that are ignored in commands. */
export const COURTESIES: ReadonlySet<string> = new Set(
  "please|plz|pls|ji|sir|madam|mam|guruji|guru|pandit|panditji|bhai|bhaiya|yaar|dear|kripya|जी|कृपया|गुरुजी|पंडित|भाई".split(
    "|",
  ),
);
