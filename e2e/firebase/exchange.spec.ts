import { startServer } from "../support/server.ts";
import { altered, disable, erase, firebaseToken, parts, unprovedToken } from "./cloud.ts";
import { expect, FIREBASE, test } from "./fixtures.ts";

/** Without a page: the endpoint against tokens of the real SDK and emulator. */

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

test("a credential becomes a Firebase user, and that a session", async ({ server }) => {
  const picture = "https://lh3.googleusercontent.com/a/foo";
  const entered = await exchange(server.url, await firebaseToken({ ...FOO, picture }));
  expect(entered).toMatchObject({ status: "success", user_info: { email: FOO.email, name: FOO.name, picture } });
  const session = await get(server.url, "validate-token", String(entered["token"]));
  expect(session).toMatchObject({ valid: true, email: FOO.email, auth_method: "firebase", authorized: true });
  const again = await exchange(server.url, await firebaseToken(FOO));
  const profiles = [entered, again].map(({ token }) => get(server.url, "profile", String(token)));
  const [first, second] = await Promise.all(profiles);
  expect(first).toMatchObject({
    signed_in_via: "firebase",
    auth_methods: expect.arrayContaining(["firebase"]),
    email_verified: true,
  });
  expect(second?.["id"]).toBe(first?.["id"]);
});

test("somebody new waits for an administrator, whoever vouches for them", async ({ server }) => {
  const claims = { ...FOO, sub: "def", email: "new@example.com" };
  const { token } = await exchange(server.url, await firebaseToken(claims));
  expect(await get(server.url, "validate-token", String(token))).toMatchObject({ valid: true, authorized: false });
});

test.describe("refused", () => {
  const refusals: Record<string, () => Promise<string>> = {
    "an address that Google did not verify": () => firebaseToken({ ...FOO, sub: "ghi", email_verified: false }),
    "an address that nobody proved": () => unprovedToken("unproved@example.com"),
    "another project's audience": async () => altered(await firebaseToken(FOO), { aud: "demo-other" }),
    "another project's issuer": async () =>
      altered(await firebaseToken(FOO), { iss: "https://securetoken.google.com/demo-other" }),
    "an expired token": async () => altered(await firebaseToken(FOO), { exp: Math.floor(Date.now() / 1000) - 60 }),
    "a token without an end": async () => altered(await firebaseToken(FOO), { exp: undefined }),
    "a user whom Firebase does not have": async () =>
      altered(await firebaseToken(FOO), { sub: "nobody", user_id: "nobody" }),
    "two users in one token": async () => altered(await firebaseToken(FOO), { sub: "nobody" }),
    "a signature by a key of the sender's": async () =>
      `${altered(await firebaseToken(FOO), {}, { alg: "HS256" })}c2ln`,
    "a disabled user": async () => {
      const token = await firebaseToken(FOO);
      await disable(token);
      return token;
    },
    "a deleted user": async () => {
      const token = await firebaseToken(FOO);
      await erase(token);
      return token;
    },
    "no token at all": async () => "not a token",
    "half a token": async () => (await firebaseToken(FOO)).split(".").slice(0, 2).join("."),
  };
  for (const [what, token] of Object.entries(refusals)) {
    test(what, async ({ server }) => {
      expect(await exchange(server.url, await token())).toMatchObject(FAILED);
    });
  }
});

test("a claim is not believed where the emulator knows better", async ({ server }) => {
  const token = altered(await unprovedToken("someone@example.com"), { email: FOO.email, email_verified: true });
  expect(await exchange(server.url, token)).toMatchObject(FAILED);
});

test("without the emulator's address, no unsigned token is taken", async () => {
  const server = await startServer({ ...FIREBASE, FIREBASE_AUTH_EMULATOR_HOST: "" });
  try {
    const token = await firebaseToken(FOO);
    expect(parts(token).header["alg"]).toBe("none");
    expect(server.log()).not.toContain("FIREBASE_AUTH_EMULATOR_HOST");
    expect(await exchange(server.url, token)).toMatchObject(FAILED);
  } finally {
    await server.stop();
  }
});

test("with it, the server says at its start what that means", async ({ server }) => {
  expect(server.log()).toContain("Firebase's users are taken unverified");
});

test("a server whose Firebase settings are half there does not start, and names what is missing", async () => {
  const started = startServer({ ...FIREBASE, FIREBASE_API_KEY: "", FIREBASE_APP_ID: "" });
  await expect(started).rejects.toThrow("Firebase config missing: FIREBASE_API_KEY, FIREBASE_APP_ID");
});
