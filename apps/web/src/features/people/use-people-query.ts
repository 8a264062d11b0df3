import { useEffect, useEffectEvent, useState } from "react";
import { useSearchParams } from "react-router";
import { ACCOUNT_STATUSES, ADMIN_USER_SORTS } from "@lagna/contract";
import type { PeopleQuery } from "./people-api.ts";

const TYPING_MS = 250;

/** What is asked for lives in the address: a reload, a sign-in in between and the way back keep it. */
export function usePeopleQuery() {
  const [params, setParams] = useSearchParams();
  const query = readQuery(params);
  const [typed, setTyped] = useState(query.q);
  const change = (changes: Partial<PeopleQuery>) => {
    setParams(
      (before) => {
        const next = { ...readQuery(before), ...changes };
        const written = Object.entries(next).filter(([key, value]) => value !== INITIAL[key as keyof PeopleQuery]);
        return Object.fromEntries(written);
      },
      { replace: true },
    );
  };
  const search = useEffectEvent((q: string) => {
    if (q !== query.q) change({ q });
  });
  useEffect(() => {
    const timer = setTimeout(() => search(typed.trim()), TYPING_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return { query, change, typed, setTyped };
}

const INITIAL: PeopleQuery = { status: "pending", q: "", sort: "created_at", order: "desc" };

function readQuery(params: URLSearchParams): PeopleQuery {
  const oneOf = <T extends string>(key: string, values: readonly T[], fallback: T): T =>
    values.find((value) => value === params.get(key)) ?? fallback;
  return {
    status: oneOf("status", [...ACCOUNT_STATUSES, "all"], INITIAL.status),
    q: params.get("q") ?? "",
    sort: oneOf("sort", ADMIN_USER_SORTS, INITIAL.sort),
    order: oneOf("order", ["asc", "desc"], INITIAL.order),
  };
}
