import { randomUUID } from "node:crypto";
import { generateSecret, generateURI, verifySync } from "otplib";
import type { Clock } from "../../../time/clock.ts";
import { createPayloadCipher } from "../../../jobs/payload-cipher.ts";

/** RFC 6238, 5.2: one 30-second step before or after is accepted, for inaccurate clocks. */
const TOLERANCE_SECONDS = 30;
const CODE_FORMAT = /^\d{6}$/;
const ISSUER = "Lagna";

/**
 * Codes of authenticator apps: RFC 6238 with the parameters every app supports: SHA-1, six digits, 30 seconds. Secrets are encrypted at
 * rest.
 */
export function createTotp({ secret: serverSecret, clock }: { readonly secret: string; readonly clock: Clock }) {
  const seal = createPayloadCipher(serverSecret);
  return {
    create: (email: string) => {
      const [id, secret] = [randomUUID(), generateSecret()];
      return {
        id,
        secret,
        sealed: seal.encrypt(secret, id),
        uri: generateURI({ issuer: ISSUER, label: email, secret }),
      };
    },

    /** The time step of the code; null if it is wrong or not later than the last accepted one. */
    stepOf: (
      factor: { readonly id: string; readonly secret: string; readonly lastStep: number },
      typed: string,
    ): number | null => {
      const token = typed.replaceAll(/\s/g, "");
      const secret = seal.decrypt(factor.secret, factor.id);
      if (secret === null || !CODE_FORMAT.test(token)) return null;
      const epoch = Math.floor(clock().getTime() / 1000);
      const found = verifySync({ secret, token, epoch, epochTolerance: TOLERANCE_SECONDS });
      const step = found.valid && "timeStep" in found ? found.timeStep : null;
      return step !== null && step > factor.lastStep ? step : null;
    },
  };
}
export type Totp = ReturnType<typeof createTotp>;
