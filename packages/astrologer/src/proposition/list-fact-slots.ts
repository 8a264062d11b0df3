import type { AnswerLanguage, Fact, FactIndex } from "../fact.ts";
import { createTimeZoneCalendar } from "../time-zone-calendar.ts";
import { propositionsOf } from "./list-propositions-of-fact.ts";
import type { Proposition } from "./proposition.ts";
import { PROPOSITION_FORMS, type PropositionForm } from "./proposition-forms.ts";
import { listForms } from "./render-proposition.ts";

/** Something the server can say in a place that a writer has left open, written `{{planet-mars}}` or `{{planet-mars#motion}}`. */
export interface FactSlot {
  /** The fact's id, with `#part` if it is not the fact's main statement. */
  readonly id: string;
  readonly factId: string;
  readonly proposition: Proposition;
}

const createSlotId = (factId: string, part: string): string => (part === "" ? factId : `${factId}#${part}`);

/** What can be said of a fact. Empty for facts that the uncertainty of the birth time can change. */
export function listFactSlots(fact: Fact, index: FactIndex): readonly FactSlot[] {
  const calendar = createTimeZoneCalendar(index.nativity, index.context);
  return propositionsOf(fact, calendar).map(({ part, proposition }) => ({
    id: createSlotId(fact.id, part),
    factId: fact.id,
    proposition,
  }));
}

/** The forms a slot has in a language, each with its text. */
export function listFactSlotForms(
  slot: FactSlot,
  language: AnswerLanguage,
): readonly (readonly [PropositionForm, string])[] {
  const forms = listForms(slot.proposition, language);
  return PROPOSITION_FORMS.flatMap((form) => {
    const text = forms[form];
    return text === undefined ? [] : [[form, text] as const];
  });
}
