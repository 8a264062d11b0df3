import { randomUUID } from "node:crypto";
import { status } from "@grpc/grpc-js";
import { FirestoreError } from "./refusal.ts";

/** Firestore aborts idle transactions after a minute; this fake does it sooner. */
const FORGOTTEN_MS = 10_000;

interface Turn {
  readonly id: string;
  readonly over: () => void;
}

/**
 * Transactions that write, one after the other, and other writes between them: as serialisable as Firestore's, which lets run beside each
 * other those that touch nothing in common.
 */
export function createTransactionQueue() {
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
    /** Commits writes, with or without a transaction. @throws Refusal ABORTED if the transaction was aborted */
    write: async <T>(id: string, work: () => T | Promise<T>): Promise<T> => {
      if (id !== "" && !open.has(id)) throw new FirestoreError(status.ABORTED, "the transaction is over");
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
