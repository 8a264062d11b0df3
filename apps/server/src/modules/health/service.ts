import type { HealthResponse } from "@lagna/contract";
import type { Ephemeris } from "@lagna/jyotish";
import { type Outage, createOutageError } from "../../errors/create-outage-error.ts";

export interface HealthParts {
  readonly stores: { readonly records: Health["records"]; probe(): Promise<Outage | null> };
  readonly ephemeris: Pick<Ephemeris, "source">;
  /** Name of what writes the chat answers (the local astrologer or a model). */
  readonly astrologer: string;
  readonly channels: Health["channels"];
}

export type Health = Pick<HealthResponse, "records" | "ephemeris" | "astrologer" | "channels">;

/** Health check for load balancers. */
export function createHealthService({ stores, ephemeris, astrologer, channels }: HealthParts) {
  return {
    /** @throws AppError `unavailable` if a store does not answer. */
    check: async (): Promise<Health> => {
      const outage = await stores.probe();
      if (outage) throw createOutageError(outage);
      return { records: stores.records, ephemeris: ephemeris.source, astrologer, channels };
    },
  };
}
export type HealthService = ReturnType<typeof createHealthService>;
