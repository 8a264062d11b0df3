import type { Fact, Said } from "../fact.ts";
import type { LocalCalendar } from "../local-calendar.ts";
import { tell } from "../words/say.ts";
import { BIRTH_TELLERS } from "./birth-sentences.ts";
import { CLOCK_TELLERS } from "./clock-sentences.ts";
import type { Teller } from "./fact-teller.ts";
import { PLACE_TELLERS } from "./place-sentences.ts";
import { WEIGHT_TELLERS } from "./weight-sentences.ts";

/** Sentences of facts, by what a fact tells; the rest is told in the fact's own line. */
const TELLERS: Readonly<Record<string, Teller>> = {
  ...BIRTH_TELLERS,
  ...PLACE_TELLERS,
  ...CLOCK_TELLERS,
  ...WEIGHT_TELLERS,
};

/** A fact as a sentence that stands by itself, in the three tongues; its one line where no sentence is written for it. */
export function sentenceOf(fact: Fact, calendar: LocalCalendar): Said {
  const teller = TELLERS[`${fact.section}/${fact.predicate}`];
  if (teller) return teller(fact.value as never, fact, calendar);
  return tell((tongue) => `${fact.text[tongue]}${tongue === "hi" ? "।" : "."}`);
}
