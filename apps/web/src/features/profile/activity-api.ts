import type { ChatQuestionsResponse, SavedKundli, SavedKundlisResponse } from "@lagna/contract";
import { fetchKundlis } from "../../domain/saved-kundlis/kundlis-api.ts";
import { api } from "../../lib/api.ts";

export interface Activity {
  readonly total: number;
  /** When a kundli was last saved or changed, or a question asked; null if there is neither. */
  readonly lastActivity: string | null;
  /** The account's own chart; null while none is marked as such. */
  readonly ownKundli: SavedKundli | null;
  /** Recent questions to the astrologer. */
  readonly questions: ChatQuestionsResponse;
}

export async function fetchActivity(signal: AbortSignal): Promise<Activity> {
  const list = (query: Record<string, string>): Promise<SavedKundlisResponse> => fetchKundlis(query, signal);
  const [recent, own, questions] = await Promise.all([
    list({ sort: "updated_at", order: "desc", limit: "1" }),
    list({ self: "true", limit: "1" }),
    api<ChatQuestionsResponse>("/api/v1/chat/questions?limit=5", { signal }),
  ]);
  const times = [recent.kundlis[0]?.updated_at, questions.questions[0]?.asked_at].filter((at) => at !== undefined);
  return {
    total: recent.total,
    lastActivity: times.toSorted().at(-1) ?? null,
    ownKundli: own.kundlis[0] ?? null,
    questions,
  };
}
