import { setTimeout as later } from "node:timers/promises";
import type { ChatStreamEvent } from "@lagna/contract";
import type { EventReader } from "../http/event-stream.ts";
import { formatEventId, createRemoteReader } from "./running-answers/remote-stream-reader.ts";
import type { NumberedEvent, RunningAnswer, RunningAnswerState } from "./running-answers/repository.ts";
import { createReader } from "./running-answers/active-stream.ts";
import { type StreamParts, type AnswerSource, createStreamWriter } from "./running-answers/stream-writer.ts";

export type { AnswerStreamEvent } from "./running-answers/stream-writer.ts";

/** Parses `answerId.number`; null for anything else. */
export function parseEventId(id: string | undefined): { readonly answerId: string; readonly number: number } | null {
  const match = /^([\w-]{8,64})\.(\d{1,4})$/.exec(id ?? "");
  return match ? { answerId: match[1] as string, number: Number(match[2]) } : null;
}

/** Reads the rest of a stored answer, with the same events as when it was written. */
export function replayEvents(answerId: string, events: readonly ChatStreamEvent[], after: number): EventReader {
  let at = after;
  return {
    next: async () => {
      const event = events[at];
      at += 1;
      return event ? { id: formatEventId(answerId, at), ...event } : null;
    },
    close: () => undefined,
  };
}

const POLL_INTERVAL_MS = 250;

/**
 * Polls for something that may still appear, such as an answer that another server finishes and stores after its reader has disconnected.
 * @param find called repeatedly until it finds something or the time is over
 */
export async function pollUntilFound<Found>(find: () => Promise<Found | null>, forMs: number): Promise<Found | null> {
  for (let waited = 0; ; waited += POLL_INTERVAL_MS) {
    const found = await find();
    if (found !== null || waited >= forMs) return found;
    await later(Math.min(POLL_INTERVAL_MS, forMs));
  }
}

/** Answers that are being written; readers may reconnect, also to another server. */
export function createStreamRegistry(parts: StreamParts) {
  const { graceMs } = parts.timeouts;
  const writer = createStreamWriter(parts);
  const remoteReaders = new Set<EventReader>();

  return {
    /** Starts writing an answer and returns a reader for it. */
    begin: (answer: RunningAnswer, source: AnswerSource): EventReader => writer.write(answer, [], source, 0),

    /**
     * Reads the rest of an answer that another server writes; null if no server does.
     * @param resumeWriting continues the answer if that server has died; null if the answer was stored meanwhile, or must not be continued
     */
    resumeRemote: async (
      chatId: string,
      answerId: string,
      after: number,
      resumeWriting: (answer: RunningAnswerState) => Promise<AnswerSource | EventReader | null>,
    ): Promise<EventReader | null> => {
      const state = await parts.running.find(answerId);
      if (state?.chatId !== chatId) return null;
      const readerParts = {
        ...parts,
        resumeWriting: async (answer: RunningAnswerState, earlierEvents: readonly NumberedEvent[], at: number) => {
          const resumed = await resumeWriting(answer);
          return resumed && "events" in resumed ? writer.write(answer, earlierEvents, resumed, at) : resumed;
        },
      };
      const reader = createRemoteReader(readerParts, state, after);
      remoteReaders.add(reader);
      return {
        next: () => reader.next(),
        close: () => {
          remoteReaders.delete(reader);
          reader.close();
        },
      };
    },

    /** Reads the rest of an answer in a conversation; null if this server does not write it. */
    resume: (chatId: string, answerId: string, after: number): EventReader | null => {
      const run = writer.find(answerId);
      return run?.chatId === chatId ? createReader(run, after, graceMs) : null;
    },

    /** Releases all running answers, so that another server (or this one after a restart) can continue them. */
    close: async (): Promise<void> => {
      for (const reading of remoteReaders) reading.close();
      await writer.close();
    },
  };
}
export type StreamRegistry = ReturnType<typeof createStreamRegistry>;
