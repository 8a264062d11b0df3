import type { KundliFields } from "@lagna/birth-tables";
import { KEPT_TRIAL_KEY, readStored, writeStored } from "../../lib/storage.ts";

/** What a visitor chose to keep: it waits in this browser for the first sign-in of an activated account. */
export interface KeptTrial {
  /** Ids of the kundli and the conversation, made here so that sending them twice does no harm. */
  readonly kundliId: string;
  readonly chatId: string;
  readonly fields: KundliFields;
  /** Births typed in the conversation, kept by pressing the button at their answers. */
  readonly typedBirths?: readonly { readonly kundliId: string; readonly fields: KundliFields }[];
  /** In the order in which they were asked. */
  readonly questions: readonly string[];
  /** The account that it belongs to; null until an account takes it. No other account gets it. */
  readonly account: string | null;
  readonly keptAt: number;
}

/** When and for which chart "Keep it" was pressed in this tab. */
const PRESSED_KEY = "lagna_keep_pressed";
const getTabStorage = () => sessionStorage;
/** For this long, a sign-in in the same tab is taken for the one that the visitor keeps the chart for. */
const SAME_VISIT_MS = 30 * 60_000;
/** Approval can take its time; after that, an abandoned birth does not stay in the browser. */
const KEPT_MS = 30 * 86_400_000;

export const storeKeptTrial = (kept: KeptTrial | null): boolean =>
  writeStored(KEPT_TRIAL_KEY, kept && JSON.stringify(kept));

/** @returns null if nothing waits; what is too old is removed */
export function readKeptTrial(now = Date.now()): KeptTrial | null {
  try {
    const kept = JSON.parse(readStored(KEPT_TRIAL_KEY) ?? "null") as KeptTrial | null;
    if (!kept?.fields || !Array.isArray(kept.questions)) return null;
    if (now - kept.keptAt <= KEPT_MS) return kept;
    storeKeptTrial(null);
    return null;
  } catch {
    return null;
  }
}

/** Stores what a visitor keeps, and that it was kept in this tab. */
export function keepTrial(kept: KeptTrial): void {
  storeKeptTrial(kept);
  writeStored(PRESSED_KEY, `${kept.keptAt} ${kept.kundliId}`, getTabStorage);
}

function wasKeptInThisTab({ kundliId, keptAt }: KeptTrial, now: number): boolean {
  return readStored(PRESSED_KEY, getTabStorage) === `${keptAt} ${kundliId}` && now - keptAt <= SAME_VISIT_MS;
}

/** What waits for this account, or for an account that says it is its own. */
export function readKeptTrialFor(account: string): KeptTrial | null {
  const kept = readKeptTrial();
  return kept && (kept.account === null || kept.account === account) ? kept : null;
}

/** Gives a trial to the account. */
export function claimKeptTrial(kept: KeptTrial, account: string): KeptTrial {
  const claimed = { ...kept, account };
  storeKeptTrial(claimed);
  return claimed;
}

/**
 * Gives what was kept in this tab a short time ago to the account that signs in. On a shared browser the account may be another person's:
 * anything else waits for an answer.
 */
export function claimKeptInThisTab(account: string, now = Date.now()): void {
  const kept = readKeptTrialFor(account);
  if (kept?.account === null && wasKeptInThisTab(kept, now)) claimKeptTrial(kept, account);
}
