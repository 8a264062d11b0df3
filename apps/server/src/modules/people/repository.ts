import type { AccountStatus, AdminUserSort, Role } from "@lagna/contract";

/** The access decision about a person, as stored with the account. */
export type Decided = "undecided" | "active" | "inactive";

/** A page starts after the row with this key and id. */
export interface PagePosition {
  readonly key: string;
  readonly id: string;
}

export interface UserPageQuery {
  /** Which decisions to include, with the status they mean and the sort key of that status. */
  readonly of: readonly { readonly decided: Decided; readonly status: AccountStatus; readonly rank: string }[];
  /** Part of a name or an e-mail address; "" for any. */
  readonly q: string;
  readonly sort: AdminUserSort;
  readonly order: "asc" | "desc";
  readonly limit: number;
  readonly after: PagePosition | null;
}

/** A person in the list. */
export interface ListedUser {
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

/** All people with an account, except those being deleted. Each page is read from an index, so large lists stay fast. */
export interface UserListRepository {
  /** Sorted; ties are broken by id, so that a page can start after any row. */
  findPage(query: UserPageQuery): Promise<readonly (ListedUser & { readonly key: string })[]>;
  countByStatus(): Promise<Readonly<Record<Decided, number>>>;
}
