import type { PasskeyAnswer, PasskeyOptions } from "@lagna/contract";
import type { PublicKeyCredentialCreationOptionsJSON } from "@simplewebauthn/browser";

const webAuthn = () => import("@simplewebauthn/browser");

/** Why the browser gave no answer: the device has this passkey already; it cannot make or use one; or nobody agreed in time. */
export type PasskeyTrouble = "known" | "impossible" | "refused";

/** The browser or its person made nothing of what it was asked. */
export class PasskeyError extends Error {
  override readonly name = "PasskeyError";
  readonly trouble: PasskeyTrouble;

  constructor(trouble: PasskeyTrouble, cause: unknown) {
    super(`No passkey: ${trouble}`, { cause });
    this.trouble = trouble;
  }
}

const TROUBLES: Readonly<Record<string, PasskeyTrouble>> = {
  InvalidStateError: "known",
  NotSupportedError: "impossible",
  SecurityError: "impossible",
  ConstraintError: "impossible",
};

export const hasPasskeys = (): boolean => typeof globalThis.PublicKeyCredential === "function";

async function asked(ask: () => Promise<unknown>): Promise<PasskeyAnswer> {
  try {
    return (await ask()) as PasskeyAnswer;
  } catch (cause) {
    throw new PasskeyError(TROUBLES[cause instanceof Error ? cause.name : ""] ?? "refused", cause);
  }
}

/** @throws PasskeyError */
export async function makePasskey(options: PasskeyOptions): Promise<PasskeyAnswer> {
  const { startRegistration } = await webAuthn();
  return asked(() => startRegistration({ optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON }));
}

/** @throws PasskeyError */
export async function answerByPasskey(options: PasskeyOptions): Promise<PasskeyAnswer> {
  const { startAuthentication } = await webAuthn();
  return asked(() => startAuthentication({ optionsJSON: options }));
}
