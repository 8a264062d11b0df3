import { LINKS_ASKED, readStored, writeStored } from "../../lib/storage.ts";

/** As long as a sign-in link lives. */
const ASKED_MS = 15 * 60_000;

type Asked = Record<string, number>;

const keyOf = (email: string): string => email.trim().normalize("NFC").toLowerCase();

function stillAsked(): Asked {
  try {
    const stored: unknown = JSON.parse(readStored(LINKS_ASKED) ?? "{}");
    if (typeof stored !== "object" || stored === null) return {};
    return Object.fromEntries(Object.entries(stored as Asked).filter(([, until]) => until > Date.now()));
  } catch {
    return {};
  }
}

/** Marks this browser as the one that asked for a sign-in link to this address. */
export function markLinkAsked(email: string): void {
  writeStored(LINKS_ASKED, JSON.stringify({ ...stillAsked(), [keyOf(email)]: Date.now() + ASKED_MS }));
}

/**
 * Whether this browser asked for a link to this address a moment ago. Of one that somebody else had mailed, or that a program opens
 * which renders pages to judge them, it knows nothing.
 */
export const wasLinkAsked = (email: string): boolean => Object.hasOwn(stillAsked(), keyOf(email));
