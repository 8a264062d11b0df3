import { SAVED_KUNDLI_SORTS, type SavedKundliSort } from "@lagna/contract";
import { useEffect, useEffectEvent, useState } from "react";
import { useSearchParams } from "react-router";

const TYPING_MS = 200;

export interface KundlisQuery {
  q: string;
  /** "" for all. */
  tag: string;
  sort: SavedKundliSort;
  order: "asc" | "desc";
}

const INITIAL: KundlisQuery = { q: "", tag: "", sort: "name", order: "asc" };

function readQuery(params: URLSearchParams): KundlisQuery {
  return {
    q: params.get("q") ?? "",
    tag: params.get("tag") ?? "",
    sort: SAVED_KUNDLI_SORTS.find((sort) => sort === params.get("sort")) ?? INITIAL.sort,
    order: params.get("order") === "desc" ? "desc" : "asc",
  };
}

const written = (query: KundlisQuery): Record<string, string> =>
  Object.fromEntries(Object.entries(query).filter(([key, value]) => value !== INITIAL[key as keyof KundlisQuery]));

/** What is asked for lives in the address: a reload and the way back keep it. */
export function useKundlisQuery() {
  const [params, setParams] = useSearchParams();
  const query = readQuery(params);
  const [typed, setTyped] = useState(query.q);
  const change = (changes: Partial<KundlisQuery>) =>
    setParams((before) => written({ ...readQuery(before), ...changes }), { replace: true });
  const search = useEffectEvent((q: string) => {
    if (q !== query.q) change({ q });
  });
  useEffect(() => {
    const timer = setTimeout(() => search(typed.trim()), TYPING_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return { query, change, typed, setTyped };
}
export type KundlisQueryState = ReturnType<typeof useKundlisQuery>;
