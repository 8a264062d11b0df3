import {
  INVITATION_KEY_HEADER,
  invitationAnswerSchema,
  invitationCreatedSchema,
  invitationChangedSchema,
} from "@lagna/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSqlInvitationRepository } from "../src/modules/matching/invitations/sql-repository.ts";
import { buildPeopleApp, type Caller, type PeopleApp } from "./accounts/accounts-test-app.ts";
import { expectError } from "./expect-error.ts";

const ROOT = "/matching/invitations";
const GIRL = { girl: { moon: { nakshatra: "vishakha", pada: 3 } }, name: "Girl", shows: ["mangal"] };
const ANSWER = { person: { moon: { nakshatra: "swati", pada: 1 } }, name: "Guest", shows: ["place"] };

let people: PeopleApp;
let owner: Caller;
beforeAll(async () => {
  people = await buildPeopleApp({ env: { ACCESS_APPROVAL: "off", TRUST_PROXY: "1" } });
  owner = await people.signUp("changes@example.org");
});
afterAll(() => people.close());

const records = () => createSqlInvitationRepository(people.database.db);

async function invite() {
  const response = await people.call("POST", ROOT, { token: owner.token, body: GIRL });
  const { token, invitation } = invitationCreatedSchema.parse(response.json());
  return { token, id: invitation.id ?? "" };
}

async function answerAsGuest(token: string, from: string) {
  const response = await people.call("POST", `${ROOT}/${token}`, { body: ANSWER, from });
  expect(response.statusCode, response.body).toBe(200);
  return invitationAnswerSchema.parse(response.json());
}

describe("a change of what is shown", () => {
  test("is of the side that asks, in the answer and in what is stored", async () => {
    const { token, id } = await invite();
    const { key } = await answerAsGuest(token, "10.2.0.1");
    const byOwner = await people.call("PATCH", `${ROOT}/${id}`, { token: owner.token, body: { shows: ["date"] } });
    expect(byOwner.statusCode, byOwner.body).toBe(200);
    const told = invitationChangedSchema.parse(byOwner.json()).invitation;
    expect([told.inviter.shows, told.guest?.shows]).toEqual([["date"], ["place"]]);

    const headers = { [INVITATION_KEY_HEADER]: key ?? "" };
    const byGuest = await people.call("PATCH", `${ROOT}/${token}`, { headers, body: { shows: ["time"] } });
    expect(byGuest.statusCode, byGuest.body).toBe(200);
    const toldGuest = invitationChangedSchema.parse(byGuest.json()).invitation;
    expect([toldGuest.inviter.shows, toldGuest.guest?.shows]).toEqual([["date"], ["time"]]);
    const stored = await records().findById(id);
    expect([stored?.owner.shows, stored?.guest?.shows]).toEqual([["date"], ["time"]]);
  });

  test("before an answer leaves the invitation without a guest", async () => {
    const { id } = await invite();
    const changed = await people.call("PATCH", `${ROOT}/${id}`, { token: owner.token, body: { shows: [] } });
    expect(invitationChangedSchema.parse(changed.json()).invitation.guest).toBeNull();
    expect((await records().findById(id))?.guest).toBeNull();
  });
});

describe("a second answer", () => {
  test("is refused, by the link and by the records, and the first stays", async () => {
    const { token, id } = await invite();
    await answerAsGuest(token, "10.2.0.2");
    const again = { ...ANSWER, name: "Another" };
    expectError(
      await people.call("POST", `${ROOT}/${token}`, { body: again, from: "10.2.0.3" }),
      410,
      "invitation_answered",
    );
    const stored = await records().findById(id);
    const second = { ...stored?.guest, name: "Another" } as NonNullable<NonNullable<typeof stored>["guest"]>;
    expect(await records().answer(id, second, "other hash")).toBe(false);
    expect((await records().findById(id))?.guest?.name).toBe("Guest");
  });

  test("to an unknown invitation stores nothing", async () => {
    const { token, id } = await invite();
    await answerAsGuest(token, "10.2.0.4");
    const guest = (await records().findById(id))?.guest;
    if (!guest) throw new Error("no guest");
    expect(await records().answer("unknown", guest, null)).toBe(false);
  });
});
