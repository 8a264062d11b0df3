import { useCallback, useEffect, useState } from "react";

type BadgeName = "saved" | "restored";

/** A badge that is shown for a moment. */
export function useBadge(): [BadgeName | null, (name: BadgeName, ms: number) => void] {
  const [badge, set] = useState<{ name: BadgeName; ms: number } | null>(null);
  useEffect(() => {
    if (!badge) return;
    const timer = setTimeout(() => set(null), badge.ms);
    return () => clearTimeout(timer);
  }, [badge]);
  return [badge?.name ?? null, useCallback((name, ms) => set({ name, ms }), [])];
}
