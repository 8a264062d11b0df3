import { createRemoteJWKSet, decodeJwt, jwtVerify } from "jose";
import type { Clock } from "../../../time/clock.ts";
import { normaliseEmailAddress } from "../users/email-address.ts";
import { askEmulator } from "./firebase-emulator.ts";

/** The providers' key URLs and issuer names; tests pass their own servers. */
export interface IdentityEndpoints {
  readonly googleIssuers: readonly string[];
  readonly googleKeys: string;
  /** Followed by the project id. */
  readonly firebaseIssuerPrefix: string;
  readonly firebaseKeys: string;
}

/**
 * https://developers.google.com/identity/gsi/web/guides/verify-google-id-token and
 * https://firebase.google.com/docs/auth/admin/verify-id-tokens
 */
export const IDENTITY_ENDPOINTS: IdentityEndpoints = {
  googleIssuers: ["https://accounts.google.com", "accounts.google.com"],
  googleKeys: "https://www.googleapis.com/oauth2/v3/certs",
  firebaseIssuerPrefix: "https://securetoken.google.com/",
  firebaseKeys: "https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com",
};

export interface IdTokenOptions {
  readonly clock: Clock;
  readonly endpoints: IdentityEndpoints;
  readonly googleClientId: string | undefined;
  /** Null if Firebase is off. */
  readonly firebase: {
    readonly projectId: string;
    readonly apiKey: string;
    readonly emulatorHost: string | undefined;
  } | null;
}

export interface VerifiedIdToken {
  readonly provider: "google" | "firebase";
  readonly subject: string;
  readonly email: string;
  readonly name: string;
  readonly picture: string | null;
  readonly nonce: string | null;
}

/** What is wrong with a token, for the log only: callers get the same message for every reason. */
export class IdTokenError extends Error {
  override readonly name = "IdTokenError";
}

/** Both providers sign only with RS256. A fixed list rules out `none` and HMAC keyed with a public key. */
const ALGORITHMS = ["RS256"];
const CLOCK_TOLERANCE_S = 5;
const KEY_FETCH = { timeoutDuration: 5000, cooldownDuration: 30_000 };
const NAME_CHARACTERS = 120;
const PICTURE_CHARACTERS = 2048;

export interface Claims {
  readonly [claim: string]: unknown;
}

function readPicture(claims: Claims): string | null {
  const { picture } = claims;
  return typeof picture === "string" && picture.startsWith("https://") && picture.length <= PICTURE_CHARACTERS
    ? picture
    : null;
}

/** @throws IdTokenError unless the provider has verified the e-mail address */
function readIdentity(provider: "google" | "firebase", claims: Claims): VerifiedIdToken {
  const { sub, email: emailClaim, email_verified: verified, name, nonce } = claims;
  if (typeof sub !== "string" || sub === "" || sub.length > 255) throw new IdTokenError("no subject");
  if (verified !== true) throw new IdTokenError("address not verified");
  const email = typeof emailClaim === "string" ? normaliseEmailAddress(emailClaim) : null;
  if (email === null) throw new IdTokenError("no address");
  if (nonce !== undefined && typeof nonce !== "string") throw new IdTokenError("nonce is no text");
  const called = typeof name === "string" ? name.trim().slice(0, NAME_CHARACTERS) : "";
  return {
    provider,
    subject: sub,
    email,
    name: called || (email.split("@")[0] ?? email),
    picture: readPicture(claims),
    nonce: nonce ?? null,
  };
}

/** Verifies ID tokens of Google, and of Firebase if it is on. */
export function createIdTokenVerifier({ clock, endpoints, googleClientId, firebase }: IdTokenOptions) {
  const googleKeys = createRemoteJWKSet(new URL(endpoints.googleKeys), KEY_FETCH);
  const firebaseKeys = createRemoteJWKSet(new URL(endpoints.firebaseKeys), KEY_FETCH);
  const firebaseIssuer = firebase && endpoints.firebaseIssuerPrefix + firebase.projectId;

  async function verified(token: string, keys: typeof googleKeys, issuer: string[], audience: string): Promise<Claims> {
    const { payload } = await jwtVerify(token, keys, {
      algorithms: ALGORITHMS,
      issuer,
      audience,
      currentDate: clock(),
      clockTolerance: CLOCK_TOLERANCE_S,
      requiredClaims: ["exp", "iat", "sub"],
    });
    if (payload.aud !== audience) throw new IdTokenError("several audiences");
    const latest = clock().getTime() / 1000 + CLOCK_TOLERANCE_S;
    if ((payload.iat ?? 0) > latest || Number(payload["auth_time"] ?? 0) > latest)
      throw new IdTokenError("issued in the future");
    return payload;
  }

  async function ofFirebase(token: string): Promise<VerifiedIdToken> {
    if (!firebase || firebaseIssuer === null) throw new IdTokenError("Firebase is not enabled");
    const claims = firebase.emulatorHost
      ? await askEmulator(token, {
          ...firebase,
          emulatorHost: firebase.emulatorHost,
          issuer: firebaseIssuer,
          now: clock(),
        })
      : await verified(token, firebaseKeys, [firebaseIssuer], firebase.projectId);
    // A nonce in a Firebase token belongs to the provider behind Firebase and was checked there.
    return { ...readIdentity("firebase", claims), nonce: null };
  }

  return {
    /** @throws if any check fails */
    verify: async (token: string): Promise<VerifiedIdToken> => {
      // Only selects the provider's rules; no unverified claim is used afterwards.
      const { iss } = decodeJwt(token);
      if (firebaseIssuer !== null && iss === firebaseIssuer) return ofFirebase(token);
      if (googleClientId === undefined) throw new IdTokenError("Google is not configured");
      return readIdentity("google", await verified(token, googleKeys, [...endpoints.googleIssuers], googleClientId));
    },
  };
}
export type IdTokenVerifier = ReturnType<typeof createIdTokenVerifier>;
