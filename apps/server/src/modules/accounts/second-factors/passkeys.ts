import type { PasskeyAnswer, PasskeyOptions } from "@lagna/contract";
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
import type { Nonces } from "../providers/nonces.ts";
import type { Passkey, UsedChallenge } from "./repository.ts";

/** The relying party: a host name, as browsers create no passkeys for IP addresses. */
export interface RelyingParty {
  readonly id: string;
  readonly origin: string;
}

export interface PasskeysParts {
  readonly party: RelyingParty | null;
  readonly nonces: Nonces;
}

export interface PasskeyOwner {
  readonly id: string;
  readonly email: string;
  readonly name: string;
}

const toDescriptors = (known: readonly Passkey[]) =>
  known.map(({ credentialId: id, transports }) => ({ id, transports: [...transports] }));
const toBytes = (base64url: string) => new Uint8Array(Buffer.from(base64url, "base64url"));
/** The challenge is the text of a signed nonce; browsers send it back in base64url. */
const decodeChallenge = (challenge: string): string => Buffer.from(challenge, "base64url").toString("utf8");

/** WebAuthn options and verification of responses. Any invalid response gives null. */
export function createPasskeys({ party, nonces }: PasskeysParts) {
  /** Reads the returned challenge; valid if this server issued it for this person. */
  function challengeFor(userId: string) {
    const seen: { used: UsedChallenge | null } = { used: null };
    const isExpected = (challenge: string): boolean => {
      const [owner, nonce] = decodeChallenge(challenge).split("|");
      const read = owner === userId ? nonces.read(nonce ?? "") : null;
      seen.used = read;
      return read !== null;
    };
    return { seen, isExpected };
  }
  const newChallenge = (userId: string): string => `${userId}|${nonces.issue()}`;

  return {
    party,

    askForNew: async (at: RelyingParty, owner: PasskeyOwner, known: readonly Passkey[]): Promise<PasskeyOptions> => ({
      ...(await generateRegistrationOptions({
        rpName: "Lagna",
        rpID: at.id,
        userName: owner.email,
        userDisplayName: owner.name,
        userID: new Uint8Array(Buffer.from(owner.id)),
        challenge: newChallenge(owner.id),
        attestationType: "none",
        excludeCredentials: toDescriptors(known),
        authenticatorSelection: { residentKey: "preferred", userVerification: "preferred" },
      })),
    }),

    readNew: async (at: RelyingParty, userId: string, answer: PasskeyAnswer) => {
      const { seen, isExpected } = challengeFor(userId);
      try {
        const { verified, registrationInfo } = await verifyRegistrationResponse({
          response: answer as unknown as RegistrationResponseJSON,
          expectedChallenge: isExpected,
          expectedOrigin: at.origin,
          expectedRPID: at.id,
          requireUserVerification: false,
        });
        if (!verified || seen.used === null) return null;
        const { id: credentialId, publicKey, counter, transports = [] } = registrationInfo.credential;
        const key = { credentialId, publicKey: Buffer.from(publicKey).toString("base64url"), counter, transports };
        return { key, challenge: seen.used };
      } catch {
        return null;
      }
    },

    ask: async (at: RelyingParty, userId: string, known: readonly Passkey[]): Promise<PasskeyOptions> => ({
      ...(await generateAuthenticationOptions({
        rpID: at.id,
        allowCredentials: toDescriptors(known),
        challenge: newChallenge(userId),
        userVerification: "preferred",
      })),
    }),

    read: async (at: RelyingParty, userId: string, known: Passkey, answer: PasskeyAnswer) => {
      const { seen, isExpected } = challengeFor(userId);
      const { credentialId: id, publicKey, counter } = known;
      try {
        const { verified, authenticationInfo } = await verifyAuthenticationResponse({
          response: answer as unknown as AuthenticationResponseJSON,
          expectedChallenge: isExpected,
          expectedOrigin: at.origin,
          expectedRPID: at.id,
          credential: { id, publicKey: toBytes(publicKey), counter },
          requireUserVerification: false,
        });
        return verified && seen.used !== null ? { counter: authenticationInfo.newCounter, challenge: seen.used } : null;
      } catch {
        return null;
      }
    },
  };
}
export type Passkeys = ReturnType<typeof createPasskeys>;
