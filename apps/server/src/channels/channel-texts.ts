import type { AnswerLanguage } from "@lagna/astrologer";
import { CHANNEL_TEXTS, type ChannelTextKey } from "./channel-texts.data.ts";

/** A text of the channels with its placeholders filled in. */
export const formatChannelText = (
  key: ChannelTextKey,
  language: AnswerLanguage,
  params: Readonly<Record<string, string>> = {},
): string =>
  CHANNEL_TEXTS[key][language].replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => params[name] ?? placeholder);
