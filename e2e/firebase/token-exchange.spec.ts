import { startServer } from "../support/server.ts";
import {
  alterToken,
  disableAccount,
  deleteUser,
  createFirebaseToken,
  decodeToken,
  createUnverifiedToken,
} from "./firebase-tokens.ts";
import { expect, FIREBASE, test } from "./fixtures.ts";

/** Without a page: the endpoint with tokens of the real SDK and emulator. */

const FOO = { sub: "abc", email: "foo@example.com", email_verified: true, name: "Foo Bar" };
const FAILED = { status: 401, detail: "Google authentication failed" };

type Answer = Record<string, unknown>;

async function exchange(url: string, idToken: string): Promise<Answer> {
  const headers = { "content-type": "application/json" };
  const body = JSON.stringify({ id_token: idToken });
  const response = await fetch(`${url}/api/v1/auth/google`, { method: "POST", headers, body });
  return { status: response.status, ...((await response.json()) as Answer) };
}

async function get(url: string, path: string, token: string): Promise<Answer> {
  const response = await fetch(`${url}/api/v1/${path}`, { headers: { authorization: `Bearer ${token}` } });
  return (await response.json()) as Answer;
}

test("exchanges a credential for a Firebase user and their token for a session", async ({ server }) => {
  const picture = "https://lh3.googleusercontent.com/a/foo";
  const exchanged = await exchange(server.url, await createFirebaseToken({ ...FOO, picture }));
  expect(exchanged).toMatchObject({ status: "success", user_info: { email: FOO.email, name: FOO.name, picture } });
  const session = await get(server.url, "validate-token", String(exchanged["token"]));
  expect(session).toMatchObject({ valid: true, email: FOO.email, auth_method: "firebase", authorized: true });
  const again = await exchange(server.url, await createFirebaseToken(FOO));
  const profiles = [exchanged, again].map(({ token }) => get(server.url, "profile", String(token)));
  const [first, second] = await Promise.all(profiles);
  expect(first).toMatchObject({
    signed_in_via: "firebase",
    auth_methods: expect.arrayContaining(["firebase"]),
    email_verified: true,
  });
  expect(second?.["id"]).toBe(first?.["id"]);
});

test("a new user waits for an administrator, whichever provider they use", async ({ server }) => {
  const claims = { ...FOO, sub: "def", email: "new@example.com" };
  const { token } = await exchange(server.url, await createFirebaseToken(claims));
  expect(await get(server.url, "validate-token", String(token))).toMatchObject({ valid: true, authorized: false });
});

test.describe("refused", () => {
  const refusals: Record<string, () => Promise<string>> = {
    "an address that Google did not verify": () => createFirebaseToken({ ...FOO, sub: "ghi", email_verified: false }),
    "an unverified address": () => createUnverifiedToken("unproved@example.com"),
    "another project's audience": async () => alterToken(await createFirebaseToken(FOO), { aud: "demo-other" }),
    "another project's issuer": async () =>
      alterToken(await createFirebaseToken(FOO), { iss: "https://securetoken.google.com/demo-other" }),
    "an expired token": async () =>
      alterToken(await createFirebaseToken(FOO), { exp: Math.floor(Date.now() / 1000) - 60 }),
    "a token without an end": async () => alterToken(await createFirebaseToken(FOO), { exp: undefined }),
    "a user unknown to Firebase": async () =>
      alterToken(await createFirebaseToken(FOO), { sub: "nobody", user_id: "nobody" }),
    "two users in one token": async () => alterToken(await createFirebaseToken(FOO), { sub: "nobody" }),
    "a signature by a key of the sender's": async () =>
      `${alterToken(await createFirebaseToken(FOO), {}, { alg: "HS256" })}c2ln`,
    "a disabled user": async () => {
      const token = await createFirebaseToken(FOO);
      await disableAccount(token);
      return token;
    },
    "a deleted user": async () => {
      const token = await createFirebaseToken(FOO);
      await deleteUser(token);
      return token;
    },
    "no token at all": async () => "not a token",
    "half a token": async () => (await createFirebaseToken(FOO)).split(".").slice(0, 2).join("."),
  };
  for (const [title, token] of Object.entries(refusals)) {
    test(title, async ({ server }) => {
      expect(await exchange(server.url, await token())).toMatchObject(FAILED);
    });
  }
});

test("verifies claims with the emulator instead of trusting them", async ({ server }) => {
  const token = alterToken(await createUnverifiedToken("someone@example.com"), {
    email: FOO.email,
    email_verified: true,
  });
  expect(await exchange(server.url, token)).toMatchObject(FAILED);
});

test("accepts no unsigned token without the emulator's address", async () => {
  const server = await startServer({ ...FIREBASE, FIREBASE_AUTH_EMULATOR_HOST: "" });
  try {
    const token = await createFirebaseToken(FOO);
    expect(decodeToken(token).header["alg"]).toBe("none");
    expect(server.log()).not.toContain("FIREBASE_AUTH_EMULATOR_HOST");
    expect(await exchange(server.url, token)).toMatchObject(FAILED);
  } finally {
    await server.stop();
  }
});

test("logs a warning at the start if the emulator is configured", async ({ server }) => {
  expect(server.log()).toContain("Firebase's users are taken unverified");
});

test("refuses to start with incomplete Firebase settings, and names the missing ones", async () => {
  const started = startServer({ ...FIREBASE, FIREBASE_API_KEY: "", FIREBASE_APP_ID: "" });
  await expect(started).rejects.toThrow("Firebase config missing: FIREBASE_API_KEY, FIREBASE_APP_ID");
});
