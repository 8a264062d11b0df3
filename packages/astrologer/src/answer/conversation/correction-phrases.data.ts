import { type PhraseVariants, variants } from "../../knowledge/knowledge-row.ts";

/** First sentences of answers to a correction, and the question asked back if none was understood. */
export const CORRECTION_PHRASES = {
  understood: variants(
    "Understood: this is about {meant}. | You meant {meant}; thank you for putting it right. | So the question is about {meant}.",
    "समझ में आया: बात {meant} की है। | तो सवाल {meant} का है।",
    "Samajh me aaya: baat {meant} ki hai. | To sawaal {meant} ka hai.",
  ),
  ask_back: variants(
    "I misread you there. Which is it about: another subject, another person or another time? | Sorry, I misunderstood. What should I look at instead: which subject, which person or which time?",
    "बात ग़लत समझी गई। किस बारे में देखें: कोई दूसरा विषय, दूसरा व्यक्ति या दूसरा समय?",
    "Baat galat samjhi gayi. Kis baare me dekhein: koi doosra vishay, doosra vyakti ya doosra samay?",
  ),
} as const satisfies Readonly<Record<string, PhraseVariants>>;
