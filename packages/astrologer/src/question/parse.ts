import type { Tongue } from "../fact.ts";
import { type Token, tokensOf } from "../language/normalise.ts";
import { TOPICS } from "../reading/topics.data.ts";
import { cuesIn, roleIn, SELF } from "./cues.ts";
import { isFeared } from "./feared.ts";
import { followUpIn, formOf } from "./forms.ts";
import { kindsIn } from "./kinds.ts";
import { languageOf } from "./language-of.ts";
import { isOfChild, mattersMeant, mattersTold } from "./matters.ts";
import { hasTerms, namedIn } from "./named.ts";
import type { Question } from "./question.ts";
import { assess } from "../understanding/danger/assess.ts";

/**
 * What a person asks, in English, Hindi or Hinglish, misspelt or not. Danger is looked for first and apart from all else.
 * @param previous the tongue of the talk so far
 */
export function parseQuestion(text: string, previous?: Tongue): Question {
  const tokens = tokensOf(text);
  const cues = cuesIn(tokens);
  const named = namedIn(text, tokens);
  const kinds = kindsIn(cues, tokens, text);
  const told = mattersTold(cues, text);
  const person = roleIn(cues, tokens, text) ?? (isOfChild(text, told) ? "child" : "self");
  const topics = mattersMeant(told, named, person);
  const understood = topics.length > 0 || kinds.length > 0 || named.grahas.length > 0 || hasTerms(named);
  return {
    text,
    language: languageOf(text, previous),
    danger: assess(text),
    topics: topics.filter((topic) => TOPICS.includes(topic)).slice(0, 3),
    kinds,
    form: formOf(cues, text),
    person,
    followUp: followUpIn(cues, text, understood),
    self: person !== "self" || SELF.test(text),
    named,
    feared: isFeared(askingIn(text, tokens)),
    blank: !understood && named.factIds.length === 0 && named.vargas.length === 0,
  };
}

/** Of several sentences those that ask: "I lost my job. Will I get a new one?" fears nothing. */
function askingIn(text: string, tokens: readonly Token[]): readonly Token[] {
  const asking = [...text.matchAll(/[^.!?।\n]+[?？]/gu)];
  if (asking.length === 0) return tokens;
  return tokens.filter(({ start }) =>
    asking.some(({ index, 0: said }) => start >= index && start < index + said.length),
  );
}
