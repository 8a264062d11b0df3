import { AppError } from "../../../errors/app-error.ts";
import type { AccountsDependencies } from "../accounts-dependencies.ts";
import { parseEmailAddress } from "../users/email-address.ts";
import type { User } from "../users/user.ts";
import type { Client, OpenedSession } from "../sessions/live-sessions.ts";
import { assertStrongPassword } from "./assert-strong-password.ts";

export interface SignUpForm {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  /** The set-up code that the server printed at its first start. */
  readonly setup_code?: string | undefined;
}

type Parts = Pick<
  AccountsDependencies,
  "users" | "sessions" | "hasher" | "mails" | "attempts" | "access" | "setUp" | "audit" | "log"
>;

/** Sign-up and sign-in by e-mail and password. Known and unknown addresses get the same message after the same work. */
export function createPasswordSignIn({ users, sessions, hasher, mails, attempts, access, setUp, audit, log }: Parts) {
  /** The password was compared outside the transaction, so a change in between must win. */
  async function open(user: User, compared: string, password: string, client: Client): Promise<OpenedSession | null> {
    const { opened, stored } = sessions.prepare("password", client);
    const rehashed = hasher.isOutdated(compared) ? await hasher.hash(password) : null;
    if (!(await users.openSession({ userId: user.id, comparedHash: compared, rehashed, session: stored }))) return null;
    await access.ensure(user);
    return opened;
  }

  async function refuse(email: string, user: User | null, { address }: Client): Promise<void> {
    await attempts.wrongPassword(email, address);
    await audit.recordFailedSignIn({ email, userId: user?.id ?? null, address });
  }

  async function tryPassword(email: string, password: string, client: Client): Promise<OpenedSession | null> {
    const user = await users.findByEmail(email);
    const hash = user && !user.isLeaving ? await users.findPasswordHash(user.id) : null;
    const matches = await hasher.matches(hash, password);
    const opened = matches && user && hash !== null ? await open(user, hash, password, client) : null;
    if (opened) await attempts.rightPassword(email, client.address);
    else await refuse(email, user, client);
    return opened;
  }

  async function create({ name, email, password, setup_code: code }: SignUpForm, client: Client) {
    const setUpCode = await setUp.codeOf(email, code);
    const passwordHash = await hasher.hash(password);
    const { opened, stored } = sessions.prepare("password", client);
    const mail = await mails.verificationOf(email, client);
    const account = { name, email, passwordHash, session: stored, mail };
    const user = await users.signUp({ ...account, mayBecomeAdministrator: access.mayFound, setUpCode });
    if (!user) return null;
    await access.ensure(user);
    await attempts.rightPassword(email, client.address);
    log.info("an account was created");
    return opened;
  }

  return {
    /** @throws AppError 401 with the same message for an unknown address and a wrong password; 429 before any hashing */
    logIn: async (form: { email: string; password: string }, client: Client): Promise<OpenedSession> => {
      const email = parseEmailAddress(form.email);
      await attempts.beforePassword(email, client.address);
      const opened = await tryPassword(email, form.password, client);
      if (!opened) throw new AppError("wrong_password");
      return opened;
    },

    /**
     * Signing up with a taken address and its correct password signs in; with a wrong password it is refused like any unavailable address.
     * What this reveals is discussed in the decision on sessions and tokens.
     */
    signUp: async (input: SignUpForm, client: Client): Promise<OpenedSession> => {
      const email = parseEmailAddress(input.email);
      const form = { ...input, name: input.name.trim(), email };
      await attempts.beforeSignUp(client.address);
      assertStrongPassword("password", input.password, form);
      await attempts.beforePassword(email, client.address);
      const taken = (await users.findByEmail(email)) !== null;
      const opened = taken ? await tryPassword(email, input.password, client) : await create(form, client);
      if (!opened) throw new AppError("account_not_created");
      return opened;
    },
  };
}
