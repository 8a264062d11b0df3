import {
  formatMessage,
  type Notice,
  type NoticeMessages,
  NOTICE_MESSAGES_EN,
  NOTICE_MESSAGES_HI,
} from "@lagna/contract";
import type { Language } from "@lagna/terms";

const NOTICES: Readonly<Record<Language, NoticeMessages>> = { en: NOTICE_MESSAGES_EN, hi: NOTICE_MESSAGES_HI };

/** Notices of a response: as sentences for people, and in the same order as codes for programs. */
export const presentNotices = (notices: readonly Notice[], language: Language) => ({
  warnings: notices.map(({ code, params }) => formatMessage(NOTICES[language][code], params)),
  notices: [...notices],
});
