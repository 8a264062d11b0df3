import type { Gazetteer } from "@lagna/places";
import { gazetteer } from "../build-test-app.ts";

/** The real places, with look-ups held until released: computations last as long as a test needs. */
export function createDelayedPlaces() {
  let goes = Promise.withResolvers<void>();
  let asked = 0;
  const held: Gazetteer = {
    ...gazetteer,
    close: () => undefined,
    resolvePlace: async (request) => {
      asked += 1;
      await goes.promise;
      return gazetteer.resolvePlace(request);
    },
  };
  return {
    parts: { gazetteer: held },
    letGo: () => goes.resolve(),
    /** From now on. */
    hold: (): void => {
      goes = Promise.withResolvers<void>();
      asked = 0;
    },
    /** Since it was held. */
    asked: () => asked,
  };
}
