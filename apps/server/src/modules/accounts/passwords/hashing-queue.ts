import { AppError } from "../../../errors.ts";
import { fewAtOnce } from "../../../computing/few-at-once.ts";

/** Of libuv's four threads: files, name look-ups and the database's own handshake need the others. */
const AT_ONCE = 2;
/** Some seconds' worth; whoever comes later is better told to come again. */
const MOST_WAITING = 100;

/**
 * Lets two slow hashes run at a time and queues the rest, in order: a flood of sign-ins must not stop everything else the process does.
 * @throws AppError 503 where the queue is full
 */
export const hashInTurn = fewAtOnce({
  most: AT_ONCE,
  mostWaiting: MOST_WAITING,
  full: () => new AppError("sign_in_busy", { retryAfterSeconds: 5 }),
});
