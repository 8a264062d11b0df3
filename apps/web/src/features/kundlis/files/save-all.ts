import { SAVED_KUNDLIS_IN_BATCH, type SavedKundlisBatchResponse } from "@lagna/contract";
import { createKundlis } from "../../../domain/saved-kundlis/kundlis-api.ts";
import type { KundliFields } from "../../../domain/saved-kundlis/kundli-fields.ts";

/** With the id under which it is sent, however often. */
export interface NewKundli {
  readonly id: string;
  readonly fields: KundliFields;
}

export type SaveResult = SavedKundlisBatchResponse["results"][number];

/** Well below what the server takes in one request. */
const MOST_LETTERS = 60_000;

/** As many as go into one request, from `from` on. */
function batchFrom(all: readonly NewKundli[], from: number): NewKundli[] {
  const batch: NewKundli[] = [];
  let letters = 0;
  for (const kundli of all.slice(from, from + SAVED_KUNDLIS_IN_BATCH)) {
    letters += JSON.stringify(kundli.fields).length;
    if (batch.length > 0 && letters > MOST_LETTERS) break;
    batch.push(kundli);
  }
  return batch;
}

/**
 * Saves them in their order, some at a time.
 * @param done of those before: where a run before this one ended
 * @param onProgress with all results so far, after each request
 * @throws ApiError where one request failed; going on from there saves none twice
 */
export async function saveAll(
  all: readonly NewKundli[],
  done: readonly SaveResult[],
  onProgress: (results: readonly SaveResult[]) => void,
  signal: AbortSignal,
): Promise<void> {
  let results = done;
  while (results.length < all.length && !signal.aborted) {
    const batch = batchFrom(all, results.length);
    const answer = await createKundlis(batch.map(({ id, fields }) => ({ id, ...fields })));
    results = [...results, ...answer.results];
    // Where none of them found room, none behind them will.
    if (answer.results.every(({ outcome }) => outcome === "full"))
      results = [
        ...results,
        ...all.slice(results.length).map(({ id }) => ({ id, outcome: "full" as const, problems: [] })),
      ];
    onProgress(results);
  }
}
