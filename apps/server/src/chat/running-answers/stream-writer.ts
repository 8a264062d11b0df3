import type { ChatStreamEvent } from "@lagna/contract";
import type { EventReader } from "../../http/event-stream.ts";
import { runDetached } from "../../computing/request-context.ts";
import type { ChatTimeouts } from "../timeouts.ts";
import { toStreamedEvent } from "./remote-stream-reader.ts";
import type { NumberedEvent, RunningAnswer } from "./repository.ts";
import { type ActiveStream, createReader, createActiveStream, wakeReaders } from "./active-stream.ts";
import { type SharedBuffer, createSharedBuffer, type SharedBufferParts } from "./shared-stream-buffer.ts";

const MAX_FINISHED_STREAMS = 1_000;

export type AnswerStreamEvent = ChatStreamEvent | { readonly event: "error"; readonly data: unknown };

export interface StreamParts extends Omit<SharedBufferParts, "timeouts"> {
  readonly timeouts: ChatTimeouts;
}

/** The source of an answer's events, and the controller that aborts it. */
export interface AnswerSource {
  /** Must not throw: failures are events. */
  readonly events: AsyncIterable<AnswerStreamEvent>;
  readonly abortController: AbortController;
}

/** The answers that this server writes, and those it has finished recently. */
export function createStreamWriter(parts: StreamParts) {
  const { graceMs, retentionMs } = parts.timeouts;
  const runs = new Map<string, ActiveStream>();
  /** During shutdown no more events are sent: readers find the connection closed and reconnect to another server. */
  let isClosing = false;

  function forgetLater(run: ActiveStream): void {
    clearTimeout(run.abortTimer);
    run.abortTimer = setTimeout(() => {
      runs.delete(run.answerId);
      void parts.running.end(run.answerId).catch(parts.onError);
    }, retentionMs);
    run.abortTimer.unref();
    for (const [id, { isOver }] of runs) {
      if (runs.size <= MAX_FINISHED_STREAMS) break;
      if (isOver) runs.delete(id);
    }
  }

  async function pump(
    run: ActiveStream,
    source: AsyncIterable<AnswerStreamEvent>,
    buffer: SharedBuffer,
  ): Promise<void> {
    try {
      for await (const { event, data } of source) {
        if (isClosing) break;
        const numbered = { number: run.events.length + 1, event, data };
        // Shared first, so that another server can continue after everything a reader has seen.
        await buffer.append(numbered);
        run.events.push(toStreamedEvent(run.answerId, numbered));
        wakeReaders(run);
      }
      if (!isClosing) await buffer.close();
    } finally {
      run.isOver = true;
      wakeReaders(run);
      if (!isClosing) forgetLater(run);
    }
  }

  async function releaseRun(run: ActiveStream): Promise<void> {
    clearTimeout(run.abortTimer);
    if (run.isOver) return;
    await run.release();
    run.isOver = true;
    wakeReaders(run);
    run.abortController.abort();
  }

  return {
    /** Writes an answer, continuing after earlier events, and returns a reader for it. */
    write: (
      answer: RunningAnswer,
      before: readonly NumberedEvent[],
      { events, abortController }: AnswerSource,
      after: number,
    ): EventReader => {
      const { answerId } = answer;
      const run = createActiveStream(
        answer,
        before.map((event) => toStreamedEvent(answerId, event)),
        abortController,
      );
      runs.set(answerId, run);
      const callbacks = { onLost: () => abortController.abort(), onWanted: () => void (run.isWanted = true) };
      const buffer = createSharedBuffer(parts, answer, callbacks, before.length > 0);
      run.release = buffer.release;
      void runDetached(abortController.signal, () => pump(run, events, buffer));
      return createReader(run, after, graceMs);
    },

    find: (answerId: string): ActiveStream | undefined => runs.get(answerId),

    close: async (): Promise<void> => {
      isClosing = true;
      await Promise.all([...runs.values()].map(releaseRun));
    },
  };
}
