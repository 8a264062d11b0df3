import { createHmac } from "node:crypto";
import { clientKey } from "../../http/hit-counter.ts";

/** Enough to tell one from another among those of a year. */
const CHARACTERS = 12;

/**
 * Addresses and names as the trail keeps them: the same for the same, and of no use to whoever has not the server's secret, as all
 * addresses of the internet are soon tried against a plain hash.
 */
export function auditMarks(secret: string) {
  const markOf = (kind: string, text: string): string =>
    createHmac("sha256", secret).update(`audit:${kind}:${text}`).digest("hex").slice(0, CHARACTERS);
  return {
    ofAddress: (address: string): string => markOf("address", clientKey(address)),
    ofAccount: (email: string): string => markOf("account", email),
  };
}
export type AuditMarks = ReturnType<typeof auditMarks>;
