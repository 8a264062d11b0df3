import type {
  BirthDashaResponse,
  KundliData,
  KundliRequest,
  MatchRequest,
  MatchResponse,
  SectionName,
  UntimedKundliData,
} from "@lagna/contract";
import { fetchTransits } from "../../domain/kundli/fetch-transits.ts";
import { fetchSky } from "../../domain/kundli/fetch-sky.ts";
import { fetchUnder } from "../../domain/kundli/fetch-under.ts";
import type { KundliSource } from "../../domain/kundli/kundli-source.ts";
import { fetchRanking } from "../../domain/uncertain/rectify/fetch-ranking.ts";
import type { Rectifying } from "../../domain/uncertain/rectify/rectifying.ts";
import { api } from "../../lib/api.ts";

/** A kundli; or of a birth whose time nobody knows, what its day tells. */
interface Answer<Data = KundliData | UntimedKundliData> {
  readonly status: string;
  readonly message: string;
  readonly data: Data;
}

export const isUntimed = (data: KundliData | UntimedKundliData): data is UntimedKundliData => "time_unknown" in data;

export const generateKundli = (request: KundliRequest): Promise<Answer> =>
  api<Answer>("/api/v1/kundli", { method: "POST", body: request });

export const matchProgram = (request: MatchRequest): Promise<MatchResponse> =>
  api<MatchResponse>("/api/v1/kundli/match", { method: "POST", body: request });

const sections = async <Data>(request: KundliRequest, names: readonly SectionName[], signal: AbortSignal) =>
  (await api<Answer<Data>>("/api/v1/kundli", { method: "POST", body: { ...request, sections: names }, signal })).data;

/** The day of a birth, asked again for more. */
export const daySource =
  (request: KundliRequest) =>
  (names: readonly SectionName[], signal: AbortSignal): Promise<UntimedKundliData> =>
    sections<UntimedKundliData>(request, names, signal);

/** The same birth, asked again for more. */
export const sourceOf = (request: KundliRequest, rectify: Rectifying): KundliSource => ({
  sections: (names, signal) => sections<KundliData>(request, names, signal),
  dasha: async (asked, signal) =>
    (
      await api<BirthDashaResponse>("/api/v1/kundli/dasha", {
        method: "POST",
        body: { ...asked, birth: request },
        signal,
      })
    ).dasha,
  transits: (asked, signal) => fetchTransits(request, asked, signal),
  under: (settings, signal) => fetchUnder(request, settings, signal),
  sky: fetchSky,
  rectify,
});

/** The possible times of a birth, and what is done with one. */
export const rectifyingOf = (request: KundliRequest, use: Rectifying["use"]): Rectifying => ({
  rank: (asked) => fetchRanking(request, asked),
  use,
});
