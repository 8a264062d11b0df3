import type { AnswerLanguage, Fact, FactIndex } from "../fact.ts";
import { createLocalCalendar } from "../local-calendar.ts";
import { propositionsOf } from "./propositions-of.ts";
import type { Proposition } from "./proposition.ts";
import { SAY_FORMS, type SayForm } from "./say-forms.ts";
import { listForms } from "./say.ts";

/** Something the server can say in a place that a writer has left open, written `{{planet-mars}}` or `{{planet-mars#motion}}`. */
export interface Slot {
  /** The fact's id, with `#part` if it is not the fact's main statement. */
  readonly id: string;
  readonly factId: string;
  readonly proposition: Proposition;
}

const createSlotId = (factId: string, part: string): string => (part === "" ? factId : `${factId}#${part}`);

/** What can be said of a fact. Empty for facts that the uncertainty of the birth time can change. */
export function slotsOf(fact: Fact, index: FactIndex): readonly Slot[] {
  const calendar = createLocalCalendar(index.nativity, index.context);
  return propositionsOf(fact, calendar).map(({ part, proposition }) => ({
    id: createSlotId(fact.id, part),
    factId: fact.id,
    proposition,
  }));
}

/** The forms a slot has in a language, each with its text. */
export function listSlotForms(slot: Slot, language: AnswerLanguage): readonly (readonly [SayForm, string])[] {
  const forms = listForms(slot.proposition, language);
  return SAY_FORMS.flatMap((form) => {
    const text = forms[form];
    return text === undefined ? [] : [[form, text] as const];
  });
}
