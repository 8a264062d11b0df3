import { setTimeout as later } from "node:timers/promises";
import type { EventReader, StreamedEvent } from "../../http/event-stream.ts";
import type { ChatTimeouts } from "../timeouts.ts";
import type { NumberedEvent, RunningAnswerRepository, RunningAnswerState } from "./repository.ts";

export interface RemoteReaderParts {
  readonly running: RunningAnswerRepository;
  readonly writer: string;
  readonly timeouts: Pick<ChatTimeouts, "pollMs" | "heartbeatMs" | "deadAfterMs">;
  /** Continues an answer whose server has died, after the events it had written; null if there is nothing more to write. */
  readonly resumeWriting: (
    answer: RunningAnswerState,
    told: readonly NumberedEvent[],
    after: number,
  ) => Promise<EventReader | null>;
}

const FINAL_EVENTS: ReadonlySet<string> = new Set(["done", "error"]);
export const formatEventId = (answerId: string, number: number): string => `${answerId}.${number}`;
export const toStreamedEvent = (answerId: string, { number, event, data }: NumberedEvent): StreamedEvent => ({
  id: formatEventId(answerId, number),
  event,
  data,
});

/** Reads an answer that another server writes, from its shared events, starting after the given number. */
export function createRemoteReader(
  { running, writer, timeouts, resumeWriting }: RemoteReaderParts,
  answer: RunningAnswerState,
  after: number,
): EventReader {
  const ready: NumberedEvent[] = [];
  let { heartbeat } = answer;
  let at = after;
  let isOver = false;
  let left = false;
  let silentMs = 0;
  let sinceWantedMs = timeouts.heartbeatMs;
  let localReader: EventReader | null = null;

  async function poll(): Promise<void> {
    const state = await running.find(answer.answerId);
    ready.push(...(await running.findEvents(answer.answerId, at)));
    if (ready.length > 0) return;
    if (!state) {
      isOver = true;
      return;
    }
    silentMs = state.heartbeat === heartbeat ? silentMs + timeouts.pollMs : 0;
    ({ heartbeat } = state);
    if (state.isReleased || silentMs >= timeouts.deadAfterMs) {
      silentMs = 0;
      if (await running.takeOver(answer.answerId, heartbeat, writer)) {
        localReader = await resumeWriting(state, await running.findEvents(answer.answerId, 0), at);
        isOver = localReader === null;
        return;
      }
    }
    if (sinceWantedMs >= timeouts.heartbeatMs) {
      sinceWantedMs = 0;
      await running.reportReader(answer.answerId);
    }
    sinceWantedMs += timeouts.pollMs;
    await later(timeouts.pollMs, undefined, { ref: false });
  }

  return {
    next: async () => {
      for (;;) {
        if (localReader) return localReader.next();
        if (left) return null;
        const event = ready.shift();
        if (event) {
          at = event.number;
          isOver = FINAL_EVENTS.has(event.event);
          return toStreamedEvent(answer.answerId, event);
        }
        if (isOver) return null;
        await poll();
      }
    },
    close: () => {
      left = true;
      localReader?.close();
    },
  };
}
