import type { AnswerLanguage } from "../fact.ts";
import type { Proposition } from "./proposition.ts";
import type { SaidForms, SayForm } from "./say-forms.ts";
import { sayInEnglish } from "./say/english.ts";
import { sayInHindi } from "./say/hindi.ts";

/** All forms a proposition has in a language. */
export function listForms(proposition: Proposition, language: AnswerLanguage): SaidForms {
  return language === "en" ? sayInEnglish(proposition) : sayInHindi(proposition, language);
}

/**
 * A proposition in words, beginning in lower case and without a full stop: "your Mars is in Leo, in the 2nd house".
 * @returns `undefined` if it has no such form in this language
 */
export function say(proposition: Proposition, language: AnswerLanguage, form: SayForm): string | undefined {
  return listForms(proposition, language)[form];
}
