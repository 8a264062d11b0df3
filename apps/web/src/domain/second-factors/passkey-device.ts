import type { PasskeyAnswer, PasskeyOptions } from "@lagna/contract";
import type { PublicKeyCredentialCreationOptionsJSON } from "@simplewebauthn/browser";

const loadWebAuthn = () => import("@simplewebauthn/browser");

/**
 * Why there is no passkey: `known`: the device already has this one; `impossible`: it cannot create or use one;
 * `refused`: the user declined or did not respond in time.
 */
export type PasskeyFailure = "known" | "impossible" | "refused";

/** Thrown where the browser or its user did not provide a passkey. */
export class PasskeyError extends Error {
  override readonly name = "PasskeyError";
  readonly failure: PasskeyFailure;

  constructor(trouble: PasskeyFailure, cause: unknown) {
    super(`No passkey: ${trouble}`, { cause });
    this.failure = trouble;
  }
}

const PASSKEY_FAILURES: Readonly<Record<string, PasskeyFailure>> = {
  InvalidStateError: "known",
  NotSupportedError: "impossible",
  SecurityError: "impossible",
  ConstraintError: "impossible",
};

export const hasPasskeys = (): boolean => typeof globalThis.PublicKeyCredential === "function";

async function runPasskeyRequest(request: () => Promise<unknown>): Promise<PasskeyAnswer> {
  try {
    return (await request()) as PasskeyAnswer;
  } catch (cause) {
    throw new PasskeyError(PASSKEY_FAILURES[cause instanceof Error ? cause.name : ""] ?? "refused", cause);
  }
}

/** @throws PasskeyError */
export async function createPasskey(options: PasskeyOptions): Promise<PasskeyAnswer> {
  const { startRegistration } = await loadWebAuthn();
  return runPasskeyRequest(() =>
    startRegistration({ optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON }),
  );
}

/** @throws PasskeyError */
export async function signInWithPasskey(options: PasskeyOptions): Promise<PasskeyAnswer> {
  const { startAuthentication } = await loadWebAuthn();
  return runPasskeyRequest(() => startAuthentication({ optionsJSON: options }));
}
