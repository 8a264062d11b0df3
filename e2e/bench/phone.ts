import type { CDPSession, Page } from "@playwright/test";

/** A slow phone, and what is watched on it. */
const CPU_SLOWER = 4;
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
export const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/** What a page was like to its visitor, in milliseconds; `cls` has no unit. */
export interface Seen {
  lcp: number;
  /** What the largest paint was. */
  what: string;
  cls: number;
  tbt: number;
  act: number;
}

/** Before any script of the page: what the browser tells of paints, shifts, long tasks and answers to a hand. */
export function watch(): void {
  const BLOCKS_MS = 50;
  const long: { startTime: number; duration: number }[] = [];
  const seen = {
    lcp: 0,
    what: "",
    cls: 0,
    act: 0,
    /** By its definition: what is long before anything is seen blocks nobody. */
    get tbt() {
      const painted = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0;
      const blocked = long.map(
        ({ startTime, duration }) => Math.min(duration, startTime + duration - painted) - BLOCKS_MS,
      );
      return blocked.reduce((sum, each) => sum + Math.max(0, each), 0);
    },
  };
  Object.assign(globalThis, { seen });
  type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean; element?: Element };
  const on = (type: string, more: object, each: (entry: Entry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => each(entry as Entry))).observe({
      type,
      buffered: true,
      ...more,
    });
  on("largest-contentful-paint", {}, (entry) => {
    seen.lcp = entry.startTime;
    seen.what = `${entry.element?.tagName.toLowerCase() ?? ""} ${(entry.element?.textContent ?? "").trim().slice(0, 24)}`;
  });
  on("layout-shift", {}, (entry) => (seen.cls += entry.hadRecentInput ? 0 : entry.value));
  on("longtask", {}, ({ startTime, duration }) => void long.push({ startTime, duration }));
  on("event", { durationThreshold: 16 }, (entry) => (seen.act = Math.max(seen.act, entry.duration)));
}

export async function throttle(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", NETWORK);
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWER });
  return session;
}

export const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? NaN;

export const executable = () => ({ executablePath: process.env["TEST_BROWSER"] ?? "/usr/bin/chromium" });
