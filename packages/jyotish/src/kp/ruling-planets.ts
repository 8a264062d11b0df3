import { type Graha, GRAHAS, RASHI_LORDS } from "@lagna/terms";
import { computeWeekday } from "../core/time.ts";
import type { Nativity } from "../nativity.ts";
import { getBirthVara } from "../panchanga/section.ts";
import { findKpLords } from "./kp-lords.ts";

export interface RulingPlanetOptions {
  /** When the weekday begins: at sunrise (K.S. Krishnamurti), or at midnight. */
  readonly dayLord?: "sunrise" | "midnight" | undefined;
  /** Whether those in the star of a retrograde graha are left out. */
  readonly dropRetrogradeStars?: boolean | undefined;
}

/** The lords that rule a moment (K.S. Krishnamurti, Reader VI), the strongest first. */
export interface RulingPlanets {
  readonly lagnaStar: Graha;
  readonly lagnaSign: Graha;
  readonly moonStar: Graha;
  readonly moonSign: Graha;
  readonly day: Graha;
  /** Not counted among the five. */
  readonly lagnaSub: Graha;
  readonly moonSub: Graha;
  /** Nodes in the sign of one of the five, or conjunct one: they rule as its agents. */
  readonly agents: readonly Graha[];
  /** The five and the agents, each once. */
  readonly planets: readonly Graha[];
}

const NODES = ["rahu", "ketu"] as const;

function findDayLord(moment: Nativity, begins: "sunrise" | "midnight"): Graha {
  if (begins === "sunrise") return getBirthVara(moment).lord;
  return GRAHAS[computeWeekday(moment.birth.jd, moment.birth.utcOffsetSeconds ?? 0)] as Graha;
}

export function computeRulingPlanets(
  moment: Nativity,
  { dayLord = "sunrise", dropRetrogradeStars = false }: RulingPlanetOptions = {},
): RulingPlanets {
  const { longitudes, signs, chart } = moment;
  const [lagna, moon] = [findKpLords(longitudes.lagna), findKpLords(longitudes.moon)];
  const five = {
    lagnaStar: lagna.starLord,
    lagnaSign: lagna.signLord,
    moonStar: moon.starLord,
    moonSign: moon.signLord,
    day: findDayLord(moment, dayLord),
  };
  const lords = Object.values(five);
  const agents = NODES.filter((node) =>
    lords.some((graha) => graha !== node && (RASHI_LORDS[signs[node]] === graha || signs[graha] === signs[node])),
  );
  const retrograde = new Set(chart.planets.filter((planet) => planet.retrograde).map(({ id }) => id));
  const isDropped = (graha: Graha): boolean => {
    const { starLord } = findKpLords(longitudes[graha]);
    return dropRetrogradeStars && starLord !== "rahu" && starLord !== "ketu" && retrograde.has(starLord);
  };
  const planets = [...new Set([...lords, ...agents])].filter((graha) => !isDropped(graha));
  return { ...five, lagnaSub: lagna.subLord, moonSub: moon.subLord, agents, planets };
}
