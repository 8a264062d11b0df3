import type { HealthResponse } from "@lagna/contract";
import type { Ephemeris } from "@lagna/jyotish";
import { type Outage, outageError } from "../../outage.ts";

export interface HealthParts {
  readonly database: { probe(): Promise<Outage | null> };
  readonly ephemeris: Pick<Ephemeris, "source">;
  /** Who puts answers into words. */
  readonly astrologer: string;
  readonly channels: Health["channels"];
}

export type Health = Pick<HealthResponse, "ephemeris" | "astrologer" | "channels">;

/** Whether this server can do its work: a load balancer's question. */
export function healthService({ database, ephemeris, astrologer, channels }: HealthParts) {
  return {
    /** @throws AppError `unavailable` where the database does not answer. */
    check: async (): Promise<Health> => {
      const outage = await database.probe();
      if (outage) throw outageError(outage);
      return { ephemeris: ephemeris.source, astrologer, channels };
    },
  };
}
export type HealthService = ReturnType<typeof healthService>;
