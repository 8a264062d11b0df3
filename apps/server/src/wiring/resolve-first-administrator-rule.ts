import type { Config } from "../settings/config.ts";
import type { FirstAdministratorRule } from "../modules/accounts/first-administrator/issue-and-check-set-up-code.ts";

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/;

/** Whether others than this machine's own users can reach the server, judged by the address it listens on and by a proxy in front. */
export function isReachable({ HOST, PUBLIC_URL, TRUST_PROXY }: Config): boolean {
  if (!LOOPBACK.test(HOST)) return true;
  return PUBLIC_URL === undefined ? TRUST_PROXY !== false : !LOOPBACK.test(new URL(PUBLIC_URL).hostname);
}

/**
 * The condition for becoming the first administrator. Null if none is needed: on a private machine the first user is the owner, and with
 * mail a named address is verified.
 */
export function resolveFirstAdministratorRule(config: Config): FirstAdministratorRule | null {
  const { ADMIN_EMAILS: emails, SMTP_URL } = config;
  if (!isReachable(config)) return null;
  if (emails.length === 0) return { kind: "first_account" };
  return SMTP_URL === undefined ? { kind: "named", emails } : null;
}
