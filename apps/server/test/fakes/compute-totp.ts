import { generateSync } from "otplib";

/** The code that an authenticator app shows. @param epochMs milliseconds since 1970 */
export const computeTotp = (secret: string, epochMs: number = Date.now()): string =>
  generateSync({ secret, epoch: Math.floor(epochMs / 1000) });
