import { createHash, timingSafeEqual } from "node:crypto";

const hashText = (text: string): Buffer => createHash("sha256").update(text).digest();

/** Compares two secrets of any length in constant time. */
export const isSameSecret = (given: unknown, secret: string): boolean =>
  typeof given === "string" && timingSafeEqual(hashText(given), hashText(secret));
