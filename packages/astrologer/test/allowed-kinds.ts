import type { AnswerKind } from "../src/index.ts";

/** Questions about a treatment or a pregnancy may be answered with care or a boundary instead of a reading. */
const MEDICAL_PATTERN = /operation|surgery|\bivf\b|ऑपरेशन|conceive|miscarr|pregnan/iu;

/** The kinds of answer that are allowed for a question. */
export const getAllowedKinds = (question: string, kinds: readonly string[]): readonly string[] =>
  MEDICAL_PATTERN.test(question) ? [...kinds, "safety" satisfies AnswerKind, "bounds" satisfies AnswerKind] : kinds;
