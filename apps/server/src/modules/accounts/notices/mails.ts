import { LANGUAGES } from "@lagna/terms";
import { z } from "zod";
import type { Clock } from "../../../clock.ts";
import type { JobHandler, JobHandlers } from "../../../jobs/handler.ts";
import type { NewJob } from "../../../jobs/queue.ts";
import type { Mailer } from "../../../mail/mailer.ts";
import { type Notice, noticeOf, NOTICES } from "../../../mail/notices.ts";
import type { PeopleRepository } from "../people/repository.ts";
import type { Client } from "../sessions/sessions.ts";

const NOTICE_MAIL = "notice mail";
const noticeSchema = z.object({
  notice: z.enum(NOTICES),
  email: z.string(),
  /** Of who asked: the mail speaks it where the account has chosen none. */
  language: z.enum(LANGUAGES),
  at: z.iso.datetime(),
});
type NoticeMail = z.infer<typeof noticeSchema>;

export interface NoticeMailsParts {
  readonly people: Pick<PeopleRepository, "findByEmail">;
  readonly clock: Clock;
  readonly mailer: Mailer;
  /** Without a trailing slash. */
  readonly publicUrl: string;
}

/** Such a mail, for the queue. */
export const noticeJobs = (clock: Clock) => ({
  of: (notice: Notice, email: string, { language }: Pick<Client, "language">): NewJob => {
    const payload: NoticeMail = { notice, email, language, at: clock().toISOString() };
    return { kind: NOTICE_MAIL, payload, person: email };
  },
});

/** Mails about what was changed of an account: asked for in the transaction of the change, so that none happens without. */
export function noticeMails({ people, clock, mailer, publicUrl }: NoticeMailsParts) {
  const sending: JobHandler = {
    async run(payload, { id }) {
      const { notice, email, language, at } = noticeSchema.parse(payload);
      const spoken = (await people.findByEmail(email))?.language ?? language;
      await mailer.deliver({ to: email, ...noticeOf(notice, spoken, publicUrl, new Date(at)) }, id);
    },
  };
  return {
    ...noticeJobs(clock),
    handlers: { [NOTICE_MAIL]: sending } satisfies JobHandlers,
  };
}
export type NoticeMails = ReturnType<typeof noticeMails>;
