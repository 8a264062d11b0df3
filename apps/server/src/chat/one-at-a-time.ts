import { AppError } from "../errors.ts";
import { type HitCounter, personKey } from "../http/hit-counter.ts";

/** How long a talk stays taken by a server that has died. */
const TAKEN_MS = 15_000;
const RENEWED_EVERY_MS = 5_000;

/**
 * One answer at a time in a talk, on all servers that count together.
 * @returns takes a talk, and gives what frees it again. @throws AppError 409 while it is taken
 */
export function oneAtATime(counter: HitCounter) {
  const here = new Set<string>();
  /**
   * @param fromTheDead the server that had taken it has died
   */
  return async function take(chatId: string, fromTheDead = false): Promise<() => Promise<void>> {
    // Whoever knows the id of a guest's talk may read it, and counters may live outside this process.
    const key = `answering:${personKey(chatId)}`;
    if (here.has(chatId)) throw new AppError("chat_busy");
    here.add(chatId);
    try {
      const { count } = await counter.hit(key, TAKEN_MS);
      if (count > 1 && !fromTheDead) throw new AppError("chat_busy");
    } catch (error) {
      here.delete(chatId);
      throw error;
    }
    // Its window cannot be made longer: it is begun anew. What is asked just between the two is answered too.
    let renewed: Promise<unknown> = Promise.resolve();
    const renewing = setInterval(() => {
      renewed = counter
        .reset(key)
        .then(() => counter.hit(key, TAKEN_MS))
        .catch(() => undefined);
    }, RENEWED_EVERY_MS).unref();
    return async () => {
      clearInterval(renewing);
      here.delete(chatId);
      await renewed;
      await counter.reset(key);
    };
  };
}
