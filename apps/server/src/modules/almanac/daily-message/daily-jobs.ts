import type { NewJob } from "../../../jobs/queue.ts";
import type { DailyMessage } from "./repository.ts";

export const DAILY_MESSAGE = "daily_message";

/** Prepares one message; there is one job for each date of a revision. */
export const createDailyJob = ({
  ownerId,
  revision,
  next,
}: Pick<DailyMessage, "ownerId" | "revision" | "next">): NewJob => ({
  kind: DAILY_MESSAGE,
  payload: { ownerId, revision, date: next.date },
  key: `${DAILY_MESSAGE}:${ownerId}:${revision}:${next.date}`,
  personId: ownerId,
  runAt: new Date(next.at),
});

export const DAILY_MAIL = "daily_mail";

/** What a mail is written from when it is sent. */
export interface DailyMail {
  readonly email: string;
  readonly ownerId: string;
  readonly stopId: string;
  readonly language: "en" | "hi";
  readonly subject: string;
  readonly lines: readonly string[];
}

/** Sends one mail. */
export const createDailyMailJob = (mail: DailyMail, date: string): NewJob => ({
  kind: DAILY_MAIL,
  payload: { ...mail },
  key: `${DAILY_MAIL}:${mail.ownerId}:${date}`,
  personId: mail.ownerId,
});
