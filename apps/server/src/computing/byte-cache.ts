/** Keeps the bytes that were used most recently, up to a total size. */
export interface ByteCache {
  get(key: string): Uint8Array | undefined;
  /** Bytes that are larger than the whole cache are not kept. */
  set(key: string, bytes: Uint8Array): void;
}

export function createByteCache(maxBytes: number): ByteCache {
  // In order of use, the oldest first.
  const entries = new Map<string, Uint8Array>();
  let size = 0;

  function remove(key: string): void {
    size -= entries.get(key)?.byteLength ?? 0;
    entries.delete(key);
  }

  return {
    get(key) {
      const bytes = entries.get(key);
      if (!bytes) return undefined;
      entries.delete(key);
      entries.set(key, bytes);
      return bytes;
    },

    set(key, bytes) {
      remove(key);
      if (bytes.byteLength > maxBytes) return;
      entries.set(key, bytes);
      size += bytes.byteLength;
      for (const oldest of entries.keys()) {
        if (size <= maxBytes) break;
        remove(oldest);
      }
    },
  };
}
