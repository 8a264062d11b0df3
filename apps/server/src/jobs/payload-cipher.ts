import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

const ALGORITHM = "aes-256-gcm";
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export interface PayloadCipher {
  encrypt(text: string, id: string): string;
  /** Null if it was encrypted under another secret or for another id, or was modified. */
  decrypt(sealed: string, id: string): string | null;
}

/**
 * Encrypts payloads stored in the database, under a key derived from the server's secret, so that a copy of the database alone does not
 * reveal them. The id is authenticated too, so that the content of one row cannot be moved to another.
 */
export function createPayloadCipher(secret: string): PayloadCipher {
  const key = Buffer.from(hkdfSync("sha256", secret, "", "lagna: payloads of jobs", KEY_BYTES));
  return {
    encrypt(text, id) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(id));
      const encrypted = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString("base64url");
    },
    decrypt(payload, id) {
      const bytes = Buffer.from(payload, "base64url");
      if (bytes.length < NONCE_BYTES + TAG_BYTES) return null;
      const nonce = bytes.subarray(0, NONCE_BYTES);
      const decipher = createDecipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(id));
      decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      try {
        return decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, "utf8") + decipher.final("utf8");
      } catch {
        return null;
      }
    },
  };
}
