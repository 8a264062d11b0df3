import { setTimeout as later } from "node:timers/promises";
import type { ChatStreamEvent } from "@lagna/contract";
import type { ChatPatience } from "./patience.ts";
import type { EventReader, StreamedEvent } from "../http/event-stream.ts";

const MOST_KEPT = 1_000;

interface Run {
  readonly chatId: string;
  readonly answerId: string;
  readonly events: StreamedEvent[];
  readonly control: AbortController;
  readonly wakes: Set<() => void>;
  readers: number;
  over: boolean;
  timer: NodeJS.Timeout | undefined;
}

export type ToldEvent = ChatStreamEvent | { readonly event: "error"; readonly data: unknown };

/** `answerId.number`; null for anything else. */
export function readEventId(id: string | undefined): { readonly answerId: string; readonly number: number } | null {
  const read = /^([\w-]{8,64})\.(\d{1,4})$/.exec(id ?? "");
  return read ? { answerId: read[1] as string, number: Number(read[2]) } : null;
}

const eventId = (answerId: string, number: number): string => `${answerId}.${number}`;

/** The rest of an answer that was kept, its events as they were when it was written. */
export function replay(answerId: string, told: readonly ChatStreamEvent[], after: number): EventReader {
  let at = after;
  return {
    next: async () => {
      const event = told[at];
      at += 1;
      return event ? { id: eventId(answerId, at), ...event } : null;
    },
    leave: () => undefined,
  };
}

const ASKED_EVERY_MS = 250;

/**
 * What is not there yet and may come: an answer that another server writes on for a while after its reader has gone, and then keeps.
 * @param find asked again and again until it finds, for so long
 */
export async function awaited<Found>(find: () => Promise<Found | null>, forMs: number): Promise<Found | null> {
  for (let waited = 0; ; waited += ASKED_EVERY_MS) {
    const found = await find();
    if (found !== null || waited >= forMs) return found;
    await later(Math.min(ASKED_EVERY_MS, forMs));
  }
}

/** Answers that are being written, each read by whoever asked, also over another connection than the first. */
export function answerStreams({ graceMs, keptMs }: Pick<ChatPatience, "graceMs" | "keptMs">) {
  const runs = new Map<string, Run>();

  function forgetLater(run: Run): void {
    clearTimeout(run.timer);
    run.timer = setTimeout(() => runs.delete(run.answerId), keptMs);
    run.timer.unref();
    for (const [id, { over }] of runs) {
      if (runs.size <= MOST_KEPT) break;
      if (over) runs.delete(id);
    }
  }

  function wake({ wakes }: Run): void {
    for (const one of wakes) one();
    wakes.clear();
  }

  async function pump(run: Run, told: AsyncIterable<ToldEvent>): Promise<void> {
    try {
      for await (const { event, data } of told) {
        run.events.push({ id: eventId(run.answerId, run.events.length + 1), event, data });
        wake(run);
      }
    } finally {
      run.over = true;
      wake(run);
      forgetLater(run);
    }
  }

  /** From the event behind the one with a number on. The last reader who leaves ends the writing, after a while. */
  function reader(run: Run, after: number): EventReader {
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
        run.timer = setTimeout(() => run.control.abort(), graceMs);
        run.timer.unref();
      },
    };
  }

  return {
    /**
     * Begins to write, and reads along. `told` must not throw: what fails is told as an event.
     * @param control what ends the writing
     */
    begin: (
      { chatId, answerId }: Pick<Run, "chatId" | "answerId">,
      told: AsyncIterable<ToldEvent>,
      control: AbortController,
    ): EventReader => {
      const wakes = new Set<() => void>();
      const run: Run = { chatId, answerId, events: [], control, wakes, readers: 0, over: false, timer: undefined };
      runs.set(answerId, run);
      void pump(run, told);
      return reader(run, 0);
    },

    /** The rest of an answer in a talk; null where this server does not write it. */
    resume: (chatId: string, answerId: string, after: number): EventReader | null => {
      const run = runs.get(answerId);
      return run?.chatId === chatId ? reader(run, after) : null;
    },

    /** Ends whatever is being written: the server closes. */
    close: (): void => {
      for (const { control, timer } of runs.values()) {
        clearTimeout(timer);
        control.abort();
      }
    },
  };
}
export type AnswerStreams = ReturnType<typeof answerStreams>;
