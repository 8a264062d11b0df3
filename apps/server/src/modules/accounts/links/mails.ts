import { LANGUAGES } from "@lagna/terms";
import { z } from "zod";
import type { Clock } from "../../../clock.ts";
import type { JobHandler, JobHandlers } from "../../../jobs/handler.ts";
import type { JobIntake, NewJob } from "../../../jobs/queue.ts";
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
  readonly jobs: Pick<JobIntake, "add">;
  readonly mailer: Mailer;
  readonly attempts: Attempts;
  /** Without a trailing slash; never taken from a request, whose Host header anybody can write. */
  readonly publicUrl: string;
}

const LINK_MAIL = "link mail";
const linkMailSchema = z.object({
  purpose: z.enum(["magic_link", "password_reset", "verify_email"]),
  email: z.string(),
  /** Of who asked: the mail speaks it where the account it goes to has chosen none. */
  language: z.enum(LANGUAGES),
});
type LinkMail = z.infer<typeof linkMailSchema>;

/**
 * Mails with a token in them. Asking adds a job, the same for every address; whose it is, is looked up and the token made when the
 * mail goes out. So the time of an answer tells nothing about the address, and no token ever waits in the database.
 */
export function linkMails({ people, links, clock, jobs, mailer, attempts, publicUrl }: LinkMailsParts) {
  /** Null where this mailbox has had enough for now. */
  async function jobOf(purpose: LinkPurpose, email: string, { language }: Client): Promise<NewJob | null> {
    if (!(await attempts.mayMail(purpose, email))) return null;
    return { kind: LINK_MAIL, payload: { purpose, email, language } satisfies LinkMail, person: email };
  }

  async function request(purpose: LinkPurpose, email: string, client: Client): Promise<void> {
    const job = await jobOf(purpose, email, client);
    if (job) await jobs.add(job);
  }

  /** Whose link it will be: nobody's for a sign-in link, which makes the account if there is none. Undefined: no mail is due. */
  async function ownerOf({ purpose, email }: LinkMail): Promise<string | null | undefined> {
    if (purpose === "magic_link") return null;
    const user = await people.findByEmail(email);
    if (!user || user.leaving || (purpose === "verify_email" && user.emailVerified)) return undefined;
    return user.id;
  }

  const sending: JobHandler = {
    async run(payload, { id }) {
      const mail = linkMailSchema.parse(payload);
      const { purpose, email, language } = mail;
      const userId = await ownerOf(mail);
      if (userId === undefined) return;
      const spoken = (await people.findByEmail(email))?.language ?? language;
      const token = newToken();
      const now = clock();
      const expiresAt = new Date(now.getTime() + LIFE_MS[purpose]).toISOString();
      await links.save({ hash: tokenHash(token), purpose, email, userId, createdAt: now.toISOString(), expiresAt });
      await mailer.deliver({ to: email, ...messageOf(purpose, spoken, publicUrl, token) }, id);
    },
  };

  return {
    /** To any address: the link makes the account if there is none. */
    requestMagicLink: (email: string, client: Client) => request("magic_link", email, client),
    requestReset: (email: string, client: Client) => request("password_reset", email, client),
    requestVerification: (email: string, client: Client) => request("verify_email", email, client),
    /** To be added with the account that it is about. */
    verificationOf: (email: string, client: Client) => jobOf("verify_email", email, client),
    handlers: { [LINK_MAIL]: sending } satisfies JobHandlers,
  };
}
export type LinkMails = ReturnType<typeof linkMails>;
