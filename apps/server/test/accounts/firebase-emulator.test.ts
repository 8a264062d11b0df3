import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { UnsecuredJWT } from "jose";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { expectError } from "../expect-error.ts";
import { type Oidc, startOidc } from "../fakes/oidc.ts";
import { buildPeopleApp, type PeopleApp } from "./accounts-test-app.ts";

const PROJECT = "demo-lagna";

/** Speaks the one call of the emulator that the server makes; the emulator itself is run by `npm run test:firebase`. */
const known = new Map<string, Record<string, unknown>>();
let emulator: Server;
let oidc: Oidc;
let people: PeopleApp;

beforeAll(async () => {
  emulator = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => void (body += chunk.toString()));
    request.on("end", () => {
      const user = known.get((JSON.parse(body) as { idToken: string }).idToken);
      const right =
        request.method === "POST" && request.url === "/identitytoolkit.googleapis.com/v1/accounts:lookup?key=key";
      response.writeHead(right && user ? 200 : 400, { "content-type": "application/json" });
      response.end(
        JSON.stringify(right && user ? { users: [user] } : { error: { code: 400, message: "INVALID_ID_TOKEN" } }),
      );
    });
  });
  await new Promise<void>((resolve) => void emulator.listen(0, "127.0.0.1", resolve));
  oidc = await startOidc();
  people = await buildPeopleApp({
    env: {
      FIREBASE_ENABLED: "true",
      FIREBASE_API_KEY: "key",
      FIREBASE_AUTH_DOMAIN: "demo.firebaseapp.com",
      FIREBASE_PROJECT_ID: PROJECT,
      FIREBASE_APP_ID: "app",
      FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${(emulator.address() as AddressInfo).port}`,
    },
    parts: { identityEndpoints: oidc.endpoints },
  });
});
afterAll(async () => {
  await people.close();
  await oidc.close();
  emulator.close();
});

const seconds = (offset: number) => Math.floor(people.now().getTime() / 1000) + offset;
const unsigned = (claims: Record<string, unknown> = {}) =>
  new UnsecuredJWT({
    iss: `https://securetoken.google.com/${PROJECT}`,
    aud: PROJECT,
    sub: "uid-1",
    iat: seconds(-1),
    exp: seconds(3600),
    email: "claimed@example.org",
    email_verified: true,
    ...claims,
  }).encode();
const exchange = (token: string) => people.call("POST", "/auth/google", { body: { id_token: token } });
const USER = { localId: "uid-1", email: "real@example.org", emailVerified: true, displayName: "Asha" };

test("signs in the user named by the emulator, not by the token's claims", async () => {
  const token = unsigned();
  known.set(token, USER);
  const response = await exchange(token);
  expect(response.statusCode, response.body).toBe(200);
  expect(response.json()).toMatchObject({ user_info: { email: "real@example.org", name: "Asha", picture: null } });
});

describe("refused", () => {
  test.each([
    ["a token that the emulator does not know", { jti: "0" }, null],
    ["somebody else's token", { sub: "uid-2" }, USER],
    ["an expired one", { exp: 1 }, USER],
    ["another project's", { aud: "other", iss: "https://securetoken.google.com/other" }, USER],
    ["a disabled person's", { jti: "1" }, { ...USER, disabled: true }],
    ["an unverified address", { jti: "2" }, { ...USER, emailVerified: false }],
  ])("%s", async (_name, claims, user) => {
    const token = unsigned(claims);
    if (user) known.set(token, user);
    expect(expectError(await exchange(token), 401, "google_failed").detail).toBe("Google authentication failed");
  });
});
