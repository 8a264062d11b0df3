import { createHash, timingSafeEqual } from "node:crypto";

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

/** Whether two secrets are the same, whatever their lengths; in constant time. */
export const isSecret = (given: unknown, secret: string): boolean =>
  typeof given === "string" && timingSafeEqual(digest(given), digest(secret));
