import type { SavedKundli, SavedKundlisResponse } from "@lagna/contract";
import { fetchKundlis } from "../../domain/saved-kundlis/kundlis-api.ts";
import { DASHBOARD_LISTS } from "../../domain/saved-kundlis/list-query.ts";

export interface Dashboard {
  readonly total: number;
  /** The account's own chart; null while none is marked as such. */
  readonly ownKundli: SavedKundli | null;
  readonly recent: readonly SavedKundli[];
  /** The kundlis whose dasha changes soonest. */
  readonly upcomingChanges: readonly SavedKundli[];
}

const hasRunning = ({ chart }: SavedKundli): boolean => chart?.running != null;

export async function fetchDashboard(signal: AbortSignal): Promise<Dashboard> {
  const list = (query: Record<string, string>): Promise<SavedKundlisResponse> => fetchKundlis(query, signal);
  const [recent, changing, own] = await Promise.all([
    list(DASHBOARD_LISTS.recent),
    list(DASHBOARD_LISTS.changing),
    list(DASHBOARD_LISTS.own),
  ]);
  return {
    total: recent.total,
    ownKundli: own.kundlis[0] ?? null,
    recent: recent.kundlis,
    upcomingChanges: changing.kundlis.filter(hasRunning),
  };
}
