import { PROPOSITION_FORMS, type PropositionForm } from "@lagna/astrologer";

/** A slot that a model has left open for a fact: `{{planet-mars}}`, `{{planet-mars#motion}}`, `{{dasha-now|span}}`. */
export interface TemplateSlot {
  readonly slotId: string;
  readonly form: PropositionForm;
}

/** A sentence written by a model: its own words, and its slots. */
export type TemplatePart = string | TemplateSlot;

const PLACE = /\{\{\s*([\w.:#-]+)\s*(?:\|\s*(\w+)\s*)?\}\}/g;
const FORMS: ReadonlySet<string> = new Set(PROPOSITION_FORMS);
const isForm = (form: string): form is PropositionForm => FORMS.has(form);

/**
 * Splits a template at its slots. Adjacent slots have an empty text between them.
 * @returns `null` if braces remain that are not a slot, or a form is unknown
 */
export function parseTemplate(template: string): readonly TemplatePart[] | null {
  const parts: TemplatePart[] = [];
  let end = 0;
  for (const match of template.matchAll(PLACE)) {
    const [whole, slotId = "", form = "clause"] = match;
    if (!isForm(form)) return null;
    parts.push(template.slice(end, match.index), { slotId, form });
    end = match.index + whole.length;
  }
  parts.push(template.slice(end));
  const hasBraces = parts.some((part) => typeof part === "string" && /[{}]/.test(part));
  return hasBraces ? null : parts;
}

export const isTemplateSlot = (part: TemplatePart): part is TemplateSlot => typeof part !== "string";
