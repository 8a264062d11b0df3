import type { PeopleListRepository } from "./repository.ts";

/** When somebody began to wait, by their address; null where that is not recorded. */
type RequestedAt = (person: { readonly id: string; readonly email: string }) => Promise<string | null>;

/** The list of people, where those who wait are recorded elsewhere than the accounts: looked up for a page, one by one. */
export function withRequests(list: PeopleListRepository, requestedAt: RequestedAt): PeopleListRepository {
  return {
    ...list,
    page: async (wanted) => {
      const undecided = wanted.of.find(({ decided }) => decided === "undecided")?.status;
      const page = await list.page(wanted);
      return Promise.all(
        page.map(async (row) =>
          row.status === undecided ? { ...row, requestedAt: await requestedAt(row.user) } : row,
        ),
      );
    },
  };
}
