import type { Language } from "@lagna/terms";
import type { NoticeMessages } from "./notices.ts";
import type { ErrorMessages } from "./error-messages.ts";

// One language at a time, for clients that load them over a network.

export const loadErrorMessages: Readonly<Record<Language, () => Promise<ErrorMessages>>> = {
  en: async () => (await import("./error-messages.en.ts")).ERROR_MESSAGES_EN,
  hi: async () => (await import("./error-messages.hi.ts")).ERROR_MESSAGES_HI,
};

export const loadNoticeMessages: Readonly<Record<Language, () => Promise<NoticeMessages>>> = {
  en: async () => (await import("./notices.en.ts")).NOTICE_MESSAGES_EN,
  hi: async () => (await import("./notices.hi.ts")).NOTICE_MESSAGES_HI,
};
