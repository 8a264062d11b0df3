import type { Language } from "@lagna/terms";

export type MessageKind = "magic_link" | "password_reset" | "verify_email";

interface Words {
  readonly subject: string;
  readonly lead: string;
  readonly button: string;
  readonly after: string;
}

/** Target page of each link. The token is consumed by a button on the page, as mail scanners open every link. */
const PAGES: Readonly<Record<MessageKind, string>> = {
  magic_link: "/verify-magic-link",
  password_reset: "/reset-password",
  verify_email: "/verify-email",
};

const WORDS: Readonly<Record<Language, Readonly<Record<MessageKind, Words>>>> = {
  en: {
    magic_link: {
      subject: "Your sign-in link for Lagna",
      lead: "Here is the link you requested. It signs you in to Lagna once, within the next 15 minutes.",
      button: "Sign in to Lagna",
      after: "If you did not request it, you do not need to do anything. Without this link no one can sign in.",
    },
    password_reset: {
      subject: "Choose a new password for Lagna",
      lead: "With this link you can choose a new password for Lagna. It works once, within the next 15 minutes.",
      button: "Choose a new password",
      after: "If you did not request it, you do not need to do anything. Your password stays as it is.",
    },
    verify_email: {
      subject: "Confirm your email address for Lagna",
      lead: "Please confirm that this is your address. Open the link within the next 24 hours, in the browser where you are signed in to Lagna.",
      button: "Confirm my address",
      after:
        "If you did not create an account at Lagna, please do not open the link. No one can use your address without it.",
    },
  },
  hi: {
    magic_link: {
      subject: "Lagna में साइन इन करने का आपका लिंक",
      lead: "यह रहा आपका माँगा हुआ लिंक। अगले 15 मिनट में, केवल एक बार, यह आपको Lagna में साइन इन कराएगा।",
      button: "Lagna में साइन इन करें",
      after: "यदि आपने यह नहीं माँगा था, तो कुछ करने की आवश्यकता नहीं: इस लिंक के बिना कोई साइन इन नहीं कर सकता।",
    },
    password_reset: {
      subject: "Lagna के लिए नया पासवर्ड चुनें",
      lead: "इस लिंक से आप अगले 15 मिनट में, केवल एक बार, Lagna का नया पासवर्ड चुन सकते हैं।",
      button: "नया पासवर्ड चुनें",
      after: "यदि आपने यह नहीं माँगा था, तो कुछ करने की आवश्यकता नहीं: आपका पासवर्ड वही रहेगा।",
    },
    verify_email: {
      subject: "Lagna के लिए अपने ई-मेल पते की पुष्टि करें",
      lead: "कृपया पुष्टि करें कि यह पता आपका है। जहाँ आप Lagna में साइन इन हैं, वहीं अगले 24 घंटों में यह लिंक खोलें।",
      button: "मेरे पते की पुष्टि करें",
      after: "यदि आपने Lagna पर खाता नहीं बनाया, तो कृपया लिंक न खोलें; इसके बिना कोई आपके पते का उपयोग नहीं कर सकता।",
    },
  },
};

const TEST_WORDS: Readonly<Record<Language, Omit<Words, "after">>> = {
  en: {
    subject: "A test email from Lagna",
    lead: "If you can read this, email from Lagna arrives.",
    button: "Back to the server status",
  },
  hi: {
    subject: "Lagna से एक परीक्षण मेल",
    lead: "यदि आप इसे पढ़ पा रहे हैं, तो Lagna की मेल पहुँच रही है।",
    button: "सर्वर की स्थिति पर लौटें",
  },
};

/** A mail with one link. It contains no input of the requester, so its text cannot be manipulated. */
export function renderLinkMessage(kind: MessageKind, language: Language, publicUrl: string, token: string) {
  return layOutMessage(language, WORDS[language][kind], `${publicUrl}${PAGES[kind]}?token=${token}`);
}

/** The test mail that an administrator sends to themselves. */
export const renderTestMessage = (language: Language, publicUrl: string) =>
  layOutMessage(language, { ...TEST_WORDS[language], after: "" }, `${publicUrl}/admin/health`);

function layOutMessage(language: Language, { subject, lead, button, after }: Words, link: string) {
  const text = `${lead}\n\n${link}\n\n${after}\n`;
  const html =
    `<!doctype html><html lang="${language}"><body style="font-family:sans-serif;line-height:1.5"><p>${lead}</p>` +
    `<p><a href="${link}" style="display:inline-block;padding:12px 20px;background:#241f3d;color:#fff;border-radius:6px">${button}</a></p>` +
    `<p>${after}</p></body></html>`;
  return { subject, text, html, link };
}
