/** Keeps files by name. The disk of this machine, or a store that several machines share. */
export interface FileStore {
  /** Null if there is no such file. */
  read(name: string): Promise<Uint8Array | null>;
  /** Replaces the file as a whole: a reader sees the one before or the new one. */
  write(name: string, bytes: Uint8Array): Promise<void>;
  /** Deleting a file that does not exist is no error. */
  delete(name: string): Promise<void>;
}
