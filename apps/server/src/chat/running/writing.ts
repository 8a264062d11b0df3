import type { ChatStreamEvent } from "@lagna/contract";
import type { EventReader } from "../../http/event-stream.ts";
import { runApart } from "../../computing/request-context.ts";
import type { ChatPatience } from "../patience.ts";
import { streamedEvent } from "./far-reader.ts";
import type { NumberedEvent, RunningAnswer } from "./repository.ts";
import { type Run, readerOf, runOf, wake } from "./run.ts";
import { type Shelf, shelfFor, type ShelfParts } from "./shelf.ts";

const MOST_KEPT = 1_000;

export type ToldEvent = ChatStreamEvent | { readonly event: "error"; readonly data: unknown };

export interface StreamParts extends Omit<ShelfParts, "patience"> {
  readonly patience: ChatPatience;
}

/** What goes on with an answer, and what ends it. */
export interface Telling {
  /** Must not throw: what fails is told as an event. */
  readonly told: AsyncIterable<ToldEvent>;
  readonly control: AbortController;
}

/** The answers that this server writes, and those it has just written. */
export function writing(parts: StreamParts) {
  const { graceMs, keptMs } = parts.patience;
  const runs = new Map<string, Run>();
  /** A server that ends says no more: whoever reads here finds the connection closed, and goes on with another server. */
  let isClosing = false;

  function forgetLater(run: Run): void {
    clearTimeout(run.timer);
    run.timer = setTimeout(() => {
      runs.delete(run.answerId);
      void parts.running.end(run.answerId).catch(parts.onFault);
    }, keptMs);
    run.timer.unref();
    for (const [id, { over }] of runs) {
      if (runs.size <= MOST_KEPT) break;
      if (over) runs.delete(id);
    }
  }

  async function pump(run: Run, told: AsyncIterable<ToldEvent>, shelf: Shelf): Promise<void> {
    try {
      for await (const { event, data } of told) {
        if (isClosing) break;
        const made = { number: run.events.length + 1, event, data };
        // What a reader has seen another server must be able to go on from.
        await shelf.put(made);
        run.events.push(streamedEvent(run.answerId, made));
        wake(run);
      }
      if (!isClosing) await shelf.close();
    } finally {
      run.over = true;
      wake(run);
      if (!isClosing) forgetLater(run);
    }
  }

  async function left(run: Run): Promise<void> {
    clearTimeout(run.timer);
    if (run.over) return;
    await run.leave();
    run.over = true;
    wake(run);
    run.control.abort();
  }

  return {
    /** Writes an answer on behind what was told of it before, and reads along. */
    write: (
      answer: RunningAnswer,
      before: readonly NumberedEvent[],
      { told, control }: Telling,
      after: number,
    ): EventReader => {
      const { answerId } = answer;
      const run = runOf(
        answer,
        before.map((event) => streamedEvent(answerId, event)),
        control,
      );
      runs.set(answerId, run);
      const watched = { onLost: () => control.abort(), onWanted: () => void (run.isWanted = true) };
      const shelf = shelfFor(parts, answer, watched, before.length > 0);
      run.leave = shelf.leave;
      void runApart(control.signal, () => pump(run, told, shelf));
      return readerOf(run, after, graceMs);
    },

    find: (answerId: string): Run | undefined => runs.get(answerId),

    close: async (): Promise<void> => {
      isClosing = true;
      await Promise.all([...runs.values()].map(left));
    },
  };
}
