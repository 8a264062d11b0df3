import type { Language } from "@lagna/terms";

/** The commands in the app's menu; each is one of `COMMAND_WORDS`, with "_" for a space. */
export const MENU: readonly ({ readonly command: string } & Readonly<Record<Language, string>>)[] = [
  { command: "today", en: "What today looks like", hi: "आज का दिन कैसा है" },
  { command: "my_chart", en: "The chart as a picture", hi: "कुंडली का चित्र" },
  { command: "new_chart", en: "Another birth, in the family for example", hi: "कोई और जन्म, परिवार का भी" },
  { command: "charts", en: "The kundlis that are here", hi: "यहाँ किन-किन की कुंडली है" },
  { command: "help", en: "What you can ask and write", hi: "क्या पूछ और लिख सकते हैं" },
  { command: "stop", en: "No messages until you write Start", hi: "जब तक आप शुरू न लिखें, मौन" },
  { command: "delete_my_data", en: "Deletes everything about you here", hi: "यहाँ आपका सब कुछ हटाता है" },
];
