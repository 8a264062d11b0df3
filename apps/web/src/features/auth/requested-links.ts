import { REQUESTED_LINKS_KEY, readStored, writeStored } from "../../lib/storage.ts";

/** The lifetime of a sign-in link. */
const LINK_LIFETIME_MS = 15 * 60_000;

type RequestedLinks = Record<string, number>;

const normalizeEmail = (email: string): string => email.trim().normalize("NFC").toLowerCase();

function readRequestedLinks(): RequestedLinks {
  try {
    const stored: unknown = JSON.parse(readStored(REQUESTED_LINKS_KEY) ?? "{}");
    if (typeof stored !== "object" || stored === null) return {};
    return Object.fromEntries(Object.entries(stored as RequestedLinks).filter(([, until]) => until > Date.now()));
  } catch {
    return {};
  }
}

/** Records that this browser requested a sign-in link for this address. */
export function markLinkRequested(email: string): void {
  writeStored(
    REQUESTED_LINKS_KEY,
    JSON.stringify({ ...readRequestedLinks(), [normalizeEmail(email)]: Date.now() + LINK_LIFETIME_MS }),
  );
}

/**
 * Whether this browser recently requested a link for this address. False for a link that someone else requested, and in programs that open
 * and render links to check them.
 */
export const wasLinkRequested = (email: string): boolean => Object.hasOwn(readRequestedLinks(), normalizeEmail(email));
