import { memoizeForNativity } from "../memoize-for-nativity.ts";
import { getBirthRuleChart } from "../yoga/section.ts";
import { type Dosha, findDoshas } from "./dosha.ts";

/** The doshas that hold or nearly hold, or may hold if the birth lacks data, each with its cancellations. */
export const doshas = memoizeForNativity((nativity): readonly Dosha[] => findDoshas(getBirthRuleChart(nativity)));
