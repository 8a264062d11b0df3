import type { SavedKundli, SavedKundlisResponse } from "@lagna/contract";
import { fetchKundlis } from "../../domain/saved-kundlis/kundlis-api.ts";

export interface Dashboard {
  readonly total: number;
  /** The account's own chart; null while none is marked as such. */
  readonly ownKundli: SavedKundli | null;
  readonly recent: readonly SavedKundli[];
  /** The kundlis whose dasha changes soonest. */
  readonly upcomingChanges: readonly SavedKundli[];
}

const MAX_SHOWN = "6";
const hasRunning = ({ chart }: SavedKundli): boolean => chart?.running != null;

export async function fetchDashboard(signal: AbortSignal): Promise<Dashboard> {
  const list = (query: Record<string, string>): Promise<SavedKundlisResponse> => fetchKundlis(query, signal);
  const [recent, changing, own] = await Promise.all([
    list({ sort: "updated_at", order: "desc", limit: MAX_SHOWN }),
    list({ sort: "running", order: "asc", limit: MAX_SHOWN }),
    list({ self: "true", limit: "1" }),
  ]);
  return {
    total: recent.total,
    ownKundli: own.kundlis[0] ?? null,
    recent: recent.kundlis,
    upcomingChanges: changing.kundlis.filter(hasRunning),
  };
}
