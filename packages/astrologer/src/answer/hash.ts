/** FNV-1a: what is picked by it is the same for the same text, and spread over all for others. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    hash ^= text.charCodeAt(at);
    hash = Math.imul(hash, 0x01000193);
  }
  // The low bits alone follow the last letters too closely.
  return (hash ^ (hash >>> 15)) >>> 0;
}
