import type { Choices, Graha } from "@lagna/terms";
import { computeAyanamsa, computeAyanamsaMotion, type Sky } from "../chart/sky.ts";
import { normalizeDegrees } from "../core/angle.ts";
import type { Motion } from "../core/motion.ts";
import type { EphemerisBody } from "../ephemeris.ts";

/**
 * Whether a station is where the tropical or the sidereal speed is zero: the two differ by up to half an hour for
 * Saturn.
 */
export type StationKind = Choices["gochara"]["stations"];

function toEphemerisBody(sky: Sky, graha: Graha): EphemerisBody {
  if (graha !== "rahu" && graha !== "ketu") return graha;
  return sky.node === "mean" ? "mean_node" : "true_node";
}

/** A graha's sidereal longitude at any instant, with its tropical speed. */
export function createSiderealMotion(sky: Sky, graha: Graha): (jd: number) => Motion {
  const body = toEphemerisBody(sky, graha);
  const opposite = graha === "ketu" ? 180 : 0;
  return (jd) => {
    const { longitude, speed } = sky.ephemeris.state(jd, body, sky.positions);
    return { angle: normalizeDegrees(longitude - computeAyanamsa(sky, jd) + opposite), speed };
  };
}

/** Its tropical longitude and speed, or the sidereal ones: those that define its stations. */
export function createStationMotion(sky: Sky, graha: Graha, kind: StationKind): (jd: number) => Motion {
  const body = toEphemerisBody(sky, graha);
  return (jd) => {
    const { longitude, speed } = sky.ephemeris.state(jd, body, sky.positions);
    return { angle: longitude, speed: kind === "sidereal" ? speed - computeAyanamsaMotion(sky, jd).speed : speed };
  };
}

/** The elongation of a graha from the Sun, with its speed. */
export function createElongationMotion(sky: Sky, graha: Graha): (jd: number) => Motion {
  const body = toEphemerisBody(sky, graha);
  return (jd) => {
    const sun = sky.ephemeris.state(jd, "sun", sky.positions);
    const other = sky.ephemeris.state(jd, body, sky.positions);
    return { angle: normalizeDegrees(other.longitude - sun.longitude), speed: other.speed - sun.speed };
  };
}
