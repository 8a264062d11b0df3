import { BACKUP_PART_BYTES, type BackupState, type StatusResponse } from "@lagna/contract";
import { api, apiNamedFile } from "../../lib/api.ts";
import { saveFile } from "../../lib/save-file.ts";

export const BACKUP_KEY = ["server-backup"];
const PATH = "/api/v1/admin/backup";
/** A large copy over a slow connection. */
const DOWNLOAD_MS = 3_600_000;

export const fetchBackupState = (signal: AbortSignal) => api<BackupState>(PATH, { signal });
export const stageUpload = (confirm: string) =>
  api<StatusResponse>(`${PATH}/stage`, { method: "POST", body: { confirm } });
export const discardStaged = () => api<StatusResponse>(`${PATH}/staged`, { method: "DELETE" });

export async function downloadBackup(): Promise<void> {
  const { name, content } = await apiNamedFile(`${PATH}/download`, {
    method: "POST",
    body: {},
    timeoutMs: DOWNLOAD_MS,
  });
  saveFile(name ?? "lagna.sqlite", "application/octet-stream", content);
}

interface UploadOptions {
  readonly withProof: <T>(work: () => Promise<T>) => Promise<T>;
  /** @param share from 0 to 1 */
  readonly onProgress: (share: number) => void;
}

/** Sends a file in parts, each of which the server writes to its disk. */
export async function uploadBackup(file: File, { withProof, onProgress }: UploadOptions): Promise<void> {
  let offset = 0;
  do {
    const part = file.slice(offset, offset + BACKUP_PART_BYTES);
    const path = `${PATH}/upload?${new URLSearchParams({ offset: String(offset), total: String(file.size) }).toString()}`;
    const { received } = await withProof(() => api<{ received: number }>(path, { method: "PUT", file: part }));
    offset = received;
    onProgress(offset / file.size);
  } while (offset < file.size);
}
