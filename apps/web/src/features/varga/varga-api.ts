import type { VargaData, VargaRequest } from "@lagna/contract";
import type { DashaId } from "@lagna/terms";
import type { ValidBirth } from "../../domain/birth/birth-form-values.ts";
import { api } from "../../lib/api.ts";

/** Whose varga it is: a saved kundli, or a typed birth. */
export type VargaSubject = { readonly kundli_id: string } | { readonly birth: ValidBirth };

/** One division. */
export interface Division {
  /** D1 to D300. */
  readonly id: string;
  /** The rule by which it is counted; null for the usual one. */
  readonly variant: string | null;
}

export interface VargaChoice {
  readonly varga: Division;
  /** What is divided, in a mixed varga. */
  readonly of: Division | null;
}

export type AnyVarga = VargaData;

const DASHA_LEVELS = 2;

export async function fetchVarga(
  subject: VargaSubject,
  { varga, of }: VargaChoice,
  dasha: DashaId,
  signal: AbortSignal,
): Promise<AnyVarga> {
  const body: VargaRequest = {
    ...subject,
    varga: varga.id,
    ...(varga.variant !== null && { variant: varga.variant }),
    ...(of && { of: of.id, ...(of.variant !== null && { of_variant: of.variant }) }),
    dasha: { system: dasha, levels: DASHA_LEVELS },
  };
  return (await api<{ readonly data: AnyVarga }>("/api/v1/kundli/varga", { method: "POST", body, signal })).data;
}
