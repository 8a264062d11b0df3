import { AppError } from "../../../errors.ts";
import type { AccountsParts } from "../parts.ts";
import { requireEmailAddress } from "../people/email-address.ts";
import type { User } from "../people/user.ts";
import type { Client, OpenedSession } from "../sessions/sessions.ts";
import { refuseWeak } from "./rules.ts";

export interface SignUpForm {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  /** What the server printed when it first started. */
  readonly setup_code?: string | undefined;
}

type Parts = Pick<
  AccountsParts,
  "people" | "sessions" | "hasher" | "mails" | "attempts" | "access" | "setUp" | "audit" | "log"
>;

/** Sign-up and sign-in by e-mail and password. Known and unknown addresses get the same words after the same work. */
export function passwordSignIn({ people, sessions, hasher, mails, attempts, access, setUp, audit, log }: Parts) {
  /** The password is compared outside; a change of it in between must win. */
  async function open(user: User, compared: string, password: string, client: Client): Promise<OpenedSession | null> {
    const { opened, stored } = sessions.prepare("password", client);
    const rehashed = hasher.isOutdated(compared) ? await hasher.hash(password) : null;
    if (!(await people.openSession({ userId: user.id, compared, rehashed, session: stored }))) return null;
    await access.ensure(user);
    return opened;
  }

  async function refuse(email: string, user: User | null, { address }: Client): Promise<void> {
    await attempts.wrongPassword(email, address);
    await audit.failedSignIn({ email, userId: user?.id ?? null, address });
  }

  async function tryPassword(email: string, password: string, client: Client): Promise<OpenedSession | null> {
    const user = await people.findByEmail(email);
    const hash = user && !user.leaving ? await people.passwordHashOf(user.id) : null;
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
    const user = await people.signUp({ ...account, mayFound: access.mayFound, setUpCode });
    if (!user) return null;
    await access.ensure(user);
    await attempts.rightPassword(email, client.address);
    log.info("an account was created");
    return opened;
  }

  return {
    /** @throws AppError 401 in the same words for an unknown address and a wrong password; 429 before any hashing */
    logIn: async (given: { email: string; password: string }, client: Client): Promise<OpenedSession> => {
      const email = requireEmailAddress(given.email);
      await attempts.beforePassword(email, client.address);
      const opened = await tryPassword(email, given.password, client);
      if (!opened) throw new AppError("wrong_password");
      return opened;
    },

    /**
     * A taken address with its own right password is a sign-in; with another it is refused like any address that cannot be had. What that
     * gives away is weighed in the decision on sessions and tokens.
     */
    signUp: async (given: SignUpForm, client: Client): Promise<OpenedSession> => {
      const email = requireEmailAddress(given.email);
      const form = { ...given, name: given.name.trim(), email };
      await attempts.beforeSignUp(client.address);
      refuseWeak("password", given.password, form);
      await attempts.beforePassword(email, client.address);
      const taken = (await people.findByEmail(email)) !== null;
      const opened = taken ? await tryPassword(email, given.password, client) : await create(form, client);
      if (!opened) throw new AppError("account_not_created");
      return opened;
    },
  };
}
