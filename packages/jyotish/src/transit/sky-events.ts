import type { Graha, Rashi, SadeSatiPhase } from "@lagna/terms";
import { rashiOf } from "../zodiac/rashi.ts";
import type { JulianDayUt } from "../core/units.ts";
import type { Nativity } from "../nativity.ts";
import type { NatalEclipse } from "./eclipse.ts";
import { createSiderealMotion } from "./graha-motion.ts";
import { findReturns, type PlanetaryReturn } from "./planetary-returns.ts";
import { findSadeSati } from "./sade-sati.ts";
import type { TimeRange } from "./time-range.ts";
import { findCombustSpans, findRetrogradeSpans, findSignStays } from "./stays.ts";

/** The direction of a graha at an event. */
export type Direction = "direct" | "retrograde";

interface GrahaEvent {
  readonly jd: JulianDayUt;
  readonly graha: Graha;
  /** The sign entered, or occupied. */
  readonly sign: Rashi;
  readonly direction: Direction;
}

/** Transit events over a natal chart, by instant. */
export type SkyEvent =
  | (GrahaEvent & {
      readonly type: "ingress" | "station" | "retrograde_start" | "retrograde_end" | "combust_start" | "combust_end";
    })
  | (GrahaEvent & { readonly type: "sade_sati_phase"; readonly phase: SadeSatiPhase; readonly ends: boolean })
  | (GrahaEvent & {
      readonly type: "return";
      readonly kind: PlanetaryReturn["id"];
      readonly pass: number;
      readonly passes: number;
    })
  | {
      readonly type: "eclipse";
      readonly jd: JulianDayUt;
      readonly graha: "sun" | "moon";
      readonly eclipse: NatalEclipse;
    };

const toDirection = (forward: boolean | null): Direction => (forward === false ? "retrograde" : "direct");

/** Ingresses, stations, and starts and ends of combustion of one graha inside a range. */
export function findGrahaEvents(
  { sky, settings }: Pick<Nativity, "sky" | "settings">,
  graha: Graha,
  range: TimeRange,
): SkyEvent[] {
  const motion = createSiderealMotion(sky, graha);
  const signAt = (jd: number): Rashi => rashiOf(motion(jd).angle);
  const ingresses = findSignStays(sky, graha, range)
    .slice(1)
    .map(({ startJd, state, forward }): SkyEvent => {
      return { type: "ingress", jd: startJd, graha, sign: state, direction: toDirection(forward) };
    });
  const isNode = graha === "rahu" || graha === "ketu";
  const turns = isNode ? [] : findRetrogradeSpans(sky, graha, range, settings.gochara.stations).slice(1);
  const stations = turns.flatMap(({ startJd: jd, state: retrograde }): SkyEvent[] => {
    const at = { jd, graha, sign: signAt(jd), direction: toDirection(!retrograde) };
    return [
      { type: "station", ...at },
      { type: retrograde ? "retrograde_start" : "retrograde_end", ...at },
    ];
  });
  const combust = findCombustSpans(sky, graha, range)
    .slice(1)
    .map(({ startJd: jd, state }): SkyEvent => {
      const at = { jd, graha, sign: signAt(jd), direction: toDirection(motion(jd).speed >= 0) };
      return { type: state ? "combust_start" : "combust_end", ...at };
    });
  return [...ingresses, ...stations, ...combust];
}

/** Saturn's entries into and exits from the phases of sade sati inside a range. */
export function findSadeSatiEvents(nativity: Nativity, range: TimeRange): SkyEvent[] {
  const motion = createSiderealMotion(nativity.sky, "saturn");
  return findSadeSati(nativity, range).cycles.flatMap(({ phases }) =>
    phases.flatMap(({ state, startJd, endJd }): SkyEvent[] => {
      const at = (jd: JulianDayUt, ends: boolean): SkyEvent => {
        const { angle, speed } = motion(jd);
        const sign = rashiOf(angle);
        return {
          type: "sade_sati_phase",
          jd,
          graha: "saturn",
          sign,
          direction: toDirection(speed >= 0),
          phase: state,
          ends,
        };
      };
      return [
        ...(startJd > range.fromJd ? [at(startJd, false)] : []),
        ...(endJd < range.untilJd ? [at(endJd, true)] : []),
      ];
    }),
  );
}

/** Every pass of every return inside a range. */
export function findReturnEvents(nativity: Nativity, range: TimeRange): SkyEvent[] {
  return findReturns(nativity, range).flatMap(({ id, graha, passes }) => {
    const motion = createSiderealMotion(nativity.sky, graha);
    return passes.map(({ jd, forward }, index): SkyEvent => {
      const sign = rashiOf(motion(jd).angle);
      const counted = { kind: id, pass: index + 1, passes: passes.length };
      return { type: "return", jd, graha, sign, direction: toDirection(forward), ...counted };
    });
  });
}
