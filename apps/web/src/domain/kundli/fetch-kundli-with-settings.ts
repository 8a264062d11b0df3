import type { KundliData, KundliRequest, KundliResponse } from "@lagna/contract";
import type { SettingsRequest } from "@lagna/terms";
import { api } from "../../lib/api.ts";

/** Fetches the kundli of a birth with other settings. */
export const fetchKundliWithSettings = async (
  birth: KundliRequest,
  settings: SettingsRequest,
  signal: AbortSignal,
): Promise<KundliData> =>
  (await api<KundliResponse>("/api/v1/kundli", { method: "POST", body: { ...birth, settings }, signal })).data;
