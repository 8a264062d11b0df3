import type { Clock } from "../../clock.ts";
import type { Db } from "../../db/client.ts";
import type { Mailer } from "../../mail/mailer.ts";
import { messageOf } from "../../mail/messages.ts";
import type { Attempts } from "./attempts.ts";
import { newToken, tokenHash } from "./hashed-tokens.ts";
import { identityRepository } from "./identity-repository.ts";
import { type MailedPurpose, accountsRepository } from "./repository.ts";
import type { Client } from "./sessions.ts";

const MINUTE_MS = 60_000;
const LIFE_MS: Readonly<Record<MailedPurpose, number>> = {
  magic_link: 15 * MINUTE_MS,
  password_reset: 15 * MINUTE_MS,
  // Whoever signs up reads the mail when they next look; it opens nothing, it only confirms.
  verify_email: 24 * 60 * MINUTE_MS,
};

export interface MailsOptions {
  readonly db: Db;
  readonly clock: Clock;
  readonly mailer: Mailer;
  readonly attempts: Attempts;
  /** Without a trailing slash; never taken from a request, whose Host header anybody can write. */
  readonly publicUrl: string;
  readonly log: { error(context: object, message: string): void };
}

/** Mails with a token in them. All work happens after the answer, so that its time tells nothing about the address. */
export function accountMails({ db, clock, mailer, attempts, publicUrl, log }: MailsOptions) {
  const underWay = new Set<Promise<void>>();

  async function send(purpose: MailedPurpose, email: string, userId: string | null, client: Client): Promise<void> {
    if (!(await attempts.mayMail(email))) return;
    const token = newToken();
    const now = clock();
    await accountsRepository(db).saveMailedToken({
      token_hash: tokenHash(token),
      purpose,
      email,
      user_id: userId,
      created_at: now.toISOString(),
      expires_at: new Date(now.getTime() + LIFE_MS[purpose]).toISOString(),
    });
    mailer.send({ to: email, ...messageOf(purpose, client.language, publicUrl, token) });
  }

  async function sendToAccount(purpose: MailedPurpose, email: string, client: Client): Promise<void> {
    const found = await identityRepository(db).findUserByEmail(email);
    if (!found || (purpose === "verify_email" && found.user.emailVerified)) return;
    await send(purpose, email, found.user.id, client);
  }

  function later(work: Promise<void>): void {
    const watched = work
      .catch((error: unknown) => log.error({ err: error }, "a mail could not be prepared"))
      .finally(() => underWay.delete(watched));
    underWay.add(watched);
  }

  return {
    /** To any address: the link makes the account if there is none. */
    sendMagicLink: (email: string, client: Client): void => later(send("magic_link", email, null, client)),
    sendReset: (email: string, client: Client): void => later(sendToAccount("password_reset", email, client)),
    sendVerification: (email: string, client: Client): void => later(sendToAccount("verify_email", email, client)),
    idle: async (): Promise<void> => {
      while (underWay.size > 0) await Promise.all(underWay);
      await mailer.idle();
    },
  };
}
export type AccountMails = ReturnType<typeof accountMails>;
