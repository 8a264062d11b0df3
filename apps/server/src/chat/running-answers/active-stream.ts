import type { EventReader, StreamedEvent } from "../../http/event-stream.ts";

/** An answer that is being written on this server, and its readers. */
export interface ActiveStream {
  readonly chatId: string;
  readonly answerId: string;
  readonly events: StreamedEvent[];
  readonly abortController: AbortController;
  readonly wakeCallbacks: Set<() => void>;
  readers: number;
  isOver: boolean;
  /** A reader on another server has read it since the last local reader left. */
  isWanted: boolean;
  abortTimer: NodeJS.Timeout | undefined;
  release: () => Promise<void>;
}

export const createActiveStream = (
  { chatId, answerId }: Pick<ActiveStream, "chatId" | "answerId">,
  events: StreamedEvent[],
  control: AbortController,
): ActiveStream => ({
  chatId,
  answerId,
  events,
  abortController: control,
  wakeCallbacks: new Set(),
  readers: 0,
  isOver: false,
  isWanted: false,
  abortTimer: undefined,
  release: async () => undefined,
});

/** Wakes all waiting readers after a new event or the end. */
export function wakeReaders({ wakeCallbacks }: ActiveStream): void {
  for (const one of wakeCallbacks) one();
  wakeCallbacks.clear();
}

/** Aborts the writing after a while, unless a reader on another server still wants it. */
function scheduleAbort(run: ActiveStream, graceMs: number): void {
  run.isWanted = false;
  run.abortTimer = setTimeout(
    () => (run.isWanted ? scheduleAbort(run, graceMs) : run.abortController.abort()),
    graceMs,
  );
  run.abortTimer.unref();
}

/** Reads the events after the given number. When the last reader leaves, the writing is aborted after a while. */
export function createReader(run: ActiveStream, after: number, graceMs: number): EventReader {
  let at = after;
  let left = false;
  let wakeUp = (): void => undefined;
  run.readers += 1;
  if (!run.isOver) clearTimeout(run.abortTimer);
  return {
    next: async () => {
      for (;;) {
        const event = run.events[at];
        if (left) return null;
        if (event) {
          at += 1;
          return event;
        }
        if (run.isOver) return null;
        await new Promise<void>((resolve) => {
          wakeUp = resolve;
          run.wakeCallbacks.add(resolve);
        });
      }
    },
    close: () => {
      if (left) return;
      left = true;
      wakeUp();
      run.readers -= 1;
      if (run.readers > 0 || run.isOver) return;
      scheduleAbort(run, graceMs);
    },
  };
}
