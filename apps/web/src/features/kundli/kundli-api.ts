import type { BirthDashaResponse, KundliData, KundliRequest, SectionName, UntimedKundliData } from "@lagna/contract";
import { fetchTransits } from "../../domain/kundli/fetch-transits.ts";
import { fetchSky } from "../../domain/kundli/fetch-sky.ts";
import { fetchKundliWithSettings } from "../../domain/kundli/fetch-kundli-with-settings.ts";
import type { KundliSource } from "../../domain/kundli/kundli-source.ts";
import { fetchRanking } from "../../domain/birth-time-uncertainty/rectify/fetch-ranking.ts";
import type { Rectification } from "../../domain/birth-time-uncertainty/rectify/rectification.ts";
import { api } from "../../lib/api.ts";

/** A kundli; or, for a birth with unknown time, what is certain for its day. */
interface KundliAnswer<Data = KundliData | UntimedKundliData> {
  readonly status: string;
  readonly message: string;
  readonly data: Data;
}

export const isUntimed = (data: KundliData | UntimedKundliData): data is UntimedKundliData => "time_unknown" in data;

export const generateKundli = (request: KundliRequest): Promise<KundliAnswer> =>
  api<KundliAnswer>("/api/v1/kundli", { method: "POST", body: request });

const fetchSections = async <Data>(request: KundliRequest, names: readonly SectionName[], signal: AbortSignal) =>
  (await api<KundliAnswer<Data>>("/api/v1/kundli", { method: "POST", body: { ...request, sections: names }, signal }))
    .data;

/** Fetches more sections for a birth with unknown time. */
export const createDaySource =
  (request: KundliRequest) =>
  (names: readonly SectionName[], signal: AbortSignal): Promise<UntimedKundliData> =>
    fetchSections<UntimedKundliData>(request, names, signal);

/** Fetches more sections for the same birth. */
export const createKundliSource = (request: KundliRequest, rectification: Rectification): KundliSource => ({
  fetchSections: (names, signal) => fetchSections<KundliData>(request, names, signal),
  fetchDasha: async (query, signal) =>
    (
      await api<BirthDashaResponse>("/api/v1/kundli/dasha", {
        method: "POST",
        body: { ...query, birth: request },
        signal,
      })
    ).dasha,
  fetchTransits: (query, signal) => fetchTransits(request, query, signal),
  fetchWithSettings: (settings, signal) => fetchKundliWithSettings(request, settings, signal),
  fetchSky: fetchSky,
  rectification,
});

/** Ranks the possible times of a birth, and applies a chosen one. */
export const createRectifying = (request: KundliRequest, applyTime: Rectification["applyTime"]): Rectification => ({
  rankTimes: (events) => fetchRanking(request, events),
  applyTime,
});
