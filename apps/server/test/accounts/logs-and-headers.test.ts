import { afterAll, beforeAll, expect, test } from "vitest";
import { buildPeopleApp, PASSWORD, type PeopleApp } from "./accounts-test-app.ts";
import { type Smtp, startSmtp } from "../fakes/smtp.ts";

let smtp: Smtp;
let people: PeopleApp;
beforeAll(async () => {
  smtp = await startSmtp();
  people = await buildPeopleApp({
    env: { SMTP_URL: smtp.url, MAIL_FROM: "lagna@example.org", ADMIN_EMAILS: "chief@example.org" },
  });
});
afterAll(async () => {
  await people.close();
  await smtp.close();
});

test("no token, address or password is logged, even at the finest level", async () => {
  const email = "private.person@example.org";
  const { token } = await people.signUp(email);
  const refreshed = (await people.call("POST", "/token/refresh", { token })).json<{ token: string }>().token;
  const calls = [
    people.call("POST", "/login", { body: { email, password: "the wrong secret" } }),
    people.call("GET", `/validate-token?token=${refreshed}&email=${email}`, { token: refreshed }),
    people.call("GET", `/admin/users?q=${email}`, { token: refreshed }),
    people.call("POST", "/auth/google", { body: { id_token: `${refreshed}.x.y` } }),
    people.call("POST", "/auth/magic-link", { body: { email } }),
    people.call("POST", "/password/forgot", { body: { email } }),
    people.call("GET", "/nothing/here", { token: refreshed, headers: { "x-email": email } }),
  ];
  await Promise.all(calls);
  await expect.poll(() => smtp.mails.length).toBe(3);
  await people.database.db.schema.dropTable("pending_users").execute();
  await people.call("GET", "/validate-token", { token: refreshed });
  const log = people.lines.join("");
  expect(log).toContain("pending record not written");
  const mailed = smtp.mails.flatMap(({ text }) => /token=([\w-]+)/.exec(text)?.[1] ?? []);
  expect(mailed).toHaveLength(3);
  for (const secret of [email, "private.person", token, refreshed, PASSWORD, "the wrong secret", ...mailed])
    expect(log).not.toContain(secret);
});

const policyOf = async (env: Record<string, string>) => {
  const app = await buildPeopleApp({ env });
  const { headers } = await app.call("GET", "/health");
  await app.close();
  const policy = String(headers["content-security-policy"]);
  return { headers, policy };
};

test("without a provider the policy allows nothing of Google, and windows are isolated from their opener", async () => {
  const { headers, policy } = await policyOf({});
  expect(policy).not.toMatch(/google|firebase|gstatic/);
  expect(headers["cross-origin-opener-policy"]).toBe("same-origin");
  expect(headers["referrer-policy"]).toBe("strict-origin-when-cross-origin");
});

test("with Google its script, style, frame and calls are allowed, and popups keep their opener", async () => {
  const { headers, policy } = await policyOf({ GOOGLE_CLIENT_ID: "id" });
  for (const directive of ["script-src", "style-src", "frame-src", "connect-src"]) {
    expect(policy).toMatch(new RegExp(`${directive} [^;]*https://accounts\\.google\\.com/gsi/`));
  }
  expect(policy).not.toContain("securetoken");
  expect(headers["cross-origin-opener-policy"]).toBe("same-origin-allow-popups");
});

test("with Firebase its hosts are allowed, and popups keep their opener", async () => {
  const { headers, policy } = await policyOf({
    FIREBASE_ENABLED: "true",
    FIREBASE_API_KEY: "key",
    FIREBASE_PROJECT_ID: "demo",
    FIREBASE_APP_ID: "app",
    FIREBASE_AUTH_DOMAIN: "demo.firebaseapp.com",
  });
  expect(policy).toMatch(/script-src [^;]*https:\/\/apis\.google\.com/);
  expect(policy).toMatch(/frame-src [^;]*https:\/\/demo\.firebaseapp\.com/);
  expect(policy).toMatch(/connect-src [^;]*https:\/\/identitytoolkit\.googleapis\.com/);
  expect(policy).not.toContain("accounts.google.com");
  expect(headers["cross-origin-opener-policy"]).toBe("same-origin-allow-popups");
});
