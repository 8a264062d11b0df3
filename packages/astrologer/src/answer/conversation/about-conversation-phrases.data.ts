import texts from "../../../texts/phrases/about-conversation-phrases.json" with { type: "json" };
import type { PhraseVariants } from "../../knowledge/knowledge-row.ts";

/** Answers about the conversation itself. {asked} is a question of the user in their own words. */
export const ABOUT_CONVERSATION_PHRASES = texts.about_conversation_phrases satisfies Readonly<
  Record<string, PhraseVariants>
>;

/** Names of languages in which it can answer, and of some in which it cannot. */
export const LANGUAGE_NAMES = {
  hg: /\b(?:hinglish|roman|english (?:letters|script)|angrezi akshar\w*)\b|हिंग्लिश|रोमन/iu,
  hi: /\b(?:hindi|hndi|devanagari|devnagri)\b|हिंदी|हिन्दी|देवनागरी/iu,
  en: /\b(?:english|inglish|eng|angre[zj]i|angrezi)\b|अंग्रेज़ी|अंग्रेजी|इंग्लिश/iu,
} as const;
/** A language named as one that is not understood or is refused: "angrezi nahi aati", "not Hindi". */
export const REJECTED_LANGUAGE =
  /(?:\bnot (?:in )?(?:hindi|english|hinglish)|\b(?:english|angre[zj]i|hindi|hinglish)\b[^,.;!?]{0,24}?\b(?:nahi|nhi|nai|mat|bhaari|palle|sar ke upar|upar se|samajh n|phat)\b|(?:अंग्रेज़ी|अंग्रेजी|हिंदी|हिन्दी)[^,.;!?।]{0,24}?(?:नहीं|मत|पल्ले|सिर|भारी|फट))/giu;
export const OTHER_LANGUAGE =
  /\b(?:gujarati|gujrati|marathi|punjabi|tamil|telugu|kannada|malayalam|bengali|bangla|odia|oriya|assamese|maithili|sindhi|konkani|urdu|nepali|bhojpuri|sinhala|french|spanish|german|arabic|creole|portuguese|dutch|russian|chinese|malay)\b|गुजराती|मराठी|पंजाबी|तमिल|तेलुगु|कन्नड़|बांग्ला|उर्दू|भोजपुरी|मैथिली|नेपाली|असमिया|ओड़िया|उड़िया|मलयालम|फ़्रेंच|फ्रेंच/iu;
