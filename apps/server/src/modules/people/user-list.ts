import type { AccountStatus, AdminUserSort } from "@lagna/contract";
import { readCursor, writeCursor } from "../../http/cursor.ts";
import type { Decided, ListedUser, UserListRepository, PagePosition } from "./repository.ts";

export interface UserListQuery {
  readonly status: AccountStatus | "all";
  /** Part of a name or an e-mail address. */
  readonly q: string;
  readonly limit: number;
  readonly sort: AdminUserSort;
  readonly order: "asc" | "desc";
  readonly cursor?: string | undefined;
}

/** Counts over all people, not only those of the page. */
export type Counts = Readonly<Record<AccountStatus, number>>;

export interface UserListPage {
  readonly people: readonly ListedUser[];
  readonly counts: Counts;
  readonly nextCursor: string | null;
}

/** Sort order: pending people first, then inactive, then active. */
const STATUS_RANK: Readonly<Record<AccountStatus, string>> = { pending: "a", inactive: "b", active: "c" };

interface Cursor {
  readonly place: PagePosition;
  /** Carried over from the first page, as counting 100,000 people takes longer than finding 50. */
  readonly counts: Counts;
}

const createCursor = ({ sort, order }: UserListQuery, { place: { key, id }, counts }: Cursor): string =>
  writeCursor([sort, order, key, id, counts.pending, counts.active, counts.inactive]);

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

/** A cursor is only valid for the sort order it was created with. */
function parseCursor({ cursor, sort, order }: UserListQuery): Cursor | null {
  if (cursor === undefined) return null;
  return readCursor(cursor, ([ofSort, ofOrder, key, id, pending, active, inactive]) => {
    const isPlace = ofSort === sort && ofOrder === order && typeof key === "string" && typeof id === "string";
    if (!isPlace || !isCount(pending) || !isCount(active) || !isCount(inactive)) return null;
    return { place: { key, id }, counts: { pending, active, inactive } };
  });
}

/** @param undecided status of users without a decision of an administrator */
export function createUserList(list: UserListRepository, undecided: AccountStatus) {
  const statusOf = (decided: Decided): AccountStatus => (decided === "undecided" ? undecided : decided);
  const all = (["undecided", "inactive", "active"] as const).map((decided) => {
    const status = statusOf(decided);
    return { decided, status, rank: STATUS_RANK[status] };
  });

  async function count(): Promise<Counts> {
    const counted = await list.countByStatus();
    const counts = { pending: 0, active: 0, inactive: 0 };
    for (const { decided, status } of all) counts[status] += counted[decided];
    return counts;
  }

  /** One sorted page of the people who match. @throws AppError 422 for a cursor of another order */
  return async (query: UserListQuery): Promise<UserListPage> => {
    const { status, q, sort, order, limit } = query;
    const cursor = parseCursor(query);
    const of = all.filter((each) => status === "all" || each.status === status);
    const counts = cursor?.counts ?? (await count());
    const found = await list.findPage({ of, q, sort, order, limit: limit + 1, after: cursor?.place ?? null });
    const people = found.slice(0, limit);
    const last = people.at(-1);
    const nextCursor =
      found.length > limit && last ? createCursor(query, { place: { key: last.key, id: last.user.id }, counts }) : null;
    return { people, counts, nextCursor };
  };
}
