import type { VargaInput } from "@lagna/contract";
import {
  computeDashaInVarga,
  type Dasha,
  DashaOptionError,
  listVargaMethods,
  type Nativity,
  readVarga,
  resolveVargaVariant,
  type VargaChoice,
  VargaVariantError,
  type VargaReading,
} from "@lagna/jyotish";
import { SETTINGS, VARGAS } from "@lagna/terms";
import { type AppError, createInvalidFieldError } from "../../errors/app-error.ts";
import type { Principal } from "../../http/authorize-request.ts";
import type { SavedKundlisService } from "../saved-kundlis/service.ts";
import { type ChartService, type ComputedNativity, createDashaOptionError, prefixFieldPath } from "./service.ts";

interface NamedVarga {
  readonly id: string;
  readonly variant: string;
}

export interface ComputedVarga extends ComputedNativity {
  readonly varga: NamedVarga;
  readonly of: NamedVarga | null;
  readonly reading: VargaReading;
  readonly dasha: Dasha | null;
}

interface VargaParts {
  readonly charts: Pick<ChartService, "computeNativity">;
  readonly savedKundlis: Pick<SavedKundlisService, "findBirth">;
}

function createVariantError(parts: number): AppError {
  const id = VARGAS.find((varga) => varga === `D${parts}`);
  const variants = id === undefined ? listVargaMethods(parts) : SETTINGS.varga_variants[id];
  return createInvalidFieldError("variant", "varga_variant_unknown", { variants: variants.join(", ") });
}

function readChoice(nativity: Nativity, { varga: parts, variant, of }: VargaInput) {
  const whole: VargaChoice = of === undefined ? [{ parts, variant }] : [{ parts: of }, { parts, variant }];
  const name = (varga: VargaChoice[0]): NamedVarga => ({
    id: `D${varga.parts}`,
    variant: resolveVargaVariant(varga, nativity.settings.varga_variants),
  });
  try {
    return {
      whole,
      varga: name({ parts, variant }),
      of: of === undefined ? null : name({ parts: of }),
      reading: readVarga(nativity, whole),
    };
  } catch (error) {
    if (error instanceof VargaVariantError || error instanceof RangeError) throw createVariantError(parts);
    throw error;
  }
}

/** Any varga of a birth, read as a chart of its own. */
export function createVargaService({ charts, savedKundlis }: VargaParts) {
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
      const made = await charts.computeNativity({ ...birth, settings: birth.settings ?? input.settings });
      const { whole, ...read } = readChoice(made.nativity, input);
      return { ...made, ...read, dasha: findDasha(made.nativity, whole, input) };
    },
  };
}
export type VargaService = ReturnType<typeof createVargaService>;
