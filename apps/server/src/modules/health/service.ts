import type { HealthResponse } from "@lagna/contract";
import type { Ephemeris } from "@lagna/jyotish";
import { type Outage, createOutageError } from "../../errors/create-outage-error.ts";
import type { Stopwatch } from "../../time/clock.ts";

/** How long a probe counts: it writes to the disk, which takes some ten milliseconds, and anyone may ask for it. */
const PROBE_FRESH_MS = 250;

export interface HealthParts {
  readonly stores: { readonly records: Health["records"]; probe(): Promise<Outage | null> };
  readonly ephemeris: Pick<Ephemeris, "source">;
  /** Name of what writes the chat answers (the local astrologer or a model). */
  readonly readAstrologer: () => string;
  readonly readChannels: () => Health["channels"];
  readonly stopwatch: Stopwatch;
}

export type Health = Pick<HealthResponse, "records" | "ephemeris" | "astrologer" | "channels">;

/** Requests within a quarter of a second share a probe of the stores. */
function createSharedProbe(stores: HealthParts["stores"], stopwatch: Stopwatch): () => Promise<Outage | null> {
  let probed: { readonly outage: Promise<Outage | null>; readonly atMs: number } | null = null;
  return () => {
    if (!probed || stopwatch() - probed.atMs > PROBE_FRESH_MS) probed = { outage: stores.probe(), atMs: stopwatch() };
    return probed.outage;
  };
}

/** Health check for load balancers. */
export function createHealthService({ stores, ephemeris, readAstrologer, readChannels, stopwatch }: HealthParts) {
  const probe = createSharedProbe(stores, stopwatch);
  return {
    /** @throws AppError `unavailable` if a store does not answer. */
    check: async (): Promise<Health> => {
      const outage = await probe();
      if (outage) throw createOutageError(outage);
      return {
        records: stores.records,
        ephemeris: ephemeris.source,
        astrologer: readAstrologer(),
        channels: readChannels(),
      };
    },
  };
}
export type HealthService = ReturnType<typeof createHealthService>;
