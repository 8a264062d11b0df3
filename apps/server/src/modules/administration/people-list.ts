import type { AccountStatus, AdminUserSort } from "@lagna/contract";
import { readCursor, writeCursor } from "../../cursor.ts";
import type { Decided, ListedPerson, PeopleListRepository, Place } from "./repository.ts";

export interface PeopleQuery {
  readonly status: AccountStatus | "all";
  /** Part of a name or an address. */
  readonly q: string;
  readonly limit: number;
  readonly sort: AdminUserSort;
  readonly order: "asc" | "desc";
  readonly cursor?: string | undefined;
}

/** Of everybody, whatever the page shows. */
export type Counts = Readonly<Record<AccountStatus, number>>;

export interface PeoplePage {
  readonly people: readonly ListedPerson[];
  readonly counts: Counts;
  readonly nextCursor: string | null;
}

/** Whoever waits first, then who was shut out, then who is in. */
const RANK: Readonly<Record<AccountStatus, string>> = { pending: "a", inactive: "b", active: "c" };

interface Cursor {
  readonly place: Place;
  /** As they were on the first page: counting a hundred thousand takes longer than finding fifty. */
  readonly counts: Counts;
}

const cursorOf = ({ sort, order }: PeopleQuery, { place: { key, id }, counts }: Cursor): string =>
  writeCursor([sort, order, key, id, counts.pending, counts.active, counts.inactive]);

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

/** A cursor belongs to the order it was made in. */
function cursorIn({ cursor, sort, order }: PeopleQuery): Cursor | null {
  if (cursor === undefined) return null;
  return readCursor(cursor, ([ofSort, ofOrder, key, id, pending, active, inactive]) => {
    const isPlace = ofSort === sort && ofOrder === order && typeof key === "string" && typeof id === "string";
    if (!isPlace || !isCount(pending) || !isCount(active) || !isCount(inactive)) return null;
    return { place: { key, id }, counts: { pending, active, inactive } };
  });
}

/** @param undecided what somebody is of whom nothing was decided */
export function peopleList(list: PeopleListRepository, undecided: AccountStatus) {
  const statusOf = (decided: Decided): AccountStatus => (decided === "undecided" ? undecided : decided);
  const all = (["undecided", "inactive", "active"] as const).map((decided) => {
    const status = statusOf(decided);
    return { decided, status, rank: RANK[status] };
  });

  async function count(): Promise<Counts> {
    const counted = await list.counts();
    const counts = { pending: 0, active: 0, inactive: 0 };
    for (const { decided, status } of all) counts[status] += counted[decided];
    return counts;
  }

  /** One page of those who match, in order. @throws AppError 422 for a cursor of another order */
  return async (query: PeopleQuery): Promise<PeoplePage> => {
    const { status, q, sort, order, limit } = query;
    const cursor = cursorIn(query);
    const of = all.filter((each) => status === "all" || each.status === status);
    const counts = cursor?.counts ?? (await count());
    const found = await list.page({ of, q, sort, order, limit: limit + 1, after: cursor?.place ?? null });
    const people = found.slice(0, limit);
    const last = people.at(-1);
    const nextCursor =
      found.length > limit && last ? cursorOf(query, { place: { key: last.key, id: last.user.id }, counts }) : null;
    return { people, counts, nextCursor };
  };
}
