import { SAVED_KUNDLI_SORTS } from "@lagna/contract";
import { useCallback, useState } from "react";
import { useSearchParams } from "react-router";
import { INITIAL_LIST_QUERY, type KundlisQuery } from "../../domain/saved-kundlis/list-query.ts";

function readQuery(params: URLSearchParams): KundlisQuery {
  return {
    q: params.get("q") ?? "",
    tag: params.get("tag") ?? "",
    sort: SAVED_KUNDLI_SORTS.find((sort) => sort === params.get("sort")) ?? INITIAL_LIST_QUERY.sort,
    order: params.get("order") === "desc" ? "desc" : "asc",
  };
}

const toParams = (query: KundlisQuery): Record<string, string> =>
  Object.fromEntries(
    Object.entries(query).filter(([key, value]) => value !== INITIAL_LIST_QUERY[key as keyof KundlisQuery]),
  );

/** The query is stored in the address, so that it survives a reload and back navigation. `cleared` counts how often it was reset. */
export function useKundlisQuery() {
  const [params, setParams] = useSearchParams();
  const query = readQuery(params);
  const [cleared, setCleared] = useState(0);
  const change = useCallback(
    (changes: Partial<KundlisQuery>) =>
      setParams((before) => toParams({ ...readQuery(before), ...changes }), { replace: true }),
    [setParams],
  );
  const clear = () => {
    setCleared((times) => times + 1);
    change({ q: "", tag: "" });
  };
  return { query, change, clear, cleared };
}
export type KundlisQueryState = ReturnType<typeof useKundlisQuery>;
