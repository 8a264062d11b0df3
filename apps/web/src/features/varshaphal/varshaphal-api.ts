import type { KundliData, SavedKundli, UntimedKundliData, VarshaphalData, VarshaphalResponse } from "@lagna/contract";
import { parseMonth } from "@lagna/terms";
import { fetchChart } from "../../domain/saved-kundlis/kundlis-api.ts";
import { api } from "../../lib/api.ts";

export type Year = VarshaphalData;

export const LAST_YEAR_OF_LIFE = 110;

export const fetchVarshaphal = (id: string, year: number, signal: AbortSignal): Promise<VarshaphalResponse> =>
  api<VarshaphalResponse>("/api/v1/varshaphal", { method: "POST", body: { kundli_id: id, year }, signal });

/** The birth chart; null where the time of birth is unknown. */
export async function fetchBirthChart(id: string, signal: AbortSignal): Promise<KundliData | null> {
  const { data }: { data: KundliData | UntimedKundliData } = await fetchChart(id, signal);
  return "time_unknown" in data ? null : data;
}

/** The year of life that is running, by the date of birth: the first until the first birthday. */
export function getRunningYear({ year, month, day }: Pick<SavedKundli, "year" | "month" | "day">, now: Date): number {
  if (year === null) return 1;
  const birthday = [parseMonth(month) ?? 1, day ?? 1] as const;
  const today = [now.getMonth() + 1, now.getDate()] as const;
  const isPast = today[0] > birthday[0] || (today[0] === birthday[0] && today[1] >= birthday[1]);
  const completed = now.getFullYear() - year - (isPast ? 0 : 1);
  return Math.min(Math.max(completed + 1, 1), LAST_YEAR_OF_LIFE);
}
