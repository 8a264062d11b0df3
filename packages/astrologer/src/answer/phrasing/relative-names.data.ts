import { createLocalizedText } from "../../formatting/format-terms.ts";
import type { LocalizedText } from "../../fact.ts";
import type { Person } from "../../question/question.ts";

/** Specific names for a person, by the words of the question: "son" or "daughter" for a child. */
export const SPECIFIC_RELATIVE_NAMES: readonly (readonly [Person, RegExp, LocalizedText])[] = [
  [
    "child",
    /\bdaughters?\b|\bbeti(?:yan|yon)?\b|\bputri\b|बेटी|पुत्री/iu,
    createLocalizedText("your daughter", "आपकी बेटी", "aapki beti"),
  ],
  [
    "child",
    /\bsons?\b|\bbet[ae]\b|\bputra\b|\bladke\b|बेट[ाे](?!\p{M})|पुत्र/iu,
    createLocalizedText("your son", "आपके बेटे", "aapke bete"),
  ],
  [
    "sibling",
    /\bsisters?\b|\bbeh[ae]n\b|\bbahan\b|\bdidi\b|बहन|बहिन|दीदी/iu,
    createLocalizedText("your sister", "आपकी बहन", "aapki behen"),
  ],
  ["sibling", /\bbrothers?\b|\bbhai(?:ya)?\b|भाई|भैया/iu, createLocalizedText("your brother", "आपके भाई", "aapke bhai")],
  ["spouse", /\bwife\b|\bpatni\b|\bbiwi\b|पत्नी|बीवी/iu, createLocalizedText("your wife", "आपकी पत्नी", "aapki patni")],
  ["spouse", /\bhusband\b|\bpati\b|पति(?!\p{M})/iu, createLocalizedText("your husband", "आपके पति", "aapke pati")],
];

/** A person who is only named by a pronoun. */
export const OTHER_PERSON_NAME: LocalizedText = { en: "the other person", hi: "दूसरे व्यक्ति", hg: "doosre vyakti" };

export const RELATIVE_NAMES: Readonly<Record<Person, LocalizedText>> = {
  self: createLocalizedText("you", "आप", "aap"),
  spouse: createLocalizedText("your spouse", "आपके जीवनसाथी", "aapke jeevansathi"),
  mother: createLocalizedText("your mother", "आपकी माता", "aapki maa"),
  father: createLocalizedText("your father", "आपके पिता", "aapke pita"),
  child: createLocalizedText("your child", "आपकी संतान", "aapki santan"),
  sibling: createLocalizedText("your brother or sister", "आपके भाई-बहन", "aapke bhai-behen"),
  friend: createLocalizedText("your friend", "आपके मित्र", "aapke dost"),
};
