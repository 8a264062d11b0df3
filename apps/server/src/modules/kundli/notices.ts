import type { Kundli, Nativity } from "@lagna/jyotish";
import type { Notice } from "./place-and-time.ts";

/** What the sky itself left to be said. */
export function skyNotices({ chart, settings }: Nativity, panchanga: Kundli<"panchanga">["panchanga"]): Notice[] {
  const { houseFallback, bhavaChalit } = chart;
  const notices: Notice[] = [];
  if (houseFallback !== null) {
    notices.push({
      code: "house_system_fallback",
      params: { asked: settings.house_system, used: houseFallback },
      message: "The chosen house system has no cusps this near to the pole: Porphyry's are used.",
    });
  }
  if (houseFallback === null && bhavaChalit.placidusFallback !== null) {
    notices.push({
      code: "placidus_fallback",
      params: { used: bhavaChalit.placidusFallback },
      message:
        "The Placidus system has no cusps this near to the pole: in the bhava chalit Porphyry's stand in for them.",
    });
  }
  if (panchanga.sunriseJd === null) {
    notices.push({
      code: "no_sunrise",
      params: {},
      message:
        "The Sun did not rise at this place that day: the weekday runs from six in the morning, local mean time.",
    });
  }
  return notices;
}
