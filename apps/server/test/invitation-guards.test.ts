import {
  INVITATION_DAYS,
  INVITATION_KEY_HEADER,
  invitationAnswerSchema,
  type InvitationAnswer,
  invitationCreatedSchema,
  invitationResponseSchema,
  MAX_INVITATIONS,
} from "@lagna/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Invitation } from "../src/modules/matching/invitations/repository.ts";
import { createSqlInvitationRepository } from "../src/modules/matching/invitations/sql-repository.ts";
import { buildPeopleApp, type Caller, type PeopleApp } from "./accounts/accounts-test-app.ts";
import { expectError } from "./expect-error.ts";
import { BIRTH } from "./fakes/births.ts";

const DAY_MS = 86_400_000;
const ROOT = "/matching/invitations";
const GIRL = { girl: { moon: { nakshatra: "vishakha", pada: 3 } }, name: "Girl" };
const BOY = { boy: { moon: { nakshatra: "swati", pada: 1 } }, name: "Boy" };
const ANSWER = { person: { moon: { nakshatra: "swati", pada: 1 } }, name: "Guest" };

let people: PeopleApp;
beforeAll(async () => {
  people = await buildPeopleApp({ env: { ACCESS_APPROVAL: "off", TRUST_PROXY: "1" } });
});
afterAll(() => people.close());

const create = ({ token }: Caller, body: object = GIRL) => people.call("POST", ROOT, { token, body });
async function invite(who: Caller, body: object = GIRL) {
  const response = await create(who, body);
  expect(response.statusCode, response.body).toBe(200);
  const { token, invitation } = invitationCreatedSchema.parse(response.json());
  return { token, id: invitation.id ?? "" };
}
const answer = (token: string, from: string, body: object = ANSWER) =>
  people.call("POST", `${ROOT}/${token}`, { body, from });
async function answered(token: string, from: string): Promise<InvitationAnswer> {
  const response = await answer(token, from);
  expect(response.statusCode, response.body).toBe(200);
  return invitationAnswerSchema.parse(response.json());
}
const listIds = async () =>
  (await people.database.db.selectFrom("matching_invitations").select("id").execute()).map(({ id }) => id);
const records = () => createSqlInvitationRepository(people.database.db);
const findUserId = async (email: string) =>
  (await people.database.db.selectFrom("users").select("id").where("email", "=", email).executeTakeFirstOrThrow()).id;
const expiresAfter = (milliseconds: number) => new Date(people.now().getTime() + milliseconds).toISOString();

describe("the sides of an invitation", () => {
  test("are those of the one who invites and the one who answers, either way", async () => {
    const owner = await people.signUp("sides@example.org");
    const ofGirl = await answered((await invite(owner, GIRL)).token, "10.1.0.1");
    expect([ofGirl.match?.girl.name, ofGirl.match?.boy.name]).toEqual(["Girl", "Guest"]);
    const ofBoy = await answered((await invite(owner, BOY)).token, "10.1.0.2");
    expect([ofBoy.match?.boy.name, ofBoy.match?.girl.name]).toEqual(["Boy", "Guest"]);
  });

  test("a signed-out visitor with an id sees as little as a stranger", async () => {
    const owner = await people.signUp("ids@example.org");
    const { id, token } = await invite(owner);
    expectError(await people.call("GET", `${ROOT}/${id}`, { from: "10.1.0.3" }), 404, "invitation_unknown");
    const seen = await people.call("GET", `${ROOT}/${token}`, { from: "10.1.0.3" });
    expect(seen.json()).toMatchObject({ invitation: { role: null }, match: null });
  });
});

describe("what a whole birth shows", () => {
  test("is the birth of the side that has one, and none of a side with a star alone", async () => {
    const owner = await people.signUp("whole@example.org");
    const { id, token } = await invite(owner);
    const person = { ...BIRTH, gender: "male" };
    const response = await answer(token, "10.1.0.4", { person, shows: ["date", "time", "place"] });
    expect(response.statusCode, response.body).toBe(200);
    const seen = await people.call("GET", `${ROOT}/${id}`, { token: owner.token });
    const { whole } = invitationResponseSchema.parse(seen.json()).match ?? {};
    expect(whole?.girl.birth).toBeNull();
    expect(whole?.boy.birth?.place.city).toBe(BIRTH.city);
    expect(whole?.boy.birth).not.toHaveProperty("gender");
    expect(Object.keys(whole?.boy.birth?.place ?? {})).not.toContain("latitude");
    // The guest sees nothing whole: the owner has no birth to show.
    expect(invitationAnswerSchema.parse(response.json()).match?.whole).toBeNull();
  });
});

describe("an answer", () => {
  test("is stored once, however many arrive at the same time", async () => {
    const owner = await people.signUp("race@example.org");
    const { token } = await invite(owner);
    const responses = await Promise.all(["10.2.0.1", "10.2.0.2", "10.2.0.3"].map((from) => answer(token, from)));
    expect(responses.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 410, 410]);
    const key = responses.find(({ statusCode }) => statusCode === 200)?.json<{ key: string }>().key ?? "";
    const again = await people.call("GET", `${ROOT}/${token}`, { headers: { [INVITATION_KEY_HEADER]: key } });
    expect(again.json()).toMatchObject({ invitation: { role: "guest" } });
  });

  test("is not stored once the invitation has expired while it was checked", async () => {
    const owner = await people.signUp("late@example.org");
    const { id } = await invite(owner);
    const stored = await records().findById(id);
    const guest = { userId: null, name: "Guest", person: stored?.owner.person as never, shows: [] };
    expect(await records().answer(id, { ...guest, answeredAt: stored?.expiresAt ?? "" }, null)).toBe(false);
    expect(await records().answer(id, { ...guest, answeredAt: people.now().toISOString() }, null)).toBe(true);
  });
});

describe("the records of invitations", () => {
  test("a new one removes those that expired a month ago, and no answered or recent one", async () => {
    const owner = await people.signUp("old@example.org");
    const [unanswered, kept] = [await invite(owner), await invite(owner)];
    await answered(kept.token, "10.3.0.1");
    people.advance((INVITATION_DAYS + 29) * DAY_MS);
    const again = await people.logIn(owner.email);
    const recent = await invite(again);
    expect(await listIds()).toEqual(expect.arrayContaining([unanswered.id, kept.id, recent.id]));
    people.advance(2 * DAY_MS);
    const last = await invite(await people.logIn(owner.email));
    const ids = await listIds();
    expect(ids).not.toContain(unanswered.id);
    expect(ids).toEqual(expect.arrayContaining([kept.id, recent.id, last.id]));
  });

  test("those of others stay when an account is deleted", async () => {
    const [leaving, staying] = [await people.signUp("leaving@example.org"), await people.signUp("staying@example.org")];
    const [gone, kept] = [await invite(leaving), await invite(staying)];
    const left = await people.call("DELETE", "/profile", { token: leaving.token, body: { confirm: leaving.email } });
    expect(left.statusCode, left.body).toBe(200);
    const ids = await listIds();
    expect(ids).not.toContain(gone.id);
    expect(ids).toContain(kept.id);
  });

  test("one of a deleted account is refused, and any other error is reported", async () => {
    const owner = await people.signUp("stored@example.org");
    const stored = (await records().findById((await invite(owner)).id)) as Invitation;
    const past = expiresAfter(-365 * DAY_MS);
    expect(await records().create({ ...stored, id: "other", ownerId: "deleted" }, "a hash", past)).toBe(false);
    await expect(records().create(stored, "another hash", past)).rejects.toThrow(/UNIQUE|unique/);
  });

  test("the settings are those of the invitation", async () => {
    const owner = await people.signUp("settings@example.org");
    const { id } = await invite(owner, { ...GIRL, settings: { preset: "raman" } });
    expect((await records().findById(id))?.settings).toEqual({ preset: "raman" });
    expect((await records().findById((await invite(owner)).id))?.settings).toBeNull();
  });
});

describe("the limits of invitations", () => {
  test("twenty an hour for an account, then 429 until the hour is over", async () => {
    const [owner, other] = [await people.signUp("many@example.org"), await people.signUp("few@example.org")];
    for (let count = 0; count < 20; count += 1) await invite(owner);
    expectError(await create(owner), 429, "too_many_requests");
    await invite(other);
    people.advance(3_600_001);
    await invite(await people.logIn(owner.email));
  });

  test("at most so many at a time, not counting those one answered", async () => {
    const owner = await people.signUp("full@example.org");
    const ownerId = await findUserId(owner.email);
    const first = (await records().findById((await invite(owner)).id)) as Invitation;
    const past = expiresAfter(-365 * DAY_MS);
    for (let count = 1; count < MAX_INVITATIONS - 1; count += 1)
      await records().create({ ...first, id: `filled-${count}`, ownerId }, `hash ${count}`, past);
    const inviter = await people.signUp("inviter@example.org");
    const { token } = await invite(inviter);
    const response = await people.call("POST", `${ROOT}/${token}`, { token: owner.token, body: ANSWER });
    expect(response.statusCode, response.body).toBe(200);
    await invite(owner);
    expectError(await create(owner), 409, "invitations_full");
  });

  test("twenty answers an hour and 120 views a minute from an address, then 429", async () => {
    const wrong = "A".repeat(43);
    for (let count = 0; count < 20; count += 1) expectError(await answer(wrong, "10.9.0.1"), 404, "invitation_unknown");
    expectError(await answer(wrong, "10.9.0.1"), 429, "too_many_requests");
    expectError(await answer(wrong, "10.9.0.2"), 404, "invitation_unknown");
    const view = (from: string) => people.call("GET", `${ROOT}/${wrong}`, { from });
    for (let count = 0; count < 120; count += 1) expect((await view("10.9.0.1")).statusCode).toBe(404);
    expectError(await view("10.9.0.1"), 429, "too_many_requests");
    people.advance(60_001);
    expectError(await view("10.9.0.1"), 404, "invitation_unknown");
    expectError(await answer(wrong, "10.9.0.1"), 429, "too_many_requests");
    people.advance(3_600_000);
    expectError(await answer(wrong, "10.9.0.1"), 404, "invitation_unknown");
  });
});
