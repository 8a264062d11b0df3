import type { Batch as SentBatch, BatchListResponse, BatchResponse } from "@lagna/contract";
import type { Language } from "@lagna/terms";
import { formatErrorSentence } from "../../errors/format-api-messages.ts";
import type { Batch, BatchesService } from "./service.ts";

/** By the speed so far. */
function estimateEnd({ state, startedAt, done, items }: Batch, now: Date): string | null {
  if (state !== "running" || startedAt === null || done === 0) return null;
  const elapsedMs = now.getTime() - Date.parse(startedAt);
  return new Date(now.getTime() + (elapsedMs * (items - done)) / done).toISOString();
}

export const presentBatch = (batch: Batch, now: Date, language: Language): SentBatch => ({
  id: batch.id,
  kind: batch.request.kind,
  state: batch.state,
  items: batch.items,
  done: batch.done,
  errors: batch.errors,
  sections: batch.request.sections === "all" ? "all" : [...batch.request.sections],
  cpu_seconds: batch.cpuMs / 1000,
  stored_bytes: batch.storedBytes,
  created_at: batch.createdAt,
  started_at: batch.startedAt,
  finished_at: batch.finishedAt,
  expected_end: estimateEnd(batch, now),
  expires_at: batch.expiresAt,
  failure: batch.failure && { ...batch.failure, detail: formatErrorSentence(language, batch.failure) },
});

interface Presentation {
  readonly now: Date;
  readonly language: Language;
  /** The origin of the addresses. */
  readonly publicUrl: string;
}

export function presentFoundBatch(
  { batch, link }: Awaited<ReturnType<BatchesService["find"]>>,
  { now, language, publicUrl }: Presentation,
): BatchResponse {
  const address = (token: string, format: string): string =>
    `${publicUrl}/api/v1/batch-results/${token}?format=${format}`;
  return {
    batch: presentBatch(batch, now, language),
    links: link && {
      ndjson: address(link.token, "ndjson"),
      csv: address(link.token, "csv"),
      expires_at: link.expiresAt,
    },
  };
}

export const presentBatches = (
  { batches, usage, limits }: Awaited<ReturnType<BatchesService["list"]>>,
  { now, language }: Presentation,
): BatchListResponse => ({
  batches: batches.map((batch) => presentBatch(batch, now, language)),
  limits: {
    unfinished: limits.unfinished,
    births_a_day: limits.birthsADay,
    births_used: usage.births,
    stored_bytes: limits.storedBytes,
  },
});
