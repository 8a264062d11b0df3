import type { PeopleRepository } from "./repository.ts";
import type { User } from "./user.ts";

export interface DirectoryParts {
  readonly people: Pick<PeopleRepository, "all" | "findByEmail" | "findById">;
  readonly sessions: { endOfDeactivated(userId: string): Promise<void> };
}

/** Everybody with an account, as those who administer them see it. */
export function directory({ people, sessions }: DirectoryParts) {
  const present = (user: User | null): User | null => (user?.leaving === false ? user : null);
  return {
    all: (): Promise<User[]> => people.all(),
    byId: async (id: string): Promise<User | null> => present(await people.findById(id)),
    byEmail: async (email: string): Promise<User | null> =>
      present(await people.findByEmail(email.trim().toLowerCase())),
    endSessions: (userId: string): Promise<void> => sessions.endOfDeactivated(userId),
  };
}
export type Directory = ReturnType<typeof directory>;
