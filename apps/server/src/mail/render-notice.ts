import type { Language } from "@lagna/terms";

/** Account changes that the owner must be notified of, as another person may have made them. */
export const NOTICES = [
  "password_changed",
  "way_in_added",
  "second_factor_added",
  "second_factor_removed",
  "recovery_codes_made",
  "recovery_code_used",
  "chat_linked",
  "chat_unlinked",
] as const;
export type Notice = (typeof NOTICES)[number];

interface Words {
  readonly subject: string;
  readonly lead: (when: string) => string;
}

interface Frame {
  readonly fine: string;
  readonly otherwise: string;
  readonly button: string;
}

const FRAMES: Readonly<Record<Language, Frame>> = {
  en: {
    fine: "If that was you, you do not need to do anything.",
    otherwise: "If it was not you, choose a new password at once. That ends every session of your account.",
    button: "Choose a new password",
  },
  hi: {
    fine: "यदि यह आपने किया है, तो कुछ करने की आवश्यकता नहीं।",
    otherwise: "यदि यह आपने नहीं किया, तो तुरंत नया पासवर्ड चुनें: उससे आपके खाते के सभी सत्र समाप्त हो जाते हैं।",
    button: "नया पासवर्ड चुनें",
  },
};

const WORDS: Readonly<Record<Language, Readonly<Record<Notice, Words>>>> = {
  en: {
    password_changed: {
      subject: "Your password for Lagna was changed",
      lead: (when) => `The password of your account at Lagna was changed on ${when}.`,
    },
    way_in_added: {
      subject: "A new way to sign in to Lagna",
      lead: (when) => `Since ${when} you can sign in to your account at Lagna with the Google account of this address.`,
    },
    second_factor_added: {
      subject: "A second factor was added to your account at Lagna",
      lead: (when) =>
        `On ${when} a second factor (an authenticator app or a passkey) was added to your account at Lagna.`,
    },
    second_factor_removed: {
      subject: "A second factor was removed from your account at Lagna",
      lead: (when) => `On ${when} a second factor was removed from your account at Lagna.`,
    },
    recovery_codes_made: {
      subject: "New recovery codes for your account at Lagna",
      lead: (when) => `On ${when} new recovery codes were made for your account at Lagna. The old ones no longer work.`,
    },
    recovery_code_used: {
      subject: "A recovery code was used to sign in to Lagna",
      lead: (when) => `On ${when} someone signed in to your account at Lagna with one of its recovery codes.`,
    },
    chat_linked: {
      subject: "A chat was linked to your account at Lagna",
      lead: (when) =>
        `On ${when} a chat was linked to your account at Lagna. Anyone who writes there can ask about its kundlis. You can unlink it on your profile page.`,
    },
    chat_unlinked: {
      subject: "A chat was unlinked from your account at Lagna",
      lead: (when) =>
        `On ${when} a chat was unlinked from your account at Lagna. The kundlis of the account are no longer shown there.`,
    },
  },
  hi: {
    password_changed: {
      subject: "Lagna का आपका पासवर्ड बदल दिया गया है",
      lead: (when) => `${when} को Lagna पर आपके खाते का पासवर्ड बदला गया।`,
    },
    way_in_added: {
      subject: "Lagna में साइन इन करने का एक नया तरीका",
      lead: (when) => `${when} से Lagna पर आपके खाते में इसी पते के Google खाते से भी साइन इन किया जा सकता है।`,
    },
    second_factor_added: {
      subject: "Lagna पर आपके खाते में दूसरा प्रमाण जोड़ा गया",
      lead: (when) => `${when} को Lagna पर आपके खाते में दूसरा प्रमाण (ऑथेंटिकेटर ऐप या पासकी) जोड़ा गया।`,
    },
    second_factor_removed: {
      subject: "Lagna पर आपके खाते से दूसरा प्रमाण हटाया गया",
      lead: (when) => `${when} को Lagna पर आपके खाते से एक दूसरा प्रमाण हटाया गया।`,
    },
    recovery_codes_made: {
      subject: "Lagna पर आपके खाते के नए रिकवरी कोड",
      lead: (when) => `${when} को Lagna पर आपके खाते के नए रिकवरी कोड बनाए गए; पुराने अब काम नहीं करते।`,
    },
    recovery_code_used: {
      subject: "Lagna में रिकवरी कोड से साइन इन किया गया",
      lead: (when) => `${when} को किसी ने Lagna पर आपके खाते के रिकवरी कोड से साइन इन किया।`,
    },
    chat_linked: {
      subject: "Lagna पर आपके खाते से एक चैट जोड़ी गई",
      lead: (when) =>
        `${when} को Lagna पर आपके खाते से एक चैट जोड़ी गई: वहाँ लिखने वाला खाते की कुंडलियों के बारे में पूछ सकता है। उसे आप अपने प्रोफ़ाइल पेज पर अलग कर सकते हैं।`,
    },
    chat_unlinked: {
      subject: "Lagna पर आपके खाते से एक चैट अलग की गई",
      lead: (when) => `${when} को Lagna पर आपके खाते से एक चैट अलग की गई; अब वहाँ खाते की कुंडलियाँ नहीं दिखतीं।`,
    },
  },
};

/** 2026-03-01T06:00:00.000Z → 1 March 2026, 06:00 UTC: in UTC, as the server does not know the reader's time zone. */
const formatInstant = (language: Language, at: Date): string => {
  const options = { dateStyle: "long", timeStyle: "short", hourCycle: "h23", timeZone: "UTC" } as const;
  return `${new Intl.DateTimeFormat(`${language}-IN`, options).format(at)} UTC`;
};

/** Contains no input of the person who made the change. */
export function renderNotice(kind: Notice, language: Language, publicUrl: string, at: Date) {
  const { subject, lead } = WORDS[language][kind];
  const { fine, otherwise, button } = FRAMES[language];
  const link = `${publicUrl}/forgot-password`;
  const first = lead(formatInstant(language, at));
  const text = `${first}\n\n${fine}\n\n${otherwise}\n\n${link}\n`;
  const html =
    `<!doctype html><html lang="${language}"><body style="font-family:sans-serif;line-height:1.5"><p>${first}</p><p>${fine}</p>` +
    `<p>${otherwise}</p><p><a href="${link}">${button}</a></p></body></html>`;
  return { subject, text, html, link };
}
