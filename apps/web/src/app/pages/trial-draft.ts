import { readStored, TRIAL_DRAFT_KEY, writeStored } from "../../lib/storage.ts";

const getTabStorage = () => sessionStorage;

/** What the landing page asks, as it is typed. The month is a number. */
export const TRIAL_START_FIELDS = ["name", "day", "month", "year", "hour", "minute", "city"] as const;
export type TrialStart = Partial<Readonly<Record<(typeof TRIAL_START_FIELDS)[number], string>>>;

function readDraft(): object {
  try {
    const draft: unknown = JSON.parse(readStored(TRIAL_DRAFT_KEY, getTabStorage) ?? "{}");
    return typeof draft === "object" && draft !== null ? draft : {};
  } catch {
    return {};
  }
}

/**
 * Adds what was typed on the landing page to the draft of the form. Empty fields change nothing.
 * @returns whether anything was typed
 */
export function storeTrialStart(start: TrialStart): boolean {
  const typed = Object.fromEntries(Object.entries(start).filter(([, text]) => text.trim() !== ""));
  if (Object.keys(typed).length === 0) return false;
  // The country and the place chosen earlier belong to the earlier city.
  const noPlace = "city" in typed ? { country: "", place: null } : {};
  // A gender that was not chosen is not stated: the form folds that field.
  const draft = { gender: "other", ...readDraft(), ...noPlace, ...typed };
  writeStored(TRIAL_DRAFT_KEY, JSON.stringify(draft), getTabStorage);
  return true;
}
