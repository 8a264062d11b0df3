import type { FeedbackList, FeedbackQuery } from "@lagna/contract";
import { api } from "../../lib/api.ts";

/** What of it is shown; nothing named: all. */
export type Shown = Pick<FeedbackQuery, "verdict" | "about" | "language">;

/** One page, the latest first, with the counts of all. */
export function fetchFeedback(shown: Shown, cursor: string | null, signal: AbortSignal) {
  const params = new URLSearchParams({ limit: "50" });
  for (const [key, value] of Object.entries({ ...shown, cursor })) if (value) params.set(key, value);
  return api<FeedbackList>(`/api/v1/admin/feedback?${params}`, { signal });
}
