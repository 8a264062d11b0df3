import type { UserRepository } from "./repository.ts";
import type { User } from "./user.ts";

export interface AccountDirectoryParts {
  readonly users: Pick<UserRepository, "findAll" | "findByEmail" | "findById">;
  readonly sessions: { endAllOfDeactivated(userId: string): Promise<void> };
}

/** All people with an account, for administration. */
export function createAccountDirectory({ users, sessions }: AccountDirectoryParts) {
  const present = (user: User | null): User | null => (user?.isLeaving === false ? user : null);
  return {
    findAll: (): Promise<User[]> => users.findAll(),
    findById: async (id: string): Promise<User | null> => present(await users.findById(id)),
    findByEmail: async (email: string): Promise<User | null> =>
      present(await users.findByEmail(email.trim().toLowerCase())),
    endSessions: (userId: string): Promise<void> => sessions.endAllOfDeactivated(userId),
  };
}
export type AccountDirectory = ReturnType<typeof createAccountDirectory>;
