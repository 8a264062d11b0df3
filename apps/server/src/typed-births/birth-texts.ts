import type { AnswerLanguage } from "@lagna/astrologer";
import { BIRTH_TEXTS, type BirthTextKey } from "./birth-texts.data.ts";

/** A text about a typed birth with its placeholders filled in. */
export const formatBirthText = (
  key: BirthTextKey,
  language: AnswerLanguage,
  params: Readonly<Record<string, string>> = {},
): string =>
  BIRTH_TEXTS[key][language].replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => params[name] ?? placeholder);
