import type { KundliRequest, RectifyResponse } from "@lagna/contract";
import { api } from "../../../lib/api.ts";
import type { RectifyAsked } from "./rectifying.ts";

/** The possible times of a birth, ranked. */
export const fetchRanking = (
  { sections: _sections, ...birth }: KundliRequest,
  asked: RectifyAsked,
): Promise<RectifyResponse> =>
  api<RectifyResponse>("/api/v1/kundli/rectify", { method: "POST", body: { ...asked, birth } });
