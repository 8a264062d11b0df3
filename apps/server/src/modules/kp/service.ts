import type { KpHoraryInput, KpInput, KpMomentInput } from "@lagna/contract";
import { computeKpHorary, type Kp, kp, type KpHorary, type Nativity } from "@lagna/jyotish";
import type { SettingsRequest } from "@lagna/terms";
import type { BirthPlace, ComputedNativity, ComputedUncertainty } from "@lagna/kundli";
import type { Principal } from "../../http/authorize-request.ts";
import type { Clock } from "../../time/clock.ts";
import type { SavedKundlisService } from "../saved-kundlis/service.ts";
import type { ChartService } from "../charts/service.ts";

export interface ComputedKp {
  readonly made: ComputedNativity;
  /** `null` without a time of birth, on which all of it depends. */
  readonly chart: Kp | KpHorary | null;
  readonly number: KpHorary["number"] | null;
  readonly uncertainty: ComputedUncertainty | null;
}

/** KP at a moment and a place. */
export interface ComputedKpMoment<Chart extends Kp = Kp> {
  readonly nativity: Nativity;
  readonly place: BirthPlace;
  readonly chart: Chart;
}

interface KpParts {
  readonly charts: Pick<ChartService, "computeNativityOfTime" | "computeMoment">;
  readonly savedKundlis: Pick<SavedKundlisService, "findBirth">;
  readonly clock: Clock;
}

/** The birth's own settings, with the choices of KP that were asked for; those asked for if it has none. */
function chooseSettings(
  own: SettingsRequest | undefined,
  asked: SettingsRequest | undefined,
): SettingsRequest | undefined {
  if (own === undefined) return asked;
  return asked?.kp === undefined ? own : { ...own, kp: { ...own.kp, ...asked.kp } };
}

/** Charts by Krishnamurti's method: of births, of questions by number, and the ruling planets of a moment. */
export function createKpService({ charts, savedKundlis, clock }: KpParts) {
  const computeMoment = ({ at, place, settings }: KpMomentInput) =>
    charts.computeMoment(at === undefined ? clock().getTime() : Date.parse(at), place, settings);

  return {
    /** @throws AppError invalid_input as for a kundli, with paths under `birth`; 404 for another person's kundli */
    compute: async (
      who: Principal,
      { birth: typed, kundli_id: id, number, settings }: KpInput,
    ): Promise<ComputedKp> => {
      const birth = typed ?? (await savedKundlis.findBirth(who, id ?? ""));
      const input = { ...birth, settings: chooseSettings(birth.settings, settings) };
      const { made, uncertainty } = await charts.computeNativityOfTime(input, "kp");
      if (birth.time_unknown === true) return { made, chart: null, number: null, uncertainty };
      if (typeof number !== "number") return { made, chart: kp(made.nativity), number: null, uncertainty };
      const chart = computeKpHorary(made.nativity, number);
      return { made, chart, number: chart.number, uncertainty: null };
    },

    /** A question by number. @throws AppError invalid_input naming `at`, `settings` or a field of `place` */
    computeHorary: async (input: KpHoraryInput): Promise<ComputedKpMoment<KpHorary>> => {
      const moment = await computeMoment(input);
      return { ...moment, chart: computeKpHorary(moment.nativity, input.number) };
    },

    /** The chart of a moment, for its ruling planets. @throws AppError as `computeHorary` */
    computeRuling: async (input: KpMomentInput): Promise<ComputedKpMoment> => {
      const moment = await computeMoment(input);
      return { ...moment, chart: kp(moment.nativity) };
    },
  };
}
export type KpService = ReturnType<typeof createKpService>;
