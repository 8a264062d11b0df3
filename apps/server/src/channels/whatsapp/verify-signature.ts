import { createHmac, timingSafeEqual } from "node:crypto";

const SIGNATURE_FORMAT = /^sha256=([\da-f]{64})$/i;

/** Whether a header has the format of a signature, valid or not. */
export const hasSignatureFormat = (header: unknown): boolean =>
  typeof header === "string" && SIGNATURE_FORMAT.test(header);

/** Verifies `X-Hub-Signature-256`: the HMAC of the body's exact bytes under the app secret. Compares in constant time. */
export function isValidSignature(body: Buffer, header: unknown, appSecret: string): boolean {
  const signature = typeof header === "string" ? SIGNATURE_FORMAT.exec(header)?.[1] : undefined;
  if (signature === undefined) return false;
  return timingSafeEqual(Buffer.from(signature, "hex"), createHmac("sha256", appSecret).update(body).digest());
}
