/** Chromium's hints on network and device. Other browsers have none, and then count as fast. */
interface NavigatorHints {
  readonly connection?: { readonly effectiveType?: string; readonly saveData?: boolean };
  /** Approximate memory in gigabytes. */
  readonly deviceMemory?: number;
}

const SLOW_TYPES = ["slow-2g", "2g"];
const LIMITED_BELOW_GB = 4;
const readNavigatorHints = (): NavigatorHints => navigator as NavigatorHints;

/** A slow connection, or one whose user wants to save data. */
export function isSlowConnection(): boolean {
  const { connection } = readNavigatorHints();
  return connection?.saveData === true || SLOW_TYPES.includes(connection?.effectiveType ?? "");
}

/** A device with little memory. */
export const hasLimitedMemory = (): boolean =>
  (readNavigatorHints().deviceMemory ?? LIMITED_BELOW_GB) < LIMITED_BELOW_GB;

/** Marks the document for style sheets, which disable animations in either case. */
export function markConnection(): void {
  const { dataset } = document.documentElement;
  if (isSlowConnection()) dataset["connection"] = "slow";
  if (hasLimitedMemory()) dataset["memory"] = "limited";
}
