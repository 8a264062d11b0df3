import { randomUUID } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyBaseLogger } from "fastify";
import { createTransport } from "nodemailer";

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The one link in it: printed to the log where no SMTP is configured, and only there. */
  readonly link: string;
}

export interface Mailer {
  /** Sends after the answer, so that the time an answer takes says nothing about whether a mail went out. */
  send(mail: Mail): void;
  /** Resolves when nothing is on its way any more. */
  idle(): Promise<void>;
}

export interface MailerOptions {
  readonly smtpUrl: string | undefined;
  readonly from: string;
  readonly dataDir: string;
  readonly log: Pick<FastifyBaseLogger, "error" | "info" | "warn">;
}

type Deliver = (mail: Mail) => Promise<void>;

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
  return async ({ to, subject, text, html }) => {
    await transport.sendMail({ from, to, subject, text, html });
  };
}

/** Without SMTP a mail becomes a file that any mail program opens, and its link a line in the log. */
function toOutbox(folder: string, from: string, log: MailerOptions["log"]): Deliver {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return async ({ to, subject, text, html, link }) => {
    const { message } = await transport.sendMail({ from, to, subject, text, html });
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const file = join(folder, `${new Date().toISOString().replaceAll(":", "-")}-${randomUUID().slice(0, 8)}.eml`);
    await writeFile(file, message as Buffer, { mode: 0o600 });
    log.info({ link, file }, "no SMTP_URL: mail written to the outbox");
  };
}

export function openMailer({ smtpUrl, from, dataDir, log }: MailerOptions): Mailer {
  const deliver = smtpUrl ? bySmtp(smtpUrl, from) : toOutbox(join(dataDir, "outbox"), from, log);
  const underWay = new Set<Promise<void>>();
  return {
    send(mail) {
      const sending = deliver(mail)
        .catch((error: unknown) => {
          // The library's own message may quote the recipient.
          const { code, responseCode } = error as { code?: string; responseCode?: number };
          log.error({ code, responseCode }, "a mail could not be sent");
        })
        .finally(() => underWay.delete(sending));
      underWay.add(sending);
    },
    async idle() {
      while (underWay.size > 0) await Promise.all(underWay);
    },
  };
}
