import type { Language } from "@lagna/terms";

/** Sent to an administrator's own chat to test a channel. */
export const TEST_MESSAGES: Readonly<Record<Language, string>> = {
  en: "This is a test message from Lagna: the channel works.",
  hi: "यह लग्न का परीक्षण संदेश है: चैनल काम कर रहा है।",
};
