import { setTimeout as sleep } from "node:timers/promises";
import type { Gazetteer } from "@lagna/places";
import { AppError } from "../errors/app-error.ts";

/** Opening an existing index takes a fifteenth of this on an idle machine. */
const READY_TIMEOUT_MS = 3_000;
const RETRY_PREPARING_SECONDS = 5;
const RETRY_UNAVAILABLE_SECONDS = 30;

/**
 * The gazetteer whose calls do not wait for the index to be built, which takes a minute after an installation: they fail with
 * "places_preparing" (503), and with "places_unavailable" if the index cannot be built or read.
 */
export function answerWhilePlacesArePrepared(gazetteer: Gazetteer): Gazetteer {
  async function whenReady<Answer>(answer: () => Promise<Answer>): Promise<Answer> {
    const isReady = await Promise.race([
      gazetteer.ready().then(() => true),
      sleep(READY_TIMEOUT_MS, false, { ref: false }),
    ]).catch(failAsUnavailable);
    if (!isReady) throw new AppError("places_preparing", { retryAfterSeconds: RETRY_PREPARING_SECONDS });
    return answer().catch(failAsUnavailable);
  }
  return {
    ready: () => gazetteer.ready(),
    searchPlaces: (text, options) => whenReady(() => gazetteer.searchPlaces(text, options)),
    findPlace: (id) => whenReady(() => gazetteer.findPlace(id)),
    findNearestPlace: (point, maxKm) => whenReady(() => gazetteer.findNearestPlace(point, maxKm)),
    listLargestPlaces: (country, limit) => whenReady(() => gazetteer.listLargestPlaces(country, limit)),
    findTownOfRegion: (name) => whenReady(() => gazetteer.findTownOfRegion(name)),
    findCityInScript: (word) => whenReady(() => gazetteer.findCityInScript(word)),
    resolvePlace: (request) => whenReady(() => gazetteer.resolvePlace(request)),
    recognisePlace: (stretches, home) => whenReady(() => gazetteer.recognisePlace(stretches, home)),
    findHindiName: (request) => gazetteer.findHindiName(request),
    close: () => gazetteer.close(),
  };
}

function failAsUnavailable(cause: unknown): never {
  throw new AppError("places_unavailable", { cause, retryAfterSeconds: RETRY_UNAVAILABLE_SECONDS });
}
