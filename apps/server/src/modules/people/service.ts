import { AppError } from "../../errors/app-error.ts";
import type { AccessService, AccessDecision } from "../access-approval/service.ts";
import type { AccountDirectory, User } from "../accounts/service.ts";
import type { Actor } from "../audit/service.ts";
import { createUserList } from "./user-list.ts";
import type { ListedUser, UserListRepository } from "./repository.ts";

/** A person as administrators see them: the account and the access decision about it. */
export interface AdministeredUser extends ListedUser {
  readonly user: User;
}

export interface PeopleParts {
  readonly list: UserListRepository;
  readonly directory: AccountDirectory;
  readonly access: Pick<
    AccessService,
    | "activate"
    | "deactivate"
    | "findAllDecisions"
    | "makeAdministrator"
    | "makeUser"
    | "findDecision"
    | "toAccountStatus"
    | "unrecorded"
  >;
}

/** Administration of people, used by the API and the shell: accounts come from `directory`, decisions from `access`. */
export function createPeopleService({ directory, access, list }: PeopleParts) {
  function toAdministeredUser(user: User, recorded: AccessDecision): AdministeredUser {
    return { user, role: recorded.role, status: access.toAccountStatus(recorded), requestedAt: recorded.requestedAt };
  }

  async function listAll(): Promise<AdministeredUser[]> {
    const [users, findDecision] = await Promise.all([directory.findAll(), access.findAllDecisions()]);
    return users.map((user) => toAdministeredUser(user, findDecision(user)));
  }

  async function addDecision(user: User | null): Promise<AdministeredUser | null> {
    return user && toAdministeredUser(user, await access.findDecision(user));
  }

  return {
    listAll,

    list: createUserList(list, access.unrecorded),

    /** @throws AppError 404 */
    byId: async (id: string): Promise<AdministeredUser> => {
      const person = await addDecision(await directory.findById(id));
      if (!person) throw new AppError("person_unknown");
      return person;
    },

    byEmail: async (email: string): Promise<AdministeredUser | null> => addDecision(await directory.findByEmail(email)),

    /** Unknown ids are skipped. */
    activateMany: async (ids: readonly string[], by: Actor): Promise<number> => {
      const people = await Promise.all(ids.map((id) => directory.findById(id)));
      return access.activate(
        people.filter((user) => user !== null),
        by,
      );
    },

    activate: async ({ user }: AdministeredUser, by: Actor): Promise<void> => {
      if ((await access.activate([user], by)) === 0) throw new AppError("person_unknown");
    },

    /** Denies access and ends all sessions at once, on every server. @throws AppError 409 for the last active administrator */
    deactivate: async ({ user }: AdministeredUser, by: Actor): Promise<void> => {
      await access.deactivate(user, by);
      await directory.endSessions(user.id);
    },

    /** Also activates the account. */
    makeAdministrator: ({ user }: AdministeredUser, by: Actor): Promise<void> => access.makeAdministrator(user, by),

    /** @throws AppError 409 for the last active administrator */
    makeUser: ({ user }: AdministeredUser, by: Actor): Promise<void> => access.makeUser(user, by),
  };
}
export type PeopleService = ReturnType<typeof createPeopleService>;
