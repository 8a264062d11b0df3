import type { FestivalRule } from "./rule.ts";
import { AUTUMN_RULES } from "./rules/autumn.data.ts";
import { MONTH_RULES } from "./rules/month.data.ts";
import { MONTHLY_RULES } from "./rules/monthly.data.ts";
import { OTHER_DATE_RULES } from "./rules/other-dates.data.ts";
import { RAIN_RULES } from "./rules/rains.data.ts";
import { SHRADDHA_RULES } from "./rules/shraddha.data.ts";
import { SOLAR_RULES } from "./rules/solar.data.ts";
import { SPRING_RULES } from "./rules/spring.data.ts";
import { UDUPI_RULES } from "./rules/udupi.data.ts";
import { WINTER_RULES } from "./rules/winter.data.ts";

/** All rules; several rules of one id are several dates of it. Ekadashis have a table of their own. */
export const FESTIVAL_RULES: readonly FestivalRule[] = [
  ...SPRING_RULES,
  ...RAIN_RULES,
  ...SHRADDHA_RULES,
  ...AUTUMN_RULES,
  ...WINTER_RULES,
  ...SOLAR_RULES,
  ...MONTHLY_RULES,
  ...MONTH_RULES,
  ...UDUPI_RULES,
  ...OTHER_DATE_RULES,
];

const BY_ID = new Map(FESTIVAL_RULES.toReversed().map((rule) => [rule.id, rule]));

/** The first rule of an id. */
export const findRule = (id: string): FestivalRule | undefined => BY_ID.get(id);
