import type { KundliRequest, KundliResponse } from "@lagna/contract";
import { api } from "../../lib/api.ts";

export const generateKundli = (request: KundliRequest): Promise<KundliResponse> =>
  api<KundliResponse>("/api/v1/kundli", { method: "POST", body: request });
