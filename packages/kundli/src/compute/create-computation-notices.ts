import type { Notice } from "@lagna/contract";
import type { Kundli, Nativity } from "@lagna/jyotish";

/** Notices about the computed sky itself. */
export function createComputationNotices(
  { chart, settings }: Nativity,
  panchanga: Kundli<"panchanga">["panchanga"],
): Notice[] {
  const { houseFallback, bhavaChalit } = chart;
  const notices: Notice[] = [];
  if (houseFallback !== null) {
    const params = { asked: settings.house_system, used: houseFallback };
    notices.push({ code: "house_system_fallback", params });
  } else if (bhavaChalit.placidusFallback !== null) {
    const params = { used: bhavaChalit.placidusFallback };
    notices.push({ code: "placidus_fallback", params });
  }
  if (panchanga.sunriseJd === null) notices.push({ code: "no_sunrise", params: {} });
  return notices;
}
