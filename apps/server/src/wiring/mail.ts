import type { FastifyBaseLogger } from "fastify";
import type { Config } from "../config.ts";
import { type Mailer, openMailer } from "../mail/mailer.ts";

/** Links in mails lead here. From configuration alone: a request's Host header says whatever its sender likes. */
export function publicUrlOf({ PUBLIC_URL, HOST, PORT }: Config): string {
  if (PUBLIC_URL) return PUBLIC_URL.replace(/\/+$/, "");
  const host = HOST === "0.0.0.0" || HOST === "::" ? "127.0.0.1" : HOST;
  return `http://${host.includes(":") ? `[${host}]` : host}:${PORT}`;
}

export function mailerOf({ config, log }: { config: Config; log: FastifyBaseLogger }): Mailer {
  const from = config.MAIL_FROM ?? "Lagna <lagna@localhost>";
  return openMailer({ smtpUrl: config.SMTP_URL, from, dataDir: config.DATA_DIR, log });
}
