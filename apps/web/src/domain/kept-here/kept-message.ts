import type { ContactMessageCreate } from "@lagna/contract";
import { readStored, UNSENT, writeStored } from "../../lib/storage.ts";

/** The one that could not be sent: this browser has it until it is, or until another takes its place. */
export const keepMessage = (message: ContactMessageCreate | null): boolean =>
  writeStored(UNSENT.message, message === null ? null : JSON.stringify(message));

export function keptMessage(): ContactMessageCreate | null {
  try {
    const stored = JSON.parse(readStored(UNSENT.message) ?? "null") as ContactMessageCreate | null;
    return typeof stored?.id === "string" && typeof stored.message === "string" ? stored : null;
  } catch {
    return null;
  }
}
