import type { Clock } from "../../clock.ts";
import type { ChatPatience } from "../patience.ts";
import type { NumberedEvent, RunningAnswer, RunningAnswers } from "./repository.ts";

/** What began longer ago than this is told, or will never be. */
const FORGET_AFTER_MS = 10 * 60_000;

export interface ShelfParts {
  readonly running: RunningAnswers;
  /** This server, among those of its database. */
  readonly writer: string;
  readonly clock: Clock;
  readonly patience: Pick<ChatPatience, "sharedAfterMs" | "beatMs">;
  readonly onFault: (error: unknown) => void;
}

interface Watched {
  /** It is no longer this server's to write. */
  readonly onLost: () => void;
  /** Somebody reads it on another server. */
  readonly onWanted: () => void;
}

/** Where an answer is laid as it passes, for readers on other servers. What it cannot keep stops no answer. */
export interface Shelf {
  /** Resolves when other servers may see it; at once for an answer that is still young. */
  readonly put: (event: NumberedEvent) => Promise<void>;
  /** After the last event. */
  readonly close: () => Promise<void>;
  /** Before the last one: another server goes on. */
  readonly leave: () => Promise<void>;
}

/**
 * A shelf for one answer. A built-in answer is over before it is shared, and costs the database nothing.
 * @param isShared it is there already: another server began it
 */
export function shelfFor(
  { running, writer, clock, patience, onFault }: ShelfParts,
  answer: RunningAnswer,
  { onLost, onWanted }: Watched,
  isShared: boolean,
): Shelf {
  const waiting: NumberedEvent[] = [];
  let shared = isShared;
  let isOver = false;
  let wanted: number | undefined;
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
    if (wanted !== undefined && added.wanted !== wanted) onWanted();
    ({ wanted } = added);
  }

  const sent = (): Promise<void> => {
    sending = sending.then(send).catch((error: unknown) => {
      isOver = true;
      onFault(error);
    });
    return sending;
  };

  const beat = (): NodeJS.Timeout => setInterval(() => void sent(), patience.beatMs).unref();
  async function begin(): Promise<void> {
    const now = clock();
    const forget = new Date(now.getTime() - FORGET_AFTER_MS).toISOString();
    shared = await running.begin(answer, writer, { now: now.toISOString(), forget });
    if (!shared) isOver = true;
  }
  let beating: NodeJS.Timeout | undefined = isShared ? beat() : undefined;
  function share(): void {
    sending = sending.then(begin).catch((error: unknown) => {
      isOver = true;
      onFault(error);
    });
    beating = beat();
    void sent();
  }
  const young = isShared ? undefined : setTimeout(share, patience.sharedAfterMs).unref();

  return {
    put: async (event) => {
      waiting.push(event);
      if (shared) await sent();
    },
    close: async () => {
      clearTimeout(young);
      clearInterval(beating);
      await sending;
      if (shared) await sent();
    },
    leave: async () => {
      clearTimeout(young);
      if (beating === undefined) share();
      clearInterval(beating);
      await sending;
      if (!isOver) await running.leave(answer.answerId, writer).catch(onFault);
    },
  };
}
