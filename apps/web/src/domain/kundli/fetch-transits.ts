import type { KundliRequest, TransitsData } from "@lagna/contract";
import { api } from "../../lib/api.ts";
import type { TransitsOfBirth } from "./kundli-source.ts";

/** Over a birth as a kundli of it is asked for. */
export const fetchTransits = async (
  birth: KundliRequest,
  asked: Parameters<TransitsOfBirth>[0],
  signal: AbortSignal,
): Promise<TransitsData> =>
  (await api<{ data: TransitsData }>("/api/v1/transits", { method: "POST", body: { ...asked, birth }, signal })).data;
