import texts from "../../../texts/phrases/ishta-devata-phrases.json" with { type: "json" };
import type { PhraseVariants } from "../../knowledge/knowledge-row.ts";

/** The ishta devata: its graha, and that the custom of the user's family comes first. */
export const ISHTA_DEVATA_PHRASES = texts.ishta_devata_phrases satisfies Readonly<Record<string, PhraseVariants>>;
