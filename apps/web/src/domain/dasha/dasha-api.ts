import type { DashaPeriod, DashaRequest, DashaResponse } from "@lagna/contract";
import { api } from "../../lib/api.ts";

export async function fetchSubPeriods(request: DashaRequest, signal?: AbortSignal): Promise<DashaPeriod[]> {
  const options = signal ? { signal } : {};
  return (await api<DashaResponse>("/api/v1/kundli/dasha", { method: "POST", body: request, ...options })).periods;
}
