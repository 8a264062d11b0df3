import type { Graha, Rashi, SadeSatiPhase } from "@lagna/terms";
import { rashiOf } from "../zodiac/rashi.ts";
import type { JulianDayUt } from "../core/units.ts";
import type { Nativity } from "../nativity.ts";
import type { NatalEclipse } from "./eclipse.ts";
import { siderealMotion } from "./motion.ts";
import { returnsIn, type Return } from "./return.ts";
import { sadeSatiIn } from "./sade-sati.ts";
import type { Range } from "./span.ts";
import { combustSpans, retrogradeSpans, signStays } from "./states.ts";

/** Which way a graha goes at an event. */
export type Direction = "direct" | "retrograde";

interface GrahaEvent {
  readonly jd: JulianDayUt;
  readonly graha: Graha;
  /** Entered, or stood in. */
  readonly sign: Rashi;
  readonly direction: Direction;
}

/** What happens in a sky over a natal chart, by instants. */
export type SkyEvent =
  | (GrahaEvent & {
      readonly type: "ingress" | "station" | "retrograde_start" | "retrograde_end" | "combust_start" | "combust_end";
    })
  | (GrahaEvent & { readonly type: "sade_sati_phase"; readonly phase: SadeSatiPhase; readonly ends: boolean })
  | (GrahaEvent & {
      readonly type: "return";
      readonly kind: Return["id"];
      readonly pass: number;
      readonly passes: number;
    })
  | {
      readonly type: "eclipse";
      readonly jd: JulianDayUt;
      readonly graha: "sun" | "moon";
      readonly eclipse: NatalEclipse;
    };

const direction = (forward: boolean | null): Direction => (forward === false ? "retrograde" : "direct");

/** Ingresses, stations, and begins and ends of combustion of one graha inside a range. */
export function grahaEvents(
  { sky, settings }: Pick<Nativity, "sky" | "settings">,
  graha: Graha,
  range: Range,
): SkyEvent[] {
  const motion = siderealMotion(sky, graha);
  const signAt = (jd: number): Rashi => rashiOf(motion(jd).angle);
  const ingresses = signStays(sky, graha, range)
    .slice(1)
    .map(({ startJd, state, forward }): SkyEvent => {
      return { type: "ingress", jd: startJd, graha, sign: state, direction: direction(forward) };
    });
  const isNode = graha === "rahu" || graha === "ketu";
  const turns = isNode ? [] : retrogradeSpans(sky, graha, range, settings.gochara.stations).slice(1);
  const stations = turns.flatMap(({ startJd: jd, state: retrograde }): SkyEvent[] => {
    const at = { jd, graha, sign: signAt(jd), direction: direction(!retrograde) };
    return [
      { type: "station", ...at },
      { type: retrograde ? "retrograde_start" : "retrograde_end", ...at },
    ];
  });
  const combust = combustSpans(sky, graha, range)
    .slice(1)
    .map(({ startJd: jd, state }): SkyEvent => {
      const at = { jd, graha, sign: signAt(jd), direction: direction(motion(jd).speed >= 0) };
      return { type: state ? "combust_start" : "combust_end", ...at };
    });
  return [...ingresses, ...stations, ...combust];
}

/** Where Saturn enters and leaves the phases of sade sati inside a range. */
export function sadeSatiEvents(nativity: Nativity, range: Range): SkyEvent[] {
  const motion = siderealMotion(nativity.sky, "saturn");
  return sadeSatiIn(nativity, range).cycles.flatMap(({ phases }) =>
    phases.flatMap(({ state, startJd, endJd }): SkyEvent[] => {
      const at = (jd: JulianDayUt, ends: boolean): SkyEvent => {
        const { angle, speed } = motion(jd);
        const sign = rashiOf(angle);
        return {
          type: "sade_sati_phase",
          jd,
          graha: "saturn",
          sign,
          direction: direction(speed >= 0),
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
export function returnEvents(nativity: Nativity, range: Range): SkyEvent[] {
  return returnsIn(nativity, range).flatMap(({ id, graha, passes }) => {
    const motion = siderealMotion(nativity.sky, graha);
    return passes.map(({ jd, forward }, index): SkyEvent => {
      const sign = rashiOf(motion(jd).angle);
      const counted = { kind: id, pass: index + 1, passes: passes.length };
      return { type: "return", jd, graha, sign, direction: direction(forward), ...counted };
    });
  });
}
