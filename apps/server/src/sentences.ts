import {
  type ErrorCode,
  type FieldCode,
  type Params,
  REFUSALS_EN,
  REFUSALS_HI,
  type Refusals,
  worded,
} from "@lagna/contract";
import type { Language } from "@lagna/terms";

const REFUSALS: Readonly<Record<Language, Refusals>> = { en: REFUSALS_EN, hi: REFUSALS_HI };

interface Said<Code> {
  readonly code: Code;
  readonly params: Params;
}

export const errorSentence = (language: Language, { code, params }: Said<ErrorCode>): string =>
  worded(REFUSALS[language].errors[code], params);

export const fieldSentence = (language: Language, { code, params }: Said<FieldCode>): string =>
  worded(REFUSALS[language].fields[code], params);
