import { createRemoteJWKSet, decodeJwt, jwtVerify } from "jose";
import type { Clock } from "../../../clock.ts";
import { emailAddress } from "../people/email-address.ts";
import { askEmulator } from "./firebase-emulator.ts";

/** Where the providers' keys are and how they name themselves; tests put servers of their own here. */
export interface IdentityEndpoints {
  readonly googleIssuers: readonly string[];
  readonly googleKeys: string;
  /** Followed by the project. */
  readonly firebaseIssuerPrefix: string;
  readonly firebaseKeys: string;
}

/** https://developers.google.com/identity/gsi/web/guides/verify-google-id-token and https://firebase.google.com/docs/auth/admin/verify-id-tokens */
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
  /** Null while Firebase is off. */
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

/** What is wrong with a token; for the log, the caller hears one sentence for all. */
export class IdTokenError extends Error {
  override readonly name = "IdTokenError";
}

/** Both providers sign with it and nothing else: neither `none` nor an HMAC keyed with a public key is ever considered. */
const ALGORITHMS = ["RS256"];
const CLOCK_TOLERANCE_S = 5;
const KEY_FETCH = { timeoutDuration: 5000, cooldownDuration: 30_000 };
const NAME_CHARACTERS = 120;
const PICTURE_CHARACTERS = 2048;

export interface Claims {
  readonly [claim: string]: unknown;
}

function pictureOf(claims: Claims): string | null {
  const { picture } = claims;
  return typeof picture === "string" && picture.startsWith("https://") && picture.length <= PICTURE_CHARACTERS
    ? picture
    : null;
}

/** @throws IdTokenError unless the provider vouches for the address */
function identityOf(provider: "google" | "firebase", claims: Claims): VerifiedIdToken {
  const { sub, email: given, email_verified: verified, name, nonce } = claims;
  if (typeof sub !== "string" || sub === "" || sub.length > 255) throw new IdTokenError("no subject");
  if (verified !== true) throw new IdTokenError("address not verified");
  const email = typeof given === "string" ? emailAddress(given) : null;
  if (email === null) throw new IdTokenError("no address");
  if (nonce !== undefined && typeof nonce !== "string") throw new IdTokenError("nonce is no text");
  const called = typeof name === "string" ? name.trim().slice(0, NAME_CHARACTERS) : "";
  return {
    provider,
    subject: sub,
    email,
    name: called || (email.split("@")[0] ?? email),
    picture: pictureOf(claims),
    nonce: nonce ?? null,
  };
}

/** Verifies ID tokens of Google, and of Firebase where it is on. */
export function idTokens({ clock, endpoints, googleClientId, firebase }: IdTokenOptions) {
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
    // A Firebase nonce belongs to the provider behind it and was checked there.
    return { ...identityOf("firebase", claims), nonce: null };
  }

  return {
    /** @throws unless everything is right */
    verify: async (token: string): Promise<VerifiedIdToken> => {
      // Only to choose whose rules apply; nothing unverified is used after.
      const { iss } = decodeJwt(token);
      if (firebaseIssuer !== null && iss === firebaseIssuer) return ofFirebase(token);
      if (googleClientId === undefined) throw new IdTokenError("Google is not configured");
      return identityOf("google", await verified(token, googleKeys, [...endpoints.googleIssuers], googleClientId));
    },
  };
}
export type IdTokens = ReturnType<typeof idTokens>;
