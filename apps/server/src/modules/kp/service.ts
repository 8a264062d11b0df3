import type { KpInput } from "@lagna/contract";
import { computeKpHorary, type Kp, kp, type KpHorary } from "@lagna/jyotish";
import type { Principal } from "../../http/authorize-request.ts";
import type { SavedKundlisService } from "../saved-kundlis/service.ts";
import type { ChartService, ComputedNativity, ComputedUncertainty } from "../charts/service.ts";

export interface ComputedKp {
  readonly made: ComputedNativity;
  /** `null` without a time of birth, on which all of it depends. */
  readonly chart: Kp | KpHorary | null;
  readonly number: KpHorary["number"] | null;
  readonly uncertainty: ComputedUncertainty | null;
}

interface KpParts {
  readonly charts: Pick<ChartService, "computeNativityOfTime">;
  readonly savedKundlis: Pick<SavedKundlisService, "findBirth">;
}

/** Charts by Krishnamurti's method: of births, and of questions by number. */
export function createKpService({ charts, savedKundlis }: KpParts) {
  return {
    /** @throws AppError invalid_input as for a kundli, with paths under `birth`; 404 for another person's kundli */
    compute: async (
      who: Principal,
      { birth: typed, kundli_id: id, number, settings }: KpInput,
    ): Promise<ComputedKp> => {
      const birth = typed ?? (await savedKundlis.findBirth(who, id ?? ""));
      const input = { ...birth, settings: birth.settings ?? settings };
      const { made, uncertainty } = await charts.computeNativityOfTime(input, "kp");
      if (birth.time_unknown === true) return { made, chart: null, number: null, uncertainty };
      if (typeof number !== "number") return { made, chart: kp(made.nativity), number: null, uncertainty };
      const chart = computeKpHorary(made.nativity, number);
      return { made, chart, number: chart.number, uncertainty: null };
    },
  };
}
export type KpService = ReturnType<typeof createKpService>;
