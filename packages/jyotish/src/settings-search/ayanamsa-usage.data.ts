import type { AyanamsaId } from "@lagna/terms";

/** Ayanamsas that are the default of a program or school with many users. */
const COMMON: readonly AyanamsaId[] = ["lahiri", "drik", "raman", "krishnamurti", "true_chitra", "true_pushya"];
/** Ayanamsas that programs offer and some schools use. */
const OCCASIONAL: readonly AyanamsaId[] = [
  "yukteshwar",
  "fagan_bradley",
  "lahiri_icrc",
  "lahiri_1940",
  "surya_siddhanta",
  "true_revati",
  "true_mula",
  "jn_bhasin",
];

/**
 * How much less likely an ayanamsa is than a common one, in changes of a setting: less than one change, but more than a
 * closer fit counts, so that among those that fit the common ones come first.
 */
export const getUsageCost = (ayanamsa: AyanamsaId): number =>
  COMMON.includes(ayanamsa) ? 0 : OCCASIONAL.includes(ayanamsa) ? 0.25 : 0.5;
