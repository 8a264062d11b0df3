import { randomUUID } from "node:crypto";
import { generateSecret, generateURI, verifySync } from "otplib";
import type { Clock } from "../../../clock.ts";
import { sealFrom } from "../../../jobs/seal.ts";

/** RFC 6238, 5.2: one step of half a minute either way, for clocks that are not quite right. */
const TOLERANCE_SECONDS = 30;
const DIGITS = /^\d{6}$/;
const ISSUER = "Lagna";

/** Codes of authenticator apps: RFC 6238 with the values every app knows, SHA-1, six digits, half a minute. Secrets are sealed at rest. */
export function totp({ secret: serverSecret, clock }: { readonly secret: string; readonly clock: Clock }) {
  const seal = sealFrom(serverSecret);
  return {
    create: (email: string) => {
      const [id, secret] = [randomUUID(), generateSecret()];
      return { id, secret, sealed: seal.close(secret, id), uri: generateURI({ issuer: ISSUER, label: email, secret }) };
    },

    /** The time step of the code, or null where it is wrong or not later than the last one that was taken. */
    stepOf: (
      factor: { readonly id: string; readonly secret: string; readonly lastStep: number },
      typed: string,
    ): number | null => {
      const token = typed.replaceAll(/\s/g, "");
      const secret = seal.open(factor.secret, factor.id);
      if (secret === null || !DIGITS.test(token)) return null;
      const epoch = Math.floor(clock().getTime() / 1000);
      const found = verifySync({ secret, token, epoch, epochTolerance: TOLERANCE_SECONDS });
      const step = found.valid && "timeStep" in found ? found.timeStep : null;
      return step !== null && step > factor.lastStep ? step : null;
    },
  };
}
export type Totp = ReturnType<typeof totp>;
