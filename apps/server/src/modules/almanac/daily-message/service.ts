import type { DailyMessageChoices, DailyMessageResponse } from "@lagna/contract";
import type { Clock } from "../../../time/clock.ts";
import { type JobHandler, JobFailure } from "../../../jobs/job-handler.ts";
import type { Mailer } from "../../../mail/mailer.ts";
import type { AddressTokens } from "../address-tokens.ts";
import type { TodayService } from "../today-service.ts";
import { composeDailyMessage } from "./compose-daily-message.ts";
import type { DailyMail } from "./daily-jobs.ts";
import { renderDailyMail } from "./render-daily-mail.ts";
import type { DailyMessage, DailyMessageRepository } from "./repository.ts";
import type { DailySchedule } from "./schedule-daily-message.ts";

interface DailyMessageParts {
  readonly records: DailyMessageRepository;
  readonly findNext: DailySchedule;
  readonly today: TodayService;
  readonly tokens: AddressTokens;
  /** Null for a deleted account or one without access. */
  readonly findAccount: (accountId: string) => Promise<{ readonly userId: string; readonly email: string } | null>;
  /** Whether the account's owner has shown that its address is theirs. */
  readonly isVerified: (accountId: string) => Promise<boolean>;
  readonly mailer: Mailer;
  readonly clock: Clock;
  /** Without a trailing slash. */
  readonly publicUrl: string;
}

/** A message that is later than this is left out: its day has moved on. */
const MAX_DELAY_MS = 4 * 3_600_000;
/** Failed attempts, over several minutes, before the day is left out; the next one follows all the same. */
const MAX_ATTEMPTS_OF_DAY = 8;
const MAX_ATTEMPTS = 60;

/** The message of the day for accounts that asked for it. */
export function createDailyMessages(parts: DailyMessageParts) {
  const { records, findNext, today, tokens, findAccount, isVerified, mailer, clock, publicUrl } = parts;

  const toResponse = (message: Pick<DailyMessage, "choices" | "next"> | null): DailyMessageResponse => ({
    daily_message: message && { ...message.choices, next_at: message.next.at },
  });
  const toStopPath = (stopId: string): string => `/daily-message/end/${tokens.createToken(stopId)}`;

  /** What is passed on for the due date; null texts if the day is left out, and no address until it is confirmed. */
  async function prepare(message: DailyMessage, attempt: number) {
    const isLate = clock().getTime() - Date.parse(message.next.at) > MAX_DELAY_MS;
    const account = isLate ? null : await findAccount(message.ownerId);
    if (!account) return { texts: null, email: null };
    const { place, language } = message.choices;
    try {
      // Also before sunrise the day of the date, whose limbs and good hours are still to come.
      const day = await today.describe(account, { ...place, tradition: "smarta" }, language, "date");
      // Otherwise an account could be created to send mails to another person.
      const email = (await isVerified(message.ownerId)) ? account.email : null;
      return { texts: composeDailyMessage(day, message.choices), email };
    } catch (error) {
      if (attempt < MAX_ATTEMPTS_OF_DAY) throw error;
      return { texts: null, email: null };
    }
  }

  const messageJob: JobHandler = {
    run: async ({ ownerId, revision, date }, { attempt }) => {
      const message = await records.findByOwner(String(ownerId));
      if (!message || message.revision !== revision || message.next.date !== date) return;
      const prepared = await prepare(message, attempt);
      const next = await findNext(message.ownerId, message.choices, { after: clock(), lastDate: message.next.date });
      await records.pass(message, { ...prepared, next });
    },
    maxAttempts: MAX_ATTEMPTS,
    isIdempotent: true,
  };

  const mailJob: JobHandler = {
    run: async (payload, { id }) => {
      const mail = payload as unknown as DailyMail;
      const message = await records.findByOwner(mail.ownerId);
      // Ended since it was written.
      if (message?.stopId !== mail.stopId || !message.choices.ways.includes("mail")) return;
      if (!mail.lines.length) throw new JobFailure("a mail without text", { final: true });
      await mailer.deliver({ to: mail.email, ...renderDailyMail(mail, publicUrl, toStopPath(mail.stopId)) }, id);
    },
  };

  return {
    messageJob,
    mailJob,
    find: async (ownerId: string): Promise<DailyMessageResponse> => toResponse(await records.findByOwner(ownerId)),

    /** Asks for the message, or changes what was asked for. @throws AppError invalid_input naming a field of `place` */
    save: async (ownerId: string, choices: DailyMessageChoices): Promise<DailyMessageResponse> => {
      const known = await records.findByOwner(ownerId);
      const next = await findNext(ownerId, choices, { after: clock(), lastDate: known?.lastDate ?? null });
      const message = {
        ownerId,
        stopId: known?.stopId ?? tokens.newId(),
        choices: { ...choices, ways: [...new Set(choices.ways)] },
        next,
        createdAt: known?.createdAt ?? clock().toISOString(),
      };
      await records.save(message);
      return toResponse(message);
    },

    end: (ownerId: string): Promise<void> => records.delete(ownerId),

    /** The language of the mails that an address ends; null for an address that this server did not write. */
    findByAddress: async (token: string): Promise<DailyMessage | null> => {
      const stopId = tokens.verifyToken(token);
      return stopId === null ? null : records.findByStopId(stopId);
    },
    isAddress: (token: string): boolean => tokens.verifyToken(token) !== null,
    endMails: (ownerId: string): Promise<void> => records.endWay(ownerId, "mail"),

    collect: async (ownerId: string) => {
      const message = await records.findByOwner(ownerId);
      return message && { ...message.choices, created_at: message.createdAt };
    },
  };
}
export type DailyMessages = ReturnType<typeof createDailyMessages>;
