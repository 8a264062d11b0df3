import { LANGUAGES } from "@lagna/terms";
import { z } from "zod";
import type { Clock } from "../../../time/clock.ts";
import type { JobHandler, JobHandlers } from "../../../jobs/job-handler.ts";
import type { JobEnqueuer, NewJob } from "../../../jobs/queue.ts";
import type { Mailer } from "../../../mail/mailer.ts";
import { renderLinkMessage } from "../../../mail/render-link-message.ts";
import type { AttemptLimits } from "../attempt-limits.ts";
import type { UserRepository } from "../users/repository.ts";
import type { Client } from "../sessions/live-sessions.ts";
import { createToken, hashToken } from "../sessions/tokens.ts";
import type { LinkPurpose, LinksRepository } from "./repository.ts";

const MINUTE_MS = 60_000;
const LIFETIME_MS: Readonly<Record<LinkPurpose, number>> = {
  magic_link: 15 * MINUTE_MS,
  password_reset: 15 * MINUTE_MS,
  // Long-lived, as it grants no access and only confirms the address.
  verify_email: 24 * 60 * MINUTE_MS,
};

export interface LinkMailsParts {
  readonly users: Pick<UserRepository, "findByEmail">;
  readonly links: Pick<LinksRepository, "save">;
  readonly clock: Clock;
  readonly jobs: Pick<JobEnqueuer, "enqueueAlone">;
  readonly mailer: Mailer;
  readonly attempts: AttemptLimits;
  /** Without a trailing slash; never taken from a request, as the Host header can be forged. */
  readonly publicUrl: string;
}

const LINK_MAIL_JOB = "link mail";
const linkMailSchema = z.object({
  purpose: z.enum(["magic_link", "password_reset", "verify_email"]),
  email: z.string(),
  /** Language of the request; used if the account has not chosen one. */
  language: z.enum(LANGUAGES),
});
type LinkMail = z.infer<typeof linkMailSchema>;

/**
 * Mails with a token. A request only adds a job, the same for every address; the account is looked up and the token created when the
 * mail is sent. So response times reveal nothing about the address, and no token is ever stored in the database.
 */
export function createLinkMails({ users, links, clock, jobs, mailer, attempts, publicUrl }: LinkMailsParts) {
  /** Null if the mailbox has reached its limit for now. */
  async function jobOf(purpose: LinkPurpose, email: string, { language }: Client): Promise<NewJob | null> {
    if (!(await attempts.mayMail(purpose, email))) return null;
    return { kind: LINK_MAIL_JOB, payload: { purpose, email, language } satisfies LinkMail, personId: email };
  }

  async function request(purpose: LinkPurpose, email: string, client: Client): Promise<void> {
    const job = await jobOf(purpose, email, client);
    if (job) await jobs.enqueueAlone(job);
  }

  /** The account the link belongs to: null for a sign-in link, which creates the account if needed. Undefined if no mail is due. */
  async function ownerOf({ purpose, email }: LinkMail): Promise<string | null | undefined> {
    if (purpose === "magic_link") return null;
    const user = await users.findByEmail(email);
    if (!user || user.isLeaving || (purpose === "verify_email" && user.emailVerified)) return undefined;
    return user.id;
  }

  const sending: JobHandler = {
    async run(payload, { id }) {
      const mail = linkMailSchema.parse(payload);
      const { purpose, email, language } = mail;
      const userId = await ownerOf(mail);
      if (userId === undefined) return;
      const spoken = (await users.findByEmail(email))?.language ?? language;
      const token = createToken();
      const now = clock();
      const expiresAt = new Date(now.getTime() + LIFETIME_MS[purpose]).toISOString();
      await links.save({ hash: hashToken(token), purpose, email, userId, createdAt: now.toISOString(), expiresAt });
      await mailer.deliver({ to: email, ...renderLinkMessage(purpose, spoken, publicUrl, token) }, id);
    },
  };

  return {
    /** For any address: the link creates the account if there is none. */
    requestMagicLink: (email: string, client: Client) => request("magic_link", email, client),
    requestReset: (email: string, client: Client) => request("password_reset", email, client),
    requestVerification: (email: string, client: Client) => request("verify_email", email, client),
    /** The job is added in the transaction that creates the account. */
    verificationOf: (email: string, client: Client) => jobOf("verify_email", email, client),
    handlers: { [LINK_MAIL_JOB]: sending } satisfies JobHandlers,
  };
}
export type LinkMails = ReturnType<typeof createLinkMails>;
