import { createOverloadError } from "../../computing/computation-slots.ts";
import { createTooManyRequestsError } from "../../http/rate-limit-counter.ts";

/** Searches of all visitors together, running or waiting for a thread. */
const MAX_TOGETHER = 4;
const RETRY_MS = 5000;

/**
 * Limits the searches of visitors without an account: one at a time for each address, a few for all addresses together. Their number of
 * addresses has no limit, so without the second limit many of them would fill the threads.
 * @throws AppError 429 if this address has a search already, 503 if there are too many
 */
export function createVisitorSearchLimit(maxTogether = MAX_TOGETHER) {
  const searching = new Set<string>();
  return async <Result>(address: string, search: () => Promise<Result>): Promise<Result> => {
    if (searching.has(address)) throw createTooManyRequestsError(RETRY_MS, "share");
    if (searching.size >= maxTogether) throw createOverloadError("slots");
    searching.add(address);
    try {
      return await search();
    } finally {
      searching.delete(address);
    }
  };
}
