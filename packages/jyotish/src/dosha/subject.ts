import { subject } from "../subject.ts";
import { ruleChartOfBirth } from "../yoga/subject.ts";
import { type Dosha, doshasOf } from "./dosha.ts";

/** The doshas that hold or nearly do, or may where the birth does not say enough, each with what lifts it. */
export const doshas = subject((nativity): readonly Dosha[] => doshasOf(ruleChartOfBirth(nativity)));
