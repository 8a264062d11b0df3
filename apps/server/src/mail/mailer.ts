import { randomUUID } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyBaseLogger } from "fastify";
import { createTransport } from "nodemailer";
import { JobFailure } from "../jobs/handler.ts";

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The one link in it: printed to the log where no SMTP is configured, and only there. */
  readonly link: string;
}

export interface Mailer {
  /**
   * Resolves when the mail is with the mail server, or in the outbox. `id` stands in the mail: should it ever go out twice, mail
   * programs show it once. @throws JobFailure
   */
  deliver(mail: Mail, id: string): Promise<void>;
}

export interface MailerOptions {
  readonly smtpUrl: string | undefined;
  readonly from: string;
  readonly dataDir: string;
  readonly log: Pick<FastifyBaseLogger, "info">;
}

type Deliver = (mail: Mail, messageId: string) => Promise<void>;

const SMTP_TIMEOUT_MS = 15_000;

function bySmtp(url: string, from: string): Deliver {
  const address = new URL(url);
  const transport = createTransport({
    url,
    connectionTimeout: SMTP_TIMEOUT_MS,
    greetingTimeout: SMTP_TIMEOUT_MS,
    socketTimeout: SMTP_TIMEOUT_MS,
    // A server on this machine has no certificate that anybody could check.
    ...(["127.0.0.1", "localhost", "[::1]"].includes(address.hostname) && { tls: { rejectUnauthorized: false } }),
  });
  return async ({ to, subject, text, html }, messageId) => {
    await transport.sendMail({ from, to, subject, text, html, messageId });
  };
}

/** Without SMTP a mail becomes a file that any mail program opens, and its link a line in the log. */
function toOutbox(folder: string, from: string, log: MailerOptions["log"]): Deliver {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return async ({ to, subject, text, html, link }, messageId) => {
    const { message } = await transport.sendMail({ from, to, subject, text, html, messageId });
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const file = join(folder, `${new Date().toISOString().replaceAll(":", "-")}-${randomUUID().slice(0, 8)}.eml`);
    await writeFile(file, message as Buffer, { mode: 0o600 });
    log.info({ link, file }, "no SMTP_URL: mail written to the outbox");
  };
}

/** RFC 5321: the server will not take this mail, now or later. */
const isRefusal = (responseCode: unknown): boolean =>
  typeof responseCode === "number" && responseCode >= 550 && responseCode <= 554;

/** The library's own message may quote the recipient. */
function failureOf(error: unknown): JobFailure {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  const said = responseCode === undefined ? (code ?? "unknown") : `SMTP ${responseCode}`;
  return new JobFailure(`a mail could not be sent: ${said}`, { final: isRefusal(responseCode), cause: error });
}

export function openMailer({ smtpUrl, from, dataDir, log }: MailerOptions): Mailer {
  const deliver = smtpUrl ? bySmtp(smtpUrl, from) : toOutbox(join(dataDir, "outbox"), from, log);
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? "localhost";
  return {
    async deliver(mail, id) {
      try {
        await deliver(mail, `<${id}@${domain}>`);
      } catch (error) {
        throw failureOf(error);
      }
    },
  };
}
