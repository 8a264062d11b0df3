import type { SavedKundliSort } from "@lagna/contract";

/** What a list of kundlis is asked for. */
export interface KundlisQuery {
  q: string;
  /** "" for all. */
  tag: string;
  sort: SavedKundliSort;
  order: "asc" | "desc";
}

/** As the list opens. */
export const INITIAL: KundlisQuery = { q: "", tag: "", sort: "name", order: "asc" };

/** As many as come at once: a first screen waits for no thousand, and however many there are, all are reached. */
export const PAGE = 200;

export const kundlisPath = (asked: Readonly<Record<string, string>>): string =>
  `/api/v1/kundlis?${new URLSearchParams(asked)}`;

/** @param after the id of the last one of the page before; "" for the first page */
export const pageAsked = ({ q, tag, sort, order }: KundlisQuery, after: string): Readonly<Record<string, string>> => ({
  q,
  sort,
  order,
  limit: String(PAGE),
  ...(tag !== "" && { tag }),
  ...(after !== "" && { after }),
});

/** What the list asks of the server as it opens. */
export const FIRST_LIST = kundlisPath(pageAsked(INITIAL, ""));
