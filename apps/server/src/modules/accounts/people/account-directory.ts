import type { PeopleRepository } from "./repository.ts";
import type { User } from "./user.ts";

export interface AccountDirectoryParts {
  readonly people: Pick<PeopleRepository, "findAll" | "findByEmail" | "findById">;
  readonly sessions: { endOfDeactivated(userId: string): Promise<void> };
}

/** All people with an account, for administration. */
export function createAccountDirectory({ people, sessions }: AccountDirectoryParts) {
  const present = (user: User | null): User | null => (user?.isLeaving === false ? user : null);
  return {
    findAll: (): Promise<User[]> => people.findAll(),
    findById: async (id: string): Promise<User | null> => present(await people.findById(id)),
    findByEmail: async (email: string): Promise<User | null> =>
      present(await people.findByEmail(email.trim().toLowerCase())),
    endSessions: (userId: string): Promise<void> => sessions.endOfDeactivated(userId),
  };
}
export type AccountDirectory = ReturnType<typeof createAccountDirectory>;
