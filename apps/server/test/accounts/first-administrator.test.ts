import { afterEach, expect, test } from "vitest";
import { buildPeopleApp, PASSWORD, type PeopleApp } from "./people-app.ts";

let people: PeopleApp;
afterEach(() => people.close());

const roles = async () =>
  (await people.database.db.selectFrom("app_users").selectAll().execute()).map(({ email, role, active }) => ({
    email,
    role,
    active,
  }));

test("the first account of an empty database is its administrator, and the log says so", async () => {
  people = await buildPeopleApp();
  await people.app.listen({ port: 0 });
  await expect.poll(() => people.lines.join("")).toContain("the first one to sign up becomes the administrator");
  await people.signUp("first@example.org");
  expect(people.lines.join("")).toContain("the first account is now the administrator");
  await people.signUp("second@example.org");
  expect(await roles()).toEqual([{ email: "first@example.org", role: "administrator", active: 1 }]);
});

test("of many simultaneous first sign-ups one becomes the administrator", async () => {
  people = await buildPeopleApp();
  const signUps = Array.from({ length: 8 }, (_, number) =>
    people.call("POST", "/signup", {
      body: { name: "Racer", email: `racer${number}@example.org`, password: PASSWORD },
    }),
  );
  for (const { statusCode, body } of await Promise.all(signUps)) expect(statusCode, body).toBe(200);
  expect(await roles()).toMatchObject([{ role: "administrator", active: 1 }]);
});

test("the first account stays the only first one, also after it was deleted", async () => {
  people = await buildPeopleApp();
  const { token } = await people.signUp("first@example.org");
  expect((await people.call("DELETE", "/profile", { token, body: { confirm: "first@example.org" } })).statusCode).toBe(
    200,
  );
  await people.signUp("stranger@example.org");
  expect(await roles()).toEqual([]);
});

test("with ADMIN_EMAILS the first account is nobody special, and the named ones are administrators at once where mail goes nowhere", async () => {
  people = await buildPeopleApp({ env: { ADMIN_EMAILS: "Chief@Example.org, deputy@example.org" } });
  await people.signUp("first@example.org");
  await people.signUp("chief@example.org");
  expect(await roles()).toEqual([{ email: "chief@example.org", role: "administrator", active: 1 }]);
});

test("where mail is real, a named address must be verified first", async () => {
  people = await buildPeopleApp({
    env: { ADMIN_EMAILS: "chief@example.org", SMTP_URL: "smtp://127.0.0.1:9", MAIL_FROM: "lagna@example.org" },
  });
  await people.signUp("chief@example.org");
  expect(await roles()).toEqual([]);
});
