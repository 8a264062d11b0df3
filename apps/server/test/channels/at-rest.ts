import { expect } from "vitest";
import type { OpenDatabase } from "../../src/db/client.ts";

const SOON = { timeout: 60_000, interval: 10 };

/**
 * Until nobody is at work: a clock that is put forward takes from whoever is what they hold, and what was just sent, and not yet written
 * down, would be sent again.
 */
export async function atRest({ db }: Pick<OpenDatabase, "db">): Promise<void> {
  const held = () => db.selectFrom("jobs").select("id").where("lease", "is not", null).execute();
  await expect.poll(held, SOON).toEqual([]);
}
