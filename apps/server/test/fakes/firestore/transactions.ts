import { randomUUID } from "node:crypto";
import { status } from "@grpc/grpc-js";
import { Refusal } from "./refusal.ts";

/** Firestore gives up a transaction that nobody goes on with after a minute; here nobody waits that long. */
const FORGOTTEN_MS = 10_000;

interface Turn {
  readonly id: string;
  readonly over: () => void;
}

/**
 * Transactions that write, one after the other, and other writes between them: as serialisable as Firestore's, which lets run beside each
 * other those that touch nothing in common.
 */
export function turns() {
  let last: Promise<void> = Promise.resolve();
  const open = new Map<string, Turn>();

  async function take(): Promise<Turn> {
    const before = last;
    let over: () => void = () => undefined;
    last = new Promise((resolve) => (over = resolve));
    await before;
    return { id: randomUUID(), over };
  }

  function end(id: string): void {
    open.get(id)?.over();
    open.delete(id);
  }

  return {
    begin: async (): Promise<string> => {
      const turn = await take();
      open.set(turn.id, turn);
      setTimeout(() => end(turn.id), FORGOTTEN_MS).unref();
      return turn.id;
    },
    end,
    /** The writes of a transaction, or of none. @throws Refusal ABORTED where it was given up */
    write: async <T>(id: string, work: () => T | Promise<T>): Promise<T> => {
      if (id !== "" && !open.has(id)) throw new Refusal(status.ABORTED, "the transaction is over");
      const alone = id === "" ? await take() : null;
      try {
        return await work();
      } finally {
        if (alone) alone.over();
        else end(id);
      }
    },
  };
}
