import { AppError } from "../../errors.ts";
import type { AccessService, Recorded } from "../access/service.ts";
import type { Directory, User } from "../accounts/service.ts";
import type { Actor } from "../audit/service.ts";
import { peopleList } from "./people-list.ts";
import type { ListedPerson, PeopleListRepository } from "./repository.ts";

/** One person as administrators see them: the account and what was decided about it. */
export interface AdministeredPerson extends ListedPerson {
  readonly user: User;
}

export interface AdministrationParts {
  readonly list: PeopleListRepository;
  readonly directory: Directory;
  readonly access: Pick<
    AccessService,
    | "activate"
    | "deactivate"
    | "everything"
    | "makeAdministrator"
    | "makeUser"
    | "recordedOf"
    | "statusOf"
    | "unrecorded"
  >;
}

/** What administrators do, by the web or from a shell: people from accounts, what was decided about them from access. */
export function administrationService({ directory, access, list }: AdministrationParts) {
  function administered(user: User, recorded: Recorded): AdministeredPerson {
    return { user, role: recorded.role, status: access.statusOf(recorded), requestedAt: recorded.requestedAt };
  }

  async function everybody(): Promise<AdministeredPerson[]> {
    const [users, recordedOf] = await Promise.all([directory.all(), access.everything()]);
    return users.map((user) => administered(user, recordedOf(user)));
  }

  async function found(user: User | null): Promise<AdministeredPerson | null> {
    return user && administered(user, await access.recordedOf(user));
  }

  return {
    everybody,

    list: peopleList(list, access.unrecorded),

    /** @throws AppError 404 */
    byId: async (id: string): Promise<AdministeredPerson> => {
      const person = await found(await directory.byId(id));
      if (!person) throw new AppError("person_unknown");
      return person;
    },

    byEmail: async (email: string): Promise<AdministeredPerson | null> => found(await directory.byEmail(email)),

    /** Ids that nobody has (any more) are passed over. */
    activateMany: async (ids: readonly string[], by: Actor): Promise<number> => {
      const people = await Promise.all(ids.map((id) => directory.byId(id)));
      return access.activate(
        people.filter((user) => user !== null),
        by,
      );
    },

    activate: async ({ user }: AdministeredPerson, by: Actor): Promise<void> => {
      if ((await access.activate([user], by)) === 0) throw new AppError("person_unknown");
    },

    /** Shut out from here on; their sessions end at once, on every server. @throws AppError 409 for the last active administrator */
    deactivate: async ({ user }: AdministeredPerson, by: Actor): Promise<void> => {
      await access.deactivate(user, by);
      await directory.endSessions(user.id);
    },

    /** Which activates as well. */
    makeAdministrator: ({ user }: AdministeredPerson, by: Actor): Promise<void> => access.makeAdministrator(user, by),

    /** @throws AppError 409 for the last active administrator */
    makeUser: ({ user }: AdministeredPerson, by: Actor): Promise<void> => access.makeUser(user, by),
  };
}
export type AdministrationService = ReturnType<typeof administrationService>;
