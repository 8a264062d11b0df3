import type { skyDaysRequestSchema } from "@lagna/contract";
import {
  calculate,
  type Chart,
  type Ephemeris,
  type GrahaPlace,
  grahasAt,
  nativityOf,
  type Kundli,
  resolveSettings,
  type Settings,
  skyOf,
} from "@lagna/jyotish";
import type { z } from "zod";
import type { Clock } from "../../clock.ts";
import { type KundliService, settingsOf } from "../kundli/service.ts";

/** On the prime meridian of Indian astronomy since the Surya Siddhanta. */
export const UJJAIN = { name: "Ujjain", latitude: 23.1765, longitude: 75.7885, timeZone: "Asia/Kolkata" } as const;
/** Of that zone since 1945. */
const OFFSET_SECONDS = 19_800;

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

interface SkyParts {
  readonly ephemeris: Ephemeris;
  readonly clock: Clock;
  readonly kundlis: Pick<KundliService, "julianDay">;
}

export interface SkyAt {
  readonly utcMilliseconds: number;
  readonly grahas: readonly GrahaPlace[];
}

export interface SkyNow {
  readonly utcMilliseconds: number;
  readonly settings: Settings;
  /** The ephemeris. */
  readonly source: string;
  readonly chart: Chart;
  readonly panchanga: Kundli<"panchanga">["panchanga"];
}

/** The sky over Ujjain at the beginning of the running minute: the same from every server, and computed once for all who look. */
export function skyService({ ephemeris, clock, kundlis }: SkyParts) {
  let last: SkyNow | undefined;

  function skyAt(utcMilliseconds: number): SkyNow {
    const settings = resolveSettings({ preset: "lagna" });
    const jd = ephemeris.julianDay(utcMilliseconds);
    const { latitude, longitude } = UJJAIN;
    const nativity = nativityOf(ephemeris, { jd, latitude, longitude, utcOffsetSeconds: OFFSET_SECONDS }, settings);
    const { panchanga } = calculate(nativity, ["panchanga"]);
    return { utcMilliseconds, settings, source: ephemeris.source, chart: nativity.chart, panchanga };
  }

  return {
    now: (): SkyNow => {
      const minute = Math.floor(clock().getTime() / MINUTE_MS) * MINUTE_MS;
      if (last?.utcMilliseconds !== minute) last = skyAt(minute);
      return last;
    },

    utcMilliseconds: (jd: number): number => ephemeris.utcMilliseconds(jd),

    /** @throws AppError invalid_input for an instant outside the ephemeris' years, and an ayanamsa in degrees without its value. */
    days: ({
      from,
      count,
      step,
      settings: asked,
      ayanamsa_at: ayanamsaAt,
    }: z.output<typeof skyDaysRequestSchema>): SkyAt[] => {
      const settings = settingsOf(asked);
      const scale = settings.time_scale;
      const start = Date.parse(from);
      const epoch = kundlis.julianDay(
        Date.parse(ayanamsaAt ?? from),
        ayanamsaAt === undefined ? "from" : "ayanamsa_at",
        scale,
      );
      const sky = skyOf(ephemeris, settings, epoch);
      return Array.from({ length: count }, (_, index) => {
        const utcMilliseconds = start + index * step * DAY_MS;
        return { utcMilliseconds, grahas: grahasAt(sky, kundlis.julianDay(utcMilliseconds, "from", scale)) };
      });
    },
  };
}
export type SkyService = ReturnType<typeof skyService>;
