import {
  type FactIndex,
  type AnswerSentence,
  type AnswerLanguage,
  type UnsafeKind,
  type VerificationResult,
  type VerifiedSentence,
  verifyInSteps,
} from "@lagna/astrologer";
import { mentionsChart, isComforting } from "./detect-comforting-sentence.ts";
import { findBrokenRule } from "./output-rules.ts";
import { UNSAFE_REASONS } from "./output-rules.data.ts";

/** How many sentences back "it", "this planet" and "that house" may refer. */
const MAX_CONTEXT_SENTENCES = 4;

export type SentenceCheck =
  | {
      readonly passes: true;
      readonly facts: readonly string[];
      /** `person`: sympathy or help, which needs no fact. `anything`: neither about the chart nor sympathy. */
      readonly about: "chart" | "person" | "anything";
    }
  | { readonly passes: false; readonly error: string };

export interface SentenceCheckerParts {
  /** Includes every fact the answer may cite, also time windows. */
  readonly index: FactIndex;
  readonly question: string;
  readonly language: AnswerLanguage;
  readonly isLeak: (text: string) => boolean;
}

/** So few words, in which nothing is recognised, may complete the sentence before: "Your Moon is in." — "Aries." */
const MAX_FRAGMENT_WORDS = 3;
const SENTENCE_END = /[.!?।…:–—-]+\s*$/u;
/** Suppositions and rhetorical questions about the chart: their content must be true as well. */
const HYPOTHETICAL =
  /^(if|suppose|supposing|assume|assuming|imagine|say|is it not (so|true) that|isn't it (so|true) that|अगर|यदि|मान लीजिए|agar|yadi|maan lijiye)[\s,]+(that\s+|ki\s+|कि\s+)?/iu;

function describeClaimError({ text, verdict, correction }: VerificationResult["claims"][number]): string {
  return verdict === "contradicted"
    ? `"${text}" is not so of this chart${correction ? `: ${correction.en}` : ""}`
    : `"${text}" cannot be told from this chart: say it plainly or leave it out`;
}

/** Other ways to read a sentence: as a plain statement, and as the end of the sentence before. */
function buildAlternativeReadings(text: string, last: string, isRead: boolean): string[] {
  const plainly = text.replace(HYPOTHETICAL, "").replace(/\?\s*$/, ".");
  const isFragment = !isRead && text.split(/\s+/).length <= MAX_FRAGMENT_WORDS && last !== "";
  return [...(plainly === text ? [] : [plainly]), ...(isFragment ? [`${last.replace(SENTENCE_END, "")} ${text}`] : [])];
}

/** Kinds of unsafe statements; urgency is allowed in sentences that send a person to help: "call an ambulance at once, this is urgent". */
const findUnsafeKinds = (sentences: readonly VerifiedSentence[], isCare: boolean): UnsafeKind[] =>
  [...new Set(sentences.flatMap(({ unsafe }) => unsafe.map(({ kind }) => kind)))].filter(
    (kind) => !(isCare && kind === "urgency"),
  );

/**
 * Checks sentences one by one, each in the context of those before it. A generator, since with an uncertain time of birth each sentence is
 * verified against every possible time.
 */
export function createSentenceChecker({ index, question, language, isLeak }: SentenceCheckerParts) {
  /** @param kind `care` if the model marked it so */
  return function* check(
    text: string,
    before: readonly AnswerSentence[],
    kind: "said" | "care" = "said",
  ): Generator<void, SentenceCheck> {
    const broken = findBrokenRule(text, language, isLeak);
    if (broken !== null) return { passes: false, error: broken };
    const lead = before
      .slice(-MAX_CONTEXT_SENTENCES)
      .map((spoken) => spoken.text)
      .join(" ");
    const from = lead === "" ? 0 : lead.length + 1;
    const options = { question, judgeFrom: from };
    const verified = yield* verifyInSteps(index, lead === "" ? text : `${lead} ${text}`, options);
    const { claims: ownClaims, sentences: ownSentences } = verified;
    // A verdict inherited from a part of a claim is reported for that part only.
    const wrong = ownClaims.filter(
      ({ verdict, verdictFromPart }) => !verdictFromPart && (verdict === "contradicted" || verdict === "undecidable"),
    );
    if (wrong.length > 0) return { passes: false, error: wrong.map(describeClaimError).join("; ") };
    const describesChart = ownClaims.length > 0 || mentionsChart(text);
    const isCare = !describesChart && (kind === "care" || isComforting(text));
    const unsafe = findUnsafeKinds(ownSentences, isCare);
    if (unsafe.length > 0) return { passes: false, error: unsafe.map((one) => UNSAFE_REASONS[one]).join("; ") };
    if (ownSentences.some(({ isShowable, verdict }) => !isShowable && verdict !== "unsafe"))
      return { passes: false, error: "say only what the facts say" };
    for (const alternative of buildAlternativeReadings(text, before.at(-1)?.text ?? "", ownClaims.length > 0)) {
      const verification = yield* verifyInSteps(index, alternative);
      const untrue = verification.claims.find(({ verdict }) => verdict === "contradicted");
      if (untrue) return { passes: false, error: describeClaimError(untrue) };
    }
    const facts = [...new Set(ownSentences.flatMap((sentence) => sentence.facts))];
    return { passes: true, facts, about: describesChart ? "chart" : isCare ? "person" : "anything" };
  };
}
export type SentenceChecker = ReturnType<typeof createSentenceChecker>;
