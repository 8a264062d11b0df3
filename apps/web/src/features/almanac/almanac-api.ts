import type {
  AlmanacEclipseData,
  EclipseData,
  FestivalProofData,
  FestivalsResponse,
  MuhurtaData,
  PakshiDayData,
  PanchangDay,
  PanchangMonth,
} from "@lagna/contract";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { api, ApiError } from "../../lib/api.ts";
import { useLanguage } from "../../lib/i18n/use-language.ts";
import type { AlmanacQuery } from "./use-almanac-address.ts";

export type Span = { readonly start: string; readonly end: string };
export type { AlmanacEclipseData, EclipseData, FestivalProofData, MuhurtaData, PanchangDay, PanchangMonth };

interface Answer<Data> {
  readonly data: Data;
}

interface Options {
  readonly enabled?: boolean;
  readonly meta?: Record<string, unknown>;
}

/** An answer of the almanac in the reader's language; the one before stays until the next has come. */
function useAlmanac<Data>(path: string, query: AlmanacQuery, options: Options = {}) {
  const language = useLanguage();
  const search = new URLSearchParams({ ...query, language }).toString();
  return useQuery({
    queryKey: ["almanac", path, search],
    queryFn: async ({ signal }) =>
      (await api<Answer<Data>>(`/api/v1${path}?${search}`, { anonymous: true, signal })).data,
    // Until the place of a signed-in person is known, there is nothing to ask.
    enabled: options.enabled !== false && ("place_id" in query || "latitude" in query),
    ...(options.meta && { meta: options.meta }),
    placeholderData: keepPreviousData,
    // What was refused is refused again.
    retry: (failures, error) => failures < 1 && !(error instanceof ApiError && error.status < 500),
  });
}

export const usePanchangDay = (query: AlmanacQuery) => useAlmanac<PanchangDay>("/panchang", query);

/** The day of a date whose night still runs, with the page of the next; undefined if it does not. */
export function useNightOf(date: string | null, query: AlmanacQuery): PanchangDay | undefined {
  const options = { enabled: date !== null, meta: { isNeededAtOnce: true } };
  const { data } = useAlmanac<PanchangDay>("/panchang", { ...query, ...(date !== null && { date }) }, options);
  // While it loads, the answer of another day may still be there.
  return data?.date === date ? data : undefined;
}

export const usePakshiDay = (query: AlmanacQuery, enabled: boolean) =>
  useAlmanac<PakshiDayData>("/panchang/pakshi", query, { enabled });

export const usePanchangMonth = (query: AlmanacQuery) => useAlmanac<PanchangMonth>("/panchang/month", query);
export const useFestivals = (query: AlmanacQuery) => useAlmanac<FestivalsResponse["data"]>("/festivals", query);
export const useEclipse = (query: AlmanacQuery) => useAlmanac<EclipseData>("/eclipses", query);
export const useFestivalProof = (id: string, year: string, query: AlmanacQuery) =>
  useAlmanac<FestivalProofData>(`/festivals/${encodeURIComponent(id)}/${encodeURIComponent(year)}`, query);

/** With the account, if the reader is signed in: its searches may be longer. */
export const searchMuhurtas = async (body: object, signal: AbortSignal): Promise<MuhurtaData> =>
  (await api<Answer<MuhurtaData>>("/api/v1/muhurta", { method: "POST", body, signal })).data;
