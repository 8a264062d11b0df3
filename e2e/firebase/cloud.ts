import { deleteApp, initializeApp } from "firebase/app";
import {
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  getAuth,
  GoogleAuthProvider,
  signInWithCredential,
  type Auth,
} from "firebase/auth";
import { API_KEY, EMULATOR, expect, PROJECT } from "./fixtures.ts";

/** What Google would say of a person; the emulator takes it unsigned in place of Google's ID token. */
export interface GoogleClaims {
  sub: string;
  email: string;
  email_verified: boolean;
  name?: string;
  picture?: string;
}

/** The SDK as a client of its own, without our web app. */
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

/** The Firebase ID token of whoever signs in by these claims. */
export function firebaseToken(claims: GoogleClaims): Promise<string> {
  return withSdk(async (auth) => {
    const credential = GoogleAuthProvider.credential(JSON.stringify(claims));
    return (await signInWithCredential(auth, credential)).user.getIdToken();
  });
}

/** Of an account by password, whose address nobody has proved. */
export function unprovedToken(email: string): Promise<string> {
  return withSdk(async (auth) =>
    (await createUserWithEmailAndPassword(auth, email, "seven quiet rivers")).user.getIdToken(),
  );
}

type Json = Record<string, unknown>;

export function parts(token: string): { header: Json; payload: Json } {
  const read = (part = "") => JSON.parse(Buffer.from(part, "base64url").toString()) as Json;
  const [header, payload] = token.split(".");
  return { header: read(header), payload: read(payload) };
}

/** The token with other claims, unsigned as the emulator's are. */
export function altered(token: string, claims: Json, header: Json = {}): string {
  const before = parts(token);
  const write = (part: Json) => Buffer.from(JSON.stringify(part)).toString("base64url");
  return `${write({ ...before.header, ...header })}.${write({ ...before.payload, ...claims })}.`;
}

/** As an administrator of the project would. */
async function administer(path: string, body: Json): Promise<void> {
  const url = `http://${EMULATOR}/identitytoolkit.googleapis.com/v1/projects/${PROJECT}/${path}`;
  const headers = { authorization: "Bearer owner", "content-type": "application/json" };
  const response = await fetch(url, { method: "POST", headers, body: JSON.stringify(body) });
  expect(response.ok, await response.text()).toBe(true);
}

const idOf = (token: string) => parts(token).payload["user_id"];
export const disable = (token: string) => administer("accounts:update", { localId: idOf(token), disableUser: true });
export const erase = (token: string) => administer("accounts:delete", { localId: idOf(token) });
