import type { PrashnaData } from "@lagna/contract";
import type { Prashna } from "@lagna/jyotish";
import type { Graha } from "@lagna/terms";
import {
  createIsoFormat,
  presentChart,
  presentKp,
  presentKpNumber,
  presentSections,
  toZodiacPointResponse,
} from "@lagna/kundli";
import type { ComputedPrashna } from "./service.ts";

function presentExtras({ extras }: Prashna): PrashnaData["extras"] {
  const { swara, chatraRashi, trisphuta, ashtamangala, panchaPakshi } = extras;
  return {
    swara: swara && { flows: swara.flows, at_sunrise: swara.atSunrise, ghatis: swara.ghatis },
    chatra_rashi: chatraRashi,
    trisphuta: trisphuta && toZodiacPointResponse(trisphuta),
    ashtamangala: ashtamangala && ashtamangala.map((digit) => ({ ...digit })),
    pancha_pakshi: { bird: panchaPakshi },
  };
}

/** The question as sent: the chart, the judgment with its evidence, and facts beside it. */
export function presentPrashna({ prashna, matter, place, kundli }: ComputedPrashna): PrashnaData {
  const { nativity, karyas, number, kp } = prashna;
  const { ephemeris } = nativity.sky;
  const iso = createIsoFormat((jd) => ephemeris.utcMilliseconds(jd, nativity.settings.time_scale));
  const { settings, ...chart } = presentChart(nativity);
  const find = (graha: Graha) => chart.planets.find(({ id }) => id === graha) as (typeof chart.planets)[number];
  const { city, country, state, hindi, latitude, longitude, timeZone } = place;
  return {
    at: iso(nativity.birth.jd),
    mode: prashna.mode,
    ...(number !== null && { number }),
    place: { city, country, state, hindi, latitude, longitude, time_zone: timeZone },
    settings,
    chart: { ...chart, ...presentSections(kundli, [], iso) },
    karya: { house: karyas.house, lord: karyas.karyaLord, matter },
    significators: {
      lagna_lord: find(karyas.lagnaLord),
      karya_lord: find(karyas.karyaLord),
      moon: find("moon"),
    },
    yogas: prashna.yogas.map((yoga) => ({ ...yoga })),
    arudha: prashna.arudha,
    verdict: prashna.verdict,
    timing: prashna.timing,
    evidence: prashna.evidence,
    withheld: prashna.withheld,
    extras: presentExtras(prashna),
    horary: kp && { number: presentKpNumber(kp.number), kp: presentKp(kp) },
  };
}
