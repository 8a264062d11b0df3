import texts from "../../../texts/phrases/talk-answers.json" with { type: "json" };
import type { PhraseVariants } from "../../knowledge/knowledge-row.ts";

export const TALK_ANSWERS = texts.talk_answers satisfies Readonly<Record<string, PhraseVariants>>;
