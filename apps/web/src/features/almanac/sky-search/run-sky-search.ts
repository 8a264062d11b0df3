import type { SkyGatheringsResponse, SkySearchResponse } from "@lagna/contract";
import { api } from "../../../lib/api.ts";
import type { SkySearch } from "./sky-search-address.ts";

/** Years of one request: its answer comes within a second, also for the Moon. */
const PART_YEARS = 10;
/** More rows than this are not read by anyone at once. */
export const MAX_ROWS = 1000;

/** A result: a stay with two ends, or an instant with equal ones. */
export interface SkyRow {
  readonly start: string;
  readonly end: string;
  /** Of grahas that are together: when they are closest, and how many degrees apart. */
  readonly closest: string | null;
  readonly spread: number | null;
  /** Sidereal, of the first graha. */
  readonly longitude: number;
  readonly direction: "forward" | "backward" | null;
}

export interface SkyProgress {
  readonly rows: readonly SkyRow[];
  /** Years. */
  readonly done: number;
  readonly total: number;
  /** The year from which a search goes on that has too many rows; else null. */
  readonly nextYear: number | null;
}

interface Page {
  readonly rows: readonly SkyRow[];
  readonly nextFrom: string | null;
}

/** Years before 0 have six digits and a sign. */
const formatYear = (year: number): string =>
  year < 0 ? `-${String(-year).padStart(6, "0")}` : String(year).padStart(4, "0");
const toInstant = (year: number): string => `${formatYear(year)}-01-01T00:00:00Z`;

async function fetchPage(
  { sought, settings }: Pick<SkySearch, "sought" | "settings">,
  from: string,
  until: string,
  signal: AbortSignal,
): Promise<Page> {
  if (sought.kind === "together") {
    const body = { grahas: sought.grahas, ...(sought.orb !== null && { orb: sought.orb }), from, until, settings };
    const { data } = await api<SkyGatheringsResponse>("/api/v1/sky/gatherings", { method: "POST", body, signal });
    return { rows: data.gatherings.map((row) => ({ ...row, direction: null })), nextFrom: data.next_from };
  }
  const { kind: _kind, ...place } = sought.place;
  const { varga, ...rest } = { varga: null, ...place };
  const body = { graha: sought.graha, ...rest, ...(varga !== null && { varga }), from, until, settings };
  const { data } = await api<SkySearchResponse>("/api/v1/sky/search", { method: "POST", body, signal });
  return { rows: data.events.map((row) => ({ ...row, closest: null, spread: null })), nextFrom: data.next_from };
}

/** Joins a stay that was cut where one request ends and the next begins. */
export function joinRows(rows: readonly SkyRow[], next: readonly SkyRow[], boundary: string): SkyRow[] {
  const [last, first] = [rows.at(-1), next[0]];
  if (!last || !first || last.end !== boundary || first.start !== boundary || last.start === last.end)
    return [...rows, ...next];
  const closer = (last.spread ?? 0) <= (first.spread ?? 0) ? last : first;
  return [
    ...rows.slice(0, -1),
    { ...closer, start: last.start, end: first.end, direction: last.direction },
    ...next.slice(1),
  ];
}

/** Searches years in parts, and tells what is found after each. @throws ApiError as `api`; an abort ends it */
export async function runSkySearch(
  { sought, settings, from, until }: SkySearch,
  signal: AbortSignal,
  onProgress: (progress: SkyProgress) => void,
): Promise<SkyProgress> {
  const total = until - from + 1;
  let rows: readonly SkyRow[] = [];
  let year = from;
  while (year <= until && rows.length < MAX_ROWS) {
    const end = Math.min(year + PART_YEARS, until + 1);
    const boundary = toInstant(year);
    for (let next: string | null = boundary; next !== null;) {
      const page: Page = await fetchPage({ sought, settings }, next, toInstant(end), signal);
      rows = joinRows(rows, page.rows, boundary);
      next = page.nextFrom;
    }
    year = end;
    if (year <= until) onProgress({ rows, done: year - from, total, nextYear: null });
  }
  return { rows, done: year - from, total, nextYear: year <= until ? year : null };
}
