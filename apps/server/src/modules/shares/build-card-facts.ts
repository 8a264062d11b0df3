import type { DashaPeriod } from "@lagna/jyotish";
import { GRAHAS } from "@lagna/terms";
import type { CardFacts } from "../prints/service.ts";
import type { ShareSettings } from "./repository.ts";
import type { PublicShareView } from "./public-share-view.ts";

/** The facts on the picture of a shared kundli; never more than its page shows, and degrees only by choice. */
export function buildCardFacts(
  shown: PublicShareView,
  now: Date,
  { degrees }: Pick<ShareSettings, "degrees">,
): CardFacts {
  if (shown.birth !== "time") {
    const { lagna, planets, running, day, place } = shown.signs;
    const { sign, nakshatra } = planets.moon;
    return {
      name: shown.name,
      born: day && place ? { local: day, city: place.city, cityInHindi: place.hindi?.city ?? null } : null,
      lagna: lagna && { sign: lagna },
      grahas: GRAHAS.map((id) => ({ id, ...planets[id] })),
      moon: nakshatra,
      // Its sign changes at a star's end or within one, so that either may be left open by itself.
      withheldMoon: sign === null ? "sign" : nakshatra === null ? "nakshatra" : null,
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
    lagna: { sign: lagna.sign, ...(degrees && { degree: lagna.degreeInSign }) },
    grahas: planets.map(({ id, sign, degreeInSign, retrograde, combust, dignity }) => ({
      id,
      sign,
      ...(degrees && { degree: degreeInSign }),
      retrograde,
      combust,
      dignity,
    })),
    moon: planets.find(({ id }) => id === "moon")?.nakshatra ?? null,
    running:
      maha && antar ? { lords: [maha.lord, antar.lord], until: new Date(time(antar.endJd)).toISOString() } : null,
  };
}
