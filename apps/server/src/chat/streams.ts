import { setTimeout as later } from "node:timers/promises";
import type { ChatStreamEvent } from "@lagna/contract";
import type { ChatPatience } from "./patience.ts";
import type { EventReader, StreamedEvent } from "../http/event-stream.ts";
import { eventId, farReader, streamedEvent } from "./running/far-reader.ts";
import type { NumberedEvent, RunningAnswer, SeenAnswer } from "./running/repository.ts";
import { type Shelf, shelfFor, type ShelfParts } from "./running/shelf.ts";

const MOST_KEPT = 1_000;

interface Run {
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

export type ToldEvent = ChatStreamEvent | { readonly event: "error"; readonly data: unknown };

/** `answerId.number`; null for anything else. */
export function readEventId(id: string | undefined): { readonly answerId: string; readonly number: number } | null {
  const read = /^([\w-]{8,64})\.(\d{1,4})$/.exec(id ?? "");
  return read ? { answerId: read[1] as string, number: Number(read[2]) } : null;
}

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

export interface StreamParts extends Omit<ShelfParts, "patience"> {
  readonly patience: ChatPatience;
}

/** What goes on with an answer, and what ends it. */
export interface Telling {
  /** Must not throw: what fails is told as an event. */
  readonly told: AsyncIterable<ToldEvent>;
  readonly control: AbortController;
}

/** Answers that are being written, each read by whoever asked, also over another connection than the first, and on another server. */
export function answerStreams(parts: StreamParts) {
  const { graceMs, keptMs } = parts.patience;
  const runs = new Map<string, Run>();
  const farReaders = new Set<EventReader>();
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

  function wake({ wakes }: Run): void {
    for (const one of wakes) one();
    wakes.clear();
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
        giveUpLater(run);
      },
    };
  }

  function giveUpLater(run: Run): void {
    run.isWanted = false;
    run.timer = setTimeout(() => (run.isWanted ? giveUpLater(run) : run.control.abort()), graceMs);
    run.timer.unref();
  }

  /** Writes an answer on behind what was told of it before, and reads along. */
  function write(
    answer: RunningAnswer,
    before: readonly NumberedEvent[],
    { told, control }: Telling,
    after: number,
  ): EventReader {
    const { answerId, chatId } = answer;
    const run: Run = {
      chatId,
      answerId,
      events: before.map((event) => streamedEvent(answerId, event)),
      control,
      wakes: new Set(),
      readers: 0,
      over: false,
      isWanted: false,
      timer: undefined,
      leave: async () => undefined,
    };
    runs.set(answerId, run);
    const watched = { onLost: () => control.abort(), onWanted: () => void (run.isWanted = true) };
    const shelf = shelfFor(parts, answer, watched, before.length > 0);
    run.leave = shelf.leave;
    void pump(run, told, shelf);
    return reader(run, after);
  }

  return {
    /** Begins to write, and reads along. */
    begin: (answer: RunningAnswer, telling: Telling): EventReader => write(answer, [], telling, 0),

    /**
     * The rest of an answer that another server writes; null where none does.
     * @param takeUp goes on where that server has died; null where the answer was kept meanwhile, or nobody may go on
     */
    resumeFar: async (
      chatId: string,
      answerId: string,
      after: number,
      takeUp: (answer: SeenAnswer) => Promise<Telling | EventReader | null>,
    ): Promise<EventReader | null> => {
      const seen = await parts.running.find(answerId);
      if (seen?.chatId !== chatId) return null;
      const far = {
        ...parts,
        takeUp: async (answer: SeenAnswer, told: readonly NumberedEvent[], at: number) => {
          const taken = await takeUp(answer);
          return taken && "told" in taken ? write(answer, told, taken, at) : taken;
        },
      };
      const reading = farReader(far, seen, after);
      farReaders.add(reading);
      return {
        next: () => reading.next(),
        leave: () => {
          farReaders.delete(reading);
          reading.leave();
        },
      };
    },

    /** The rest of an answer in a talk; null where this server does not write it. */
    resume: (chatId: string, answerId: string, after: number): EventReader | null => {
      const run = runs.get(answerId);
      return run?.chatId === chatId ? reader(run, after) : null;
    },

    /** Leaves whatever is being written to another server, or to this one when it has started again. */
    close: async (): Promise<void> => {
      isClosing = true;
      for (const reading of farReaders) reading.leave();
      await Promise.all(
        [...runs.values()].map(async (run) => {
          clearTimeout(run.timer);
          if (run.over) return;
          await run.leave();
          run.over = true;
          wake(run);
          run.control.abort();
        }),
      );
    },
  };
}
export type AnswerStreams = ReturnType<typeof answerStreams>;
