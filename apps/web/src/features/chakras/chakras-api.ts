import type { ChakrasData, ChakrasRequest } from "@lagna/contract";
import type { SpecialStarRule, VedhaRule } from "@lagna/terms";
import type { ChartSubject } from "../../domain/saved-kundlis/chart-subject.tsx";
import { api } from "../../lib/api.ts";

export type Chakras = ChakrasData;
export type TransitGraha = Chakras["transit"][number];
export type ChakraTarget = Chakras["sarvatobhadra"]["targets"][number];
export type ChakraSquare = Chakras["sarvatobhadra"]["grid"][number][number];

export interface ChakraChoice {
  /** Of the transits; null for now. */
  readonly at: string | null;
  readonly vedha: VedhaRule;
  readonly stars: SpecialStarRule;
}

export async function fetchChakras(
  subject: ChartSubject,
  { at, vedha, stars }: ChakraChoice,
  signal: AbortSignal,
): Promise<Chakras> {
  const body: ChakrasRequest = { ...subject, ...(at !== null && { at }), vedha, special_stars: stars };
  return (await api<{ readonly data: Chakras }>("/api/v1/kundli/chakras", { method: "POST", body, signal })).data;
}
