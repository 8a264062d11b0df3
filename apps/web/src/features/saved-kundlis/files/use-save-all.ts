import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { KUNDLIS_KEY } from "../use-kundlis.ts";
import { type NewKundli, saveAll, type SaveResult } from "./save-all.ts";

export type SaveAllState =
  | { readonly phase: "idle" }
  | {
      readonly phase: "running" | "stopped" | "done";
      readonly all: readonly NewKundli[];
      readonly results: readonly SaveResult[];
    }
  | {
      readonly phase: "failed";
      readonly all: readonly NewKundli[];
      readonly results: readonly SaveResult[];
      readonly error: unknown;
    };

/** Saves many kundlis, reports progress, and continues where it was stopped or failed. */
export function useSaveAll() {
  const queries = useQueryClient();
  const [state, setState] = useState<SaveAllState>({ phase: "idle" });
  const stop = useRef<AbortController>(null);
  useEffect(() => () => stop.current?.abort(), []);

  const run = async (all: readonly NewKundli[], before: readonly SaveResult[]) => {
    const control = new AbortController();
    stop.current = control;
    let results = before;
    setState({ phase: "running", all, results });
    try {
      await saveAll(
        all,
        before,
        (now) => {
          results = now;
          setState({ phase: "running", all, results });
        },
        control.signal,
      );
      setState({ phase: results.length < all.length ? "stopped" : "done", all, results });
    } catch (error) {
      setState({ phase: "failed", all, results, error });
    }
    await queries.invalidateQueries({ queryKey: [KUNDLIS_KEY] });
  };
  return {
    state,
    start: (all: readonly NewKundli[]) => void run(all, []),
    resume: () => state.phase !== "idle" && void run(state.all, state.results),
    stop: () => stop.current?.abort(),
    reset: () => setState({ phase: "idle" }),
  };
}
