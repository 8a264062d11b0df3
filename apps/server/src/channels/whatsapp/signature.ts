import { createHmac, timingSafeEqual } from "node:crypto";

const FORM = /^sha256=([\da-f]{64})$/i;

/** Whether a header is a signature at all, of whatever. */
export const isSignature = (header: unknown): boolean => typeof header === "string" && FORM.test(header);

/** Whether `X-Hub-Signature-256` is the app secret's over these very bytes; in constant time. */
export function isSigned(body: Buffer, header: unknown, appSecret: string): boolean {
  const given = typeof header === "string" ? FORM.exec(header)?.[1] : undefined;
  if (given === undefined) return false;
  return timingSafeEqual(Buffer.from(given, "hex"), createHmac("sha256", appSecret).update(body).digest());
}
