import type { Clock } from "../../../clock.ts";
import type { Mailer } from "../../../mail/mailer.ts";
import { messageOf } from "../../../mail/messages.ts";
import type { Attempts } from "../attempts.ts";
import type { PeopleRepository } from "../people/repository.ts";
import type { Client } from "../sessions/sessions.ts";
import { newToken, tokenHash } from "../sessions/tokens.ts";
import type { LinkPurpose, LinksRepository } from "./repository.ts";

const MINUTE_MS = 60_000;
const LIFE_MS: Readonly<Record<LinkPurpose, number>> = {
  magic_link: 15 * MINUTE_MS,
  password_reset: 15 * MINUTE_MS,
  // Whoever signs up reads the mail when they next look; it opens nothing, it only confirms.
  verify_email: 24 * 60 * MINUTE_MS,
};

export interface LinkMailsParts {
  readonly people: Pick<PeopleRepository, "findByEmail">;
  readonly links: Pick<LinksRepository, "save">;
  readonly clock: Clock;
  readonly mailer: Mailer;
  readonly attempts: Attempts;
  /** Without a trailing slash; never taken from a request, whose Host header anybody can write. */
  readonly publicUrl: string;
  readonly log: { error(context: object, message: string): void };
}

/** Mails with a token in them. All work happens after the answer, so that its time tells nothing about the address. */
export function linkMails({ people, links, clock, mailer, attempts, publicUrl, log }: LinkMailsParts) {
  const underWay = new Set<Promise<void>>();

  async function send(purpose: LinkPurpose, email: string, userId: string | null, client: Client): Promise<void> {
    if (!(await attempts.mayMail(email))) return;
    const token = newToken();
    const now = clock();
    await links.save({
      hash: tokenHash(token),
      purpose,
      email,
      userId,
      createdAt: now.toISOString(),
      expiresAt: new Date(now.getTime() + LIFE_MS[purpose]).toISOString(),
    });
    mailer.send({ to: email, ...messageOf(purpose, client.language, publicUrl, token) });
  }

  async function sendToAccount(purpose: LinkPurpose, email: string, client: Client): Promise<void> {
    const user = await people.findByEmail(email);
    if (!user || user.leaving || (purpose === "verify_email" && user.emailVerified)) return;
    await send(purpose, email, user.id, client);
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
export type LinkMails = ReturnType<typeof linkMails>;
