import type { VargaInput } from "@lagna/contract";
import {
  computeDashaInVarga,
  type Dasha,
  DashaOptionError,
  findLagnaStayInVarga,
  listVargaMethods,
  type Nativity,
  type PossibleVargaLagnas,
  readVarga,
  resolveVargaVariant,
  type TimeRange,
  type VargaChoice,
  VargaVariantError,
  type VargaReading,
} from "@lagna/jyotish";
import { SETTINGS, VARGAS } from "@lagna/terms";
import type { ComputedNativity } from "@lagna/kundli";
import { createInvalidFieldError } from "../../errors/app-error.ts";
import type { TaskRunner } from "../../computing/main-thread-task-runner.ts";
import type { Principal } from "../../http/authorize-request.ts";
import type { SavedKundlisService } from "../saved-kundlis/service.ts";
import { type ChartService, createDashaOptionError, prefixFieldPath } from "./service.ts";
import { type VargaTasks, weighVargaLagnas } from "./varga-tasks.ts";

interface NamedVarga {
  readonly id: string;
  readonly variant: string;
  /** All that it has, the usual one first. */
  readonly variants: readonly string[];
}

export interface ComputedVarga extends ComputedNativity {
  readonly varga: NamedVarga;
  readonly of: NamedVarga | null;
  readonly reading: VargaReading;
  readonly dasha: Dasha | null;
  readonly lagna: {
    /** The times of birth for which it is in the same part. */
    readonly stay: TimeRange;
    /** Plus or minus, from the stated time; `null` if it is exact. */
    readonly minutes: number | null;
    readonly possible: PossibleVargaLagnas | null;
  };
}

interface VargaParts {
  readonly charts: Pick<ChartService, "resolveBirth" | "computeNativityOf">;
  readonly tasks: TaskRunner<VargaTasks>;
  readonly savedKundlis: Pick<SavedKundlisService, "findBirth">;
}

function listVariants(parts: number): readonly string[] {
  const id = VARGAS.find((varga) => varga === `D${parts}`);
  if (id !== undefined) return SETTINGS.varga_variants[id];
  const usual = resolveVargaVariant({ parts }, {});
  return [usual, ...listVargaMethods(parts).filter((method) => method !== usual)];
}

/** @throws AppError invalid_input for a variant it does not have */
function nameVarga(nativity: Nativity, varga: VargaChoice[0], field: "variant" | "of_variant"): NamedVarga {
  const variants = listVariants(varga.parts);
  try {
    const variant = resolveVargaVariant(varga, nativity.settings.varga_variants);
    if (variants.includes(variant)) return { id: `D${varga.parts}`, variant, variants };
  } catch (error) {
    if (!(error instanceof VargaVariantError)) throw error;
  }
  throw createInvalidFieldError(field, "varga_variant_unknown", { variants: variants.join(", ") });
}

function readChoice(nativity: Nativity, { varga: parts, variant, of, of_variant: ofVariant }: VargaInput) {
  const outer = of === undefined ? null : { parts: of, variant: ofVariant };
  const whole: VargaChoice = outer === null ? [{ parts, variant }] : [outer, { parts, variant }];
  return {
    whole,
    varga: nameVarga(nativity, { parts, variant }, "variant"),
    of: outer && nameVarga(nativity, outer, "of_variant"),
    reading: readVarga(nativity, whole),
  };
}

/** Any varga of a birth, read as a chart of its own. */
export function createVargaService({ charts, savedKundlis, tasks }: VargaParts) {
  function findDasha(nativity: Nativity, whole: VargaChoice, { dasha }: VargaInput): Dasha | null {
    if (dasha === undefined) return null;
    const { system, ...options } = dasha;
    try {
      return computeDashaInVarga(nativity, whole, system, options);
    } catch (error) {
      if (error instanceof DashaOptionError) throw prefixFieldPath("dasha", createDashaOptionError(system, error));
      throw error;
    }
  }

  return {
    /** @throws AppError invalid_input as for a kundli with paths under `birth`, and for a variant the varga or the dasha does not have */
    compute: async (who: Principal, input: VargaInput): Promise<ComputedVarga> => {
      const birth = input.birth ?? (await savedKundlis.findBirth(who, input.kundli_id ?? ""));
      if (birth.time_unknown === true) throw createInvalidFieldError("kundli_id", "birth_time_missing");
      const resolved = await charts.resolveBirth({ ...birth, settings: birth.settings ?? input.settings });
      const made = charts.computeNativityOf(resolved);
      const { whole, ...read } = readChoice(made.nativity, input);
      const minutes = birth.uncertainty?.minutes ?? null;
      const task = minutes === null ? null : { birth: resolved, choice: whole, minutes };
      const lagna = {
        stay: findLagnaStayInVarga(made.nativity, whole),
        minutes,
        possible: task && (await tasks.run(weighVargaLagnas(task), "findVargaLagnas", task)),
      };
      return { ...made, ...read, lagna, dasha: findDasha(made.nativity, whole, input) };
    },
  };
}
export type VargaService = ReturnType<typeof createVargaService>;
