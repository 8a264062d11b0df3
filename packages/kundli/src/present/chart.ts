import type { KundliData, Notice } from "@lagna/contract";
import { type ChalitBhava, type Nativity, type Planet, findSubLord } from "@lagna/jyotish";
import type { Gender, Language } from "@lagna/terms";
import { toZodiacPointResponse, truncateToSevenDecimals } from "./to-zodiac-point-response.ts";
import { presentNotices } from "./present-notices.ts";
import type { BirthMoment } from "../birth/resolve-place-and-time.ts";

function presentPlanet(planet: Planet): KundliData["planets"][number] {
  const { id, latitude, speed, house, retrograde, combust, dignity } = planet;
  return {
    id,
    ...toZodiacPointResponse(planet),
    latitude: truncateToSevenDecimals(latitude),
    speed: truncateToSevenDecimals(speed),
    house,
    sub_lord: findSubLord(planet.longitude).sub,
    retrograde,
    combust,
    dignity,
  };
}

function presentBhava({ number, start, middle, end, occupants }: ChalitBhava) {
  return {
    number,
    start: truncateToSevenDecimals(start),
    middle: truncateToSevenDecimals(middle),
    end: truncateToSevenDecimals(end),
    occupants: [...occupants],
  };
}

export function presentSettings({ settings, chart, sky }: Nativity): KundliData["settings"] {
  const { custom_ayanamsa_degrees: _custom, ...choices } = settings;
  return {
    ...choices,
    ayanamsa_degrees: truncateToSevenDecimals(chart.ayanamsa.degrees),
    ayanamsa_mean_degrees: truncateToSevenDecimals(chart.ayanamsa.meanDegrees),
    ephemeris: sky.ephemeris.source,
  };
}

export function presentBirth(
  person: { name: string; gender: Gender },
  moment: BirthMoment,
  notices: readonly Notice[],
  language: Language,
): KundliData["birth"] {
  const { place, time } = moment;
  return {
    name: person.name,
    gender: person.gender,
    local: time.local,
    ...(moment.julianDate !== null && { julian_date: moment.julianDate }),
    utc: time.utc,
    utc_offset: time.offset,
    place: {
      city: place.city,
      country: place.country,
      state: place.state,
      hindi: place.hindi,
      latitude: place.latitude,
      longitude: place.longitude,
      time_zone: place.timeZone,
    },
    ...presentNotices(notices, language),
  };
}

type Core = Pick<KundliData, "settings" | "lagna" | "midheaven" | "planets" | "houses" | "bhava_chalit">;

/** The chart and its settings. */
export function presentChart(nativity: Nativity): Core {
  const { lagna, midheaven, planets, houses, bhavaChalit } = nativity.chart;
  return {
    settings: presentSettings(nativity),
    lagna: { ...toZodiacPointResponse(lagna), sub_lord: findSubLord(lagna.longitude).sub },
    midheaven: toZodiacPointResponse(midheaven),
    planets: planets.map(presentPlanet),
    houses: houses.map(({ number, sign, lord, occupants, cusp }) => ({
      number,
      sign,
      lord,
      occupants: [...occupants],
      cusp: truncateToSevenDecimals(cusp),
    })),
    bhava_chalit: {
      sripati: bhavaChalit.sripati.map(presentBhava),
      placidus: bhavaChalit.placidus.map(presentBhava),
      equal: bhavaChalit.equal.map(presentBhava),
      placidus_fallback: bhavaChalit.placidusFallback,
    },
  };
}
