import {
  type ErrorCode,
  type FieldCode,
  type Notice,
  type Notices,
  NOTICES_EN,
  NOTICES_HI,
  type Params,
  REFUSALS_EN,
  REFUSALS_HI,
  type Refusals,
  worded,
} from "@lagna/contract";
import type { Language } from "@lagna/terms";

const REFUSALS: Readonly<Record<Language, Refusals>> = { en: REFUSALS_EN, hi: REFUSALS_HI };
const NOTICES: Readonly<Record<Language, Notices>> = { en: NOTICES_EN, hi: NOTICES_HI };

interface Told<Code> {
  readonly code: Code;
  readonly params: Params;
}

export const errorSentence = (language: Language, { code, params }: Told<ErrorCode>): string =>
  worded(REFUSALS[language].errors[code], params);

export const fieldSentence = (language: Language, { code, params }: Told<FieldCode>): string =>
  worded(REFUSALS[language].fields[code], params);

/** Notices as an answer carries them: for people, and in the same order for machines. */
export const presentNotices = (notices: readonly Notice[], language: Language) => ({
  warnings: notices.map(({ code, params }) => worded(NOTICES[language][code], params)),
  notices: [...notices],
});

/** What goes well is said too. */
const SAID = {
  en: {
    kundli_generated: "Kundli generated successfully",
    times_ranked:
      "This ranks the possible times by what was told and by rules of the texts; it does not find the time of birth.",
    // Whether or not a mail goes out, so that nobody learns which addresses have an account.
    link_sent: "If this address can receive mail, a link is on its way. Please look into your inbox.",
    session_expired: "The session has expired",
    session_unknown: "The session has ended or never was",
  },
  hi: {
    kundli_generated: "कुंडली बन गई",
    times_ranked: "यह बताई गई घटनाओं और ग्रंथों के नियमों से संभावित समयों का क्रम है; यह जन्म समय का निर्णय नहीं है।",
    link_sent: "यदि इस पते पर मेल पहुँचती है, तो लिंक रास्ते में है। कृपया अपना इनबॉक्स देखें।",
    session_expired: "साइन-इन की अवधि समाप्त हो गई है",
    session_unknown: "साइन-इन समाप्त हो चुका है या कभी था ही नहीं",
  },
} as const;

export const said = (what: keyof (typeof SAID)["en"], language: Language): string => SAID[language][what];
