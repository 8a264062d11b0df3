import { readStored, writeStored } from "../../lib/storage.ts";

const ASKED_KEY = "lagna_own_chart_asked";

/** Whether this account was asked in this browser which chart is its own. */
export const wasAskedForOwnChart = (account: string): boolean => readStored(ASKED_KEY) === account;
export const rememberAskedForOwnChart = (account: string): void => void writeStored(ASKED_KEY, account);

const toWords = (name: string): string[] => name.normalize("NFC").trim().toLowerCase().split(/\s+/).filter(Boolean);

/** Whether two names may be of one person: the same words, or the same first name where one of them is all that is given. */
export function namesAgree(one: string, other: string): boolean {
  const [a, b] = [toWords(one), toWords(other)];
  if (a.length === 0 || b.length === 0) return false;
  if (a.length === 1 || b.length === 1) return a[0] === b[0];
  return a.join(" ") === b.join(" ");
}
