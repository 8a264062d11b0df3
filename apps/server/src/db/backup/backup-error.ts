import { MIGRATIONS } from "../migrations/list.ts";

/** Why a backup or restore was refused, as a message for the operator. */
export class BackupError extends Error {
  override readonly name = "CopyRefusal";
}

export const HOLDS_DATA_MESSAGE = "The current database contains data. To replace it with the backup, add --replace";

/** Tables that a server fills before anyone has used it: a database with rows in these tables only holds no user data. */
export const SERVER_TABLES: ReadonlySet<string> = new Set([
  "channel_leaders",
  "channel_paces",
  "kysely_migration",
  "kysely_migration_lock",
  "probes",
  "set_up_code",
]);

/** @param migrations the migrations applied to the backed-up database. */
export function assertNotNewer(migrations: readonly string[]): void {
  const newer = migrations.filter((name) => !(name in MIGRATIONS));
  if (newer.length > 0)
    throw new BackupError(
      `The backup was made by a newer version of Lagna (${newer.join(", ")}). Please use that version`,
    );
}
