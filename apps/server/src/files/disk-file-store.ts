import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { FileStore } from "./file-store.ts";

/** Names without folders. */
const NAME = /^[\w-]{1,80}(?:\.[\w]{1,8})?$/;
const OWNER_ONLY = 0o600;

const isMissing = (error: unknown): boolean => (error as { code?: unknown }).code === "ENOENT";

/** Files in a folder that only this user can read. */
export function createDiskFileStore(folder: string): FileStore {
  const toPath = (name: string): string => {
    if (!NAME.test(name)) throw new RangeError("a file name has letters, digits, dashes and one ending");
    return join(folder, name);
  };
  return {
    read: async (name) => {
      try {
        return await readFile(toPath(name));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    write: async (name, bytes) => {
      const path = toPath(name);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const draft = `${path}.${randomUUID()}`;
      try {
        await writeFile(draft, bytes, { mode: OWNER_ONLY });
        await rename(draft, path);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
    delete: (name) => rm(toPath(name), { force: true }),
  };
}
