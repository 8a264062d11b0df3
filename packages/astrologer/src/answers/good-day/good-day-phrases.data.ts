import type { BarReason } from "@lagna/panchang";
import texts from "../../../texts/phrases/good-day-answers.json" with { type: "json" };
import type { LocalizedText } from "../../fact.ts";
import type { PhraseVariants } from "../../knowledge/knowledge-row.ts";
import type { AvoidedMonth } from "./find-avoided-months.ts";

export const GOOD_DAY_PHRASES = texts.good_day_answers satisfies Readonly<Record<string, PhraseVariants>>;
/** What leaves hours out, by its reason. */
export const BAR_NAMES: Readonly<Record<BarReason, LocalizedText>> = texts.good_day_bars;
export const PERSONAL_NAMES: Readonly<
  Record<"tarabala" | "chandrabala", Readonly<Record<"good" | "bad", LocalizedText>>>
> = texts.personal_names;
/** Months that families avoid, as they follow "belongs to". */
export const AVOIDED_MONTH_NAMES: Readonly<Record<AvoidedMonth, LocalizedText>> = texts.avoided_month_names;
