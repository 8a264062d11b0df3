import { AppError } from "../../../errors/app-error.ts";
import { createConcurrencyLimit } from "../../../computing/concurrency-limit.ts";

/** Two of libuv's four threads; files, DNS look-ups and database handshakes need the others. */
const MAX_CONCURRENT_HASHES = 2;
/** A few seconds of work; later requests are asked to retry. */
const MAX_WAITING = 100;

/**
 * Runs two slow hashes at a time and queues the rest in order, so that a flood of sign-ins does not block the rest of the process.
 * @throws AppError 503 if the queue is full
 */
export const runQueuedHash = createConcurrencyLimit({
  max: MAX_CONCURRENT_HASHES,
  maxWaiting: MAX_WAITING,
  createFullError: () => new AppError("sign_in_busy", { reason: "queue", retryAfterSeconds: 5 }),
});
