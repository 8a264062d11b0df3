import type { Choices, Graha } from "@lagna/terms";
import { ayanamsaAt, ayanamsaMotion, type Sky } from "../chart/sky.ts";
import { normalizeDegrees } from "../core/angle.ts";
import type { Motion } from "../core/search.ts";
import type { EphemerisBody } from "../ephemeris.ts";

/** Which speed a graha has to lose to be stationary: the two part by up to half an hour for Saturn. */
export type StationKind = Choices["gochara"]["stations"];

function bodyOf(sky: Sky, graha: Graha): EphemerisBody {
  if (graha !== "rahu" && graha !== "ketu") return graha;
  return sky.node === "mean" ? "mean_node" : "true_node";
}

/** A graha's sidereal longitude at any instant, with its tropical speed. */
export function siderealMotion(sky: Sky, graha: Graha): (jd: number) => Motion {
  const body = bodyOf(sky, graha);
  const opposite = graha === "ketu" ? 180 : 0;
  return (jd) => {
    const { longitude, speed } = sky.ephemeris.state(jd, body, sky.positions);
    return { angle: normalizeDegrees(longitude - ayanamsaAt(sky, jd) + opposite), speed };
  };
}

/** Its tropical longitude and speed, or its longitude and speed among the stars: what it is stationary by. */
export function stationMotion(sky: Sky, graha: Graha, kind: StationKind): (jd: number) => Motion {
  const body = bodyOf(sky, graha);
  return (jd) => {
    const { longitude, speed } = sky.ephemeris.state(jd, body, sky.positions);
    return { angle: longitude, speed: kind === "sidereal" ? speed - ayanamsaMotion(sky, jd).speed : speed };
  };
}

/** How far a graha is ahead of the Sun, with the speed of that. */
export function elongationMotion(sky: Sky, graha: Graha): (jd: number) => Motion {
  const body = bodyOf(sky, graha);
  return (jd) => {
    const sun = sky.ephemeris.state(jd, "sun", sky.positions);
    const other = sky.ephemeris.state(jd, body, sky.positions);
    return { angle: normalizeDegrees(other.longitude - sun.longitude), speed: other.speed - sun.speed };
  };
}
