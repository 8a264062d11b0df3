import zoneArchive from "virtual:zone-archive";
import { kundliRequestSchema, type Place } from "@lagna/contract";
import { openBrowserEphemeris } from "@lagna/ephemeris/browser";
import { BirthInputError, makeKundli, type PlaceLookup } from "@lagna/kundli";
import { provideZoneStore, readZoneArchive } from "@lagna/places/core";
import type { EngineAnswer, EngineRequest } from "./engine-messages.ts";

/**
 * The thread that computes a kundli on the device: the same domain, presenters and ephemeris as on the server. It sends nothing of the birth; what it
 * fetches is code and tables.
 */
provideZoneStore(() =>
  readZoneArchive(
    zoneArchive.version,
    Uint8Array.from(atob(zoneArchive.base64), (character) => character.charCodeAt(0)),
  ),
);

let opening: ReturnType<typeof openBrowserEphemeris> | null = null;

/** A failed load is tried again with the next kundli. */
const openEphemeris = (): ReturnType<typeof openBrowserEphemeris> => {
  opening ??= openBrowserEphemeris().catch((error: unknown) => {
    opening = null;
    throw error;
  });
  return opening;
};

/** What is known here of places: the one that was chosen. */
function createPlaceLookup(place: Place): PlaceLookup {
  const chosen = { ...place, countryCode: place.country_code, timeZone: place.time_zone };
  return {
    resolvePlace: () => Promise.resolve({ place: chosen, notices: [] }),
    findPlace: () => Promise.resolve(null),
    findHindiName: () => place.hindi ?? null,
    findZone: () => ({ zone: place.time_zone, others: [] }),
  };
}

async function answer({ birth, place, language }: EngineRequest) {
  const ephemeris = await openEphemeris();
  const reader = { ephemeris, places: createPlaceLookup(place), now: () => Date.now() };
  return makeKundli(reader, kundliRequestSchema.parse(birth), language);
}

function toFailure(error: unknown) {
  if (error instanceof BirthInputError) {
    const { path, code, params } = error;
    return { refusal: { path, code, params } };
  }
  return { failed: error instanceof Error ? error.message : String(error) };
}

self.addEventListener("message", ({ data: request }: MessageEvent<EngineRequest>) => {
  const { id } = request;
  void answer(request).then(
    (data) => self.postMessage({ id, data } satisfies EngineAnswer, { transfer: [] }),
    (error: unknown) => self.postMessage({ id, ...toFailure(error) } satisfies EngineAnswer, { transfer: [] }),
  );
});
