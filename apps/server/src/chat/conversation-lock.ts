import { AppError } from "../errors/app-error.ts";
import { type RateLimitCounter, toPersonKey } from "../http/rate-limit-counter.ts";

/** How long a conversation stays locked by a server that has died. */
const LOCK_MS = 15_000;
const RENEW_INTERVAL_MS = 5_000;

/**
 * Allows one answer at a time in a conversation, across all servers that share the counter.
 * @returns a function that locks a conversation and returns its unlock function. @throws AppError 409 while it is locked
 */
export function createConversationLock(counter: RateLimitCounter) {
  const localLocks = new Set<string>();
  /**
   * @param isTakeover the server that had locked it has died
   */
  return async function lock(chatId: string, isTakeover = false): Promise<() => Promise<void>> {
    // The id is hashed: it gives access to a guest's conversation, and counters may live outside this process.
    const key = `answering:${toPersonKey(chatId)}`;
    if (localLocks.has(chatId)) throw new AppError("chat_busy");
    localLocks.add(chatId);
    try {
      const { count } = await counter.hit(key, LOCK_MS);
      if (count > 1 && !isTakeover) throw new AppError("chat_busy");
    } catch (error) {
      localLocks.delete(chatId);
      throw error;
    }
    // A counter's window cannot be extended, so it is reset and started again. A question that arrives between the two calls is answered
    // too.
    let renewal: Promise<unknown> = Promise.resolve();
    const renewalTimer = setInterval(() => {
      renewal = counter
        .reset(key)
        .then(() => counter.hit(key, LOCK_MS))
        .catch(() => undefined);
    }, RENEW_INTERVAL_MS).unref();
    return async () => {
      clearInterval(renewalTimer);
      localLocks.delete(chatId);
      await renewal;
      await counter.reset(key);
    };
  };
}
