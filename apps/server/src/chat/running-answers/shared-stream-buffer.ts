import type { Clock } from "../../time/clock.ts";
import type { ChatTimeouts } from "../timeouts.ts";
import type { NumberedEvent, RunningAnswer, RunningAnswerRepository } from "./repository.ts";

/** An answer that began longer ago is finished, or never will be. */
const MAX_AGE_MS = 10 * 60_000;

export interface SharedBufferParts {
  readonly running: RunningAnswerRepository;
  /** Id of this server among those of its database. */
  readonly writer: string;
  readonly clock: Clock;
  readonly timeouts: Pick<ChatTimeouts, "sharedAfterMs" | "heartbeatMs">;
  readonly onError: (error: unknown) => void;
}

interface BufferCallbacks {
  /** Another server has taken over the answer. */
  readonly onLost: () => void;
  /** A reader on another server reads it. */
  readonly onWanted: () => void;
}

/** Shares the events of an answer with readers on other servers. Failures to do so never stop the answer. */
export interface SharedBuffer {
  /** Resolves when other servers can see the event; at once while the answer is not shared yet. */
  readonly append: (event: NumberedEvent) => Promise<void>;
  /** Call after the last event. */
  readonly close: () => Promise<void>;
  /** Call before the last event, to let another server continue. */
  readonly release: () => Promise<void>;
}

/**
 * Creates the buffer of one answer. A built-in answer is finished before it would be shared, so it causes no database writes.
 * @param isShared true if another server began the answer, so that it is shared already
 */
export function createSharedBuffer(
  { running, writer, clock, timeouts, onError }: SharedBufferParts,
  answer: RunningAnswer,
  { onLost, onWanted }: BufferCallbacks,
  isShared: boolean,
): SharedBuffer {
  const waiting: NumberedEvent[] = [];
  let shared = isShared;
  let isOver = false;
  let lastReports: number | undefined;
  let sending: Promise<void> = Promise.resolve();

  async function send(): Promise<void> {
    if (isOver) return;
    const events = waiting.splice(0);
    const added = await running.add(answer.answerId, writer, events);
    if (added === null) {
      isOver = true;
      onLost();
      return;
    }
    if (lastReports !== undefined && added.readerReports !== lastReports) onWanted();
    ({ readerReports: lastReports } = added);
  }

  const enqueueSend = (): Promise<void> => {
    sending = sending.then(send).catch((error: unknown) => {
      isOver = true;
      onError(error);
    });
    return sending;
  };

  const startHeartbeat = (): NodeJS.Timeout => setInterval(() => void enqueueSend(), timeouts.heartbeatMs).unref();
  async function begin(): Promise<void> {
    const now = clock();
    const forget = new Date(now.getTime() - MAX_AGE_MS).toISOString();
    shared = await running.begin(answer, writer, { now: now.toISOString(), forget });
    if (!shared) isOver = true;
  }
  let heartbeatTimer: NodeJS.Timeout | undefined = isShared ? startHeartbeat() : undefined;
  function share(): void {
    sending = sending.then(begin).catch((error: unknown) => {
      isOver = true;
      onError(error);
    });
    heartbeatTimer = startHeartbeat();
    void enqueueSend();
  }
  const shareTimer = isShared ? undefined : setTimeout(share, timeouts.sharedAfterMs).unref();

  return {
    append: async (event) => {
      waiting.push(event);
      if (shared) await enqueueSend();
    },
    close: async () => {
      clearTimeout(shareTimer);
      clearInterval(heartbeatTimer);
      await sending;
      if (shared) await enqueueSend();
    },
    release: async () => {
      clearTimeout(shareTimer);
      if (heartbeatTimer === undefined) share();
      clearInterval(heartbeatTimer);
      await sending;
      if (!isOver) await running.release(answer.answerId, writer).catch(onError);
    },
  };
}
