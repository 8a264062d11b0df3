import { randomUUID } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyBaseLogger } from "fastify";
import { createTransport } from "nodemailer";
import { JobFailure } from "../jobs/job-handler.ts";
import { getOutboxFolder } from "./outbox-files.ts";

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The link in the mail; written to the log only if no SMTP is configured. */
  readonly link: string;
  /** Where mail programs end mails of this kind with one click (RFC 8058); for mails that come again and again. */
  readonly unsubscribeUrl?: string;
}

export interface Mailer {
  /**
   * Resolves when the mail server has accepted the mail or it is in the outbox. `id` becomes the Message-ID: if a mail is ever sent
   * twice, mail programs show it once. @throws JobFailure
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

const toContent = ({ to, subject, text, html, unsubscribeUrl }: Mail) => ({
  to,
  subject,
  text,
  html,
  ...(unsubscribeUrl !== undefined && {
    headers: { "List-Unsubscribe": `<${unsubscribeUrl}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
  }),
});

function createSmtpDelivery(url: string, from: string): Deliver {
  const address = new URL(url);
  const transport = createTransport({
    url,
    connectionTimeout: SMTP_TIMEOUT_MS,
    greetingTimeout: SMTP_TIMEOUT_MS,
    socketTimeout: SMTP_TIMEOUT_MS,
    // A mail server on this machine has no verifiable certificate.
    ...(["127.0.0.1", "localhost", "[::1]"].includes(address.hostname) && { tls: { rejectUnauthorized: false } }),
  });
  return async (mail, messageId) => {
    await transport.sendMail({ from, ...toContent(mail), messageId });
  };
}

/** Without SMTP, writes the mail to a file that mail programs can open, and its link to the log. */
function createOutboxDelivery(folder: string, from: string, log: MailerOptions["log"]): Deliver {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return async (mail, messageId) => {
    const { message } = await transport.sendMail({ from, ...toContent(mail), messageId });
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const file = join(folder, `${new Date().toISOString().replaceAll(":", "-")}-${randomUUID().slice(0, 8)}.eml`);
    await writeFile(file, message as Buffer, { mode: 0o600 });
    log.info({ link: mail.link, file }, "no SMTP_URL: mail written to the outbox");
  };
}

/** RFC 5321: the server permanently refuses this mail. */
const isPermanentRefusal = (responseCode: unknown): boolean =>
  typeof responseCode === "number" && responseCode >= 550 && responseCode <= 554;

/** Reports only the code, as the library's message may contain the recipient. */
function toJobFailure(error: unknown): JobFailure {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  const reason = responseCode === undefined ? (code ?? "unknown") : `SMTP ${responseCode}`;
  return new JobFailure(`a mail could not be sent: ${reason}`, {
    final: isPermanentRefusal(responseCode),
    cause: error,
  });
}

export function createMailer({ smtpUrl, from, dataDir, log }: MailerOptions): Mailer {
  const deliver = smtpUrl
    ? createSmtpDelivery(smtpUrl, from)
    : createOutboxDelivery(getOutboxFolder(dataDir), from, log);
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? "localhost";
  return {
    async deliver(mail, id) {
      try {
        await deliver(mail, `<${id}@${domain}>`);
      } catch (error) {
        throw toJobFailure(error);
      }
    },
  };
}
