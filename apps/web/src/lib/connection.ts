/** What Chromium tells of the network and the device; other browsers tell nothing, and then nothing is known against them. */
interface Told {
  readonly connection?: { readonly effectiveType?: string; readonly saveData?: boolean };
  /** Gigabytes, roughly. */
  readonly deviceMemory?: number;
}

const SLOW = ["slow-2g", "2g"];
const LIMITED_BELOW_GB = 4;
const told = (): Told => navigator as Told;

/** A slow connection, or one whose person wants data saved. */
export function isSlow(): boolean {
  const { connection } = told();
  return connection?.saveData === true || SLOW.includes(connection?.effectiveType ?? "");
}

/** A device with little memory. */
export const isLimited = (): boolean => (told().deviceMemory ?? LIMITED_BELOW_GB) < LIMITED_BELOW_GB;

/** For the styles: nothing moves by itself where either holds. */
export function markConnection(): void {
  const { dataset } = document.documentElement;
  if (isSlow()) dataset["connection"] = "slow";
  if (isLimited()) dataset["memory"] = "limited";
}
