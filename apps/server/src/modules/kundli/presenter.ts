import type { DashaPeriod, Gender, KundliData } from "@lagna/contract";
import type { ChalitBhava, DashaPeriod as DomainPeriod, Kundli, Panchanga, Planet } from "@lagna/jyotish";
import { degrees, presentPoint } from "../../zodiac-point.ts";
import type { BirthMoment, Notice } from "./place-and-time.ts";

/** UT1 Julian day to milliseconds of UTC since 1970. */
export type ToMilliseconds = (jd: number) => number;

const SECOND_MS = 1000;

/**
 * UTC, whole seconds. Not the place's own offset: ISO 8601 has no seconds in it, and old ones do. Most instants of a kundli are the end
 * of one dasha and the start of others, so each is written once.
 */
function isoBy(toMilliseconds: ToMilliseconds): (jd: number) => string {
  const written = new Map<number, string>();
  return (jd) => {
    const known = written.get(jd);
    if (known !== undefined) return known;
    const seconds = Math.round(toMilliseconds(jd) / SECOND_MS);
    const text = `${new Date(seconds * SECOND_MS).toISOString().slice(0, 19)}Z`;
    written.set(jd, text);
    return text;
  };
}

function presentPlanet(planet: Planet): KundliData["planets"][number] {
  const { id, latitude, speed, house, retrograde, combust, dignity } = planet;
  return {
    id,
    ...presentPoint(planet),
    latitude: degrees(latitude),
    speed: degrees(speed),
    house,
    retrograde,
    combust,
    dignity,
  };
}

function presentBhava({ number, start, middle, end, occupants }: ChalitBhava) {
  return { number, start: degrees(start), middle: degrees(middle), end: degrees(end), occupants: [...occupants] };
}

function presentPeriod(period: DomainPeriod, iso: (jd: number) => string): DashaPeriod {
  const { lord, startJd, endJd, sub } = period;
  const bare = { lord, start: iso(startJd), end: iso(endJd) };
  return sub ? { ...bare, sub: sub.map((inner) => presentPeriod(inner, iso)) } : bare;
}

export function presentPeriods(periods: readonly DomainPeriod[], toMilliseconds: ToMilliseconds): DashaPeriod[] {
  const iso = isoBy(toMilliseconds);
  return periods.map((period) => presentPeriod(period, iso));
}

function presentPanchanga(panchanga: Panchanga, iso: (jd: number) => string): KundliData["panchanga"] {
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

function presentSettings({ settings }: Kundli): KundliData["settings"] {
  return {
    preset: settings.preset,
    ayanamsa: settings.ayanamsa,
    ayanamsa_degrees: degrees(settings.ayanamsa_degrees),
    ayanamsa_mean_degrees: degrees(settings.ayanamsa_mean_degrees),
    positions: settings.positions,
    node: settings.node,
    house_system: settings.house_system,
    dasha_year: settings.dasha_year,
    sunrise: settings.sunrise,
    varga_variants: { ...settings.varga_variants },
    ephemeris: settings.ephemeris,
  };
}

/** What the sky itself left to be said. */
function skyNotices({ houseFallback, bhavaChalit, settings, panchanga }: Kundli): Notice[] {
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

function presentBirth(
  person: { name: string; gender: Gender },
  moment: BirthMoment,
  notices: readonly Notice[],
): KundliData["birth"] {
  const { place, time } = moment;
  return {
    name: person.name,
    gender: person.gender,
    local: time.local,
    utc: time.utc,
    utc_offset: time.offset,
    place: {
      city: place.city,
      country: place.country,
      state: place.state,
      latitude: place.latitude,
      longitude: place.longitude,
      time_zone: place.timeZone,
    },
    warnings: notices.map((notice) => notice.message),
    notices: notices.map(({ code, params }) => ({ code, params: { ...params } })),
  };
}

function presentVargas({ vargas }: Kundli): KundliData["vargas"] {
  return Object.fromEntries(Object.entries(vargas).map(([id, signs]) => [id, { ...signs }]));
}

/** The domain's kundli as the API sends it: instants in UTC, longitudes to seven decimals, ids as they are. */
export function presentKundli(
  person: { name: string; gender: Gender },
  moment: BirthMoment,
  kundli: Kundli,
  toMilliseconds: ToMilliseconds,
): KundliData {
  const iso = isoBy(toMilliseconds);
  const { bhavaChalit, aspects, vimshottari, karakas } = kundli;
  return {
    birth: presentBirth(person, moment, [...moment.notices, ...skyNotices(kundli)]),
    settings: presentSettings(kundli),
    lagna: presentPoint(kundli.lagna),
    midheaven: presentPoint(kundli.midheaven),
    planets: kundli.planets.map(presentPlanet),
    houses: kundli.houses.map(({ number, sign, lord, occupants, cusp }) => ({
      number,
      sign,
      lord,
      occupants: [...occupants],
      cusp: degrees(cusp),
    })),
    bhava_chalit: {
      sripati: bhavaChalit.sripati.map(presentBhava),
      placidus: bhavaChalit.placidus.map(presentBhava),
      equal: bhavaChalit.equal.map(presentBhava),
      placidus_fallback: bhavaChalit.placidusFallback,
    },
    aspects: {
      graha: aspects.graha.map(({ from, houses, grahas }) => ({ from, houses: [...houses], grahas: [...grahas] })),
      rashi: aspects.rashi.map(({ from, signs }) => ({ from, signs: [...signs] })),
    },
    relationships: kundli.relationships,
    vargas: presentVargas(kundli),
    dashas: {
      vimshottari: {
        balance: { lord: vimshottari.balance.lord, years: degrees(vimshottari.balance.years) },
        periods: vimshottari.periods.map((period) => presentPeriod(period, iso)),
      },
    },
    karakas: { scheme7: { ...karakas.scheme7 }, scheme8: { ...karakas.scheme8 } },
    panchanga: presentPanchanga(kundli.panchanga, iso),
  };
}
