import { z } from "zod";

/**
 * Whether an uploaded file can be restored: it has this version's schema, is older and is migrated, is of a newer version, is no database of
 * Lagna in SQLite, or is incomplete.
 */
export const BACKUP_MARKS = ["fits", "migrated", "newer", "foreign", "damaged"] as const;
export type BackupMark = (typeof BACKUP_MARKS)[number];

/** What a database holds. */
const databaseContentSchema = z.object({
  accounts: z.number().int(),
  kundlis: z.number().int(),
  conversations: z.number().int(),
  /** When it was last written to, as far as its rows say; null if they do not. */
  written_at: z.string().nullable(),
});
export type DatabaseContent = z.infer<typeof databaseContentSchema>;

const checkedBackupSchema = z.object({
  mark: z.enum(BACKUP_MARKS),
  bytes: z.number().int(),
  /** Null for a file that cannot be read. */
  content: databaseContentSchema.nullable(),
  /** Migrations that the restore applies, or of which only a newer version knows. */
  migrations: z.array(z.string()),
});
export type CheckedBackup = z.infer<typeof checkedBackupSchema>;

/** GET /api/v1/admin/backup, for administrators. */
export const backupStateSchema = z.object({
  /** Only a database in SQLite can be downloaded and restored here. */
  database: z.enum(["sqlite", "postgres", "memory"]),
  /** Whether kundlis and leads are in Firestore, which the backup does not contain. */
  is_without_records: z.boolean(),
  /** Null unless the database is in SQLite. */
  current: databaseContentSchema.nullable(),
  /** The uploaded file, once it is complete. */
  upload: checkedBackupSchema.nullable(),
  /** The backup that replaces the database at the next start. */
  staged: checkedBackupSchema.nullable(),
});
export type BackupState = z.infer<typeof backupStateSchema>;

/** PUT /api/v1/admin/backup/upload: one part of the file as the body. A part at 0 starts over. */
export const backupPartQuerySchema = z.object({
  /** Bytes that the server has already. */
  offset: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER),
  /** Bytes of the whole file. */
  total: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER),
});

/** POST /api/v1/admin/backup/stage: confirmed by the administrator's own e-mail address. */
export const backupStageRequestSchema = z.strictObject({ confirm: z.string().max(320) });
