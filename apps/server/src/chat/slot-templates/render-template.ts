import { type AnswerLanguage, type Fact, type FactIndex, listFactSlotForms, listFactSlots } from "@lagna/astrologer";
import { isTemplateSlot, type TemplatePart } from "./parse-template.ts";

export interface RenderedSentence {
  readonly text: string;
  /** Ids of the inserted facts. */
  readonly facts: readonly string[];
  /** The inserted clauses, each as a sentence. */
  readonly clauses: readonly string[];
}

export interface RenderContext {
  readonly index: FactIndex;
  readonly language: AnswerLanguage;
  /** Finds a fact that the model was given or has fetched. */
  readonly findGivenFact: (id: string) => Fact | undefined;
}

export type RenderResult =
  | { readonly rendered: RenderedSentence }
  /** As told to the model. */
  | { readonly error: string };

const SENTENCE_END = /[.!?।…]["”']?$/u;

const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Ends the sentence, and closes the gaps that an inserted text leaves: two commas, a space before a full stop. */
function finishSentence(text: string, language: AnswerLanguage): string {
  const joined = text
    .replaceAll(/\s+/g, " ")
    .replaceAll(/,\s*(?=[,.;:!?।])/gu, "")
    .replaceAll(/\s+(?=[,.;:!?।])/gu, "")
    .trim();
  const whole = SENTENCE_END.test(joined) ? joined : `${joined}${language === "hi" ? "।" : "."}`;
  return capitalise(whole);
}

/** Inserts the facts into a model's sentence. */
export function renderTemplate(
  parts: readonly TemplatePart[],
  { index, language, findGivenFact }: RenderContext,
): RenderResult {
  const slots = parts.filter(isTemplateSlot);
  if (slots.filter(({ form }) => form === "noun").length > 1) return { error: "at most one |noun in a sentence" };
  const facts: string[] = [];
  const clauses: string[] = [];
  let text = "";
  for (const part of parts) {
    if (!isTemplateSlot(part)) {
      text += part;
      continue;
    }
    const fact = findGivenFact(part.slotId.split("#")[0] ?? "");
    const slot = fact && listFactSlots(fact, index).find(({ id }) => id === part.slotId);
    if (!slot) return { error: `{{${part.slotId}}} is not among FACTS` };
    const forms = new Map(listFactSlotForms(slot, language));
    const said = forms.get(part.form);
    if (said === undefined) return { error: `{{${part.slotId}}} can only be said as ${[...forms.keys()].join(", ")}` };
    text += said;
    facts.push(slot.factId);
    if (part.form === "clause") clauses.push(finishSentence(said, language));
  }
  return { rendered: { text: finishSentence(text, language), facts: [...new Set(facts)], clauses } };
}
