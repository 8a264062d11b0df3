import type { BirthDashaResponse, KundliRequest, KundliResponse, MatchRequest, MatchResponse } from "@lagna/contract";
import { fetchSky } from "../../domain/kundli/fetch-sky.ts";
import type { KundliSource } from "../../domain/kundli/kundli-source.ts";
import { api } from "../../lib/api.ts";

export const generateKundli = (request: KundliRequest): Promise<KundliResponse> =>
  api<KundliResponse>("/api/v1/kundli", { method: "POST", body: request });

export const matchProgram = (request: MatchRequest): Promise<MatchResponse> =>
  api<MatchResponse>("/api/v1/kundli/match", { method: "POST", body: request });

/** The same birth, asked again for more. */
export const sourceOf = (request: KundliRequest): KundliSource => ({
  sections: async (names, signal) =>
    (await api<KundliResponse>("/api/v1/kundli", { method: "POST", body: { ...request, sections: names }, signal }))
      .data,
  dasha: async (asked, signal) =>
    (
      await api<BirthDashaResponse>("/api/v1/kundli/dasha", {
        method: "POST",
        body: { ...asked, birth: request },
        signal,
      })
    ).dasha,
  sky: fetchSky,
});
