/** Node 20 and browsers have these two; `Uint8Array.fromBase64` came later. */
declare const atob: (base64: string) => string;
declare const btoa: (binary: string) => string;

/** @throws DOMException if the text is not base64 */
export function decodeBase64(base64: string): Uint8Array {
  const binary = atob(base64);
  const bytes = new Uint8Array(binary.length);
  for (let at = 0; at < binary.length; at++) bytes[at] = binary.charCodeAt(at);
  return bytes;
}

export const encodeBase64 = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
