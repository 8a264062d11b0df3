import type { KundliFields } from "../saved-kundlis/kundli-fields.ts";
import { readStored, writeStored } from "../../lib/storage.ts";

/** What a visitor chose to keep: it waits in this browser for the first sign-in of an activated account. */
export interface KeptTrial {
  /** Ids of the kundli and the conversation, made here so that sending them twice does no harm. */
  readonly kundliId: string;
  readonly chatId: string;
  readonly fields: KundliFields;
  /** In the order in which they were asked. */
  readonly questions: readonly string[];
  /** The account that it belongs to; null until somebody signs in. Nobody else gets it. */
  readonly account: string | null;
  readonly keptAt: number;
}

const KEPT_KEY = "lagna_kept_trial";
/** Approval can take its time; after that, an abandoned birth does not stay in the browser. */
const KEPT_MS = 30 * 86_400_000;

export const storeKeptTrial = (kept: KeptTrial | null): boolean => writeStored(KEPT_KEY, kept && JSON.stringify(kept));

/** @returns null if nothing waits; what is too old is removed */
export function readKeptTrial(now = Date.now()): KeptTrial | null {
  try {
    const kept = JSON.parse(readStored(KEPT_KEY) ?? "null") as KeptTrial | null;
    if (!kept?.fields || !Array.isArray(kept.questions)) return null;
    if (now - kept.keptAt <= KEPT_MS) return kept;
    storeKeptTrial(null);
    return null;
  } catch {
    return null;
  }
}

/** What waits for this account. A trial that belongs to no account yet becomes its own. */
export function claimKeptTrial(account: string): KeptTrial | null {
  const kept = readKeptTrial();
  if (!kept || (kept.account !== null && kept.account !== account)) return null;
  const claimed = { ...kept, account };
  if (kept.account === null) storeKeptTrial(claimed);
  return claimed;
}
