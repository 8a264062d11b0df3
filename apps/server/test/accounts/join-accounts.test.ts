import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { expectError } from "../expect-error.ts";
import { type Oidc, startOidc } from "../fakes/oidc.ts";
import { type Smtp, startSmtp } from "../fakes/smtp.ts";
import { addAuthenticatorApp } from "./test-authenticator-app.ts";
import { buildPeopleApp, PASSWORD, type PeopleApp } from "./accounts-test-app.ts";

const CLIENT_ID = "lagna.apps.googleusercontent.com";

let oidc: Oidc;
let smtp: Smtp;
let people: PeopleApp;
beforeAll(async () => {
  [oidc, smtp] = await Promise.all([startOidc(), startSmtp()]);
  people = await buildPeopleApp({
    env: {
      GOOGLE_CLIENT_ID: CLIENT_ID,
      SMTP_URL: smtp.url,
      MAIL_FROM: "Lagna <lagna@example.org>",
      ADMIN_EMAILS: "chief@example.org",
    },
    parts: { identityEndpoints: oidc.endpoints },
  });
});
afterAll(async () => {
  await people.close();
  await Promise.all([oidc.close(), smtp.close()]);
});

const tokenFrom = async (email: string, page: string): Promise<string> => {
  const find = () => smtp.mails.findLast(({ to, text }) => to.includes(email) && text.includes(page));
  await expect.poll(find).toBeDefined();
  return /token=([\w-]+)/.exec(find()?.text ?? "")?.[1] ?? "";
};

const byGoogle = async (email: string): Promise<string> => {
  const now = Math.floor(people.now().getTime() / 1000);
  const claims = {
    iss: "https://accounts.google.com",
    aud: CLIENT_ID,
    sub: `sub-of-${email}`,
    email,
    email_verified: true,
    name: "Owner",
  };
  const token = await oidc.sign({ ...claims, iat: now, nbf: now, exp: now + 60 });
  const response = await people.call("POST", "/auth/google", { body: { id_token: token } });
  expect(response.statusCode, response.body).toBe(200);
  return response.json<{ token: string }>().token;
};

const byMagicLink = async (email: string): Promise<string> => {
  await people.call("POST", "/auth/magic-link", { body: { email } });
  const token = await tokenFrom(email, "/verify-magic-link");
  const response = await people.call("POST", "/auth/verify-magic-link", { body: { token } });
  expect(response.statusCode, response.body).toBe(200);
  return response.json<{ token: string }>().token;
};

const byReset = async (email: string): Promise<string> => {
  await people.call("POST", "/password/forgot", { body: { email } });
  const token = await tokenFrom(email, "/reset-password");
  const response = await people.call("POST", "/password/reset", { body: { token, password: "chosen by its owner" } });
  expect(response.statusCode, response.body).toBe(200);
  return response.json<{ token: string }>().token;
};

const isLive = async (token: string) =>
  (await people.call("GET", "/validate-token", { token })).json<{ valid: boolean }>().valid;
const profileOf = async (token: string) =>
  (await people.call("GET", "/profile", { token })).json<{
    id: string;
    email_verified: boolean;
    auth_methods: string[];
  }>();

describe.each([
  ["Google", byGoogle],
  ["magic link", byMagicLink],
  ["password reset", byReset],
])("an address that somebody else signed up with first, then its owner comes by %s", (name, comesBy) => {
  test("the first password and its sessions no longer work; the owner has the account", async () => {
    const email = `victim.${name.replaceAll(" ", "-")}@example.org`;
    const attacker = await people.signUp(email, "the attacker's own");
    const second = await people.logIn(email, "the attacker's own");
    // The attacker's second factor must not lock the owner out.
    await addAuthenticatorApp(people, attacker.token);
    const owner = await comesBy(email);
    expect(await isLive(attacker.token)).toBe(false);
    expect(await isLive(second.token)).toBe(false);
    expectError(
      await people.call("POST", "/login", { body: { email, password: "the attacker's own" } }),
      401,
      "wrong_password",
    );
    expectError(await people.call("POST", "/token/refresh", { token: attacker.token }), 401, "unauthenticated");
    const profile = await profileOf(owner);
    expect(profile.email_verified).toBe(true);
    expect(await isLive(owner)).toBe(true);
  });
});

test("a verification mail of the attacker's sign-up is invalid after the owner signed in", async () => {
  const email = "late.link@example.org";
  const attacker = await people.signUp(email, "the attacker's own");
  const link = await tokenFrom(email, "/verify-email");
  const owner = await byGoogle(email);
  expectError(
    await people.call("POST", "/auth/verify-email", { token: attacker.token, body: { token: link } }),
    401,
    "unauthenticated",
  );
  expectError(
    await people.call("POST", "/auth/verify-email", { token: owner, body: { token: link } }),
    422,
    "invalid_input",
  );
});

test("the owner opening the attacker's verification mail, without the attacker's session, verifies nothing", async () => {
  const email = "press@example.org";
  await people.signUp(email, "the attacker's own");
  const link = await tokenFrom(email, "/verify-email");
  const somebody = await people.signUp("somebody@example.org");
  expectError(
    await people.call("POST", "/auth/verify-email", { token: somebody.token, body: { token: link } }),
    422,
    "invalid_input",
  );
  expectError(await people.call("POST", "/auth/verify-email", { body: { token: link } }), 401, "unauthenticated");
  const user = await people.database.db
    .selectFrom("users")
    .select("email_verified")
    .where("email", "=", email)
    .executeTakeFirstOrThrow();
  expect(user.email_verified).toBe(0);
});

test("a password account with a verified address keeps its password and can be joined by Google and link", async () => {
  const email = "honest@example.org";
  const first = await people.signUp(email);
  const link = await tokenFrom(email, "/verify-email");
  const verified = await people.call("POST", "/auth/verify-email", { token: first.token, body: { token: link } });
  expect(verified.json()).toEqual({ status: "success" });
  expect(
    expectError(
      await people.call("POST", "/auth/verify-email", { token: first.token, body: { token: link } }),
      422,
      "invalid_input",
    ).detail,
  ).toContain("already been used");
  const google = await byGoogle(email);
  const magic = await byMagicLink(email);
  for (const token of [first.token, google, magic]) expect(await isLive(token)).toBe(true);
  const again = await people.logIn(email, PASSWORD);
  const profile = await profileOf(again.token);
  expect(profile.auth_methods.sort()).toEqual(["google", "magic_link", "password"]);
  expect((await profileOf(google)).id).toBe(profile.id);
});

test("a Google account can add a password by a mailed link, and keeps both", async () => {
  const email = "google.first@example.org";
  const google = await byGoogle(email);
  expectError(await people.call("POST", "/login", { body: { email, password: PASSWORD } }), 401, "wrong_password");
  expectError(
    await people.call("POST", "/signup", { body: { name: "X", email, password: PASSWORD } }),
    409,
    "account_not_created",
  );
  const reset = await byReset(email);
  expect(await isLive(google)).toBe(false);
  expect((await profileOf(reset)).auth_methods.sort()).toEqual(["google", "magic_link", "password"]);
  expect((await profileOf(await byGoogle(email))).id).toBe((await profileOf(reset)).id);
});

test("a configured administrator gets the role only when the address is verified", async () => {
  const { token } = await people.signUp("chief@example.org");
  expectError(await people.call("GET", "/admin/users", { token }), 403, "access_pending");
  const link = await tokenFrom("chief@example.org", "/verify-email");
  await people.call("POST", "/auth/verify-email", { token, body: { token: link } });
  expect((await people.call("GET", "/admin/users", { token })).statusCode).toBe(200);
});
