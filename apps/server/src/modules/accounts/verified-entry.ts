import type { AuthMethod } from "@lagna/contract";
import type { Db } from "../../db/client.ts";
import { isUniqueViolation } from "../../db/unique-violation.ts";
import { identityRepository } from "./identity-repository.ts";
import type { AccountsParts } from "./parts.ts";
import { accountsRepository } from "./repository.ts";
import type { Client, OpenedSession } from "./sessions.ts";

/** Somebody who has proved that the address is theirs: by a mailed link, or by a provider that says so. */
export interface VerifiedPerson {
  readonly email: string;
  readonly name: string;
  readonly picture: string | null;
  readonly via: AuthMethod;
  /** The provider's own name for them, which never changes; null for a mailed link. */
  readonly subject: string | null;
}

export interface Entered extends OpenedSession {
  readonly user: { readonly email: string; readonly name: string; readonly image: string | null };
}

type User = NonNullable<Awaited<ReturnType<ReturnType<typeof identityRepository>["findUserById"]>>>;

/**
 * The way in for verified people. A provider's account is found by its subject. Otherwise the address decides: a verified account
 * is joined; one whose address nobody ever proved is taken over, and every way in and session of whoever made it ends.
 */
export function verifiedEntry({
  db,
  clock,
  access,
  sessions,
}: Pick<AccountsParts, "db" | "clock" | "access" | "sessions">) {
  async function bySubject(trx: Db, { via, subject }: VerifiedPerson): Promise<User | null> {
    if (subject === null) return null;
    const owner = await identityRepository(trx).findAccountOwnerByKey({ providerId: via, accountId: subject });
    return owner?.kind === "owned" ? owner.user : null;
  }

  async function takeOver(trx: Db, user: User, { name, picture, subject }: VerifiedPerson): Promise<User> {
    const people = identityRepository(trx);
    await people.deleteAccounts(user.id);
    await sessions.endAll(trx, user.id);
    await accountsRepository(trx).deleteMailedTokensOf(user.id);
    const own = subject === null ? {} : { name, image: picture };
    return people.updateUser(user.id, { emailVerified: true, ...own });
  }

  async function byEmail(trx: Db, person: VerifiedPerson): Promise<User | null> {
    const people = identityRepository(trx);
    const found = await people.findUserByEmail(person.email);
    if (!found) return null;
    let { user } = found;
    if (!user.emailVerified) user = await takeOver(trx, user, person);
    if (person.subject !== null) {
      await people.linkAccount({ userId: user.id, providerId: person.via, accountId: person.subject });
      if (!user.image && person.picture) user = await people.updateUser(user.id, { image: person.picture });
    }
    return user;
  }

  async function create(trx: Db, { email, name, picture, via, subject }: VerifiedPerson): Promise<User> {
    const people = identityRepository(trx);
    const method = subject === null ? { method: "magic-link" as const } : { method: "oauth" as const };
    const user = await people.createUser(
      { name, email, emailVerified: true, image: picture, createdAt: clock() },
      method,
    );
    if (subject !== null) await people.createAccount({ userId: user.id, providerId: via, accountId: subject });
    await access.welcome(trx, { id: user.id, email, emailVerified: true });
    return user;
  }

  async function enter(trx: Db, person: VerifiedPerson, client: Client): Promise<Entered> {
    const user = (await bySubject(trx, person)) ?? (await byEmail(trx, person)) ?? (await create(trx, person));
    await access.recognise(trx, { id: user.id, email: user.email, emailVerified: user.emailVerified });
    const opened = await sessions.open(trx, user.id, person.via, client);
    return { ...opened, user: { email: user.email, name: user.name, image: user.image ?? null } };
  }

  return {
    /** `first` runs in the same transaction before anything else: what is used up there stays unused if the rest fails. */
    enter: async (first: (trx: Db) => Promise<VerifiedPerson>, client: Client): Promise<Entered> => {
      const attempt = () => accountsRepository(db).transaction(async (trx) => enter(trx, await first(trx), client));
      try {
        return await attempt();
      } catch (error) {
        // Two first sign-ins of one person at once: a unique index stops one, which then finds what the other made.
        if (!isUniqueViolation(error)) throw error;
        return attempt();
      }
    },
  };
}
