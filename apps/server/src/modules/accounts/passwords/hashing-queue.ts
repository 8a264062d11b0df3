import { AppError } from "../../../errors.ts";

/** Of libuv's four threads: files, name look-ups and the database's own handshake need the others. */
const AT_ONCE = 2;
/** Some seconds' worth; whoever comes later is better told to come again. */
const MOST_WAITING = 100;

let running = 0;
const waiting: (() => void)[] = [];

/**
 * Lets two slow hashes run at a time and queues the rest, in order: a flood of sign-ins must not stop everything else the process does.
 * @throws AppError 503 where the queue is full
 */
export async function hashInTurn<T>(hash: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) {
    if (waiting.length >= MOST_WAITING) throw new AppError("sign_in_busy", { retryAfterSeconds: 5 });
    await new Promise<void>((resolve) => void waiting.push(resolve));
  } else {
    running += 1;
  }
  try {
    return await hash();
  } finally {
    // Its place goes straight to the next in line.
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
