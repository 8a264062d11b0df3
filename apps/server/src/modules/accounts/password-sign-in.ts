import { AppError, invalidField } from "../../errors.ts";
import type { AccountsParts } from "./parts.ts";
import { requireEmailAddress } from "./email-address.ts";
import { identityRepository } from "./identity-repository.ts";
import { hashPassword, passwordMatches, passwordProblem } from "./passwords.ts";
import { accountsRepository } from "./repository.ts";
import type { Client, OpenedSession } from "./sessions.ts";

const WRONG = "The email or password is not right.";
/** Said of every taken address, whoever asks; what it gives away is weighed in the decision on sessions and tokens. */
const NOT_CREATED = "We could not create this account. If you already have one, please log in.";

export interface SignUp {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

interface Known {
  readonly id: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly hash: string | null;
}

/** Sign-up and sign-in by e-mail and password. Known and unknown addresses get the same words after the same work. */
export function passwordSignIn({ db, clock, access, attempts, sessions, mails, log }: AccountsParts) {
  const repository = accountsRepository(db);
  const identity = identityRepository(db);

  async function find(email: string): Promise<Known | null> {
    const found = await identity.findUserByEmail(email);
    if (!found) return null;
    const credential = await identity.findCredentialAccount(found.user.id);
    return { id: found.user.id, email, emailVerified: found.user.emailVerified, hash: credential?.password ?? null };
  }

  /** The password was compared outside; a change of it in between must win. */
  function open(person: Known, client: Client): Promise<OpenedSession | null> {
    return repository.transaction(async (trx) => {
      if (!(await accountsRepository(trx).hasUser(person.id))) return null;
      const credential = await identityRepository(trx).findCredentialAccount(person.id);
      if (credential?.password !== person.hash) return null;
      await access.recognise(trx, person);
      return sessions.open(trx, person.id, "password", client);
    });
  }

  async function tryPassword(email: string, password: string, client: Client): Promise<OpenedSession | null> {
    const person = await find(email);
    const matches = await passwordMatches(person?.hash, password);
    const opened = matches && person ? await open(person, client) : null;
    if (opened) await attempts.rightPassword(email, client.address);
    else await attempts.wrongPassword(email, client.address);
    return opened;
  }

  function insert({ name, email }: SignUp, hash: string, client: Client): Promise<OpenedSession> {
    return repository.transaction(async (trx) => {
      const people = identityRepository(trx);
      const person = await people.createUser(
        { name, email, emailVerified: false, createdAt: clock() },
        { method: "email-password" },
      );
      await people.createAccount({ userId: person.id, providerId: "credential", accountId: person.id, password: hash });
      await access.welcome(trx, { id: person.id, email, emailVerified: false });
      return sessions.open(trx, person.id, "password", client);
    });
  }

  async function create(given: SignUp, client: Client): Promise<OpenedSession | null> {
    const hash = await hashPassword(given.password);
    try {
      return await insert(given, hash, client);
    } catch (error) {
      // Two sign-ups with one address at once: the unique index lets one through.
      if (await identity.findUserByEmail(given.email)) return null;
      throw error;
    }
  }

  return {
    /** @throws AppError 401 in the same words for an unknown address and a wrong password; 429 before any hashing */
    logIn: async (given: { email: string; password: string }, client: Client): Promise<OpenedSession> => {
      const email = requireEmailAddress(given.email);
      await attempts.beforePassword(email, client.address);
      const opened = await tryPassword(email, given.password, client);
      if (!opened) throw new AppError("unauthenticated", WRONG);
      return opened;
    },

    /** A taken address with its own right password is a sign-in; with another it is refused like any address that cannot be had. */
    signUp: async (given: SignUp, client: Client): Promise<OpenedSession> => {
      const email = requireEmailAddress(given.email);
      const person = { name: given.name.trim(), email };
      const problem = passwordProblem(given.password, person);
      if (problem) throw invalidField("password", problem);
      await attempts.beforeSignUp(client.address);
      await attempts.beforePassword(email, client.address);
      const taken = (await identity.findUserByEmail(email)) !== null;
      const opened = taken
        ? await tryPassword(email, given.password, client)
        : await create({ ...person, password: given.password }, client);
      if (!opened) throw new AppError("conflict", NOT_CREATED);
      if (!taken) {
        await attempts.rightPassword(email, client.address);
        mails.sendVerification(email, client);
        log.info("an account was created");
      }
      return opened;
    },
  };
}
