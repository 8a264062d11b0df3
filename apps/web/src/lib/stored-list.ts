import { useSyncExternalStore } from "react";
import { readStored, writeStored } from "./storage.ts";

/** A subset of a closed set, in the set's order, remembered in this browser. */
export interface StoredList<T extends string> {
  get: () => readonly T[];
  set: (values: readonly T[]) => void;
  subscribe: (listener: () => void) => () => void;
}

export function createStoredList<T extends string>(key: string, all: readonly T[], first: readonly T[]): StoredList<T> {
  const listeners = new Set<() => void>();
  const stored = readStored(key)?.split(",");
  let current = stored ? all.filter((value) => stored.includes(value)) : first;
  return {
    get: () => current,
    set: (values) => {
      current = all.filter((value) => values.includes(value));
      writeStored(key, current.join(","));
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export function useStoredList<T extends string>(list: StoredList<T>): [readonly T[], (values: readonly T[]) => void] {
  return [useSyncExternalStore(list.subscribe, list.get, list.get), list.set];
}
