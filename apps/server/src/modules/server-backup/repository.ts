import type { Readable } from "node:stream";
import type { BackupState } from "@lagna/contract";

export interface BackupPart {
  /** Bytes that have arrived already; 0 starts over. */
  readonly offset: number;
  /** Bytes of the whole file. */
  readonly total: number;
}

export interface BackupCopy {
  readonly bytes: number;
  readonly content: Readable;
}

/** The database and its backups as files. Each method but `describe` fails with AppError `backup_busy` while another one works. */
export interface BackupRepository {
  describe(): Promise<Pick<BackupState, "current" | "upload" | "staged">>;
  /** A consistent copy of the database. @throws AppError `backup_no_room` */
  copy(): Promise<BackupCopy>;
  /**
   * Adds a part to the upload.
   * @returns the bytes received so far
   * @throws AppError `payload_too_large`, `backup_no_room`, or `backup_part_misplaced` unless it follows the part before it
   */
  receive(part: BackupPart, content: Readable): Promise<number>;
  /**
   * Lets the next start replace the database by the upload.
   * @param record called before anything is changed
   * @throws AppError `backup_unfit`
   */
  stage(record: () => Promise<void>): Promise<void>;
  /** Undoes `stage`. @param record called before, unless there is nothing to undo */
  discard(record: () => Promise<void>): Promise<void>;
}
