import { createHmac } from "node:crypto";
import { googleAuthResponseSchema } from "@lagna/contract";
import { exportJWK, exportSPKI, generateKeyPair, importJWK, SignJWT, UnsecuredJWT } from "jose";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { expectError } from "../expect-error.ts";
import { type Oidc, startOidc } from "../fakes/oidc.ts";
import { buildPeopleApp, MINUTE, type PeopleApp } from "./accounts-test-app.ts";

const CLIENT_ID = "lagna.apps.googleusercontent.com";
const PROJECT = "demo-lagna";
const FIREBASE = {
  FIREBASE_ENABLED: "true",
  FIREBASE_API_KEY: "key",
  FIREBASE_AUTH_DOMAIN: "demo-lagna.firebaseapp.com",
  FIREBASE_PROJECT_ID: PROJECT,
  FIREBASE_APP_ID: "app",
};

let oidc: Oidc;
let people: PeopleApp;
beforeAll(async () => {
  oidc = await startOidc();
  people = await buildPeopleApp({
    env: { GOOGLE_CLIENT_ID: CLIENT_ID, ...FIREBASE },
    parts: { identityEndpoints: oidc.endpoints },
  });
});
afterAll(async () => {
  await people.close();
  await oidc.close();
});

const seconds = (offset = 0) => Math.floor(people.now().getTime() / 1000) + offset;
const google = (claims: Record<string, unknown> = {}) => ({
  iss: "https://accounts.google.com",
  aud: CLIENT_ID,
  sub: "1098",
  email: "owner@gmail.com",
  email_verified: true,
  name: "Asha Owner",
  picture: "https://lh3.googleusercontent.com/a/asha",
  iat: seconds(-1),
  nbf: seconds(-10),
  exp: seconds(3600),
  ...claims,
});
const firebase = (claims: Record<string, unknown> = {}) =>
  google({
    iss: `https://securetoken.google.com/${PROJECT}`,
    aud: PROJECT,
    sub: "uid-1",
    auth_time: seconds(-5),
    ...claims,
  });

const exchange = (token: string) => people.call("POST", "/auth/google", { body: { id_token: token } });
const entered = async (token: string) => {
  const response = await exchange(token);
  expect(response.statusCode, response.body).toBe(200);
  return googleAuthResponseSchema.parse(response.json());
};
const nonce = async () => (await people.call("GET", "/auth/config")).json<{ nonce: string }>().nonce;

describe("a token that Google signed", () => {
  test("makes an account keyed by its subject, and says who it is", async () => {
    const session = await entered(await oidc.sign(google()));
    expect(session.user_info).toEqual({
      email: "owner@gmail.com",
      name: "Asha Owner",
      picture: "https://lh3.googleusercontent.com/a/asha",
    });
    const again = await entered(await oidc.sign(google({ email: "new-address@gmail.com" })));
    expect(again.user_info.email).toBe("owner@gmail.com");
    const validated = await people.call("GET", "/validate-token", { token: session.token });
    expect(validated.json()).toMatchObject({ valid: true, email: "owner@gmail.com", auth_method: "google" });
  });

  test("is offered by the configuration, with the client and a nonce for each who asks", async () => {
    const [one, other] = [await people.call("GET", "/auth/config"), await people.call("GET", "/auth/config")];
    expect(one.json()).toMatchObject({
      google_oauth_available: true,
      google_client_id: CLIENT_ID,
      firebase_enabled: true,
    });
    expect(one.json<{ nonce: string }>().nonce).toMatch(/^[\w.-]{20,}$/);
    expect(one.json<{ nonce: string }>().nonce).not.toBe(other.json<{ nonce: string }>().nonce);
  });

  test("is accepted under both spellings of the issuer", async () => {
    await entered(
      await oidc.sign(google({ iss: "accounts.google.com", sub: "spelling", email: "spelling@gmail.com" })),
    );
  });

  test("is accepted with the nonce we issued, once", async () => {
    const token = await oidc.sign(google({ nonce: await nonce() }));
    await entered(token);
    expect(expectError(await exchange(token), 401, "google_failed").detail).toBe("Google authentication failed");
  });

  test("two exchanges of one nonce at once: one gets in", async () => {
    const token = await oidc.sign(google({ nonce: await nonce() }));
    const answers = await Promise.all([exchange(token), exchange(token), exchange(token)]);
    expect(answers.map(({ statusCode }) => statusCode).sort((a, b) => a - b)).toEqual([200, 401, 401]);
  });

  test("a forged token cannot use somebody's nonce up", async () => {
    const issued = await nonce();
    const { privateKey } = await generateKeyPair("RS256");
    const forged = await new SignJWT(google({ nonce: issued }))
      .setProtectedHeader({ alg: "RS256", kid: oidc.keyId })
      .sign(privateKey);
    expectError(await exchange(forged), 401, "google_failed");
    await entered(await oidc.sign(google({ nonce: issued })));
  });

  test("a first sign-in sent twice at once makes one account", async () => {
    const token = await oidc.sign(google({ sub: "double", email: "double@gmail.com" }));
    const answers = await Promise.all([exchange(token), exchange(token), exchange(token)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    const users = await people.database.db
      .selectFrom("users")
      .select("id")
      .where("email", "=", "double@gmail.com")
      .execute();
    expect(users).toHaveLength(1);
  });

  test.each([
    ["javascript:", "javascript:alert(1)"],
    ["plain http", "http://example.org/a.png"],
  ])("has its picture left out when it is %s", async (name, picture) => {
    const session = await entered(
      await oidc.sign(google({ sub: name, email: `pic-${name.length}@gmail.com`, picture })),
    );
    expect(session.user_info.picture).toBeNull();
  });
});

test("a token that Firebase signed is exchanged at the same place", async () => {
  const session = await entered(await oidc.sign(firebase({ email: "fire@example.org" })));
  const validated = await people.call("GET", "/validate-token", { token: session.token });
  expect(validated.json()).toMatchObject({ email: "fire@example.org", auth_method: "firebase" });
});

const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

/** Tokens that must be refused; each row creates its token on demand. */
const FORGED: readonly (readonly [string, () => Promise<string>])[] = [
  ["another's key under the same id", async () => signedBy((await generateKeyPair("RS256")).privateKey, oidc.keyId)],
  [
    "another's key under an id of its own",
    async () => signedBy((await generateKeyPair("RS256")).privateKey, "unknown"),
  ],
  ["its key carried in the header", withOwnKeyInHeader],
  ["alg none", async () => new UnsecuredJWT(google()).encode()],
  ["alg none with the right key id", async () => `${base64({ alg: "none", kid: oidc.keyId })}.${base64(google())}.`],
  ["HS256 keyed with the public key as PEM", async () => hmacToken(await exportSPKI(await publicKeyOfProvider()))],
  [
    "HS256 keyed with the public key as JWK",
    async () => hmacToken(JSON.stringify(await exportJWK(await publicKeyOfProvider()))),
  ],
  ["another audience", () => oidc.sign(google({ aud: "somebody-else" }))],
  ["two audiences, ours among them", () => oidc.sign(google({ aud: [CLIENT_ID, "somebody-else"] }))],
  ["no audience", () => oidc.sign(google({ aud: undefined }))],
  ["another issuer", () => oidc.sign(google({ iss: "https://evil.example" }))],
  ["an issuer that begins like Google's", () => oidc.sign(google({ iss: "https://accounts.google.com.evil.example" }))],
  ["no issuer", () => oidc.sign(google({ iss: undefined }))],
  ["expired", () => oidc.sign(google({ exp: seconds(-60) }))],
  ["without an end", () => oidc.sign(google({ exp: undefined }))],
  ["not yet valid", () => oidc.sign(google({ nbf: seconds(120) }))],
  ["issued in the future", () => oidc.sign(google({ iat: seconds(120) }))],
  ["an unverified address", () => oidc.sign(google({ email_verified: false }))],
  ["'true' in letters as verification", () => oidc.sign(google({ email_verified: "true" }))],
  ["no word about verification", () => oidc.sign(google({ email_verified: undefined }))],
  ["no address", () => oidc.sign(google({ email: undefined }))],
  ["no subject", () => oidc.sign(google({ sub: undefined }))],
  ["an empty subject", () => oidc.sign(google({ sub: "" }))],
  ["a nonce we never issued", () => oidc.sign(google({ nonce: "made-up" }))],
  ["a nonce with another signature", async () => oidc.sign(google({ nonce: `${(await nonce()).slice(0, -4)}AAAA` }))],
  [
    "a nonce whose end was moved",
    async () => oidc.sign(google({ nonce: (await nonce()).replace(/\.(\w+)\./, ".zzzzzzzz.") })),
  ],
  ["an old nonce", oldNonce],
  ["a changed payload", changedPayload],
  ["Firebase's issuer with Google's audience", () => oidc.sign(firebase({ aud: CLIENT_ID }))],
  [
    "another Firebase project",
    () => oidc.sign(firebase({ iss: "https://securetoken.google.com/other", aud: "other" })),
  ],
  ["Firebase, an unverified address", () => oidc.sign(firebase({ email_verified: false }))],
  ["Firebase, unsigned, as the emulator makes them", async () => new UnsecuredJWT(firebase()).encode()],
  ["Firebase, signed in later than now", () => oidc.sign(firebase({ auth_time: seconds(600) }))],
  ["not a token at all", async () => "abc"],
  ["three empty parts", async () => ".."],
];

type PrivateKey = Awaited<ReturnType<typeof generateKeyPair>>["privateKey"];

const signedBy = (key: PrivateKey, kid: string) =>
  new SignJWT(google()).setProtectedHeader({ alg: "RS256", kid }).sign(key);

async function withOwnKeyInHeader(): Promise<string> {
  const { privateKey, publicKey } = await generateKeyPair("RS256", { extractable: true });
  const jwk = await exportJWK(publicKey);
  return new SignJWT(google()).setProtectedHeader({ alg: "RS256", jwk }).sign(privateKey);
}

async function publicKeyOfProvider() {
  return (await importJWK(await oidc.publicKey(), "RS256", { extractable: true })) as PrivateKey;
}

function hmacToken(secret: string): string {
  const body = `${base64({ alg: "HS256", kid: oidc.keyId, typ: "JWT" })}.${base64(google())}`;
  return `${body}.${createHmac("sha256", secret).update(body).digest("base64url")}`;
}

async function oldNonce(): Promise<string> {
  const issued = await nonce();
  people.advance(10 * MINUTE);
  return oidc.sign(google({ nonce: issued }));
}

async function changedPayload(): Promise<string> {
  const [head = "", , signature = ""] = (await oidc.sign(google())).split(".");
  return `${head}.${base64(google({ email: "victim@gmail.com" }))}.${signature}`;
}

describe("forged tokens", () => {
  test.each(FORGED)("%s: 401", async (_name, make) => {
    const before = await people.database.db.selectFrom("sessions").select("id").execute();
    const error = expectError(await exchange(await make()), 401, "google_failed");
    expect(error.detail).toBe("Google authentication failed");
    const after = await people.database.db.selectFrom("sessions").select("id").execute();
    expect(after).toHaveLength(before.length);
  });

  test("the same claims, properly signed, do get in: the table refuses for its reasons", async () => {
    await entered(await oidc.sign(google()));
    await entered(await oidc.sign(firebase({ email: "fire@example.org" })));
  });

  test("no id_token is a 422, an over-long one too", async () => {
    expectError(await people.call("POST", "/auth/google", { body: {} }), 422, "invalid_input");
    expectError(await exchange("x".repeat(20_000)), 422, "invalid_input");
  });
});

test("where neither is configured every token is refused, and the configuration says so", async () => {
  const bare = await buildPeopleApp({ parts: { identityEndpoints: oidc.endpoints } });
  expect((await bare.call("GET", "/auth/config")).json()).toEqual({
    google_oauth_available: false,
    google_client_id: null,
    nonce: null,
    firebase_enabled: false,
    magic_link: true,
    password: true,
    founds: true,
  });
  for (const claims of [google(), firebase()]) {
    const response = await bare.call("POST", "/auth/google", { body: { id_token: await oidc.sign(claims) } });
    expectError(response, 401, "google_failed");
  }
  await bare.close();
});

test("while the keys cannot be fetched nobody gets in", async () => {
  const unreachable = { ...oidc.endpoints, googleKeys: "http://127.0.0.1:9/jwks" };
  const cut = await buildPeopleApp({ env: { GOOGLE_CLIENT_ID: CLIENT_ID }, parts: { identityEndpoints: unreachable } });
  expectError(
    await cut.call("POST", "/auth/google", { body: { id_token: await oidc.sign(google()) } }),
    401,
    "google_failed",
  );
  await cut.close();
});
