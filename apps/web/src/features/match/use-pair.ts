import { useMemo } from "react";
import { useLocation, useNavigate, useParams, useSearchParams } from "react-router";
import { formatPairPath, type Pair, parsePair } from "./pair-address.ts";

interface ShownPair {
  /** Null while none is asked for, or if the address names none. */
  readonly pair: Pair | null;
  /** The address is that of a pair, but cannot be read. */
  readonly isUnreadable: boolean;
  /** Goes to a pair: a step of the browser's history, so that "back" leads to the one before. */
  readonly show: (pair: Pair) => void;
}

/**
 * The pair of the address. One with a typed birth is kept in the entry of the browser's history instead, which a reload
 * keeps too and no one else can read.
 */
export function usePair(): ShownPair {
  const { girl, boy } = useParams();
  const location = useLocation();
  const navigate = useNavigate();
  const hidden = (location.state as { readonly pair?: Pair } | null)?.pair ?? null;
  const isAddressed = girl !== undefined && boy !== undefined;
  const pair = useMemo(() => (isAddressed ? parsePair(girl, boy) : hidden), [isAddressed, girl, boy, hidden]);
  const show = (next: Pair): void => {
    const path = formatPairPath(next);
    void navigate(path ?? "/match", {
      preventScrollReset: true,
      replace: path === location.pathname,
      ...(path === null && { state: { pair: next } }),
    });
  };
  return { pair, isUnreadable: isAddressed && pair === null, show };
}

/** The path of an address of earlier versions, /match?girl=…&boy=…; null for every other one. */
export function useEarlierAddress(): string | null {
  const [params] = useSearchParams();
  const [girl, boy] = [params.get("girl"), params.get("boy")];
  const pair = girl !== null && boy !== null ? parsePair(girl, boy) : null;
  return pair && formatPairPath(pair);
}
