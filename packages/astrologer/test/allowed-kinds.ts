import type { AnswerKind } from "../src/index.ts";

/** A treatment or a pregnancy: it may be met with care or with a bound in place of a reading. */
const OF_A_BODY = /operation|surgery|\bivf\b|ऑपरेशन|conceive|miscarr|pregnan/iu;

/** The kinds that may answer a question. */
export const allowedKinds = (question: string, kinds: readonly string[]): readonly string[] =>
  OF_A_BODY.test(question) ? [...kinds, "safety" satisfies AnswerKind, "bounds" satisfies AnswerKind] : kinds;
