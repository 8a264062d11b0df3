import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ARGON2_COST, createPasswordHasher } from "../../src/modules/accounts/passwords/password-hasher.ts";
import { buildPeopleApp, PASSWORD, type PeopleApp } from "./accounts-test-app.ts";

/** PHC's reference implementation, test.c: argon2id, version 0x13, "password" with "somesalt". */
const REFERENCE = "$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc";
/** PASSWORD in the format of accounts from before argon2id, computed by Python's hashlib.scrypt. */
const OF_OLD =
  "00112233445566778899aabbccddeeff:d9a843e00c2b7081494359ea18e2d391b944f4bce99c50c6f97a882500154450b608db279819e4b2f2d8665b59d5cfdf0f4a8f6667e06356328bb605020f48c4";

describe("a password's hash", () => {
  const hasher = createPasswordHasher();

  test("has the OWASP cost and contains its parameters", async () => {
    expect(ARGON2_COST).toEqual({ memoryKib: 19_456, passes: 2, lanes: 1 });
    const hash = await hasher.hash(PASSWORD);
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(await hasher.hash(PASSWORD)).not.toBe(hash);
    expect([await hasher.matches(hash, PASSWORD), await hasher.matches(hash, `${PASSWORD}!`)]).toEqual([true, false]);
    expect(hasher.isOutdated(hash)).toBe(false);
  });

  test.each([
    ["the reference implementation's", REFERENCE, "password"],
    ["an older account's", OF_OLD, PASSWORD],
  ])("%s is still compared, and is outdated", async (_name, hash, password) => {
    expect([await hasher.matches(hash, password), await hasher.matches(hash, "Password")]).toEqual([true, false]);
    expect(hasher.isOutdated(hash)).toBe(true);
  });

  test.each([
    ["none", null],
    ["a damaged one", "$argon2id$v=19$m=19456,t=2,p=1$"],
    ["another kind", "$2b$12$abcdefghijklmnopqrstuv"],
  ])("%s matches nothing", async (_name, hash) => {
    expect(await hasher.matches(hash, "")).toBe(false);
  });
});

describe("an account from before argon2id", () => {
  let people: PeopleApp;
  beforeAll(async () => {
    people = await buildPeopleApp();
    await people.signUp("old@example.org", "another password");
    await people.database.db.updateTable("user_accounts").set({ password: OF_OLD }).execute();
  });
  afterAll(() => people.close());

  const stored = async () =>
    (await people.database.db.selectFrom("user_accounts").select("password").executeTakeFirstOrThrow()).password;

  test("keeps its password, which is rehashed at its next use", async () => {
    const wrong = await people.call("POST", "/login", { body: { email: "old@example.org", password: "no, not this" } });
    expect(wrong.statusCode).toBe(401);
    expect(await stored()).toBe(OF_OLD);
    await people.logIn("old@example.org");
    const anew = await stored();
    expect(anew).toMatch(/^\$argon2id\$/);
    await people.logIn("old@example.org");
    expect(await stored()).toBe(anew);
  });
});
