import type { EventReader, StreamedEvent } from "../../http/event-stream.ts";

/** An answer that is being written on this server, and who reads it. */
export interface Run {
  readonly chatId: string;
  readonly answerId: string;
  readonly events: StreamedEvent[];
  readonly control: AbortController;
  readonly wakes: Set<() => void>;
  readers: number;
  over: boolean;
  /** Somebody has read it on another server since its last reader here left. */
  isWanted: boolean;
  timer: NodeJS.Timeout | undefined;
  leave: () => Promise<void>;
}

export const runOf = (
  { chatId, answerId }: Pick<Run, "chatId" | "answerId">,
  events: StreamedEvent[],
  control: AbortController,
): Run => ({
  chatId,
  answerId,
  events,
  control,
  wakes: new Set(),
  readers: 0,
  over: false,
  isWanted: false,
  timer: undefined,
  leave: async () => undefined,
});

/** Something was said, or it is over: whoever waits looks. */
export function wake({ wakes }: Run): void {
  for (const one of wakes) one();
  wakes.clear();
}

/** Ends the writing unless somebody on another server still wants it. */
function giveUpLater(run: Run, graceMs: number): void {
  run.isWanted = false;
  run.timer = setTimeout(() => (run.isWanted ? giveUpLater(run, graceMs) : run.control.abort()), graceMs);
  run.timer.unref();
}

/** From the event behind the one with a number on. The last reader who leaves ends the writing, after a while. */
export function readerOf(run: Run, after: number, graceMs: number): EventReader {
  let at = after;
  let left = false;
  let wakeUp = (): void => undefined;
  run.readers += 1;
  if (!run.over) clearTimeout(run.timer);
  return {
    next: async () => {
      for (;;) {
        const event = run.events[at];
        if (left) return null;
        if (event) {
          at += 1;
          return event;
        }
        if (run.over) return null;
        await new Promise<void>((resolve) => {
          wakeUp = resolve;
          run.wakes.add(resolve);
        });
      }
    },
    leave: () => {
      if (left) return;
      left = true;
      wakeUp();
      run.readers -= 1;
      if (run.readers > 0 || run.over) return;
      giveUpLater(run, graceMs);
    },
  };
}
