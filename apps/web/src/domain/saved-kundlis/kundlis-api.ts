import type { KundliFields } from "@lagna/birth-tables";
import type {
  BirthDashaResponse,
  KundliData,
  KundliRequest,
  KundliResponse,
  SavedKundli,
  SavedKundliResponse,
  SavedKundlisBatchResponse,
  SavedKundlisResponse,
  SectionName,
  UntimedKundliData,
} from "@lagna/contract";
import { parseMonth } from "@lagna/terms";
import { fetchRanking } from "../birth-time-uncertainty/rectify/fetch-ranking.ts";
import type { PickedTime, Rectification } from "../birth-time-uncertainty/rectify/rectification.ts";
import { api } from "../../lib/api.ts";
import { fetchPrefetched } from "../../lib/prefetch.ts";
import { fetchTransits } from "../kundli/fetch-transits.ts";
import { fetchSky } from "../kundli/fetch-sky.ts";
import { fetchKundliWithSettings } from "../kundli/fetch-kundli-with-settings.ts";
import type { KundliSource } from "../kundli/kundli-source.ts";
import { buildKundlisPath } from "./list-query.ts";

const getKundliPath = (id: string): string => `/api/v1/kundlis/${encodeURIComponent(id)}`;

export const fetchKundlis = (query: Readonly<Record<string, string>>, signal: AbortSignal) =>
  fetchPrefetched<SavedKundlisResponse>(buildKundlisPath(query), { signal });

/** Fetches all kundlis, page by page. */
export async function fetchAllKundlis(signal?: AbortSignal): Promise<SavedKundli[]> {
  const all: SavedKundli[] = [];
  for (;;) {
    const last = all.at(-1)?.id;
    const pagePath = buildKundlisPath(last === undefined ? {} : { after: last });
    const page = await api<SavedKundlisResponse>(pagePath, signal && { signal });
    all.push(...page.kundlis);
    if (page.kundlis.length === 0 || all.length >= page.matching) return all;
  }
}

export const fetchKundli = (id: string) => api<SavedKundli>(getKundliPath(id));

/** The chart of a saved kundli; where the time of birth is unknown, what can be computed for its day. */
export const fetchChart = (id: string, signal: AbortSignal) =>
  fetchPrefetched<{ data: KundliData | UntimedKundliData }>(`${getKundliPath(id)}/chart`, { signal });

/** The fields as a kundli request. */
export function toKundliRequest(fields: KundliFields): KundliRequest {
  const { name, gender, year, month, day, hour, minute, second, city, country } = fields;
  const coordinates = { latitude: fields.latitude, longitude: fields.longitude, time_zone: fields.time_zone };
  const { calendar } = fields;
  const chosen = Object.entries({ ...coordinates, calendar, utc_offset: fields.utc_offset, settings: fields.settings });
  const birth = { name, gender, year, month: parseMonth(month) ?? month, day, hour, minute, second, city, country };
  return { ...birth, ...Object.fromEntries(chosen.filter(([, value]) => value !== null)) } as KundliRequest;
}

/** Fetches further sections for the day of a birth whose time is unknown. */
export const createDaySectionsFetcher =
  (id: string) =>
  async (names: readonly SectionName[], signal: AbortSignal): Promise<UntimedKundliData> =>
    (await api<{ data: UntimedKundliData }>(`${getKundliPath(id)}/chart?sections=${names.join()}`, { signal })).data;

/** The source of further data for a saved kundli. */
export const createChartSource = (id: string, rectification: Rectification): KundliSource => ({
  fetchSections: async (names, signal) =>
    (await api<KundliResponse>(`${getKundliPath(id)}/chart?sections=${names.join()}`, { signal })).data,
  fetchDasha: async (request, signal) => {
    const birth = toKundliRequest(await fetchKundli(id));
    const body = { ...request, birth };
    return (await api<BirthDashaResponse>("/api/v1/kundli/dasha", { method: "POST", body, signal })).dasha;
  },
  fetchTransits: async (request, signal) => fetchTransits(toKundliRequest(await fetchKundli(id)), request, signal),
  fetchWithSettings: async (settings, signal) =>
    fetchKundliWithSettings(toKundliRequest(await fetchKundli(id)), settings, signal),
  fetchSky: fetchSky,
  rectification,
});

/**
 * Ranks the possible times of a saved birth. @param use called with a chosen time, and the fields as they were when
 * the times were ranked
 */
export function createChartRectification(
  id: string,
  use: (fields: KundliFields, time: PickedTime) => void,
): Rectification {
  let ranked: KundliFields | null = null;
  return {
    rankTimes: async (query) => {
      const fields = await fetchKundli(id);
      ranked = fields;
      const { uncertainty_minutes: minutes, time_unknown } = fields;
      const timeCertainty = time_unknown ? { time_unknown } : minutes === null ? {} : { uncertainty: { minutes } };
      return fetchRanking({ ...toKundliRequest(fields), ...timeCertainty }, query);
    },
    applyTime: (time) => {
      if (ranked) use(ranked, time);
    },
  };
}

/** A save must end within reasonable time: its entry remains in this browser, and is sent again. */
const SAVE_TIMEOUT_MS = 30_000;

export const createKundli = (id: string, fields: KundliFields) =>
  api<SavedKundliResponse>("/api/v1/kundlis", { method: "POST", body: { id, ...fields }, timeoutMs: SAVE_TIMEOUT_MS });

export const createKundlis = (kundlis: readonly ({ readonly id: string } & KundliFields)[]) =>
  api<SavedKundlisBatchResponse>("/api/v1/kundlis/batch", {
    method: "POST",
    body: { kundlis },
    timeoutMs: SAVE_TIMEOUT_MS,
  });

export const updateKundli = (id: string, version: number, fields: KundliFields) =>
  api<SavedKundliResponse>(getKundliPath(id), {
    method: "PUT",
    body: { version, ...fields },
    timeoutMs: SAVE_TIMEOUT_MS,
  });

export const deleteKundli = (id: string, version: number | null) =>
  api<unknown>(`${getKundliPath(id)}${version === null ? "" : `?version=${version}`}`, {
    method: "DELETE",
    timeoutMs: SAVE_TIMEOUT_MS,
  });
