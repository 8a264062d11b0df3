import { MIGRATIONS } from "../migrations/list.ts";

/** Why a copy was not made or not put back, for the person at the shell. */
export class CopyRefusal extends Error {
  override readonly name = "CopyRefusal";
}

export const HOLDS_DATA = "The database here holds data. To put the backup in its place, say --replace";

/** What a server writes for itself before anyone has used it: a database with rows in these tables alone holds no data of people. */
export const OWN_TABLES: ReadonlySet<string> = new Set([
  "channel_leaders",
  "channel_paces",
  "kysely_migration",
  "kysely_migration_lock",
  "probes",
  "set_up_code",
]);

/** @param migrations those that the copied database had been through. */
export function refuseNewer(migrations: readonly string[]): void {
  const newer = migrations.filter((name) => !(name in MIGRATIONS));
  if (newer.length > 0)
    throw new CopyRefusal(`The backup was made by a newer version of Lagna (${newer.join(", ")}). Please use that one`);
}
