import type { Principal } from "../../http/access.ts";
import { AppError, invalidField } from "../../errors.ts";
import type { Db } from "../../db/client.ts";
import { requireEmailAddress } from "./email-address.ts";
import { identityRepository } from "./identity-repository.ts";
import { readMailedToken, refusedLink, spendMailedToken } from "./mailed-tokens.ts";
import type { AccountsParts } from "./parts.ts";
import { hashPassword, passwordMatches, passwordProblem } from "./passwords.ts";
import { accountsRepository } from "./repository.ts";
import type { Client, OpenedSession } from "./sessions.ts";

const NOT_CURRENT = "The current password is not right";

async function setPassword(trx: Db, userId: string, hash: string): Promise<void> {
  const people = identityRepository(trx);
  if (await people.findCredentialAccount(userId)) await people.updatePassword(userId, hash);
  else await people.createAccount({ userId, providerId: "credential", accountId: userId, password: hash });
}

/** Changing, resetting, and proving one's address. Whoever sets a password ends every session that was opened before. */
export function passwordCare({ db, clock, access, attempts, sessions, mails }: AccountsParts) {
  const identity = identityRepository(db);
  const repository = accountsRepository(db);

  function refuseWeak(field: string, password: string, person: { name: string; email: string }): void {
    const problem = passwordProblem(password, person);
    if (problem) throw invalidField(field, problem);
  }

  return {
    forgotPassword: async (given: string, client: Client): Promise<void> => {
      const email = requireEmailAddress(given);
      await attempts.beforeMail(client.address);
      mails.sendReset(email, client);
    },

    /** The link proves the mailbox, so the address counts as verified from here on. A refused password leaves the link good. */
    resetPassword: async (token: string, password: string, client: Client): Promise<OpenedSession> => {
      await attempts.beforeExchange(client.address);
      const { user_id: userId } = await readMailedToken(db, "password_reset", token, clock());
      const user = userId === null ? null : await identity.findUserById(userId);
      if (!user) throw refusedLink("password_reset", "unknown");
      refuseWeak("password", password, user);
      const hash = await hashPassword(password);
      return repository.transaction(async (trx) => {
        await spendMailedToken(trx, "password_reset", token, clock());
        await setPassword(trx, user.id, hash);
        await sessions.endAll(trx, user.id);
        await accountsRepository(trx).expireMailedTokens(user.id, "password_reset", clock().toISOString());
        await identityRepository(trx).updateUser(user.id, { emailVerified: true });
        await access.recognise(trx, { id: user.id, email: user.email, emailVerified: true });
        return sessions.open(trx, user.id, "password", client);
      });
    },

    changePassword: async (
      who: Principal,
      given: { current: string; next: string },
      client: Client,
    ): Promise<OpenedSession> => {
      await attempts.beforePassword(who.email, client.address);
      const user = await identity.findUserById(who.userId);
      const credential = await identity.findCredentialAccount(who.userId);
      if (!user || !(await passwordMatches(credential?.password, given.current))) {
        await attempts.wrongPassword(who.email, client.address);
        throw invalidField("current_password", NOT_CURRENT);
      }
      await attempts.rightPassword(who.email, client.address);
      refuseWeak("new_password", given.next, user);
      const hash = await hashPassword(given.next);
      return repository.transaction(async (trx) => {
        const present = await identityRepository(trx).findCredentialAccount(who.userId);
        if (present?.password !== credential?.password)
          throw new AppError("conflict", "The password was changed elsewhere meanwhile.");
        await setPassword(trx, who.userId, hash);
        await sessions.endAll(trx, who.userId);
        await accountsRepository(trx).expireMailedTokens(who.userId, "password_reset", clock().toISOString());
        return sessions.open(trx, who.userId, "password", client);
      });
    },

    requestVerification: async (who: Principal, client: Client): Promise<void> => {
      await attempts.beforeMail(client.address);
      mails.sendVerification(who.email, client);
    },

    /**
     * Proves the address without losing the password: the link came to the mailbox, the session knows the password, and both are the
     * same account's. A link opened by somebody who is not signed in to it proves nothing about who set the password.
     */
    verifyEmail: async (who: Principal, token: string): Promise<void> => {
      const row = await readMailedToken(db, "verify_email", token, clock());
      if (row.user_id !== who.userId) throw refusedLink("verify_email", "unknown");
      await repository.transaction(async (trx) => {
        await spendMailedToken(trx, "verify_email", token, clock());
        await identityRepository(trx).updateUser(who.userId, { emailVerified: true });
        await access.recognise(trx, { id: who.userId, email: who.email, emailVerified: true });
      });
    },
  };
}
