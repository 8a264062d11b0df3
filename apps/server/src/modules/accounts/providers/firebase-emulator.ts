import { decodeJwt, decodeProtectedHeader } from "jose";

interface EmulatorRequest {
  readonly emulatorHost: string;
  readonly apiKey: string;
  readonly projectId: string;
  readonly issuer: string;
  readonly now: Date;
}

interface EmulatorUser {
  readonly localId?: string;
  readonly email?: string;
  readonly emailVerified?: boolean;
  readonly displayName?: string;
  readonly photoUrl?: string;
  readonly disabled?: boolean;
}

const TIMEOUT_MS = 5000;

/**
 * The Firebase Auth emulator does not sign its tokens, so the emulator is asked for the user, and its answer is used, not the claims.
 * Only used if FIREBASE_AUTH_EMULATOR_HOST is set.
 * @throws if the emulator does not know the token
 */
export async function askEmulator(token: string, question: EmulatorRequest): Promise<Record<string, unknown>> {
  // The emulator never signs, so a token with a signature algorithm is not from it.
  if (decodeProtectedHeader(token).alg !== "none") throw new Error("not a token of the emulator");
  const { iss, aud, exp, sub } = decodeJwt(token);
  const expired = !(typeof exp === "number" && exp > question.now.getTime() / 1000);
  if (iss !== question.issuer || aud !== question.projectId || expired) throw new Error("not a token of this project");
  const path = `identitytoolkit.googleapis.com/v1/accounts:lookup?key=${encodeURIComponent(question.apiKey)}`;
  const response = await fetch(`http://${question.emulatorHost}/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ idToken: token }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`the emulator answered ${response.status}`);
  const [user] = ((await response.json()) as { users?: EmulatorUser[] }).users ?? [];
  if (!user || user.disabled === true || user.localId !== sub) throw new Error("the emulator does not know this token");
  const { localId, email, emailVerified, displayName, photoUrl } = user;
  return { sub: localId, email, email_verified: emailVerified, name: displayName, picture: photoUrl };
}
