import type { ChakrasInput } from "@lagna/contract";
import { type ChakraRules, type Chakras, computeChakras, DEFAULT_CHAKRA_RULES, type JulianDayUt } from "@lagna/jyotish";
import type { ComputedNativity } from "@lagna/kundli";
import { createInvalidFieldError } from "../../errors/app-error.ts";
import type { Principal } from "../../http/authorize-request.ts";
import type { Clock } from "../../time/clock.ts";
import type { SavedKundlisService } from "../saved-kundlis/service.ts";
import type { ChartService } from "./service.ts";

export interface ComputedChakras extends ComputedNativity {
  readonly atJd: JulianDayUt;
  readonly rules: ChakraRules;
  readonly chakras: Chakras;
}

interface ChakrasParts {
  readonly charts: Pick<ChartService, "resolveBirth" | "computeNativityOf" | "toJulianDay">;
  readonly savedKundlis: Pick<SavedKundlisService, "findBirth">;
  readonly clock: Clock;
}

/** The Sarvatobhadra and the kota chakra of a birth with the grahas of an instant. */
export function createChakrasService({ charts, savedKundlis, clock }: ChakrasParts) {
  return {
    /** @throws AppError invalid_input as for a kundli with paths under `birth`, and for an instant outside the ephemeris' years */
    compute: async (who: Principal, input: ChakrasInput): Promise<ComputedChakras> => {
      const birth = input.birth ?? (await savedKundlis.findBirth(who, input.kundli_id ?? ""));
      if (birth.time_unknown === true) throw createInvalidFieldError("kundli_id", "birth_time_missing");
      const resolved = await charts.resolveBirth({ ...birth, settings: birth.settings ?? input.settings });
      const made = charts.computeNativityOf(resolved);
      const at = input.at === undefined ? clock().getTime() : Date.parse(input.at);
      const atJd = charts.toJulianDay(at, "at", resolved.settings.time_scale);
      const rules: ChakraRules = {
        vedha: input.vedha ?? DEFAULT_CHAKRA_RULES.vedha,
        specialStars: input.special_stars ?? DEFAULT_CHAKRA_RULES.specialStars,
      };
      return { ...made, atJd, rules, chakras: computeChakras(made.nativity, atJd, rules) };
    },
  };
}
export type ChakrasService = ReturnType<typeof createChakrasService>;
