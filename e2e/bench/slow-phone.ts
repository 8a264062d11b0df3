import { type CDPSession, devices, type Page } from "@playwright/test";

/** A slow phone, and the metrics observed on it. */
const CPU_SLOWDOWN = 4;
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
export const PHONE = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  // The server renders pages for the kind of device that asks.
  userAgent: devices["Pixel 7"].userAgent,
};

/** Sessions of those who open a page. Nothing says where a newcomer is; an owner has a chart that is their own. */
export type Tokens = Readonly<Record<"visitor" | "newcomer" | "owner", string | null>>;

/** Metrics of one page visit in milliseconds; `cls` has no unit. */
export interface PageMetrics {
  lcp: number;
  /** The element of the largest contentful paint. */
  what: string;
  cls: number;
  tbt: number;
  act: number;
}

/** Installed before any script of the page: observes paints, layout shifts, long tasks and input delays. */
export function observePage(): void {
  const BLOCKS_MS = 50;
  const long: { startTime: number; duration: number }[] = [];
  const seen = {
    lcp: 0,
    what: "",
    cls: 0,
    act: 0,
    /** By definition, a long task before the first paint does not count. */
    get tbt() {
      const painted = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0;
      const blocked = long.map(
        ({ startTime, duration }) => Math.min(duration, startTime + duration - painted) - BLOCKS_MS,
      );
      return blocked.reduce((sum, duration) => sum + Math.max(0, duration), 0);
    },
  };
  Object.assign(globalThis, { seen });
  type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean; element?: Element };
  const on = (type: string, more: object, callback: (entry: Entry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => callback(entry as Entry))).observe({
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

export async function throttlePage(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", NETWORK);
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  return session;
}

export const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? NaN;

/** The browser that `npm run bench:web` has found. */
export const getBrowserOptions = () => {
  const executablePath = process.env["TEST_BROWSER"];
  return executablePath === undefined ? {} : { executablePath };
};
