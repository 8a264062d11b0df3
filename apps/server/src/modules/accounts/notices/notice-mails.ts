import { LANGUAGES } from "@lagna/terms";
import { z } from "zod";
import type { Clock } from "../../../time/clock.ts";
import type { JobHandler, JobHandlers } from "../../../jobs/job-handler.ts";
import type { NewJob } from "../../../jobs/queue.ts";
import type { Mailer } from "../../../mail/mailer.ts";
import { type Notice, renderNotice, NOTICES } from "../../../mail/render-notice.ts";
import type { UserRepository } from "../users/repository.ts";
import type { Client } from "../sessions/live-sessions.ts";

const NOTICE_MAIL_JOB = "notice mail";
const noticeSchema = z.object({
  notice: z.enum(NOTICES),
  email: z.string(),
  /** Language of the request; used if the account has not chosen one. */
  language: z.enum(LANGUAGES),
  at: z.iso.datetime(),
});
type NoticeMail = z.infer<typeof noticeSchema>;

export interface NoticeMailsParts {
  readonly users: Pick<UserRepository, "findByEmail">;
  readonly clock: Clock;
  readonly mailer: Mailer;
  /** Without a trailing slash. */
  readonly publicUrl: string;
}

/** Creates the job that sends a notice. */
export const createNoticeJobs = (clock: Clock) => ({
  createJob: (notice: Notice, email: string, { language }: Pick<Client, "language">): NewJob => {
    const payload: NoticeMail = { notice, email, language, at: clock().toISOString() };
    return { kind: NOTICE_MAIL_JOB, payload, personId: email };
  },
});

/** Mails about account changes. Their jobs are added in the transaction of the change, so that no change goes unannounced. */
export function createNoticeMails({ users, clock, mailer, publicUrl }: NoticeMailsParts) {
  const sending: JobHandler = {
    async run(payload, { id }) {
      const { notice, email, language, at } = noticeSchema.parse(payload);
      const spoken = (await users.findByEmail(email))?.language ?? language;
      await mailer.deliver({ to: email, ...renderNotice(notice, spoken, publicUrl, new Date(at)) }, id);
    },
  };
  return {
    ...createNoticeJobs(clock),
    handlers: { [NOTICE_MAIL_JOB]: sending } satisfies JobHandlers,
  };
}
export type NoticeMails = ReturnType<typeof createNoticeMails>;
