import type { MatchRequest, MatchResponse } from "@lagna/contract";
import { api } from "../../lib/api.ts";

/** One set of settings that gives the figures of another program. */
export type Candidate = MatchResponse["candidates"][number];

export const matchProgram = (request: MatchRequest, signal?: AbortSignal): Promise<MatchResponse> =>
  api<MatchResponse>("/api/v1/kundli/match", { method: "POST", body: request, ...(signal && { signal }) });
