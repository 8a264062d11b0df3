import type { VargaData, VargaRequest } from "@lagna/contract";
import type { DashaId } from "@lagna/terms";
import type { ChartSubject } from "../../domain/saved-kundlis/chart-subject.tsx";
import { api } from "../../lib/api.ts";

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
  subject: ChartSubject,
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
