import { deleteApp, initializeApp } from "@firebase/app";
import {
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  getAuth,
  GoogleAuthProvider,
  signInWithCredential,
  type Auth,
} from "@firebase/auth";
import { API_KEY, EMULATOR, expect, PROJECT } from "./fixtures.ts";

/** Google's claims about a user; the emulator accepts them unsigned instead of Google's ID token. */
export interface GoogleClaims {
  sub: string;
  email: string;
  email_verified: boolean;
  name?: string;
  picture?: string;
}

/** The SDK as a separate client, without our web app. */
async function withSdk<T>(work: (auth: Auth) => Promise<T>): Promise<T> {
  const app = initializeApp({ apiKey: API_KEY, projectId: PROJECT }, crypto.randomUUID());
  const auth = getAuth(app);
  connectAuthEmulator(auth, `http://${EMULATOR}`, { disableWarnings: true });
  try {
    return await work(auth);
  } finally {
    await deleteApp(app);
  }
}

/** The Firebase ID token of a user who signs in with these claims. */
export function createFirebaseToken(claims: GoogleClaims): Promise<string> {
  return withSdk(async (auth) => {
    const credential = GoogleAuthProvider.credential(JSON.stringify(claims));
    return (await signInWithCredential(auth, credential)).user.getIdToken();
  });
}

/** The token of a password account whose address is not verified. */
export function createUnverifiedToken(email: string): Promise<string> {
  return withSdk(async (auth) =>
    (await createUserWithEmailAndPassword(auth, email, "seven quiet rivers")).user.getIdToken(),
  );
}

type Json = Record<string, unknown>;

export function decodeToken(token: string): { header: Json; payload: Json } {
  const read = (part = "") => JSON.parse(Buffer.from(part, "base64url").toString()) as Json;
  const [header, payload] = token.split(".");
  return { header: read(header), payload: read(payload) };
}

/** The token with other claims, unsigned like the emulator's tokens. */
export function alterToken(token: string, claims: Json, header: Json = {}): string {
  const before = decodeToken(token);
  const write = (part: Json) => Buffer.from(JSON.stringify(part)).toString("base64url");
  return `${write({ ...before.header, ...header })}.${write({ ...before.payload, ...claims })}.`;
}

/** Calls the emulator as an administrator of the project. */
async function callAdminApi(path: string, body: Json): Promise<void> {
  const url = `http://${EMULATOR}/identitytoolkit.googleapis.com/v1/projects/${PROJECT}/${path}`;
  const headers = { authorization: "Bearer owner", "content-type": "application/json" };
  const response = await fetch(url, { method: "POST", headers, body: JSON.stringify(body) });
  expect(response.ok, await response.text()).toBe(true);
}

const getUserId = (token: string) => decodeToken(token).payload["user_id"];
export const disableAccount = (token: string) =>
  callAdminApi("accounts:update", { localId: getUserId(token), disableUser: true });
export const deleteUser = (token: string) => callAdminApi("accounts:delete", { localId: getUserId(token) });
