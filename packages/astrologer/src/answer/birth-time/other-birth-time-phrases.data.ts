import texts from "../../../texts/phrases/other-birth-time-phrases.json" with { type: "json" };
import type { PhraseVariants } from "../../knowledge/knowledge-row.ts";

/** The chart of a supposed birth time: {time} is that time, the other slots are values of its chart. The birth time is not stored. */
export const OTHER_BIRTH_TIME_PHRASES = texts.other_birth_time_phrases satisfies Readonly<
  Record<string, PhraseVariants>
>;
