import type { NOTICE_MESSAGES_EN } from "./notices.en.ts";
import type { ParamsOf, TranslatedTable } from "./format-message.ts";

type English = typeof NOTICE_MESSAGES_EN;

/** A notice in an answer about a choice that was made. A closed set; it may have more params than the sentence uses. */
export type Notice = {
  readonly [Code in keyof English]: {
    readonly code: Code;
    readonly params: ParamsOf<English[Code]> & Readonly<Record<string, string>>;
  };
}[keyof English];
export type NoticeMessages = TranslatedTable<English>;
