/**
 * FNV-1a over UTF-16 units, 32 bits, signed. Collisions are expected: callers must compare the name of each row found.
 */
export function hashName(key: string): number {
  let hash = 0x81_1c_9d_c5;
  for (let i = 0; i < key.length; i += 1) {
    hash ^= key.charCodeAt(i);
    hash = Math.imul(hash, 0x01_00_01_93);
  }
  return hash | 0;
}
