import type { Config } from "../config.ts";
import type { SetUpRule } from "../modules/accounts/set-up/set-up.ts";

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/;

/** Whether anybody but this machine's own people may reach the server: what it listens on, and what a proxy in front makes of it. */
export function isReachable({ HOST, PUBLIC_URL, TRUST_PROXY }: Config): boolean {
  if (!LOOPBACK.test(HOST)) return true;
  return PUBLIC_URL === undefined ? TRUST_PROXY !== false : !LOOPBACK.test(new URL(PUBLIC_URL).hostname);
}

/** On one's own machine whoever comes first is its owner; where mail arrives, it proves whose a named address is. */
export function setUpRuleOf(config: Config): SetUpRule | null {
  const { ADMIN_EMAILS: emails, SMTP_URL } = config;
  if (!isReachable(config)) return null;
  if (emails.length === 0) return { kind: "first_account" };
  return SMTP_URL === undefined ? { kind: "named", emails } : null;
}
