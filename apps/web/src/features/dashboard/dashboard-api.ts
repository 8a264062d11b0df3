import type { ChatQuestionsResponse, ProfileResponse, SavedKundli, SavedKundlisResponse } from "@lagna/contract";
import { fetchKundlis } from "../../domain/saved-kundlis/kundlis-api.ts";
import { api } from "../../lib/api.ts";

export interface Dashboard {
  readonly profile: ProfileResponse;
  readonly total: number;
  /** When a kundli was last saved or changed, or a question asked; null where there is neither. */
  readonly lastActivity: string | null;
  /** The account's own chart; null while none is said to be. */
  readonly self: SavedKundli | null;
  readonly recent: readonly SavedKundli[];
  /** Those whose dasha turns first. */
  readonly changing: readonly SavedKundli[];
  /** What was asked of the astrologer. */
  readonly asked: ChatQuestionsResponse;
}

const SHOWN = "6";
const hasRunning = ({ chart }: SavedKundli): boolean => chart?.running != null;

export async function fetchDashboard(signal: AbortSignal): Promise<Dashboard> {
  const list = (query: Record<string, string>): Promise<SavedKundlisResponse> => fetchKundlis(query, signal);
  const [profile, recent, changing, self, asked] = await Promise.all([
    api<ProfileResponse>("/api/v1/profile", { signal }),
    list({ sort: "updated_at", order: "desc", limit: SHOWN }),
    list({ sort: "running", order: "asc", limit: SHOWN }),
    list({ self: "true", limit: "1" }),
    api<ChatQuestionsResponse>("/api/v1/chat/questions?limit=5", { signal }),
  ]);
  const deeds = [recent.kundlis[0]?.updated_at, asked.questions[0]?.asked_at].filter((at) => at !== undefined);
  return {
    profile,
    total: recent.total,
    lastActivity: deeds.toSorted().at(-1) ?? null,
    self: self.kundlis[0] ?? null,
    recent: recent.kundlis,
    changing: changing.kundlis.filter(hasRunning),
    asked,
  };
}
