import {
  type AnswerLanguage,
  type Fact,
  type FactIndex,
  listFactSlotForms,
  type FactSlot,
  listFactSlots,
} from "@lagna/astrologer";

/** Facts that contain text typed by a user; they are never sent to a model. */
const WITHHELD_FACTS: ReadonlySet<string> = new Set(["birth-place"]);
const isDisclosed = ({ id }: Pick<Fact, "id">): boolean => !WITHHELD_FACTS.has(id);

/** Statements that are only worth saying if they are asked for; a model may use them, but they are not listed. */
const isUnlisted = ({ proposition }: FactSlot): boolean =>
  proposition.kind === "degree" ||
  (proposition.kind === "state" && (proposition.state === "direct" || proposition.state === "not_combust"));

/** "{{dasha-now}} = your Mercury–Saturn antardasha … |noun = … |span = …". */
function renderSlot(slot: FactSlot, language: AnswerLanguage): string {
  const [[, clause] = ["clause", ""], ...others] = listFactSlotForms(slot, language);
  const more = others.map(([form, text]) => ` |${form} = ${text}`).join("");
  return `{{${slot.id}}} = ${clause}${more}`;
}

/**
 * The lines by which a model learns a fact: one for each thing that the server can say of it in the language of the answer, or the text of
 * the fact, if it may only be known. Empty for facts that no model may see.
 */
export function renderFact(fact: Fact, index: FactIndex, language: AnswerLanguage): readonly string[] {
  if (!isDisclosed(fact)) return [];
  if (!fact.stable) return [`Not certain, because it depends on the time of birth: ${fact.text.en}`];
  const slots = listFactSlots(fact, index).filter((slot) => !isUnlisted(slot));
  return slots.length === 0
    ? [`For your knowledge only, not to be mentioned: ${fact.text.en}`]
    : slots.map((slot) => renderSlot(slot, language));
}
