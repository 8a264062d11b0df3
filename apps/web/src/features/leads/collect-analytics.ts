import type { LeadCreate } from "@lagna/contract";
import { isMobile, readDevice } from "../../lib/device.ts";

/** Data sent with a lead, so that the pilot programme learns where people come from. */
export function collectAnalytics(): Pick<LeadCreate, "device" | "analytics"> {
  const { width, height } = window.screen;
  return {
    device: isMobile(readDevice()) ? "mobile" : "desktop",
    analytics: {
      user_agent: navigator.userAgent,
      referrer: document.referrer,
      url: window.location.href,
      screen_resolution: `${width}x${height}`,
      timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      language: navigator.language,
      timestamp: new Date().toISOString(),
    },
  };
}
