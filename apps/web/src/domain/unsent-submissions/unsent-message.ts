import type { ContactMessageCreate } from "@lagna/contract";
import { readStored, UNSENT_KEYS, writeStored } from "../../lib/storage.ts";

/** Stores the contact message that could not be sent, until it is sent or replaced by another. */
export const storeUnsentMessage = (message: ContactMessageCreate | null): boolean =>
  writeStored(UNSENT_KEYS.message, message === null ? null : JSON.stringify(message));

export function readUnsentMessage(): ContactMessageCreate | null {
  try {
    const stored = JSON.parse(readStored(UNSENT_KEYS.message) ?? "null") as ContactMessageCreate | null;
    return typeof stored?.id === "string" && typeof stored.message === "string" ? stored : null;
  } catch {
    return null;
  }
}
