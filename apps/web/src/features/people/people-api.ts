import type {
  ActivateUsersResponse,
  AdminUser,
  AdminUsersQuery,
  AdminUsersResponse,
  AdminUserSort,
} from "@lagna/contract";
import { api } from "../../lib/api.ts";

export type StatusFilter = NonNullable<AdminUsersQuery["status"]>;

export interface PeopleQuery {
  status: StatusFilter;
  /** Part of a name or an address. */
  q: string;
  sort: AdminUserSort;
  order: "asc" | "desc";
}

export type PersonAction = "activate" | "deactivate" | "make-administrator" | "make-user";

const PAGE_SIZE = 50;
const LARGEST_PAGE = 200;
/** As many as one request may activate. */
const MAX_ACTIVATED = 1000;

function fetchPage(query: PeopleQuery, limit: number, cursor: string | null, signal?: AbortSignal) {
  const params = new URLSearchParams({ ...query, limit: String(limit) });
  if (cursor !== null) params.set("cursor", cursor);
  return api<AdminUsersResponse>(`/api/v1/admin/users?${params}`, { ...(signal && { signal }) });
}

export const fetchPeople = (query: PeopleQuery, cursor: string | null, signal: AbortSignal) =>
  fetchPage(query, PAGE_SIZE, cursor, signal);

/** Ids of all people that match a query, not only those shown. */
export async function fetchAllIds(query: PeopleQuery): Promise<string[]> {
  const ids: string[] = [];
  let cursor: string | null = null;
  do {
    const page: AdminUsersResponse = await fetchPage(query, LARGEST_PAGE, cursor);
    ids.push(...page.users.filter(({ status }) => status !== "active").map(({ id }) => id));
    cursor = page.next_cursor;
  } while (cursor !== null);
  return ids;
}

export const performAction = (id: string, action: PersonAction) =>
  api<AdminUser>(`/api/v1/admin/users/${encodeURIComponent(id)}/${action}`, { method: "POST", body: {} });

export async function activateMany(ids: readonly string[]): Promise<number> {
  let activated = 0;
  for (let from = 0; from < ids.length; from += MAX_ACTIVATED) {
    const body = { ids: ids.slice(from, from + MAX_ACTIVATED) };
    activated += (await api<ActivateUsersResponse>("/api/v1/admin/users/activate", { method: "POST", body })).activated;
  }
  return activated;
}
