import type { Ephemeris } from "@lagna/jyotish";
import { AppError } from "../../errors.ts";

export interface HealthParts {
  readonly database: { ping(): Promise<boolean> };
  readonly ephemeris: Pick<Ephemeris, "source">;
}

export interface Health {
  readonly ephemeris: string;
}

/** Whether this server can do its work: a load balancer's question. */
export function healthService({ database, ephemeris }: HealthParts) {
  return {
    /** @throws AppError `unavailable` where the database does not answer. */
    check: async (): Promise<Health> => {
      if (!(await database.ping())) throw new AppError("unavailable", "The database does not answer");
      return { ephemeris: ephemeris.source };
    },
  };
}
export type HealthService = ReturnType<typeof healthService>;
