import type { ChatQuestionsResponse, ProfileResponse, SavedKundli, SavedKundlisResponse } from "@lagna/contract";
import { fetchKundlis } from "../../domain/saved-kundlis/kundlis-api.ts";
import { api } from "../../lib/api.ts";

export interface Dashboard {
  readonly profile: ProfileResponse;
  readonly total: number;
  /** When a kundli was last saved or changed, or a question asked; null if there is neither. */
  readonly lastActivity: string | null;
  /** The account's own chart; null while none is marked as such. */
  readonly ownKundli: SavedKundli | null;
  readonly recent: readonly SavedKundli[];
  /** The kundlis whose dasha changes soonest. */
  readonly upcomingChanges: readonly SavedKundli[];
  /** Recent questions to the astrologer. */
  readonly questions: ChatQuestionsResponse;
}

const MAX_SHOWN = "6";
const hasRunning = ({ chart }: SavedKundli): boolean => chart?.running != null;

export async function fetchDashboard(signal: AbortSignal): Promise<Dashboard> {
  const list = (query: Record<string, string>): Promise<SavedKundlisResponse> => fetchKundlis(query, signal);
  const [profile, recent, changing, self, questions] = await Promise.all([
    api<ProfileResponse>("/api/v1/profile", { signal }),
    list({ sort: "updated_at", order: "desc", limit: MAX_SHOWN }),
    list({ sort: "running", order: "asc", limit: MAX_SHOWN }),
    list({ self: "true", limit: "1" }),
    api<ChatQuestionsResponse>("/api/v1/chat/questions?limit=5", { signal }),
  ]);
  const activityTimes = [recent.kundlis[0]?.updated_at, questions.questions[0]?.asked_at].filter(
    (at) => at !== undefined,
  );
  return {
    profile,
    total: recent.total,
    lastActivity: activityTimes.toSorted().at(-1) ?? null,
    ownKundli: self.kundlis[0] ?? null,
    recent: recent.kundlis,
    upcomingChanges: changing.kundlis.filter(hasRunning),
    questions: questions,
  };
}
