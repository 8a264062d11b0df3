import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

const ALGORITHM = "aes-256-gcm";
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export interface Seal {
  close(text: string, id: string): string;
  /** Null for what was sealed under another secret, for another id, or has been changed. */
  open(sealed: string, id: string): string | null;
}

/**
 * Seals what waits in the database, under a key of its own made from the server's secret: a copy of the database alone reads none
 * of it. The id is bound in, so that one row's content cannot be put into another.
 */
export function sealFrom(secret: string): Seal {
  const key = Buffer.from(hkdfSync("sha256", secret, "", "lagna: payloads of jobs", KEY_BYTES));
  return {
    close(text, id) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(id));
      const closed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), closed]).toString("base64url");
    },
    open(sealed, id) {
      const bytes = Buffer.from(sealed, "base64url");
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
