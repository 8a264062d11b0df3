import type { KundliResponse } from "@lagna/contract";
import { NAKSHATRAS, PAKSHAS, type Nakshatra, type Paksha } from "@lagna/terms";
import { useQuery } from "@tanstack/react-query";
import { findOwnChart, useSavedCharts } from "../../../domain/saved-kundlis/use-saved-charts.ts";
import { api } from "../../../lib/api.ts";
import type { AlmanacAddress } from "../use-almanac-address.ts";

/** The Moon of a birth: its star, and its half of the month. */
export interface BirthMoon {
  readonly nakshatra: Nakshatra;
  readonly paksha: Paksha;
}

/** In the address instead of the id of a kundli: the star is chosen by hand. */
export const BY_STAR = "star";

async function fetchBirthMoon(id: string, signal: AbortSignal): Promise<BirthMoon | null> {
  const path = `/api/v1/kundlis/${encodeURIComponent(id)}/chart?sections=panchanga`;
  const { data } = await api<KundliResponse>(path, { signal });
  return "panchanga" in data && data.panchanga
    ? { nakshatra: data.panchanga.nakshatra.id, paksha: data.panchanga.tithi.paksha }
    : null;
}

/** Whose birds the page shows: a saved kundli that the address names, the own one, or a star chosen by hand. */
export function useBirthMoon({ params }: AlmanacAddress) {
  const saved = useSavedCharts();
  const charts = saved.charts ?? [];
  const asked = params.get("kundli");
  const chosen = asked === BY_STAR ? undefined : (charts.find(({ id }) => id === asked) ?? findOwnChart(charts));
  const query = useQuery({
    queryKey: ["kundlis", chosen?.id, "birth moon"],
    queryFn: ({ signal }) => fetchBirthMoon(chosen?.id ?? "", signal),
    enabled: chosen !== undefined,
    staleTime: Infinity,
  });
  const nakshatra = NAKSHATRAS.find((id) => id === params.get("birth_nakshatra"));
  const typed = { nakshatra, paksha: PAKSHAS.find((id) => id === params.get("birth_paksha")) ?? "shukla" };
  const isUntimed = chosen !== undefined && query.data === null;
  const byHand: BirthMoon | null = typed.nakshatra ? { ...typed, nakshatra: typed.nakshatra } : null;
  return {
    saved,
    charts,
    /** The id of the kundli, or `BY_STAR`. */
    key: chosen?.id ?? BY_STAR,
    isUntimed,
    typed,
    moon: chosen && !isUntimed ? (query.data ?? null) : byHand,
    error: query.error,
  };
}
export type ChosenBirth = ReturnType<typeof useBirthMoon>;
