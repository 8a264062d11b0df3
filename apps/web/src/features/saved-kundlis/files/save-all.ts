import type { KundliFields } from "@lagna/birth-tables";
import { MAX_KUNDLIS_PER_BATCH, type SavedKundlisBatchResponse } from "@lagna/contract";
import { createKundlis } from "../../../domain/saved-kundlis/kundlis-api.ts";

/** A kundli with the id under which it is sent, however often. */
export interface NewKundli {
  readonly id: string;
  readonly fields: KundliFields;
}

export type SaveResult = SavedKundlisBatchResponse["results"][number];

/** Well below the server's limit for one request. */
const MAX_BATCH_CHARACTERS = 60_000;

/** As many kundlis as fit into one request, starting at index `from`. */
function takeBatch(all: readonly NewKundli[], from: number): NewKundli[] {
  const batch: NewKundli[] = [];
  let letters = 0;
  for (const kundli of all.slice(from, from + MAX_KUNDLIS_PER_BATCH)) {
    letters += JSON.stringify(kundli.fields).length;
    if (batch.length > 0 && letters > MAX_BATCH_CHARACTERS) break;
    batch.push(kundli);
  }
  return batch;
}

/**
 * Saves kundlis in their order, in batches.
 * @param done results of an earlier run that ended early
 * @param onProgress called with all results so far, after each request
 * @throws ApiError if a request failed; continuing from there saves no kundli twice
 */
export async function saveAll(
  all: readonly NewKundli[],
  done: readonly SaveResult[],
  onProgress: (results: readonly SaveResult[]) => void,
  signal: AbortSignal,
): Promise<void> {
  let results = done;
  while (results.length < all.length && !signal.aborted) {
    const batch = takeBatch(all, results.length);
    const answer = await createKundlis(batch.map(({ id, fields }) => ({ id, ...fields })));
    results = [...results, ...answer.results];
    // If the whole batch was rejected because the account is full, so would the rest be.
    if (answer.results.every(({ outcome }) => outcome === "full"))
      results = [
        ...results,
        ...all.slice(results.length).map(({ id }) => ({ id, outcome: "full" as const, problems: [] })),
      ];
    onProgress(results);
  }
}
