import type { DashaPeriod } from "@lagna/jyotish";
import { GRAHAS } from "@lagna/terms";
import type { CardFacts } from "../prints/service.ts";
import type { PublicShareView } from "./public-share-view.ts";

/** The facts on the picture of a shared kundli; never more than its page shows. */
export function buildCardFacts(shown: PublicShareView, now: Date): CardFacts {
  if (shown.birth !== "time") {
    const { lagna, planets, running, day, place } = shown.signs;
    return {
      name: shown.name,
      born: day && place ? { local: day, city: place.city, cityInHindi: place.hindi?.city ?? null } : null,
      lagna: lagna && { sign: lagna },
      grahas: GRAHAS.map((id) => ({ id, ...planets[id] })),
      moon: planets.moon.nakshatra,
      running: running.maha && { lords: running.antar ? [running.maha, running.antar] : [running.maha], until: null },
    };
  }
  const { nativity, moment, kundli } = shown.made;
  const { julianDate } = moment;
  const { lagna, planets } = nativity.chart;
  const { ephemeris } = nativity.sky;
  const time = (jd: number): number => ephemeris.utcMilliseconds(jd, nativity.settings.time_scale);
  const runs = ({ startJd, endJd }: DashaPeriod): boolean =>
    time(startJd) <= now.getTime() && now.getTime() < time(endJd);
  const maha = kundli.dashas.vimshottari.periods.find(runs);
  const antar = maha?.sub?.find(runs);
  return {
    name: shown.name,
    born: {
      local: moment.time.local,
      ...(julianDate !== null && { julian_date: julianDate }),
      city: moment.place.city,
      cityInHindi: moment.place.hindi?.city ?? null,
    },
    lagna: { sign: lagna.sign, degree: lagna.degreeInSign },
    grahas: planets.map(({ id, sign, degreeInSign: degree, retrograde, combust, dignity }) => ({
      id,
      sign,
      degree,
      retrograde,
      combust,
      dignity,
    })),
    moon: planets.find(({ id }) => id === "moon")?.nakshatra ?? null,
    running:
      maha && antar ? { lords: [maha.lord, antar.lord], until: new Date(time(antar.endJd)).toISOString() } : null,
  };
}
