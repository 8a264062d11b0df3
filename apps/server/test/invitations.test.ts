import {
  invitationAnswerSchema,
  invitationCreatedSchema,
  invitationListSchema,
  invitationResponseSchema,
  INVITATION_KEY_HEADER,
} from "@lagna/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildPeopleApp, type Caller, type PeopleApp } from "./accounts/accounts-test-app.ts";
import { expectError } from "./expect-error.ts";
import { BIRTH, WORKED_BIRTH } from "./fakes/births.ts";

const DAY_MS = 86_400_000;
const GIRL = { ...WORKED_BIRTH, minute: 27, city: "Jaipur" };
const BOY = { ...BIRTH, name: "Bharat Example", gender: "male", minute: 33 };
const ALL = ["date", "time", "place"];

let people: PeopleApp;
let owner: Caller;
let guest: Caller;
let stranger: Caller;
beforeAll(async () => {
  people = await buildPeopleApp({ env: { ACCESS_APPROVAL: "off" } });
  owner = await people.signUp("inviter@example.org");
  guest = await people.signUp("guest@example.org");
  stranger = await people.signUp("third@example.org");
});
afterAll(() => people.close());

const ROOT = "/matching/invitations";
const keyOf = (key: string | null) => (key === null ? {} : { headers: { [INVITATION_KEY_HEADER]: key } });

async function invite(more: object = {}, { token } = owner) {
  const response = await people.call("POST", ROOT, { token, body: { girl: GIRL, ...more } });
  expect(response.statusCode, response.body).toBe(200);
  return invitationCreatedSchema.parse(response.json());
}
const answer = (token: string, body: object, who?: Caller) =>
  people.call("POST", `${ROOT}/${token}`, { token: who?.token, body });
async function answered(token: string, body: object = { person: BOY }, who?: Caller) {
  const response = await answer(token, body, who);
  expect(response.statusCode, response.body).toBe(200);
  return invitationAnswerSchema.parse(response.json());
}
const view = (reference: string, who?: Caller, key: string | null = null) =>
  people.call("GET", `${ROOT}/${reference}`, { token: who?.token, ...keyOf(key) });
async function seen(reference: string, who?: Caller, key: string | null = null) {
  const response = await view(reference, who, key);
  expect(response.statusCode, response.body).toBe(200);
  return invitationResponseSchema.parse(response.json());
}
const remove = (reference: string, who?: Caller, key: string | null = null) =>
  people.call("DELETE", `${ROOT}/${reference}`, { token: who?.token, ...keyOf(key) });
const show = (reference: string, shows: readonly string[], who?: Caller, key: string | null = null) =>
  people.call("PATCH", `${ROOT}/${reference}`, { token: who?.token, body: { shows }, ...keyOf(key) });

/** Every text and number in a response, with its path. */
function listLeaves(value: unknown, path = ""): [string, unknown][] {
  if (typeof value !== "object" || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([key, inner]) => listLeaves(inner, `${path}.${key}`));
}
/** Nothing in a response states, or allows to compute, more of a birth than the star of its Moon. */
function expectNoBirth(body: string, { year, city }: { year: number; city: string }): void {
  for (const word of [String(year), city, "India", "Asia/", "March", "August"]) expect(body).not.toContain(word);
  const keys = /longitude|latitude|degree|utc|local|zone|ayanamsa|papasamya|dasha|navamsa|house"|lagna_|share"|gender/;
  expect(body).not.toMatch(keys);
  for (const [path, value] of listLeaves(JSON.parse(body))) {
    if (typeof value !== "number" || path.startsWith(".match.frequency")) continue;
    // Points, counts and padas: in halves, so that no degree and no share of a day fits in.
    expect(value * 2, path).toBe(Math.round(value * 2));
    expect(value, path).toBeLessThanOrEqual(36);
  }
}

describe("an invitation to a match", () => {
  test("is a link that the other side answers with its own birth; both see the result, and no birth", async () => {
    const { token, url, invitation } = await invite();
    expect(url).toBe(`http://127.0.0.1:8080/match/invitation/${token}`);
    expect(invitation).toMatchObject({ role: "owner", state: "waiting", side: "girl", guest: null });

    const before = await view(token);
    expectNoBirth(before.body, GIRL);
    expect(before.json()).toMatchObject({
      invitation: { role: null, id: null, inviter: { name: "Worked Example", shows: [] } },
      match: null,
    });

    const response = await answer(token, { person: BOY });
    expectNoBirth(response.body, GIRL);
    const { key, match } = invitationAnswerSchema.parse(response.json());
    expect(match).toMatchObject({ max: 36, whole: null, girl: { name: "Worked Example", date: null, mangal: null } });
    const direct = await people.call("POST", "/matching", { token: owner.token, body: { boy: BOY, girl: GIRL } });
    const whole = direct.json<{ data: { total: number; poruthams: object } }>().data;
    expect([match?.total, match?.poruthams]).toEqual([whole.total, whole.poruthams]);

    const forOwner = await view(invitation.id ?? "", owner);
    expectNoBirth(forOwner.body, BOY);
    expect(forOwner.json()).toMatchObject({
      invitation: { role: "owner", state: "answered", guest: { name: "Bharat Example" } },
      match: { total: whole.total, boy: { moon: { sign: match?.boy.moon.sign } } },
    });
    const again = await view(token, undefined, key);
    expectNoBirth(again.body, GIRL);
    expect(again.json()).toMatchObject({ invitation: { role: "guest" }, match: { total: whole.total } });
  });

  test("shows each item only while its own side allows it", async () => {
    const { token, invitation } = await invite({ shows: ["date"] });
    const { key, match } = await answered(token, { person: BOY, shows: ["mangal", "place"] });
    expect(match?.girl).toMatchObject({ date: "1988-03-09", time: null, place: null, mangal: null });
    const id = invitation.id ?? "";
    const first = (await seen(id, owner)).match;
    expect(first?.boy).toMatchObject({ date: null, time: null, place: { city: "Varanasi", country: "India" } });
    expect(first?.boy.mangal).toEqual({
      lagna: expect.any(Boolean) as boolean,
      moon: expect.any(Boolean) as boolean,
      venus: expect.any(Boolean) as boolean,
    });
    expect(first?.whole).toBeNull();

    expect((await show(token, ALL, undefined, key)).statusCode).toBe(200);
    const whole = (await seen(id, owner)).match;
    expect(whole?.boy).toMatchObject({ date: "1990-08-15", time: "10:33", mangal: null });
    expect(whole?.whole?.boy.birth?.place.city).toBe("Varanasi");
    const paths = listLeaves((await view(id, owner)).json()).map(([path]) => path);
    expect(paths.filter((path) => /latitude|gender|place\.longitude/.test(path))).toEqual([]);
    // The guest still sees only the day of the one who invited.
    expect((await seen(token, undefined, key)).match).toMatchObject({ whole: null, girl: { time: null } });

    expect((await show(token, [], undefined, key)).statusCode).toBe(200);
    const hidden = await view(id, owner);
    expectNoBirth(hidden.body, BOY);
  });

  test("is matched by one preset for both, which the guest sees before answering and with the result", async () => {
    const saved = { ...BOY, settings: { ayanamsa: "raman" } };
    const matched = await people.signUp("matched@example.org");
    const stored = await people.call("POST", "/kundlis", { token: matched.token, body: saved });
    const { id } = stored.json<{ kundli: { id: string } }>().kundli;
    const totals: unknown[] = [];
    for (const body of [{}, { settings: { preset: "lagna" } }]) {
      const { token } = await invite(body);
      expect((await seen(token)).invitation.settings).toEqual({ preset: "lagna" });
      const { invitation, match } = await answered(token, { person: { kundli_id: id } }, matched);
      expect(invitation.settings).toEqual({ preset: "lagna" });
      totals.push(match?.total);
    }
    const direct = await people.call("POST", "/matching", { token: owner.token, body: { boy: BOY, girl: GIRL } });
    const { total } = direct.json<{ data: { total: number } }>().data;
    expect(totals).toEqual([total, total]);
    const { token } = await invite({ settings: { preset: "raman" } });
    expect((await seen(token)).invitation.settings).toEqual({ preset: "raman" });
    expect((await answered(token)).invitation.settings).toEqual({ preset: "raman" });
  });

  test.each([
    ["a custom ayanamsa", { settings: { ayanamsa: 25 } }, "settings"],
    ["an ayanamsa beside a preset", { settings: { preset: "lagna", ayanamsa: "raman" } }, "settings"],
    ["an unknown preset", { settings: { preset: "mine" } }, "settings.preset"],
    ["settings inside the birth", { girl: { ...GIRL, settings: { ayanamsa: 25 } } }, "girl.settings"],
  ])("%s is refused", async (_, body, path) => {
    const response = await people.call("POST", ROOT, { token: owner.token, body: { girl: GIRL, ...body } });
    const { errors } = expectError(response, 422, "invalid_input");
    expect(errors).toContainEqual(expect.objectContaining({ path, code: "invitation_settings" }));
    if (path !== "girl.settings") return;
    const { token } = await invite();
    const person = { ...BOY, settings: { ayanamsa: 25 } };
    expectError(await answer(token, { person }), 422, "invalid_input");
    expectError(await answer(token, person), 422, "invalid_input");
  });

  test("settings that an earlier version stored do not move the points", async () => {
    const { token, invitation } = await invite();
    const { match } = await answered(token);
    await people.database.db
      .updateTable("matching_invitations")
      .set({ settings: JSON.stringify({ ayanamsa: 40 }) })
      .where("id", "=", invitation.id ?? "")
      .execute();
    expect((await seen(invitation.id ?? "", owner)).match?.total).toBe(match?.total);
  });

  test("of two stars needs no birth at all", async () => {
    const { token } = await invite({ girl: { moon: { nakshatra: "vishakha", pada: 3 } }, name: "V." });
    const { match } = await answered(token, { person: { moon: { nakshatra: "swati", pada: 1 } }, name: "S." });
    expect(match).toMatchObject({ total: 19, whole: null, boy: { name: "S." }, girl: { name: "V." } });
    const unnamed = await invite({ girl: { moon: { nakshatra: "vishakha" } }, name: "V." });
    const refused = await answer(unnamed.token, { person: { moon: { nakshatra: "swati" } } });
    expectError(refused, 422, "invalid_input");
  });

  test("an uncertain time reveals no share of the day", async () => {
    const { token, invitation } = await invite();
    await answered(token, { person: { ...BOY, uncertainty: { minutes: 300 } } });
    const { body } = await view(invitation.id ?? "", owner);
    expectNoBirth(body, BOY);
  });

  test("is answered with a plain birth, or a saved kundli of one's account", async () => {
    const plain = await invite();
    expect((await answered(plain.token, { ...BOY, shows: ["date"] })).match?.boy.date).toBe("1990-08-15");
    const saved = await people.call("POST", "/kundlis", { token: guest.token, body: BOY });
    const { id } = saved.json<{ kundli: { id: string } }>().kundli;
    const { token, invitation } = await invite();
    expectError(await answer(token, { person: { kundli_id: id } }), 422, "invalid_input");
    expect((await answered(token, { person: { kundli_id: id } }, guest)).key).toBeNull();
    const reference = invitation.id ?? "";
    expect((await seen(reference, guest)).invitation.role).toBe("guest");
    expectError(await view(reference, stranger), 404, "invitation_unknown");
    const list = invitationListSchema.parse((await people.call("GET", ROOT, { token: guest.token })).json());
    expect(list.invitations.map((one) => [one.id, one.role])).toEqual([[reference, "guest"]]);
  });
});

describe("a link to a match", () => {
  test("that is wrong, withdrawn, expired or used leads nowhere", async () => {
    for (const wrong of ["A".repeat(43), "short", encodeURIComponent("../etc")]) {
      expectError(await view(wrong), 404, "invitation_unknown");
      expectError(await answer(wrong, { person: BOY }), 404, "invitation_unknown");
    }

    const withdrawn = await invite();
    expectError(await remove(withdrawn.token, stranger), 404, "invitation_unknown");
    expectError(await remove(withdrawn.token), 404, "invitation_unknown");
    expect((await remove(withdrawn.invitation.id ?? "", owner)).statusCode).toBe(200);
    expectError(await view(withdrawn.token), 404, "invitation_unknown");
    expectError(await answer(withdrawn.token, { person: BOY }), 404, "invitation_unknown");

    const used = await invite();
    const { key } = await answered(used.token);
    expectError(await view(used.token), 410, "invitation_answered");
    expectError(await view(used.token, stranger), 410, "invitation_answered");
    expectError(await view(used.token, undefined, "B".repeat(43)), 410, "invitation_answered");
    expectError(await answer(used.token, { person: BOY }), 410, "invitation_answered");
    expectError(await show(used.token, ALL), 404, "invitation_unknown");

    const late = await invite();
    people.advance(7 * DAY_MS - 1000);
    owner = await people.logIn(owner.email);
    expect((await view(late.token)).statusCode).toBe(200);
    people.advance(2000);
    expectError(await view(late.token), 410, "invitation_expired");
    expectError(await answer(late.token, { person: BOY }), 410, "invitation_expired");
    expect((await seen(late.invitation.id ?? "", owner)).invitation.state).toBe("expired");
    // An answered match stays until one of the two deletes it.
    expect((await seen(used.token, undefined, key)).match).not.toBeNull();
    guest = await people.logIn(guest.email);
    stranger = await people.logIn(stranger.email);
  });

  test("both sides can delete the result, with both births", async () => {
    const rows = (id: string | null) =>
      people.database.db
        .selectFrom("matching_invitations")
        .select("id")
        .where("id", "=", id ?? "")
        .execute();
    const one = await invite();
    const { key } = await answered(one.token);
    expect((await remove(one.token, undefined, key)).statusCode).toBe(200);
    expect(await rows(one.invitation.id)).toEqual([]);
    expectError(await view(one.invitation.id ?? "", owner), 404, "invitation_unknown");
    const other = await invite();
    await answered(other.token, { person: BOY }, guest);
    expect((await remove(other.invitation.id ?? "", guest)).statusCode).toBe(200);
    expect(await rows(other.invitation.id)).toEqual([]);
  });

  test("refuses a bad side, item or birth with a sentence", async () => {
    const bad = [{}, { girl: GIRL, boy: BOY }, { girl: GIRL, shows: ["degrees"] }, { girl: { ...GIRL, day: 32 } }];
    for (const body of bad) {
      expectError(await people.call("POST", ROOT, { token: owner.token, body }), 422, "invalid_input");
    }
    const { token } = await invite();
    expectError(await answer(token, { person: { ...BOY, city: "Nowhere at all" } }), 422, "invalid_input");
    expectError(await answer(token, { person: BOY }, owner), 403, "forbidden");
  });
});

test("an invitation is in the exports of both sides, each with its own birth, and goes with either account", async () => {
  const [first, second] = [await people.signUp("one@example.org"), await people.signUp("two@example.org")];
  const exported = async ({ token }: Caller) =>
    (await people.call("GET", "/profile/export", { token })).json<{ matching_invitations: object[] }>()
      .matching_invitations;
  const { token, invitation } = await invite({}, first);
  await answered(token, { person: BOY }, second);
  const [ofOwner, ofGuest] = [await exported(first), await exported(second)];
  expect(ofOwner).toMatchObject([
    { role: "owner", name: "Worked Example", other_name: "Bharat Example", person: { birth: { city: "Jaipur" } } },
  ]);
  expect(ofGuest).toMatchObject([{ role: "guest", person: { birth: { city: "Varanasi" } } }]);
  expect(JSON.stringify(ofOwner)).not.toContain("Varanasi");
  expect(JSON.stringify(ofGuest)).not.toContain("Jaipur");
  const left = await people.call("DELETE", "/profile", { token: second.token, body: { confirm: second.email } });
  expect(left.statusCode, left.body).toBe(200);
  expect(await exported(first)).toEqual([]);
  expectError(await view(invitation.id ?? "", first), 404, "invitation_unknown");
});
