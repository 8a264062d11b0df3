import { useState } from "react";
import type { AdminUser } from "@lagna/contract";

export interface Selection {
  ids: readonly string[];
  has: (id: string) => boolean;
  toggle: (id: string) => void;
  set: (ids: readonly string[]) => void;
}

/** The selected people. Those who have become active meanwhile no longer count. */
export function useSelection(people: readonly AdminUser[]): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const active = new Set(people.filter(({ status }) => status === "active").map(({ id }) => id));
  const ids = [...chosen].filter((id) => !active.has(id));
  return {
    ids,
    has: (id) => chosen.has(id) && !active.has(id),
    toggle: (id) =>
      setChosen((before) => new Set(before.has(id) ? [...before].filter((other) => other !== id) : [...before, id])),
    set: (next) => setChosen(new Set(next)),
  };
}
