import type { KundliData } from "@lagna/contract";
import type { Kundli } from "@lagna/jyotish";
import { KARANA_WORDS, MASA_WORDS, NITYA_YOGA_WORDS, formatTithiName, VARA_WORDS } from "@lagna/terms";
import type { Iso } from "./format-instant.ts";

/** Names are in English, as everywhere in the API; a client that shows other languages uses the numbers. */
export function toPanchangaResponse(panchanga: Kundli<"panchanga">["panchanga"], iso: Iso): KundliData["panchanga"] {
  const { tithi, vara, nakshatra, yoga, karana, masa } = panchanga;
  const orNull = (jd: number | null): string | null => (jd === null ? null : iso(jd));
  return {
    tithi: {
      number: tithi.number,
      name: formatTithiName(tithi.number, "en"),
      paksha: tithi.paksha,
      end: iso(tithi.endJd),
    },
    vara: { number: vara.number, name: VARA_WORDS[vara.id].en, lord: vara.lord },
    nakshatra: { id: nakshatra.id, pada: nakshatra.pada, end: iso(nakshatra.endJd) },
    yoga: { number: yoga.number, name: NITYA_YOGA_WORDS[yoga.id].en, end: iso(yoga.endJd) },
    karana: { number: karana.number, name: KARANA_WORDS[karana.id].en, end: iso(karana.endJd) },
    masa: masa && {
      amanta: MASA_WORDS[masa.amanta].en,
      purnimanta: MASA_WORDS[masa.purnimanta].en,
      adhika: masa.adhika,
      kshaya: masa.kshaya,
    },
    sunrise: orNull(panchanga.sunriseJd),
    sunset: orNull(panchanga.sunsetJd),
    next_sunrise: orNull(panchanga.nextSunriseJd),
    moonrise: orNull(panchanga.moonriseJd),
    moonset: orNull(panchanga.moonsetJd),
  };
}

export function toLimbBeginsResponse(
  begins: Kundli<"limb_begins">["limb_begins"],
  iso: Iso,
): NonNullable<KundliData["limb_begins"]> {
  const { tithiJd, varaJd, nakshatraJd, yogaJd, karanaJd } = begins;
  const orNull = (jd: number | null): string | null => (jd === null ? null : iso(jd));
  return {
    tithi: orNull(tithiJd),
    vara: orNull(varaJd),
    nakshatra: orNull(nakshatraJd),
    yoga: orNull(yogaJd),
    karana: orNull(karanaJd),
  };
}
