import type { ChatSummary } from "@lagna/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { saveFile } from "../../lib/save-file.ts";
import {
  updateConversation,
  deleteConversation,
  deleteConversations,
  downloadConversation,
  fetchConversations,
} from "./assistant-api.ts";
import { CONVERSATIONS_KEY } from "./use-conversation.ts";

/** How long a deletion can be undone. */
const UNDO_MS = 10_000;

interface PendingDeletion {
  readonly ids: ReadonlySet<string>;
  /** Title of the deleted conversation; null if all are deleted. */
  readonly title: string | null;
}

/**
 * The account's conversations. A deleted one leaves the list at once, and is deleted on the server after ten seconds unless the user undoes
 * it.
 */
export function useConversations(onGone: (ids: ReadonlySet<string>) => void) {
  const queries = useQueryClient();
  const query = useQuery({ queryKey: [CONVERSATIONS_KEY], queryFn: ({ signal }) => fetchConversations(signal) });
  const [going, setGoing] = useState<PendingDeletion | null>(null);
  const [failed, setFailed] = useState<"delete" | "download" | "rename" | "hide" | null>(null);
  const pending = useRef<{ timer: ReturnType<typeof setTimeout>; run: () => void } | null>(null);

  const refresh = useCallback(() => queries.invalidateQueries({ queryKey: [CONVERSATIONS_KEY] }), [queries]);
  const carryOut = useCallback((): void => {
    const deletion = pending.current;
    if (!deletion) return;
    clearTimeout(deletion.timer);
    pending.current = null;
    deletion.run();
  }, []);
  // Leaving the page carries out the deletion at once.
  useEffect(() => carryOut, [carryOut]);

  const scheduleDeletion = (next: PendingDeletion, deleteOnServer: () => Promise<unknown>): void => {
    carryOut();
    setGoing(next);
    onGone(next.ids);
    const run = () =>
      void deleteOnServer()
        .catch(() => setFailed("delete"))
        .then(refresh)
        .finally(() => setGoing((current) => (current === next ? null : current)));
    pending.current = { run, timer: setTimeout(carryOut, UNDO_MS) };
  };
  const all = query.data?.conversations ?? [];
  return {
    query,
    visible: all.filter(({ chat_id: id, hidden }) => !hidden && !going?.ids.has(id)),
    hidden: all.filter(({ chat_id: id, hidden }) => hidden && !going?.ids.has(id)),
    going,
    failed,
    dismiss: () => setFailed(null),
    remove: ({ chat_id: id, title }: ChatSummary) =>
      scheduleDeletion({ ids: new Set([id]), title }, () => deleteConversation(id)),
    clear: () => scheduleDeletion({ ids: new Set(all.map(({ chat_id: id }) => id)), title: null }, deleteConversations),
    undoDeletion: () => {
      if (pending.current) clearTimeout(pending.current.timer);
      pending.current = null;
      setGoing(null);
    },
    rename: (id: string, title: string) =>
      void updateConversation(id, { title })
        .catch(() => setFailed("rename"))
        .then(refresh),
    setHidden: (id: string, hidden: boolean) =>
      updateConversation(id, { hidden })
        .catch(() => setFailed("hide"))
        .then(refresh),
    download: async (id: string) => {
      try {
        saveFile(
          `conversation-${new Date().toISOString().slice(0, 10)}.json`,
          "application/json",
          await downloadConversation(id),
        );
      } catch {
        setFailed("download");
      }
    },
  };
}
export type ConversationsState = ReturnType<typeof useConversations>;
