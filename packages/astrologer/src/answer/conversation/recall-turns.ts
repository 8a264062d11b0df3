import type { Fact } from "../../fact.ts";
import { ABOUT_CONVERSATION_PHRASES } from "./about-conversation-phrases.data.ts";
import type { AnswerContext, AnswerDraft, renderPhrase } from "../answer-context.ts";
import type { AnswerSentence } from "../answer-types.ts";
import { capitalize, toSentence } from "../phrasing/phrase-picker.ts";
import { pickKeySentences, type PlacedTurn, quoteQuestion } from "./conversation-turns.ts";

/** Sentences of an earlier answer, with the facts they cite that are not in the index. */
export interface RecalledPart {
  readonly sentences: readonly AnswerSentence[];
  readonly extraFacts?: readonly Fact[] | undefined;
}

/** An answer composed of parts of earlier answers, with the facts they cite. A window id that means another window by now is not cited. */
export function composeTalk(
  turn: AnswerContext,
  parts: readonly RecalledPart[],
  rest: Partial<AnswerDraft> = {},
): AnswerDraft {
  const extra = new Map<string, Fact>();
  const sentences = parts.flatMap((part) => {
    const clashing = new Set(
      (part.extraFacts ?? []).flatMap((fact) => {
        const known = extra.get(fact.id);
        if (known)
          return known.valid?.from === fact.valid?.from && known.valid?.until === fact.valid?.until ? [] : [fact.id];
        extra.set(fact.id, fact);
        return [];
      }),
    );
    return part.sentences.map((one) => ({ ...one, facts: one.facts.filter((id) => !clashing.has(id)) }));
  });
  const last = turn.previousTurns.at(-1);
  return {
    kind: "talk",
    topics: last?.topics ?? [],
    extraFacts: [...extra.values()],
    repeats: true,
    ...rest,
    sentences,
  };
}

/** A phrase as a sentence; one that ends in a colon or a quotation gets no full stop. */
export function say(
  { phrasePicker }: AnswerContext,
  key: keyof typeof ABOUT_CONVERSATION_PHRASES,
  slots: Parameters<typeof renderPhrase>[2] = {},
  facts: readonly string[] = [],
): AnswerSentence {
  const text = phrasePicker.pick(ABOUT_CONVERSATION_PHRASES[key], slots);
  return /[:”]$/u.test(text) ? { text: capitalize(text), facts } : toSentence(phrasePicker, text, facts);
}

/** What was said from the almanac, word for word. */
export const quoteAnswer = (said: string): AnswerDraft => ({ kind: "talk", sentences: [{ text: said, facts: [] }] });

/** An earlier question with the key sentences of its answer, in the language of this message. */
export function recall(turn: AnswerContext, { memory, at }: PlacedTurn, lead: "item" | "said") {
  const { language } = turn.phrasePicker;
  const draft = memory.said === undefined ? turn.answerEarlier(at, { language }) : quoteAnswer(memory.said);
  const opening = { ...say(turn, lead, { asked: quoteQuestion(memory) }), opens: true as const };
  return { sentences: [opening, ...pickKeySentences(draft)], extraFacts: draft.extraFacts };
}
