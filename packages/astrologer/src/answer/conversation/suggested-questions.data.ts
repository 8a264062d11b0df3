import texts from "../../../texts/phrases/suggested-questions.json" with { type: "json" };
import type { PhraseVariants } from "../../knowledge/knowledge-row.ts";
import type { Topic } from "../../topic-judgment/topics.data.ts";

/** Follow-up questions for a topic, in the first person. */
export const SUGGESTED_QUESTIONS: Readonly<Record<Topic, PhraseVariants>> = texts.suggested_questions;

/** Suggestions for a conversation without a topic. */
export const STARTER_QUESTIONS: PhraseVariants = texts.starter_questions;
