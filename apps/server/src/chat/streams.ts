import { setTimeout as later } from "node:timers/promises";
import type { ChatStreamEvent } from "@lagna/contract";
import type { EventReader } from "../http/event-stream.ts";
import { eventId, farReader } from "./running/far-reader.ts";
import type { NumberedEvent, RunningAnswer, SeenAnswer } from "./running/repository.ts";
import { readerOf } from "./running/run.ts";
import { type StreamParts, type Telling, writing } from "./running/writing.ts";

export type { ToldEvent } from "./running/writing.ts";

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

/** Answers that are being written, each read by whoever asked, also over another connection than the first, and on another server. */
export function answerStreams(parts: StreamParts) {
  const { graceMs } = parts.patience;
  const ours = writing(parts);
  const farReaders = new Set<EventReader>();

  return {
    /** Begins to write, and reads along. */
    begin: (answer: RunningAnswer, telling: Telling): EventReader => ours.write(answer, [], telling, 0),

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
          return taken && "told" in taken ? ours.write(answer, told, taken, at) : taken;
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
      const run = ours.find(answerId);
      return run?.chatId === chatId ? readerOf(run, after, graceMs) : null;
    },

    /** Leaves whatever is being written to another server, or to this one when it has started again. */
    close: async (): Promise<void> => {
      for (const reading of farReaders) reading.leave();
      await ours.close();
    },
  };
}
export type AnswerStreams = ReturnType<typeof answerStreams>;
