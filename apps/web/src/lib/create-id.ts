/**
 * A random UUID (version 4). Not `crypto.randomUUID`: browsers offer that only over HTTPS and on localhost, and a home server is reached
 * over plain HTTP.
 */
export function createId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const [versionByte = 0, variantByte = 0] = [bytes[6], bytes[8]];
  bytes[6] = (versionByte & 0x0f) | 0x40;
  bytes[8] = (variantByte & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
