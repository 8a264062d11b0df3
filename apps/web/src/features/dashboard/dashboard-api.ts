import type { ProfileResponse, SavedKundli, SavedKundlisResponse } from "@lagna/contract";
import { fetchKundlis } from "../../domain/saved-kundlis/kundlis-api.ts";
import { api } from "../../lib/api.ts";

export interface Dashboard {
  readonly profile: ProfileResponse;
  readonly total: number;
  /** When a kundli was last saved or changed; null where there is none. */
  readonly lastActivity: string | null;
  /** The account's own chart; null while none is said to be. */
  readonly self: SavedKundli | null;
  readonly recent: readonly SavedKundli[];
  /** Those whose dasha turns first. */
  readonly changing: readonly SavedKundli[];
}

const SHOWN = "6";
const hasRunning = ({ chart }: SavedKundli): boolean => chart?.running != null;

export async function fetchDashboard(signal: AbortSignal): Promise<Dashboard> {
  const list = (query: Record<string, string>): Promise<SavedKundlisResponse> => fetchKundlis(query, signal);
  const [profile, recent, changing, self] = await Promise.all([
    api<ProfileResponse>("/api/v1/profile", { signal }),
    list({ sort: "updated_at", order: "desc", limit: SHOWN }),
    list({ sort: "running", order: "asc", limit: SHOWN }),
    list({ self: "true", limit: "1" }),
  ]);
  return {
    profile,
    total: recent.total,
    lastActivity: recent.kundlis[0]?.updated_at ?? null,
    self: self.kundlis[0] ?? null,
    recent: recent.kundlis,
    changing: changing.kundlis.filter(hasRunning),
  };
}
