import { expect } from "vitest";
import type { OpenDatabase } from "../../src/db/client.ts";

const SOON = { timeout: 60_000, interval: 10 };

/**
 * Waits until no worker is busy: advancing the clock expires leases of running jobs, and messages just sent but not yet recorded
 * would be sent again.
 */
export async function waitUntilIdle({ db }: Pick<OpenDatabase, "db">): Promise<void> {
  const held = () => db.selectFrom("jobs").select("id").where("lease", "is not", null).execute();
  await expect.poll(held, SOON).toEqual([]);
}
