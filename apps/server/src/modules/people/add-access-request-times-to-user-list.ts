import type { UserListRepository } from "./repository.ts";

/** When a person began to wait for approval, by their e-mail address; null if that is not recorded. */
type FindRequestTime = (person: { readonly id: string; readonly email: string }) => Promise<string | null>;

/** Adds request times to a people list when pending people are stored apart from the accounts: one lookup per person of the page. */
export function addAccessRequestTimesToUserList(
  list: UserListRepository,
  requestedAt: FindRequestTime,
): UserListRepository {
  return {
    ...list,
    findPage: async (query) => {
      const undecided = query.of.find(({ decided }) => decided === "undecided")?.status;
      const page = await list.findPage(query);
      return Promise.all(
        page.map(async (row) =>
          row.status === undecided ? { ...row, requestedAt: await requestedAt(row.user) } : row,
        ),
      );
    },
  };
}
