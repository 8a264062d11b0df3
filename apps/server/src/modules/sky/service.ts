import {
  type Chart,
  chartOf,
  type Ephemeris,
  limbsAt,
  type Limbs,
  resolveSettings,
  type Settings,
  skyOf,
} from "@lagna/jyotish";
import type { Clock } from "../../clock.ts";

/** On the prime meridian of Indian astronomy since the Surya Siddhanta. */
export const UJJAIN = { name: "Ujjain", latitude: 23.1765, longitude: 75.7885, timeZone: "Asia/Kolkata" } as const;

const MINUTE_MS = 60_000;

interface SkyParts {
  readonly ephemeris: Ephemeris;
  readonly clock: Clock;
}

export interface SkyNow {
  readonly utcMilliseconds: number;
  readonly settings: Settings;
  /** The ephemeris. */
  readonly source: string;
  readonly chart: Chart;
  readonly tithi: Limbs["tithi"];
}

/** The sky over Ujjain at the beginning of the running minute: the same from every server, and computed once for all who look. */
export function skyService({ ephemeris, clock }: SkyParts) {
  let last: SkyNow | undefined;

  function skyAt(utcMilliseconds: number): SkyNow {
    const settings = resolveSettings({ preset: "lagna" });
    const jd = ephemeris.julianDay(utcMilliseconds);
    const sky = skyOf(ephemeris, settings, jd);
    const { tithi } = limbsAt(sky, jd);
    return { utcMilliseconds, settings, source: ephemeris.source, chart: chartOf(sky, jd, UJJAIN, settings), tithi };
  }

  return {
    now: (): SkyNow => {
      const minute = Math.floor(clock().getTime() / MINUTE_MS) * MINUTE_MS;
      if (last?.utcMilliseconds !== minute) last = skyAt(minute);
      return last;
    },
  };
}
export type SkyService = ReturnType<typeof skyService>;
