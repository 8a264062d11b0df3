import texts from "../../../texts/phrases/remedies.json" with { type: "json" };
import type { Graha } from "@lagna/terms";
import type { PhraseVariants } from "../../knowledge/knowledge-row.ts";

/** For each graha a routine and a small service or gift, chosen by its day and the people it signifies (BPHS 84, in everyday form). */
export const REMEDY_ACTS: Readonly<Record<Graha, PhraseVariants>> = texts.remedy_acts;
