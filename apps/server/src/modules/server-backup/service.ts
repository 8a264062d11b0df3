import { writeFile } from "node:fs/promises";
import type { Readable } from "node:stream";
import type { AuditAction, BackupState } from "@lagna/contract";
import { AppError, createInvalidFieldError } from "../../errors/app-error.ts";
import type { Principal } from "../../http/authorize-request.ts";
import type { Clock } from "../../time/clock.ts";
import type { NewAuditEntry } from "../audit/service.ts";
import type { BackupCopy, BackupPart, BackupRepository } from "./repository.ts";

export interface ServerBackupParts {
  readonly database: BackupState["database"];
  /** Null unless the database is a file of SQLite. */
  readonly backups: BackupRepository | null;
  readonly isWithoutRecords: boolean;
  /** The file that holds the time of the last backup. */
  readonly timestampFile: string;
  /** @throws AppError if the person has not proved their identity lately */
  readonly requireProof: (who: Principal) => Promise<void>;
  readonly record: (entry: NewAuditEntry) => Promise<void>;
  readonly clock: Clock;
}

const NOTHING = { current: null, upload: null, staged: null };

/** Downloading a copy of the database, and staging another in its place for the next start. */
export function createServerBackupService(parts: ServerBackupParts) {
  const recordAs = (who: Principal, action: AuditAction) => () =>
    parts.record({ action, actor: { kind: "person", id: who.userId }, subjectId: null });

  async function requireBackups(who: Principal): Promise<BackupRepository> {
    if (!parts.backups) throw new AppError("backup_needs_sqlite");
    await parts.requireProof(who);
    return parts.backups;
  }

  return {
    describe: async (): Promise<BackupState> => ({
      database: parts.database,
      is_without_records: parts.isWithoutRecords,
      ...(parts.backups ? await parts.backups.describe() : NOTHING),
    }),

    download: async (who: Principal): Promise<BackupCopy & { readonly name: string }> => {
      const backups = await requireBackups(who);
      await recordAs(who, "backup_downloaded")();
      const copy = await backups.copy();
      const now = parts.clock().toISOString();
      await writeFile(parts.timestampFile, `${now}\n`);
      return { ...copy, name: `lagna-${now.slice(0, 10)}.sqlite` };
    },

    /** @returns the bytes received so far */
    receive: async (who: Principal, part: BackupPart, content: Readable): Promise<number> =>
      (await requireBackups(who)).receive(part, content),

    /** From now on the next start replaces the database. */
    stage: async (who: Principal, confirm: string): Promise<void> => {
      const backups = await requireBackups(who);
      if (confirm.trim().toLowerCase() !== who.email) throw createInvalidFieldError("confirm", "confirm_own_email");
      await backups.stage(recordAs(who, "restore_staged"));
    },

    discard: async (who: Principal): Promise<void> => {
      await parts.requireProof(who);
      await parts.backups?.discard(recordAs(who, "restore_discarded"));
    },
  };
}
export type ServerBackupService = ReturnType<typeof createServerBackupService>;
