import type { FestivalRule } from "../rule.ts";
import { SOURCES, starRule, tithiRule } from "./make-rule.ts";

const NAMES = [
  "pratipada",
  "dwitiya",
  "tritiya",
  "chaturthi",
  "panchami",
  "shashthi",
  "saptami",
  "ashtami",
  "navami",
  "dashami",
  "ekadashi",
  "dwadashi",
  "trayodashi",
  "chaturdashi",
] as const;

/** The fortnight of the ancestors. */
const FORTNIGHT = { month: "bhadrapada", paksha: "krishna" } as const;

/** The days of the ancestors, from Bhadrapada's full moon to its new moon, each by its tithi in the afternoon. */
export const SHRADDHA_RULES: readonly FestivalRule[] = [
  tithiRule("purnima_shraddha", "bhadrapada", "S15", "aparahna"),
  tithiRule("pitru_paksha", "bhadrapada", "S15", "aparahna", { untilTithi: 30 }),
  ...NAMES.map((name, index) => tithiRule(`${name}_shraddha`, "bhadrapada", `K${index + 1}`, "aparahna")),
  starRule("magha_shraddha", "every", "magha", "aparahna", {
    source: SOURCES.drik,
    tradition: "all",
    during: FORTNIGHT,
  }),
  starRule("maha_bharani", "every", "bharani", "aparahna", {
    source: SOURCES.drik,
    tradition: "all",
    during: FORTNIGHT,
  }),
];
