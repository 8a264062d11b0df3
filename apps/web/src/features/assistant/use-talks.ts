import type { ChatSummary } from "@lagna/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { saveFile } from "../../lib/save-file.ts";
import { changeTalk, deleteTalk, deleteTalks, downloadTalk, fetchTalks } from "./assistant-api.ts";
import { TALKS_KEY } from "./use-talk.ts";

/** So long a deletion can be taken back. */
const UNDO_MS = 10_000;

interface Going {
  readonly ids: ReadonlySet<string>;
  /** Of the one; null where all go. */
  readonly title: string | null;
}

/** The list of one's talks. What is deleted leaves the list at once, and the server after ten seconds, unless it is taken back. */
export function useTalks(onGone: (ids: ReadonlySet<string>) => void) {
  const queries = useQueryClient();
  const query = useQuery({ queryKey: [TALKS_KEY], queryFn: ({ signal }) => fetchTalks(signal) });
  const [going, setGoing] = useState<Going | null>(null);
  const [failed, setFailed] = useState<"delete" | "download" | "rename" | null>(null);
  const pending = useRef<{ timer: ReturnType<typeof setTimeout>; run: () => void } | null>(null);

  const refresh = useCallback(() => queries.invalidateQueries({ queryKey: [TALKS_KEY] }), [queries]);
  const carryOut = useCallback((): void => {
    const waiting = pending.current;
    if (!waiting) return;
    clearTimeout(waiting.timer);
    pending.current = null;
    waiting.run();
  }, []);
  // Whoever leaves the page meant it.
  useEffect(() => carryOut, [carryOut]);

  const drop = (next: Going, act: () => Promise<unknown>): void => {
    carryOut();
    setGoing(next);
    onGone(next.ids);
    const run = () =>
      void act()
        .catch(() => setFailed("delete"))
        .then(refresh)
        .finally(() => setGoing((current) => (current === next ? null : current)));
    pending.current = { run, timer: setTimeout(carryOut, UNDO_MS) };
  };
  const all = query.data?.conversations ?? [];
  return {
    query,
    shown: all.filter(({ chat_id: id }) => !going?.ids.has(id)),
    going,
    failed,
    dismiss: () => setFailed(null),
    remove: ({ chat_id: id, title }: ChatSummary) => drop({ ids: new Set([id]), title }, () => deleteTalk(id)),
    clear: () => drop({ ids: new Set(all.map(({ chat_id: id }) => id)), title: null }, deleteTalks),
    takeBack: () => {
      if (pending.current) clearTimeout(pending.current.timer);
      pending.current = null;
      setGoing(null);
    },
    rename: (id: string, title: string) =>
      void changeTalk(id, { title })
        .catch(() => setFailed("rename"))
        .then(refresh),
    download: async (id: string) => {
      try {
        saveFile(
          `conversation-${new Date().toISOString().slice(0, 10)}.json`,
          "application/json",
          await downloadTalk(id),
        );
      } catch {
        setFailed("download");
      }
    },
  };
}
export type TalksWork = ReturnType<typeof useTalks>;
