import { createHash, createHmac, timingSafeEqual } from "node:crypto";

const FORM = /^sha256=([\da-f]{64})$/i;

/** Whether `X-Hub-Signature-256` is the app secret's over these very bytes; in constant time. */
export function isSigned(body: Buffer, header: unknown, appSecret: string): boolean {
  const given = typeof header === "string" ? FORM.exec(header)?.[1] : undefined;
  if (given === undefined) return false;
  return timingSafeEqual(Buffer.from(given, "hex"), createHmac("sha256", appSecret).update(body).digest());
}

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

/** Whether two secrets are the same, whatever their lengths; in constant time. */
export const isSecret = (given: unknown, secret: string): boolean =>
  typeof given === "string" && timingSafeEqual(digest(given), digest(secret));
