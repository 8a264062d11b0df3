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
import { readMonth } from "@lagna/terms";
import { fetchRanking } from "../uncertain/rectify/fetch-ranking.ts";
import type { PickedTime, Rectifying } from "../uncertain/rectify/rectifying.ts";
import { api } from "../../lib/api.ts";
import { apiAskedAhead } from "../../lib/ask-ahead.ts";
import { fetchTransits } from "../kundli/fetch-transits.ts";
import { fetchSky } from "../kundli/fetch-sky.ts";
import { fetchUnder } from "../kundli/fetch-under.ts";
import type { KundliSource } from "../kundli/kundli-source.ts";
import { kundlisPath } from "./first-list.ts";
import type { KundliFields } from "./kundli-fields.ts";

const at = (id: string): string => `/api/v1/kundlis/${encodeURIComponent(id)}`;

export const fetchKundlis = (query: Readonly<Record<string, string>>, signal: AbortSignal) =>
  apiAskedAhead<SavedKundlisResponse>(kundlisPath(query), { signal });

/** All there are, page by page. */
export async function fetchAllKundlis(signal?: AbortSignal): Promise<SavedKundli[]> {
  const all: SavedKundli[] = [];
  for (;;) {
    const last = all.at(-1)?.id;
    const asked = kundlisPath(last === undefined ? {} : { after: last });
    const page = await api<SavedKundlisResponse>(asked, signal && { signal });
    all.push(...page.kundlis);
    if (page.kundlis.length === 0 || all.length >= page.matching) return all;
  }
}

export const fetchKundli = (id: string) => api<SavedKundli>(at(id));

/** Of a birth whose time is unknown, what its day tells. */
export const fetchChart = (id: string, signal: AbortSignal) =>
  api<{ data: KundliData | UntimedKundliData }>(`${at(id)}/chart`, { signal });

/** The birth as a kundli is asked for. */
function requestOf(fields: KundliFields): KundliRequest {
  const { name, gender, year, month, day, hour, minute, second, city, country } = fields;
  const given = { latitude: fields.latitude, longitude: fields.longitude, time_zone: fields.time_zone };
  const chosen = Object.entries({ ...given, utc_offset: fields.utc_offset, settings: fields.settings });
  const birth = { name, gender, year, month: readMonth(month) ?? month, day, hour, minute, second, city, country };
  return { ...birth, ...Object.fromEntries(chosen.filter(([, value]) => value !== null)) } as KundliRequest;
}

/** The day of a birth whose time is unknown, asked for more. */
export const chartDaySource =
  (id: string) =>
  async (names: readonly SectionName[], signal: AbortSignal): Promise<UntimedKundliData> =>
    (await api<{ data: UntimedKundliData }>(`${at(id)}/chart?sections=${names.join()}`, { signal })).data;

/** The same kundli, asked for more. */
export const chartSource = (id: string, rectify: Rectifying): KundliSource => ({
  sections: async (names, signal) =>
    (await api<KundliResponse>(`${at(id)}/chart?sections=${names.join()}`, { signal })).data,
  dasha: async (asked, signal) => {
    const birth = requestOf(await fetchKundli(id));
    const body = { ...asked, birth };
    return (await api<BirthDashaResponse>("/api/v1/kundli/dasha", { method: "POST", body, signal })).dasha;
  },
  transits: async (asked, signal) => fetchTransits(requestOf(await fetchKundli(id)), asked, signal),
  under: async (settings, signal) => fetchUnder(requestOf(await fetchKundli(id)), settings, signal),
  sky: fetchSky,
  rectify,
});

/** The possible times of its birth, ranked. @param use what is done with one, for the kundli as it was when they were */
export function chartRectifying(id: string, use: (fields: KundliFields, time: PickedTime) => void): Rectifying {
  let ranked: KundliFields | null = null;
  return {
    rank: async (asked) => {
      const fields = await fetchKundli(id);
      ranked = fields;
      const { uncertainty_minutes: minutes, time_unknown } = fields;
      const known = time_unknown ? { time_unknown } : minutes === null ? {} : { uncertainty: { minutes } };
      return fetchRanking({ ...requestOf(fields), ...known }, asked);
    },
    use: (time) => {
      if (ranked) use(ranked, time);
    },
  };
}

/** A save must end in good time: what it is about stands in this browser, and is sent again. */
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
  api<SavedKundliResponse>(at(id), { method: "PUT", body: { version, ...fields }, timeoutMs: SAVE_TIMEOUT_MS });

export const deleteKundli = (id: string, version: number | null) =>
  api<unknown>(`${at(id)}${version === null ? "" : `?version=${version}`}`, {
    method: "DELETE",
    timeoutMs: SAVE_TIMEOUT_MS,
  });
