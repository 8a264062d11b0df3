import { setTimeout as sleep } from "node:timers/promises";
import type { OffsetResponse, PlacesResponse } from "@lagna/contract";
import { type Gazetteer, offsetAt, parseLocal, UnknownZoneError } from "@lagna/places";
import { AppError, invalidField } from "../../errors.ts";
import { presentOffset, presentPlace } from "./presenter.ts";

/** Opening an index that is there takes a fifth of this. */
const PATIENCE_MS = 1_000;

/** Completion of place names, and the clock a zone kept at a local time. */
export class PlacesService {
  readonly #gazetteer: Gazetteer;

  constructor(gazetteer: Gazetteer) {
    this.#gazetteer = gazetteer;
  }

  /** Whoever types does not wait for an index that is still being made, as once after an installation; `preparing` says so. */
  async search(query: { q: string; country?: string | undefined; limit: number }): Promise<PlacesResponse> {
    const { q, country, limit } = query;
    try {
      const ready = this.#gazetteer.ready().then(() => true);
      if (!(await Promise.race([ready, sleep(PATIENCE_MS, false, { ref: false })])))
        return { places: [], preparing: true };
      const places = await this.#gazetteer.searchPlaces(q, { country, limit });
      return { places: places.map(presentPlace), preparing: false };
    } catch (cause) {
      throw new AppError("places_unavailable", { cause, retryAfterSeconds: 30 });
    }
  }

  /** @throws AppError invalid_input naming `local` or `time_zone`. */
  offset({ time_zone, local }: { time_zone: string; local: string }): OffsetResponse {
    const wall = parseLocal(local);
    if (!wall) throw invalidField("local", "local_time_form");
    try {
      return presentOffset(time_zone, local, offsetAt(time_zone, wall));
    } catch (error) {
      if (error instanceof UnknownZoneError) throw invalidField("time_zone", "time_zone_unknown");
      if (error instanceof RangeError) throw invalidField("local", "local_time_impossible");
      throw error;
    }
  }
}
