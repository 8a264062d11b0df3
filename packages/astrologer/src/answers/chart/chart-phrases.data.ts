import texts from "../../../texts/phrases/chart-answers.json" with { type: "json" };
import type { PhraseVariants } from "../../knowledge/knowledge-row.ts";

export const CHART_PHRASES = texts.chart_answers satisfies Readonly<Record<string, PhraseVariants>>;
