import type { HealthResponse } from "@lagna/contract";
import type { Ephemeris } from "@lagna/jyotish";
import { AppError } from "../../errors.ts";

export interface HealthParts {
  readonly database: { ping(): Promise<boolean> };
  readonly ephemeris: Pick<Ephemeris, "source">;
}

/** Whether this server can do its work: a load balancer's question. */
export class HealthService {
  readonly #parts: HealthParts;

  constructor(parts: HealthParts) {
    this.#parts = parts;
  }

  /** @throws AppError `unavailable` where the database does not answer. */
  async check(): Promise<HealthResponse> {
    if (!(await this.#parts.database.ping())) throw new AppError("unavailable", "The database does not answer");
    return { status: "ok", database: "ok", ephemeris: this.#parts.ephemeris.source };
  }
}
