import type { KundliRequest, RectifyResponse } from "@lagna/contract";
import { api } from "../../../lib/api.ts";
import type { RectificationQuery } from "./rectification.ts";

/** Fetches the ranking of the possible times of a birth. */
export const fetchRanking = (
  { sections: _sections, ...birth }: KundliRequest,
  query: RectificationQuery,
): Promise<RectifyResponse> =>
  api<RectifyResponse>("/api/v1/kundli/rectify", { method: "POST", body: { ...query, birth } });
