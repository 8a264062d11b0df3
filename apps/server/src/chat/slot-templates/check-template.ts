import { type Claim, type ClaimType, type UnsafeKind, verifyInSteps } from "@lagna/astrologer";
import { findBrokenRule } from "../sentence-checks/output-rules.ts";
import { UNSAFE_REASONS } from "../sentence-checks/output-rules.data.ts";
import { findForbiddenWordsOutsideSlots } from "./check-words-outside-slots.ts";
import { isTemplateSlot, parseTemplate, type TemplatePart } from "./parse-template.ts";
import { type RenderContext, renderTemplate } from "./render-template.ts";

export type TemplateCheck =
  | {
      readonly passes: true;
      /** The sentence with its facts inserted. */
      readonly text: string;
      readonly facts: readonly string[];
      readonly about: "chart" | "person" | "anything";
    }
  | { readonly passes: false; readonly error: string };

export interface TemplateCheckerParts extends RenderContext {
  readonly isLeak: (text: string) => boolean;
  /** Called with the kinds of the claims, if the verifier contradicts a sentence whose facts the server itself inserted. */
  readonly onContradicted: (claims: readonly ClaimType[]) => void;
}

const listContradicted = (claims: readonly Claim[]): readonly ClaimType[] => [
  ...new Set(claims.flatMap(({ verdict, type }) => (verdict === "contradicted" ? [type] : []))),
];

const reject = (error: string): TemplateCheck => ({ passes: false, error });

/**
 * Checks sentences in which the model left the facts to the server. What they say of the chart is true by construction, so the model's own
 * words are checked for what they must not contain. The verifier only guards against a denial around a fact that no rule has seen: what it
 * also contradicts in the inserted clause alone, it has misread.
 */
export function createTemplateChecker({ isLeak, onContradicted, ...rendering }: TemplateCheckerParts) {
  const { index, language } = rendering;

  /** Whether the claims that the verifier contradicts come from the model's own words. */
  function* isDenied(
    wrong: readonly ClaimType[],
    parts: readonly TemplatePart[],
    clauses: readonly string[],
  ): Generator<void, boolean> {
    const slots = parts.filter(isTemplateSlot);
    // A span alone states nothing that own words could deny unseen.
    if (slots.length > 0 && slots.every(({ form }) => form === "span")) return false;
    const misread = new Set<ClaimType>();
    for (const clause of clauses)
      for (const type of listContradicted((yield* verifyInSteps(index, clause)).claims)) misread.add(type);
    return !wrong.every((type) => misread.has(type));
  }

  /** @param kind `care` if the model marked it as spoken to the person and not about the chart */
  return function* checkTemplate(template: string, kind: "said" | "care"): Generator<void, TemplateCheck> {
    const parts = parseTemplate(template);
    if (parts === null) return reject("write an open place as {{id}}, {{id|noun}} or {{id|span}}");
    const forbidden = findForbiddenWordsOutsideSlots(parts, kind, language);
    if (forbidden !== null) return reject(forbidden);
    const hasFacts = parts.some(isTemplateSlot);
    if (hasFacts && kind === "care") return reject("a line of care names nothing of the chart");
    const result = renderTemplate(parts, rendering);
    if ("error" in result) return reject(result.error);
    const { text, facts, clauses } = result.rendered;
    const broken = findBrokenRule(text, language, isLeak);
    if (broken !== null) return reject(broken);
    const { claims, sentences } = yield* verifyInSteps(index, text);
    const unsafe = sentences.flatMap((sentence) => sentence.unsafe.map((one): UnsafeKind => one.kind));
    const shown = unsafe.filter((one) => !(kind === "care" && one === "urgency"));
    if (shown.length > 0) return reject([...new Set(shown)].map((one) => UNSAFE_REASONS[one]).join("; "));
    const wrong = listContradicted(claims);
    if (wrong.length > 0) {
      onContradicted(wrong);
      if (yield* isDenied(wrong, parts, clauses)) return reject("let the facts stand as they are");
    }
    return { passes: true, text, facts, about: hasFacts ? "chart" : kind === "care" ? "person" : "anything" };
  };
}
export type TemplateChecker = ReturnType<typeof createTemplateChecker>;
