import { setTimeout as later } from "node:timers/promises";
import type { EventReader, StreamedEvent } from "../../http/event-stream.ts";
import type { ChatPatience } from "../patience.ts";
import type { NumberedEvent, RunningAnswers, SeenAnswer } from "./repository.ts";

export interface FarParts {
  readonly running: RunningAnswers;
  readonly writer: string;
  readonly patience: Pick<ChatPatience, "lookMs" | "beatMs" | "silentMs">;
  /** Goes on with an answer whose server has died, behind what it had told; null where there is nothing more to tell. */
  readonly takeUp: (answer: SeenAnswer, told: readonly NumberedEvent[], after: number) => Promise<EventReader | null>;
}

const LAST: ReadonlySet<string> = new Set(["done", "error"]);
export const eventId = (answerId: string, number: number): string => `${answerId}.${number}`;
export const streamedEvent = (answerId: string, { number, event, data }: NumberedEvent): StreamedEvent => ({
  id: eventId(answerId, number),
  event,
  data,
});

/** Reads an answer that another server writes, as it passes there, from the event behind the one with a number on. */
export function farReader(
  { running, writer, patience, takeUp }: FarParts,
  answer: SeenAnswer,
  after: number,
): EventReader {
  const ready: NumberedEvent[] = [];
  let { beat } = answer;
  let at = after;
  let isOver = false;
  let left = false;
  let silentMs = 0;
  let sinceWantedMs = patience.beatMs;
  let near: EventReader | null = null;

  async function look(): Promise<void> {
    const seen = await running.find(answer.answerId);
    ready.push(...(await running.events(answer.answerId, at)));
    if (ready.length > 0) return;
    if (!seen) {
      isOver = true;
      return;
    }
    silentMs = seen.beat === beat ? silentMs + patience.lookMs : 0;
    ({ beat } = seen);
    if (seen.isLeft || silentMs >= patience.silentMs) {
      silentMs = 0;
      if (await running.takeOver(answer.answerId, beat, writer)) {
        near = await takeUp(seen, await running.events(answer.answerId, 0), at);
        isOver = near === null;
        return;
      }
    }
    if (sinceWantedMs >= patience.beatMs) {
      sinceWantedMs = 0;
      await running.want(answer.answerId);
    }
    sinceWantedMs += patience.lookMs;
    await later(patience.lookMs, undefined, { ref: false });
  }

  return {
    next: async () => {
      for (;;) {
        if (near) return near.next();
        if (left) return null;
        const event = ready.shift();
        if (event) {
          at = event.number;
          isOver = LAST.has(event.event);
          return streamedEvent(answer.answerId, event);
        }
        if (isOver) return null;
        await look();
      }
    },
    leave: () => {
      left = true;
      near?.leave();
    },
  };
}
