import type { HealthResponse } from "@lagna/contract";
import type { Ephemeris } from "@lagna/jyotish";
import { type Outage, outageError } from "../../outage.ts";

export interface HealthParts {
  readonly stores: { readonly records: Health["records"]; probe(): Promise<Outage | null> };
  readonly ephemeris: Pick<Ephemeris, "source">;
  /** Who puts answers into words. */
  readonly astrologer: string;
  readonly channels: Health["channels"];
}

export type Health = Pick<HealthResponse, "records" | "ephemeris" | "astrologer" | "channels">;

/** Whether this server can do its work: a load balancer's question. */
export function healthService({ stores, ephemeris, astrologer, channels }: HealthParts) {
  return {
    /** @throws AppError `unavailable` where a store of it does not answer. */
    check: async (): Promise<Health> => {
      const outage = await stores.probe();
      if (outage) throw outageError(outage);
      return { records: stores.records, ephemeris: ephemeris.source, astrologer, channels };
    },
  };
}
export type HealthService = ReturnType<typeof healthService>;
