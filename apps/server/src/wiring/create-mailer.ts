import type { FastifyBaseLogger } from "fastify";
import type { Config, SetConfig } from "../settings/config.ts";
import { type Mailer, createMailer } from "../mail/mailer.ts";

/** The base URL of links in mails. Taken from the configuration only, since a request's Host header can be forged. */
export function resolvePublicUrl({ PUBLIC_URL, HOST, PORT }: SetConfig): string {
  if (PUBLIC_URL) return PUBLIC_URL.replace(/\/+$/, "");
  const host = HOST === "0.0.0.0" || HOST === "::" ? "127.0.0.1" : HOST;
  return `http://${host.includes(":") ? `[${host}]` : host}:${PORT}`;
}

export function createConfiguredMailer({ config, log }: { config: Config; log: FastifyBaseLogger }): Mailer {
  const from = config.MAIL_FROM ?? "Lagna <lagna@localhost>";
  return createMailer({ smtpUrl: config.SMTP_URL, from, dataDir: config.DATA_DIR, log });
}
