import { createReadStream, createWriteStream, type ReadStream } from "node:fs";
import { rm, stat, statfs, truncate, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { BACKUP_PART_BYTES, type BackupMark, type CheckedBackup, type DatabaseContent } from "@lagna/contract";
import type { SqliteContent, SqliteCopy } from "../../db/backup/inspect-sqlite-copy.ts";
import { publishFile, removeDatabase, type RestoreFiles } from "../../db/backup/restore-files.ts";
import { backUpSqlite } from "../../db/backup/sqlite-backup.ts";
import { MIGRATIONS } from "../../db/migrations/list.ts";
import { AppError } from "../../errors/app-error.ts";
import type { BackupRepository } from "./repository.ts";

/** A hundred times the database of ten thousand accounts. */
const MAX_BYTES = 8 * 1024 ** 3;
/** Stays free beside an upload, for the server's own writes. */
const MIN_FREE_BYTES = 256 * 1024 ** 2;

export interface SqlBackupParts {
  readonly files: RestoreFiles;
  readonly inspect: (path: string) => Promise<SqliteCopy>;
  readonly readContent: (path: string) => Promise<SqliteContent>;
}

const presentContent = ({ writtenAt, ...counts }: SqliteContent): DatabaseContent => ({
  ...counts,
  written_at: writtenAt,
});

function compareMigrations(applied: readonly string[]): { mark: BackupMark; migrations: string[] } {
  const newer = applied.filter((name) => !(name in MIGRATIONS));
  if (newer.length > 0) return { mark: "newer", migrations: newer };
  const missing = Object.keys(MIGRATIONS).filter((name) => !applied.includes(name));
  return { mark: missing.length === 0 ? "fits" : "migrated", migrations: missing };
}

function presentCopy(copy: SqliteCopy, bytes: number): CheckedBackup {
  if (copy.kind !== "lagna") return { mark: copy.kind, bytes, content: null, migrations: [] };
  return { ...compareMigrations(copy.migrations), bytes, content: presentContent(copy.content) };
}

/** Passes a part on, and refuses one that is longer than a part may be. */
async function* limitPart(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const chunk of source) {
    bytes += chunk.length;
    if (bytes > BACKUP_PART_BYTES) throw new AppError("payload_too_large");
    yield chunk;
  }
}

const findSize = async (path: string): Promise<number | null> => {
  const found = await stat(path).catch(() => null);
  return found?.size ?? null;
};

async function openCopy(path: string): Promise<ReadStream> {
  const content = createReadStream(path);
  await new Promise<void>((resolve, reject) => {
    content.once("open", () => resolve());
    content.once("error", reject);
  });
  return content;
}

async function requireRoom(file: string, bytes: number): Promise<void> {
  if (bytes > MAX_BYTES) throw new AppError("payload_too_large");
  const { bavail, bsize } = await statfs(dirname(file));
  if (bavail * bsize < bytes + MIN_FREE_BYTES) throw new AppError("backup_no_room");
}

/** A part that does not arrive whole is removed, so that it can be sent again. @returns the bytes of the file */
async function append(upload: string, offset: number, content: Readable): Promise<number> {
  try {
    await pipeline(content, limitPart, createWriteStream(upload, { flags: "r+", start: offset }));
  } catch (error) {
    await truncate(upload, offset);
    throw error;
  }
  return (await stat(upload)).size;
}

/** The files of a SQLite database and of its backups. */
export function createSqlBackupRepository({ files, inspect, readContent }: SqlBackupParts): BackupRepository {
  const { database, upload, staged, download } = files;
  /** The length of the upload that this process receives; one that a restart interrupted starts over. */
  let total: number | null = null;
  /** Uploads, copies and stagings change the same files: one beside another is refused. */
  let isWorking = false;
  const checked = new Map<string, { readonly key: string; readonly result: CheckedBackup }>();

  async function alone<T>(work: () => Promise<T>): Promise<T> {
    if (isWorking) throw new AppError("backup_busy");
    isWorking = true;
    try {
      return await work();
    } finally {
      isWorking = false;
    }
  }

  /** Inspects a file once for each of its states. */
  async function check(path: string): Promise<CheckedBackup | null> {
    const found = await stat(path).catch(() => null);
    if (!found) return null;
    const key = `${found.ino} ${found.size} ${found.mtimeMs}`;
    const known = checked.get(path);
    if (known?.key === key) return known.result;
    const result = presentCopy(await inspect(path), found.size);
    // SQLite may have changed the time of the file while it was read.
    const after = await stat(path).catch(() => found);
    checked.set(path, { key: `${after.ino} ${after.size} ${after.mtimeMs}`, result });
    return result;
  }

  const checkUpload = async (): Promise<CheckedBackup | null> =>
    total !== null && (await findSize(upload)) === total ? check(upload) : null;

  async function begin(bytes: number): Promise<void> {
    await requireRoom(upload, bytes);
    removeDatabase(upload);
    await writeFile(upload, "");
    total = bytes;
  }

  return {
    describe: async () => ({
      current: presentContent(await readContent(database)),
      upload: await checkUpload(),
      staged: await check(staged),
    }),

    copy: () =>
      alone(async () => {
        await requireRoom(download, (await stat(database)).size);
        removeDatabase(download);
        await backUpSqlite(database, download, async (copy) => (await inspect(copy)).kind === "lagna");
        const { size: bytes } = await stat(download);
        const content = await openCopy(download);
        // Without a name, nothing of it stays on the disk.
        await rm(download);
        return { bytes, content };
      }),

    receive: ({ offset, total: bytes }, content) =>
      alone(async () => {
        if (offset === 0) await begin(bytes);
        if (bytes !== total || (await findSize(upload)) !== offset) throw new AppError("backup_part_misplaced");
        const received = await append(upload, offset, content);
        if (received <= bytes) return received;
        await truncate(upload, offset);
        throw new AppError("backup_part_misplaced");
      }),

    stage: (record) =>
      alone(async () => {
        const found = await checkUpload();
        if (found?.mark !== "fits" && found?.mark !== "migrated") throw new AppError("backup_unfit");
        await record();
        removeDatabase(staged);
        publishFile(upload, staged);
        removeDatabase(upload);
        total = null;
      }),

    discard: (record) =>
      alone(async () => {
        if ((await findSize(staged)) === null) return;
        await record();
        removeDatabase(staged);
      }),
  };
}
