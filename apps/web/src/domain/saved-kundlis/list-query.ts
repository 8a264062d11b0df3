import type { SavedKundliSort } from "@lagna/contract";

/** Search, filter and sort order of a list of kundlis. */
export interface KundlisQuery {
  q: string;
  /** "" for all. */
  tag: string;
  sort: SavedKundliSort;
  order: "asc" | "desc";
}

/** Initial state of the list. */
export const INITIAL_LIST_QUERY: KundlisQuery = { q: "", tag: "", sort: "name", order: "asc" };

/** Page size: the first screen does not wait for thousands of kundlis, while further pages reach all of them. */
export const PAGE_SIZE = 200;

export const buildKundlisPath = (params: Readonly<Record<string, string>>): string =>
  `/api/v1/kundlis?${new URLSearchParams(params)}`;

/** @param after the id of the last one of the page before; "" for the first page */
export const buildPageParams = (
  { q, tag, sort, order }: KundlisQuery,
  after: string,
): Readonly<Record<string, string>> => ({
  q,
  sort,
  order,
  limit: String(PAGE_SIZE),
  ...(tag !== "" && { tag }),
  ...(after !== "" && { after }),
});

/** Path of the list's first request. */
export const FIRST_LIST_PATH = buildKundlisPath(buildPageParams(INITIAL_LIST_QUERY, ""));

const MAX_ON_DASHBOARD = "6";

/** The lists of the dashboard: changed last, with the next change of dasha, and the account's own chart. */
export const DASHBOARD_LISTS = {
  recent: { sort: "updated_at", order: "desc", limit: MAX_ON_DASHBOARD },
  changing: { sort: "running", order: "asc", limit: MAX_ON_DASHBOARD },
  own: { self: "true", limit: "1" },
} as const;
