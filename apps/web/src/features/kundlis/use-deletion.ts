import { useCallback, useEffect, useState } from "react";
import { queueDeletion, UNDO_MS } from "../../domain/saved-kundlis/outbox.ts";
import type { Row } from "./use-kundlis.ts";

interface Deleted {
  name: string;
  takeBack: () => boolean;
}

/** Deletes at once, to be taken back for ten seconds. */
export function useDeletion(account: string) {
  const [deleted, setDeleted] = useState<Deleted | null>(null);
  useEffect(() => {
    if (!deleted) return;
    const timer = setTimeout(() => setDeleted(null), UNDO_MS);
    return () => clearTimeout(timer);
  }, [deleted]);
  const remove = useCallback(
    ({ id, version, fields: { name } }: Row) =>
      setDeleted({ name, takeBack: queueDeletion(account, { id, version, name }) }),
    [account],
  );
  return {
    deleted,
    remove,
    takeBack: () => {
      deleted?.takeBack();
      setDeleted(null);
    },
    close: () => setDeleted(null),
  };
}
