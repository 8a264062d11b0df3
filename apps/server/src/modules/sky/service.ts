import type { SkyResponse } from "@lagna/contract";
import { chartOf, type Ephemeris, limbsAt, resolveSettings, skyOf } from "@lagna/jyotish";
import type { Clock } from "../../clock.ts";
import { presentSky } from "./presenter.ts";

/** On the prime meridian of Indian astronomy since the Surya Siddhanta. */
export const UJJAIN = { name: "Ujjain", latitude: 23.1765, longitude: 75.7885, timeZone: "Asia/Kolkata" } as const;

const MINUTE_MS = 60_000;

interface SkyParts {
  readonly ephemeris: Ephemeris;
  readonly clock: Clock;
}

/** The sky over Ujjain at the beginning of the running minute: the same from every server, and computed once for all who look. */
export class SkyService {
  readonly #parts: SkyParts;
  #last: { readonly minute: number; readonly sky: SkyResponse } | undefined;

  constructor(parts: SkyParts) {
    this.#parts = parts;
  }

  now(): SkyResponse {
    const minute = Math.floor(this.#parts.clock().getTime() / MINUTE_MS);
    if (this.#last?.minute !== minute) this.#last = { minute, sky: this.#at(minute * MINUTE_MS) };
    return this.#last.sky;
  }

  #at(utcMilliseconds: number): SkyResponse {
    const { ephemeris } = this.#parts;
    const settings = resolveSettings({ preset: "lagna" });
    const jd = ephemeris.julianDay(utcMilliseconds);
    const sky = skyOf(ephemeris, settings, jd);
    const chart = chartOf(sky, jd, UJJAIN, settings);
    const { tithi } = limbsAt(sky, jd);
    return presentSky({ utcMilliseconds, place: UJJAIN, settings, source: ephemeris.source, chart, tithi });
  }
}
