import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { expectError } from "../expect-error.ts";
import { type Smtp, startSmtp } from "../fakes/smtp.ts";
import { addAuthenticatorApp } from "./test-authenticator-app.ts";
import { buildPeopleApp, MINUTE, PASSWORD, type PeopleApp } from "./accounts-test-app.ts";

let smtp: Smtp;
let people: PeopleApp;
beforeAll(async () => {
  smtp = await startSmtp();
  people = await buildPeopleApp({
    env: {
      SMTP_URL: smtp.url,
      MAIL_FROM: "Lagna <lagna@example.org>",
      PUBLIC_URL: "https://lagna.example.org/",
      ADMIN_EMAILS: "chief@example.org",
    },
  });
});
afterAll(async () => {
  await people.close();
  await smtp.close();
});

const mailTo = async (email: string, page: string) => {
  const find = () => smtp.mails.findLast(({ to, text }) => to.includes(email) && text.includes(page));
  await expect.poll(find).toBeDefined();
  return find() ?? { to: [], subject: "", text: "", html: "" };
};
const tokenIn = (text: string): string => /token=([\w-]+)/.exec(text)?.[1] ?? "";
const request = (email: string, options: { headers?: Record<string, string>; from?: string } = {}) =>
  people.call("POST", "/auth/magic-link", { body: { email }, ...options });
const verify = (token: string) => people.call("POST", "/auth/verify-magic-link", { body: { token } });
const linkFor = async (email: string): Promise<string> => {
  await request(email);
  return tokenIn((await mailTo(email.toLowerCase(), "/verify-magic-link")).text);
};

describe("magic link", () => {
  test("arrives by SMTP, points to the public address, and signs in once", async () => {
    await request("Link@Example.org");
    const mail = await mailTo("link@example.org", "/verify-magic-link");
    expect(mail.subject).toBe("Your sign-in link for Lagna");
    const link = /https:\S+/.exec(mail.text)?.[0] ?? "";
    expect(link).toMatch(/^https:\/\/lagna\.example\.org\/verify-magic-link\?token=[\w-]{43}$/);
    expect(mail.html).toContain(`href="${link}"`);
    const response = await verify(tokenIn(mail.text));
    expect(response.json()).toMatchObject({
      status: "success",
      token: expect.any(String),
      expires_at: expect.any(String),
    });
    const validated = await people.call("GET", "/validate-token", { token: response.json<{ token: string }>().token });
    expect(validated.json()).toMatchObject({ valid: true, email: "link@example.org", auth_method: "magic_link" });
    expect(expectError(await verify(tokenIn(mail.text)), 422, "invalid_input").detail).toContain("already been used");
  });

  test("a GET of anything with the token in it uses nothing up: pages hold none of it, and the API takes a press only", async () => {
    const token = await linkFor("scanner@example.org");
    const used = async () =>
      people.database.db
        .selectFrom("mailed_tokens")
        .select("used_at")
        .where("email", "=", "scanner@example.org")
        .execute();
    const api = ["/auth/verify-magic-link", "/auth/magic-link/address", "/auth/magic-link"].map(
      (path) => `/api/v1${path}`,
    );
    for (const path of ["/verify-magic-link", "/reset-password", "/verify-email", ...api]) {
      for (const method of ["GET", "HEAD"] as const) {
        const url = `${path}?token=${token}`;
        const answer = await people.app.inject({ method, url, headers: { accept: "text/html" } });
        if (path.startsWith("/api/")) expect([method, path, answer.statusCode]).toEqual([method, path, 405]);
        expect(answer.headers["set-cookie"]).toBeUndefined();
        expect(answer.body).not.toContain(token);
      }
    }
    expect(await used()).toEqual([{ used_at: null }]);
    expect((await verify(token)).statusCode).toBe(200);
    expect(await used()).toEqual([{ used_at: expect.any(String) }]);
  });

  test("tells whose it is as often as asked, and is used up by none of that", async () => {
    const token = await linkFor("Whose@Example.org");
    const ask = () => people.call("POST", "/auth/magic-link/address", { body: { token } });
    for (let count = 0; count < 2; count += 1) expect((await ask()).json()).toEqual({ email: "whose@example.org" });
    expect((await verify(token)).statusCode).toBe(200);
    expect(expectError(await ask(), 422, "invalid_input").detail).toContain("already been used");
  });

  test("of many simultaneous presses one signs in", async () => {
    const token = await linkFor("presses@example.org");
    const answers = await Promise.all([1, 2, 3, 4].map(() => verify(token)));
    expect(answers.map(({ statusCode }) => statusCode).sort((a, b) => a - b)).toEqual([200, 422, 422, 422]);
  });

  test.each([
    ["15 minutes later", 15 * MINUTE],
    ["hours later", 20 * 60 * MINUTE],
  ])("says that it has expired, %s", async (name, later) => {
    const token = await linkFor(`late-${later}@example.org`);
    people.advance(later);
    await people.signUp(`tidying-${later}@example.org`);
    expect(expectError(await verify(token), 422, "invalid_input").detail, name).toContain("expired");
  });

  test("an unknown one fails to verify, a missing one is named", async () => {
    expect(expectError(await verify("x".repeat(43)), 422, "invalid_input").detail).toBe("Failed to verify magic link");
    expect(expectError(await verify(""), 422, "invalid_input").detail).toBe("No verification token provided");
  });

  test("is stored as a hash, and a link of another kind opens nothing", async () => {
    const token = await linkFor("kinds@example.org");
    const rows = await people.database.db
      .selectFrom("mailed_tokens")
      .selectAll()
      .where("email", "=", "kinds@example.org")
      .execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(rows.map(({ token_hash: hash }) => hash)).toContain(createHash("sha256").update(token).digest("hex"));
    expectError(
      await people.call("POST", "/password/reset", { body: { token, password: "never mind that" } }),
      422,
      "invalid_input",
    );
    expectError(await verify(rows[0]?.token_hash ?? ""), 422, "invalid_input");
    expect((await verify(token)).statusCode).toBe(200);
  });

  test("is answered the same for known and unknown addresses", async () => {
    await people.signUp("known@example.org");
    const known = await request("known@example.org");
    const unknown = await request("nobody-knows@example.org");
    expect(known.json()).toEqual(unknown.json());
    expect([known.statusCode, unknown.statusCode]).toEqual([200, 200]);
    expect(expectError(await request("nonsense"), 422, "invalid_input").detail).toBe(
      "Please enter a valid email address",
    );
  });

  test.each([
    ["hi-IN,hi;q=0.9,en;q=0.8", "Lagna में साइन इन करने का आपका लिंक"],
    ["en-IN,hi;q=0.5", "Your sign-in link for Lagna"],
    ["fr", "Your sign-in link for Lagna"],
  ])("for Accept-Language %s is called %s", async (language, subject) => {
    const email = `reader-${language.length}@example.org`;
    await request(email, { headers: { "accept-language": language } });
    const mail = await mailTo(email, "/verify-magic-link");
    expect(mail.subject).toBe(subject);
    expect(mail.html).toContain(`lang="${subject.startsWith("Your") ? "en" : "hi"}"`);
  });

  test("a forged Host does not change where it points", async () => {
    await request("host@example.org", { headers: { host: "evil.example", "x-forwarded-host": "evil.example" } });
    expect((await mailTo("host@example.org", "/verify-magic-link")).text).not.toContain("evil.example");
  });

  test("six of one kind do not hold up a mail of another", async () => {
    const email = "victim@example.org";
    await people.signUp(email);
    for (let count = 0; count < 6; count += 1) await request(email, { from: `198.51.100.${count}` });
    await people.call("POST", "/password/forgot", { body: { email } });
    expect((await mailTo(email, "/reset-password")).text).toContain("/reset-password?token=");
  });

  test("one mailbox gets five in a quarter of an hour; more are answered the same, and those sent stay good", async () => {
    const email = "flooded@example.org";
    const first = await linkFor(email);
    for (let count = 0; count < 9; count += 1)
      expect((await request(email, { from: `198.51.100.${count}` })).statusCode).toBe(200);
    await expect.poll(() => smtp.mails.filter(({ to }) => to.includes(email)).length).toBe(5);
    expect((await verify(first)).statusCode).toBe(200);
    expect(smtp.mails.filter(({ to }) => to.includes(email))).toHaveLength(5);
  });
});

describe("password reset", () => {
  const forgot = (email: string) => people.call("POST", "/password/forgot", { body: { email } });
  const reset = (token: string, password: string) =>
    people.call("POST", "/password/reset", { body: { token, password } });
  const resetLink = async (email: string) => {
    await forgot(email);
    return tokenIn((await mailTo(email, "/reset-password")).text);
  };

  test("a refused password leaves the link good; a good one signs in and ends every other session", async () => {
    const before = await people.signUp("forgetful@example.org");
    const token = await resetLink("forgetful@example.org");
    expect(expectError(await reset(token, "short"), 422, "invalid_input").detail).toBe(
      "Password must have at least 8 characters",
    );
    expect(expectError(await reset(token, "password123"), 422, "invalid_input").detail).toContain("most common");
    const response = await reset(token, "a fresh start, again");
    expect(response.json()).toMatchObject({ status: "success", token: expect.any(String) });
    expect((await people.call("GET", "/validate-token", { token: before.token })).json()).toMatchObject({
      valid: false,
    });
    expectError(
      await people.call("POST", "/login", { body: { email: "forgetful@example.org", password: PASSWORD } }),
      401,
      "wrong_password",
    );
    await people.logIn("forgetful@example.org", "a fresh start, again");
    expectError(await reset(token, "and once more, please"), 422, "invalid_input");
  });

  test("using one link ends the others", async () => {
    await people.signUp("twice@example.org");
    const [older, newer] = [await resetLink("twice@example.org"), ""];
    smtp.mails.length = 0;
    const other = newer || (await resetLink("twice@example.org"));
    expect(other).not.toBe(older);
    expect((await reset(other, "a fresh start, again")).statusCode).toBe(200);
    expect(expectError(await reset(older, "a second start, too"), 422, "invalid_input").detail).toContain("expired");
  });

  test("an unknown address is answered the same and gets nothing", async () => {
    await people.signUp("present@example.org");
    expect((await forgot("absent@example.org")).json()).toEqual((await forgot("present@example.org")).json());
    await mailTo("present@example.org", "/reset-password");
    expect(smtp.mails.filter(({ to }) => to.includes("absent@example.org"))).toEqual([]);
  });
});

describe("a mail about a change", () => {
  const about = async (email: string, words: string) => {
    const find = () => smtp.mails.find(({ to, subject }) => to.includes(email) && subject.includes(words));
    await expect.poll(find, { timeout: 5000 }).toBeDefined();
    return find() ?? { to: [], subject: "", text: "", html: "" };
  };

  test("goes out after a new password, by change and by reset, and says what to do if it was somebody else", async () => {
    const email = "changed@example.org";
    const { token } = await people.signUp(email);
    const body = { current_password: PASSWORD, new_password: "a fresh start, again" };
    expect((await people.call("POST", "/password/change", { token, body })).statusCode).toBe(200);
    const mail = await about(email, "password for Lagna was changed");
    expect(mail.text).toMatch(/on \d+ March 2026/);
    expect(mail.text).toContain("https://lagna.example.org/forgot-password\n");
    await people.call("POST", "/password/forgot", { body: { email } });
    const reset = tokenIn((await mailTo(email, "/reset-password")).text);
    await people.call("POST", "/password/reset", { body: { token: reset, password: "and yet another one" } });
    const both = () => smtp.mails.filter(({ to, subject }) => to.includes(email) && subject.includes("was changed"));
    await expect.poll(() => both().length, { timeout: 5000 }).toBe(2);
  });

  test("goes out when second factors come and go, when recovery codes are new, and when one is used", async () => {
    const email = "factors@example.org";
    const { token } = await people.signUp(email);
    const { codes } = await addAuthenticatorApp(people, token);
    expect((await about(email, "A second factor was added")).text).toMatch(/authenticator app or a passkey/);
    const { token: half } = await people.logIn(email);
    const used = await people.call("POST", "/auth/second-step", { token: half, body: { recovery_code: codes[0] } });
    expect(used.statusCode).toBe(200);
    await about(email, "A recovery code was used");
    await people.call("POST", "/profile/recovery-codes", { token });
    await about(email, "New recovery codes");
    const list = await people.call("GET", "/profile/second-factors", { token });
    const [factor] = list.json<{ factors: { id: string }[] }>().factors;
    await people.call("DELETE", `/profile/second-factors/${factor?.id}`, { token });
    const mail = await about(email, "A second factor was removed");
    expect(mail.text).toContain("https://lagna.example.org/forgot-password\n");
  });

  test("goes out in the language of whoever made it, and not for a change that was refused", async () => {
    const email = "hindi@example.org";
    const { token } = await people.signUp(email);
    const change = (current: string) =>
      people.call("POST", "/password/change", {
        token,
        headers: { "accept-language": "hi-IN" },
        body: { current_password: current, new_password: "a fresh start, again" },
      });
    expect((await change("not the right one")).statusCode).toBe(422);
    expect((await change(PASSWORD)).statusCode).toBe(200);
    expect((await about(email, "पासवर्ड")).text).toMatch(/^\d+ मार्च 2026/);
    expect(smtp.mails.filter(({ to, subject }) => to.includes(email) && subject.includes("बदल"))).toHaveLength(1);
  });

  test("goes out in the account's language where it has one; so does a link that somebody else asked for", async () => {
    const email = "chosen@example.org";
    const { token } = await people.signUp(email);
    await people.call("PATCH", "/profile", { token, body: { language: "hi" } });
    const headers = { "accept-language": "en" };
    await request(email, { headers });
    expect((await mailTo(email, "/verify-magic-link")).subject).toBe("Lagna में साइन इन करने का आपका लिंक");
    await people.call("POST", "/password/forgot", { headers, body: { email } });
    expect((await mailTo(email, "/reset-password")).html).toContain('lang="hi"');
    const body = { current_password: PASSWORD, new_password: "a fresh start, again" };
    await people.call("POST", "/password/change", { token, headers, body });
    expect((await about(email, "पासवर्ड")).html).toContain('lang="hi"');
  });
});

test("without SMTP a mail is a file in the outbox and its link a line in the log", async () => {
  const local = await buildPeopleApp({ env: { HOST: "127.0.0.1", PORT: "8071", PUBLIC_URL: "", TRUST_PROXY: "" } });
  await local.call("POST", "/auth/magic-link", { body: { email: "local@example.org" } });
  const lineOf = () => local.lines.find((line) => line.includes("/verify-magic-link?token="));
  await expect.poll(lineOf).toBeDefined();
  const { link } = JSON.parse(lineOf() ?? "{}") as { link: string };
  expect(link).toMatch(/^http:\/\/127\.0\.0\.1:8071\/verify-magic-link\?token=[\w-]{43}$/);
  const folder = join(local.dataDir, "outbox");
  const [file = ""] = await readdir(folder);
  expect(file).toMatch(/\.eml$/);
  expect(await readFile(join(folder, file), "utf8")).toContain("To: local@example.org");
  expect((await local.call("POST", "/auth/verify-magic-link", { body: { token: tokenIn(link) } })).statusCode).toBe(
    200,
  );
  await local.close();
});

test("a mail server that is away changes no answer, and the log does not name the address", async () => {
  const cut = await buildPeopleApp({ env: { SMTP_URL: "smtp://127.0.0.1:9", MAIL_FROM: "lagna@example.org" } });
  expect((await cut.call("POST", "/auth/magic-link", { body: { email: "cut@example.org" } })).statusCode).toBe(200);
  await expect.poll(() => cut.lines.join("")).toContain("a mail could not be sent");
  expect(cut.lines.join("")).not.toContain("cut@example.org");
  await cut.close();
});
