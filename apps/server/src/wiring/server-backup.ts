import { join } from "node:path";
import type { BackupState } from "@lagna/contract";
import { resolveSqliteFile } from "../db/database-location.ts";
import { nameRestoreFiles } from "../db/backup/restore-files.ts";
import type { AccountsService } from "../modules/accounts/service.ts";
import { createSqlAuditRepository } from "../modules/audit/sql-repository.ts";
import { serverBackupRoutes } from "../modules/server-backup/routes.ts";
import { createSqlBackupRepository } from "../modules/server-backup/sql-repository.ts";
import { createServerBackupService } from "../modules/server-backup/service.ts";
import { BACKUP_TIMESTAMP_FILE } from "../settings/data-dir.ts";
import type { Area } from "./area.ts";
import type { SharedParts } from "./shared-parts.ts";

interface ServerBackupWiring extends SharedParts {
  readonly accounts: Pick<AccountsService, "requireProof">;
}

/** Wires the page that downloads and restores the database. */
export function wireServerBackup({ config, database: { db, kind }, tasks, clock, accounts }: ServerBackupWiring): Area {
  const file = kind === "sqlite" ? resolveSqliteFile({ url: config.DATABASE_URL, dataDir: config.DATA_DIR }) : null;
  const described: BackupState["database"] = kind === "sqlite" && file === null ? "memory" : kind;
  const audit = createSqlAuditRepository({ db, clock });
  const repository =
    file === null
      ? null
      : createSqlBackupRepository({
          files: nameRestoreFiles(file),
          inspect: (path) => tasks.run("long", "inspectSqliteCopy", path),
          readContent: (path) => tasks.run("medium", "readSqliteContent", path),
        });
  const backups = createServerBackupService({
    database: described,
    backups: repository,
    isWithoutRecords: config.FIRESTORE_ENABLED,
    timestampFile: join(config.DATA_DIR, BACKUP_TIMESTAMP_FILE),
    requireProof: accounts.requireProof,
    record: (entry) => audit.add(entry),
    clock,
  });
  return {
    gives: {},
    routes: async (api) => {
      await api.register(serverBackupRoutes, { backups });
    },
  };
}
