import type { FeedbackList, FeedbackQuery } from "@lagna/contract";
import { api } from "../../lib/api.ts";

/** Which feedback to show; without filters, all. */
export type FeedbackFilter = Pick<FeedbackQuery, "verdict" | "about" | "language">;

/** Fetches one page, latest first, with the counts of all. */
export function fetchFeedback(filter: FeedbackFilter, cursor: string | null, signal: AbortSignal) {
  const params = new URLSearchParams({ limit: "50" });
  for (const [key, value] of Object.entries({ ...filter, cursor })) if (value) params.set(key, value);
  return api<FeedbackList>(`/api/v1/admin/feedback?${params}`, { signal });
}
