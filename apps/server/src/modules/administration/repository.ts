import type { AccountStatus, AdminUserSort, Role } from "@lagna/contract";

/** What was decided about somebody, as it stands on the account. */
export type Decided = "undecided" | "active" | "inactive";

/** Where a page begins: behind the one with this key and id. */
export interface Place {
  readonly key: string;
  readonly id: string;
}

export interface PeopleWanted {
  /** Of whom, with what they are called and the key they have where that is what the list is sorted by. */
  readonly of: readonly { readonly decided: Decided; readonly status: AccountStatus; readonly rank: string }[];
  /** Part of a name or an address; "" for any. */
  readonly q: string;
  readonly sort: AdminUserSort;
  readonly order: "asc" | "desc";
  readonly limit: number;
  readonly after: Place | null;
}

/** Somebody in the list, and where in its order. */
export interface ListedPerson {
  readonly user: {
    readonly id: string;
    readonly name: string;
    readonly email: string;
    readonly emailVerified: boolean;
    readonly image: string | null;
    readonly createdAt: string;
  };
  readonly role: Role;
  readonly status: AccountStatus;
  readonly requestedAt: string | null;
}

/** The list of everybody with an account, without those who are leaving. However many there are, a page is read from an index. */
export interface PeopleListRepository {
  /** In order; the id decides between equals, so that a page can begin after any row. */
  page(wanted: PeopleWanted): Promise<readonly (ListedPerson & { readonly key: string })[]>;
  counts(): Promise<Readonly<Record<Decided, number>>>;
}
