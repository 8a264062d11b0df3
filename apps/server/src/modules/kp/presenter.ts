import type { KpHoraryData, KpResponse, KpRulingData } from "@lagna/contract";
import type { KpHorary } from "@lagna/jyotish";
import { getIsoDate, type Language } from "@lagna/terms";
import {
  createIsoFormat,
  presentBirth,
  presentKp,
  presentKpNumber,
  presentSettings,
  presentUncertainty,
} from "@lagna/kundli";
import type { ComputedKp, ComputedKpMoment } from "./service.ts";

export function presentKpChart(
  { made, chart, number, uncertainty }: ComputedKp,
  language: Language,
): KpResponse["data"] {
  const { person, moment, nativity } = made;
  const iso = createIsoFormat((jd) => nativity.sky.ephemeris.utcMilliseconds(jd, nativity.settings.time_scale));
  const birth = presentBirth(person, moment, moment.notices, language);
  const settings = presentSettings(nativity);
  if (chart !== null) {
    return {
      birth,
      settings,
      number: number && presentKpNumber(number),
      kp: presentKp(chart),
      ...(uncertainty && { uncertainty: presentUncertainty(uncertainty, iso) }),
    };
  }
  const { utc: _noon, ...day } = birth;
  return {
    time_unknown: true,
    birth: { ...day, local: getIsoDate(day.local) },
    settings,
    number: null,
    kp: null,
    needs_time: ["kp"],
    uncertainty: presentUncertainty(uncertainty as NonNullable<typeof uncertainty>, iso),
  };
}

function presentMoment({ nativity, place }: ComputedKpMoment): Pick<KpRulingData, "at" | "place" | "settings"> {
  const iso = createIsoFormat((jd) => nativity.sky.ephemeris.utcMilliseconds(jd, nativity.settings.time_scale));
  const { city, country, state, hindi, latitude, longitude, timeZone } = place;
  return {
    at: iso(nativity.birth.jd),
    place: { city, country, state, hindi, latitude, longitude, time_zone: timeZone },
    settings: presentSettings(nativity),
  };
}

export const presentKpHorary = (computed: ComputedKpMoment<KpHorary>): KpHoraryData => ({
  ...presentMoment(computed),
  number: presentKpNumber(computed.chart.number),
  kp: presentKp(computed.chart),
});

export function presentKpRuling(computed: ComputedKpMoment): KpRulingData {
  const { cusps, planets, ruling } = presentKp(computed.chart);
  const [first] = cusps;
  if (!first) throw new RangeError("a KP chart without cusps");
  return { ...presentMoment(computed), lagna: first.longitude, moon: planets.moon.longitude, ruling };
}
