import { useCallback, useEffect, useState } from "react";
import { queueDeletion, UNDO_MS } from "../../domain/saved-kundlis/outbox.ts";
import type { KundliRow } from "./use-kundlis.ts";

interface Deleted {
  name: string;
  undo: () => boolean;
}

/** Removes a kundli from the list at once; the user can undo it for ten seconds. */
export function useDeletion(account: string) {
  const [deleted, setDeleted] = useState<Deleted | null>(null);
  useEffect(() => {
    if (!deleted) return;
    const timer = setTimeout(() => setDeleted(null), UNDO_MS);
    return () => clearTimeout(timer);
  }, [deleted]);
  const remove = useCallback(
    ({ id, version, fields: { name } }: KundliRow) =>
      setDeleted({ name, undo: queueDeletion(account, { id, version, name }) }),
    [account],
  );
  return {
    deleted,
    remove,
    takeBack: () => {
      deleted?.undo();
      setDeleted(null);
    },
    close: () => setDeleted(null),
  };
}
