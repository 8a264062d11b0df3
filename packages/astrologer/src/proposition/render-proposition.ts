import type { AnswerLanguage } from "../fact.ts";
import type { Proposition } from "./proposition.ts";
import type { RenderedForms, PropositionForm } from "./proposition-forms.ts";
import { renderInEnglish } from "./render/render-english.ts";
import { renderInHindi } from "./render/render-hindi.ts";

/** All forms a proposition has in a language. */
export function listForms(proposition: Proposition, language: AnswerLanguage): RenderedForms {
  return language === "en" ? renderInEnglish(proposition) : renderInHindi(proposition, language);
}

/**
 * A proposition in words, beginning in lower case and without a full stop: "your Mars is in Leo, in the 2nd house".
 * @returns `undefined` if it has no such form in this language
 */
export function say(proposition: Proposition, language: AnswerLanguage, form: PropositionForm): string | undefined {
  return listForms(proposition, language)[form];
}
