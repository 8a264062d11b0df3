import { SAVED_KUNDLI_SORTS } from "@lagna/contract";
import { useCallback, useState } from "react";
import { useSearchParams } from "react-router";
import { INITIAL, type KundlisQuery } from "../../domain/saved-kundlis/first-list.ts";

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

/** What is asked for lives in the address: a reload and the way back keep it. `cleared` counts how often it was emptied. */
export function useKundlisQuery() {
  const [params, setParams] = useSearchParams();
  const query = readQuery(params);
  const [cleared, setCleared] = useState(0);
  const change = useCallback(
    (changes: Partial<KundlisQuery>) =>
      setParams((before) => written({ ...readQuery(before), ...changes }), { replace: true }),
    [setParams],
  );
  const clear = () => {
    setCleared((times) => times + 1);
    change({ q: "", tag: "" });
  };
  return { query, change, clear, cleared };
}
export type KundlisQueryState = ReturnType<typeof useKundlisQuery>;
