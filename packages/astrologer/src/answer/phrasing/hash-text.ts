/** FNV-1a hash, used to pick wordings deterministically: the same text gives the same choice, different texts spread evenly. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    hash ^= text.charCodeAt(at);
    hash = Math.imul(hash, 0x01000193);
  }
  // The low bits alone follow the last letters too closely.
  return (hash ^ (hash >>> 15)) >>> 0;
}
