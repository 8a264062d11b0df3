import {
  type ErrorCode,
  type FieldCode,
  type Params,
  ERROR_MESSAGES_EN,
  ERROR_MESSAGES_HI,
  type ErrorMessages,
  formatMessage,
} from "@lagna/contract";
import type { Language } from "@lagna/terms";

const REFUSALS: Readonly<Record<Language, ErrorMessages>> = { en: ERROR_MESSAGES_EN, hi: ERROR_MESSAGES_HI };

interface CodeWithParams<Code> {
  readonly code: Code;
  readonly params: Params;
}

export const formatErrorSentence = (language: Language, { code, params }: CodeWithParams<ErrorCode>): string =>
  formatMessage(REFUSALS[language].errors[code], params);

export const formatFieldSentence = (language: Language, { code, params }: CodeWithParams<FieldCode>): string =>
  formatMessage(REFUSALS[language].fields[code], params);

const SUCCESS_SENTENCES = {
  en: {
    kundli_generated: "Kundli generated successfully",
    times_ranked:
      "This ranks the possible times by what you told us and by rules from the texts. It does not find the time of birth.",
    match_computed:
      "These are points by old tables for the stars of two Moons. They cannot say whether two people will be happy together.",
    kp_computed: "The chart by Krishnamurti’s method is ready",
    prashna_computed:
      "This is what old rules say about the chart of your question, with the evidence for and against. It is no certainty.",
    prashna_withheld:
      "Prashna gives no verdict on death, illness or legal outcomes here. Please ask a doctor, a lawyer or someone you trust.",
    year_computed:
      "This reads the chart of the Sun's return by Tajika rules. It says what the texts look at, not what will happen.",
    // The same whether or not a mail is sent, so that no one learns which addresses have an account.
    link_sent: "If this address can receive email, a link is on its way. Please check your inbox.",
    session_expired: "The session has expired",
    session_unknown: "The session has ended or never existed",
  },
  hi: {
    kundli_generated: "कुंडली बन गई",
    times_ranked: "यह बताई गई घटनाओं और ग्रंथों के नियमों से संभावित समयों का क्रम है; यह जन्म समय का निर्णय नहीं है।",
    match_computed: "ये दो चंद्र नक्षत्रों के पुरानी सारणियों से अंक हैं। दो लोग साथ सुखी रहेंगे या नहीं, यह ये नहीं बता सकते।",
    kp_computed: "कृष्णमूर्ति पद्धति की कुंडली तैयार है",
    prashna_computed: "यह प्रश्न कुंडली पर पुराने नियमों का मत है, पक्ष और विपक्ष के प्रमाण सहित। यह निश्चित नहीं है।",
    prashna_withheld:
      "मृत्यु, रोग और न्यायालय के विषय में यहाँ प्रश्न कुंडली से निर्णय नहीं दिया जाता। कृपया डॉक्टर, वकील या किसी विश्वस्त व्यक्ति से पूछें।",
    year_computed: "यह सूर्य की वापसी की कुंडली को ताजिक नियमों से पढ़ता है। ग्रंथ क्या देखते हैं, यह बताता है, क्या होगा, यह नहीं।",
    link_sent: "यदि इस पते पर मेल पहुँचती है, तो लिंक रास्ते में है। कृपया अपना इनबॉक्स देखें।",
    session_expired: "साइन-इन की अवधि समाप्त हो गई है",
    session_unknown: "साइन-इन समाप्त हो चुका है या कभी था ही नहीं",
  },
} as const;

export const formatSuccessSentence = (key: keyof (typeof SUCCESS_SENTENCES)["en"], language: Language): string =>
  SUCCESS_SENTENCES[language][key];
