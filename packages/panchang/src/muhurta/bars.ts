import { createSky, computeGrahaPlacements, julianDayUt, resolveSettings, separation } from "@lagna/jyotish";
import type { Almanac } from "../almanac.ts";
import type { AlmanacDay } from "../day/almanac-day.ts";
import { listEclipses } from "../day/eclipses.ts";
import type { TimeSpan } from "../day/spans.ts";
import { COMBUST_DEG, type MuhurtaActivity, RIKTA } from "./activities.data.ts";

/** Why a time is left out altogether. */
export const BAR_REASONS = [
  "bhadra_on_earth",
  "rahu_kala",
  "eclipse",
  "adhika_month",
  "jupiter_combust",
  "venus_combust",
  "rikta_tithi",
  "amavasya",
  "sun_sign",
] as const;
export type BarReason = (typeof BAR_REASONS)[number];

export interface Bar extends TimeSpan {
  readonly reason: BarReason;
}

/** Days before and after an eclipse's maximum on which nothing is begun. */
const ECLIPSE_DAYS = 3;

/** The grahas on a day, from noon. */
export type DayGrahas = ReturnType<typeof computeGrahaPlacements>;

export function computeDayGrahas({ ephemeris, settings }: Almanac, jd: number): DayGrahas {
  const { ayanamsa, positions } = settings;
  const at = julianDayUt(jd);
  return computeGrahaPlacements(createSky(ephemeris, resolveSettings({ ayanamsa, positions }), at), at);
}

function listCombustBars(grahas: DayGrahas, span: TimeSpan): Bar[] {
  const sun = grahas.find(({ id }) => id === "sun");
  return (["jupiter", "venus"] as const).flatMap((id) => {
    const graha = grahas.find((other) => other.id === id);
    if (!sun || !graha) return [];
    const limit = COMBUST_DEG[id][graha.retrograde ? 1 : 0];
    const isCombust = separation(sun.longitude, graha.longitude) < limit;
    return isCombust ? [{ reason: `${id}_combust` as const, ...span }] : [];
  });
}

function listTithiBars({ tithi }: AlmanacDay): Bar[] {
  return tithi.flatMap(({ number, startJd, endJd }): Bar[] => {
    if (number === 30) return [{ reason: "amavasya", startJd, endJd }];
    return RIKTA.includes(((number - 1) % 15) + 1) ? [{ reason: "rikta_tithi", startJd, endJd }] : [];
  });
}

/** All bars of a day for an activity; they may reach beyond it. */
export function listBars(almanac: Almanac, day: AlmanacDay, activity: MuhurtaActivity, grahas: DayGrahas): Bar[] {
  const { span, bhadra, parts, month, sunSign } = day;
  const solar = activity.sunSigns;
  return [
    ...bhadra
      .filter(({ abode }) => abode === "earth")
      .map(({ startJd, endJd }): Bar => ({ reason: "bhadra_on_earth", startJd, endJd })),
    ...(parts?.inauspicious ?? [])
      .filter(({ id }) => id === "rahu_kala")
      .map(({ startJd, endJd }): Bar => ({ reason: "rahu_kala", startJd, endJd })),
    ...listEclipses(almanac)
      .filter(({ local, kind }) => local !== null && kind !== "penumbral")
      .map(({ maximumJd }): Bar => ({
        reason: "eclipse",
        startJd: maximumJd - ECLIPSE_DAYS,
        endJd: maximumJd + ECLIPSE_DAYS,
      })),
    ...listTithiBars(day),
    ...(activity.needsVisibleBenefics && month?.adhika ? [{ reason: "adhika_month" as const, ...span }] : []),
    ...(activity.needsVisibleBenefics ? listCombustBars(grahas, span) : []),
    ...(solar
      ? sunSign
          .filter(({ sign }) => !solar.includes(sign))
          .map(({ startJd, endJd }): Bar => ({ reason: "sun_sign", startJd, endJd }))
      : []),
  ];
}
