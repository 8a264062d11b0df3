import type { AccountStatus, AdminUserSort, Role } from "@lagna/contract";
import { invalidField } from "../../errors.ts";
import type { User } from "../accounts/service.ts";

/** One person as administrators see them: the account and what was decided about it. */
export interface AdministeredPerson {
  readonly user: User;
  readonly role: Role;
  readonly status: AccountStatus;
  readonly requestedAt: string | null;
}

export interface PeopleQuery {
  readonly status: AccountStatus | "all";
  /** Part of a name or an address. */
  readonly q: string;
  readonly limit: number;
  readonly sort: AdminUserSort;
  readonly order: "asc" | "desc";
  readonly cursor?: string | undefined;
}

export interface PeoplePage {
  readonly people: readonly AdministeredPerson[];
  readonly nextCursor: string | null;
}

interface Place {
  readonly key: string;
  readonly id: string;
}

/** Whoever waits first, then who was shut out, then who is in. */
const RANK: Readonly<Record<AccountStatus, string>> = { pending: "a", inactive: "b", active: "c" };

/** What each column is sorted by; the id decides between equals, so that a page can begin after any row. */
const SORT_KEYS: Readonly<Record<AdminUserSort, (person: AdministeredPerson) => string>> = {
  name: ({ user }) => user.name.toLowerCase(),
  email: ({ user }) => user.email,
  created_at: ({ user }) => user.createdAt,
  role: ({ role }) => role,
  status: ({ status }) => RANK[status],
};

const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
const comparePlaces = (a: Place, b: Place): number => compareTexts(a.key, b.key) || compareTexts(a.id, b.id);

const cursorOf = ({ sort, order }: PeopleQuery, { key, id }: Place): string =>
  Buffer.from(JSON.stringify([sort, order, key, id])).toString("base64url");

/** A cursor belongs to the order it was made in. */
function placeOf({ cursor, sort, order }: PeopleQuery): Place | null {
  if (cursor === undefined) return null;
  try {
    const read: unknown = JSON.parse(Buffer.from(cursor, "base64url").toString("utf8"));
    const [ofSort, ofOrder, key, id] = Array.isArray(read) ? (read as unknown[]) : [];
    if (ofSort === sort && ofOrder === order && typeof key === "string" && typeof id === "string") return { key, id };
  } catch {
    // Said below, as for any other cursor of nobody's making.
  }
  throw invalidField("cursor", "cursor_unknown");
}

function matching({ status, q }: PeopleQuery): (person: AdministeredPerson) => boolean {
  const text = q.toLowerCase();
  return (person) =>
    (status === "all" || person.status === status) &&
    (text === "" || person.user.email.includes(text) || person.user.name.toLowerCase().includes(text));
}

/** One page of those who match, in order. @throws AppError 422 for a cursor of another order */
export function pageOf(everybody: readonly AdministeredPerson[], query: PeopleQuery): PeoplePage {
  const after = placeOf(query);
  const keyOf = SORT_KEYS[query.sort];
  const direction = query.order === "asc" ? 1 : -1;
  const rows = everybody
    .filter(matching(query))
    .map((person) => ({ person, key: keyOf(person), id: person.user.id }))
    .filter((row) => after === null || direction * comparePlaces(row, after) > 0)
    .sort((a, b) => direction * comparePlaces(a, b));
  const page = rows.slice(0, query.limit);
  const last = page.at(-1);
  return {
    people: page.map(({ person }) => person),
    nextCursor: rows.length > query.limit && last ? cursorOf(query, last) : null,
  };
}
