import type { KundliRequest, TransitsData } from "@lagna/contract";
import { api } from "../../lib/api.ts";
import type { FetchTransits } from "./kundli-source.ts";

/** Fetches the transits over a birth, given as the request that produced its kundli. */
export const fetchTransits = async (
  birth: KundliRequest,
  request: Parameters<FetchTransits>[0],
  signal: AbortSignal,
): Promise<TransitsData> =>
  (await api<{ data: TransitsData }>("/api/v1/transits", { method: "POST", body: { ...request, birth }, signal })).data;
