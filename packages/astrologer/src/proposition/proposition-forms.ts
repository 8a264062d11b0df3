/**
 * The forms in which a proposition can be said.
 * - `clause`: a main clause without its full stop: "your Mars is in Leo, in the 2nd house". Every proposition has one.
 * - `noun`: a noun phrase, English only: "your Mars in Leo in the 2nd house". Hindi nouns would have to agree with words around them.
 * - `span`: only the time of it: "from June 2028 to November 2028".
 */
export const PROPOSITION_FORMS = ["clause", "noun", "span"] as const;
export type PropositionForm = (typeof PROPOSITION_FORMS)[number];

export interface RenderedForms {
  readonly clause: string;
  readonly noun?: string;
  readonly span?: string;
}
