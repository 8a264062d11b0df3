import { useEffect, useEffectEvent, useState } from "react";
import { useSearchParams } from "react-router";
import { ACCOUNT_STATUSES, ADMIN_USER_SORTS } from "@lagna/contract";
import type { PeopleQuery } from "./people-api.ts";

const SEARCH_DEBOUNCE_MS = 250;

/** The query is stored in the address, so that it survives a reload, a sign-in in between, and back navigation. */
export function usePeopleQuery() {
  const [params, setParams] = useSearchParams();
  const query = readQuery(params);
  const [typed, setTyped] = useState(query.q);
  const change = (changes: Partial<PeopleQuery>) => {
    setParams(
      (before) => {
        const next = { ...readQuery(before), ...changes };
        const changedEntries = Object.entries(next).filter(
          ([key, value]) => value !== INITIAL_QUERY[key as keyof PeopleQuery],
        );
        return Object.fromEntries(changedEntries);
      },
      { replace: true },
    );
  };
  const search = useEffectEvent((q: string) => {
    if (q !== query.q) change({ q });
  });
  useEffect(() => {
    const timer = setTimeout(() => search(typed.trim()), SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return { query, change, typed, setTyped };
}

const INITIAL_QUERY: PeopleQuery = { status: "pending", q: "", sort: "created_at", order: "desc" };

function readQuery(params: URLSearchParams): PeopleQuery {
  const oneOf = <T extends string>(key: string, values: readonly T[], fallback: T): T =>
    values.find((value) => value === params.get(key)) ?? fallback;
  return {
    status: oneOf("status", [...ACCOUNT_STATUSES, "all"], INITIAL_QUERY.status),
    q: params.get("q") ?? "",
    sort: oneOf("sort", ADMIN_USER_SORTS, INITIAL_QUERY.sort),
    order: oneOf("order", ["asc", "desc"], INITIAL_QUERY.order),
  };
}
