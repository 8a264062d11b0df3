import type { KundliData } from "@lagna/contract";
import type { Kundli } from "@lagna/jyotish";
import type { Iso } from "./instants.ts";

export function presentPanchanga(panchanga: Kundli<"panchanga">["panchanga"], iso: Iso): KundliData["panchanga"] {
  const { tithi, vara, nakshatra, yoga, karana, masa } = panchanga;
  const orNull = (jd: number | null): string | null => (jd === null ? null : iso(jd));
  return {
    tithi: { number: tithi.number, name: tithi.name, paksha: tithi.paksha, end: iso(tithi.endJd) },
    vara: { number: vara.number, name: vara.name, lord: vara.lord },
    nakshatra: { id: nakshatra.id, pada: nakshatra.pada, end: iso(nakshatra.endJd) },
    yoga: { number: yoga.number, name: yoga.name, end: iso(yoga.endJd) },
    karana: { number: karana.number, name: karana.name, end: iso(karana.endJd) },
    masa: masa && { amanta: masa.amanta, purnimanta: masa.purnimanta, adhika: masa.adhika, kshaya: masa.kshaya },
    sunrise: orNull(panchanga.sunriseJd),
    sunset: orNull(panchanga.sunsetJd),
    next_sunrise: orNull(panchanga.nextSunriseJd),
    moonrise: orNull(panchanga.moonriseJd),
    moonset: orNull(panchanga.moonsetJd),
  };
}
