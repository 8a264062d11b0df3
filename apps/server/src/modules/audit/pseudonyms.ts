import { createHmac } from "node:crypto";
import { toClientKey } from "../../http/rate-limit-counter.ts";

/** Long enough to keep a year's pseudonyms distinct. */
const PSEUDONYM_LENGTH = 12;

/**
 * Pseudonyms of IP addresses and account names for the audit trail: the same input gives the same pseudonym. They are keyed with the
 * server's secret, as a plain hash could be reversed by trying all IP addresses.
 */
export function createAuditPseudonyms(secret: string) {
  const markOf = (kind: string, text: string): string =>
    createHmac("sha256", secret).update(`audit:${kind}:${text}`).digest("hex").slice(0, PSEUDONYM_LENGTH);
  return {
    pseudonymiseAddress: (address: string): string => markOf("address", toClientKey(address)),
    pseudonymiseAccount: (email: string): string => markOf("account", email),
  };
}
export type AuditPseudonyms = ReturnType<typeof createAuditPseudonyms>;
