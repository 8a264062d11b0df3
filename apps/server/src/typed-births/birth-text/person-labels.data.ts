/** Words that begin a birth of several and say whose it is: "me: …", "ladka: …", "वो: …". Spellings separated by "|". */
export const PERSON_LABEL_WORDS = {
  own: "me|i|i'm|im|mine|my|myself|self|own|mera|meri|mere|main|mai|apna|apni|मैं|मै|मेरा|मेरी|मेरे|अपना|अपनी|खुद|ख़ुद|स्वयं",
  boy: "boy|boys|groom|bridegroom|male|ladka|ladke|larka|larke|var|dulha|dulhe|लड़का|लड़के|वर|दूल्हा|दूल्हे",
  girl: "girl|girls|bride|female|ladki|larki|vadhu|kanya|dulhan|लड़की|वधू|वधु|कन्या|दुल्हन",
  he: "he|his|him",
  she: "she|her|hers",
  other:
    "they|their|other|uska|uski|uske|unka|unki|unke|wo|woh|vo|voh|doosra|doosri|doosre|dusra|dusri|dusre|उसका|उसकी|उसके|उनका|उनकी|उनके|वो|वह|दूसरा|दूसरी|दूसरे",
} as const;

/** Before a label: "and he", "aur ladka". */
export const WORDS_BEFORE_LABEL = "and|aur|or|the|for|of|tatha|also|then|और|तथा|व|फिर";

/** Before the births of several who are the same to the writer: "my two sons: …", "dono bacche - …". */
export const GROUP_WORDS = "two|both|three|2|3|do|dono|donon|teen|दो|दोनों|तीन";

/** With these a question may begin that follows a birth without a comma. */
export const QUESTION_BEGINNINGS =
  "do|does|are|is|will|can|should|what|when|which|who|how|please tell|tell|check|kya|kab|kaun|kaunsa|kaunsi|kaise|kaisa|kaisi|kitne|kitna|batao|bataiye|क्या|कब|कौन|कैसे|कैसा|कैसी|कितने|कितना|बताओ|बताइए";
