import { type LeadCreate, leadsResponseSchema, leadsSummaryResponseSchema } from "@lagna/contract";
import type { Timestamp } from "@google-cloud/firestore";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openFirestore } from "../../src/firestore/client.ts";
import { withTimeouts } from "../../src/firestore/documents.ts";
import { classifyFirestoreOutage } from "../../src/firestore/classify-firestore-outage.ts";
import { toAppError } from "../../src/http/error-handler.ts";
import { createFirestoreAccessRepository } from "../../src/modules/access-approval/firestore-repository.ts";
import type { AccountSideEffects } from "../../src/modules/access-approval/repository.ts";
import { createSqlAccountSideEffects } from "../../src/modules/access-approval/sql-repository.ts";
import { createFirestoreKundliRepository } from "../../src/modules/saved-kundlis/firestore-repository.ts";
import { createSqlAuditRepository } from "../../src/modules/audit/sql-repository.ts";
import { buildPeopleApp, type Caller, MINUTE, type PeopleApp } from "../accounts/accounts-test-app.ts";
import { expectError } from "../expect-error.ts";
import { BIRTH } from "../fakes/births.ts";
import { openTestFirestore } from "./open-test-firestore.ts";

const AT = "2026-03-01T06:00:00.000Z";

let people: PeopleApp;
let administrator: Caller;
beforeAll(async () => {
  people = await buildPeopleApp({ records: await openTestFirestore() });
  administrator = await people.signUp("administrator@example.org");
});
afterAll(() => people.close());

const documents = () => {
  if (!people.firestore) throw new Error("no Firestore");
  return people.firestore.documents;
};
const idOf = async (email: string) =>
  (await people.database.db.selectFrom("users").select("id").where("email", "=", email).executeTakeFirstOrThrow()).id;
const mayUse = async ({ token }: Caller) => (await people.call("GET", "/kundlis", { token })).statusCode;
const decide = async (email: string, action: string) =>
  people.call("POST", `/admin/users/${await idOf(email)}/${action}`, { token: administrator.token });
const listed = async (email: string) => {
  const answer = await people.call("GET", `/admin/users?q=${encodeURIComponent(email)}`, {
    token: administrator.token,
  });
  return answer.json<{ users: { status: string; role: string; requested_at: string | null }[] }>().users[0];
};
const trail = async (userId: string) =>
  (await people.database.db.selectFrom("audit_log").select("action").where("subject_id", "=", userId).execute()).map(
    ({ action }) => action,
  );

test("health, public configuration and server report name Firestore as the record store", async () => {
  expect((await people.call("GET", "/health")).json()).toMatchObject({ records: "firestore" });
  expect((await people.call("GET", "/config")).json()).toMatchObject({ records: "firestore" });
  const report = await people.call("GET", "/admin/health", { token: administrator.token });
  expect(report.body).toMatch(/(SQLite|PostgreSQL) \+ Firestore/);
});

describe("approval", () => {
  test("waits in pending_users since the first refusal, is given in app_users, and taken away at once", async () => {
    const email = "asha@example.org";
    const asha = await people.signUp("Asha@Example.org");
    expect(await mayUse(asha)).toBe(403);
    people.advance(MINUTE);
    expect(await mayUse(asha)).toBe(403);
    const waiting = await documents().doc(`pending_users/${email}`).get();
    expect(waiting.data()).toMatchObject({ email, status: "pending" });
    expect((waiting.get("requestedAt") as Timestamp).toDate().toISOString()).toBe(AT);
    expect(await listed(email)).toMatchObject({ status: "pending", requested_at: AT });

    expect((await decide(email, "activate")).statusCode).toBe(200);
    expect(await mayUse(asha)).toBe(200);
    expect((await documents().doc(`app_users/${email}`).get()).data()).toMatchObject({
      email,
      active: true,
      role: "user",
    });
    expect((await documents().doc(`pending_users/${email}`).get()).exists).toBe(false);
    expect(await listed(email)).toMatchObject({ status: "active", requested_at: null });

    await decide(email, "deactivate");
    expect(await mayUse(asha)).toBe(401);
    expect(await mayUse(await people.logIn(email))).toBe(403);
    expect(await trail(await idOf(email))).toEqual(expect.arrayContaining(["activated", "deactivated"]));
    expectError(await decide(administrator.email, "make-user"), 409, "last_administrator");
    expect(await people.database.db.selectFrom("app_users").selectAll().execute()).toEqual([]);
  });

  test("a foreign record without an account or with another shape grants no access", async () => {
    const email = "eager@example.org";
    const eager = await people.signUp(email);
    for (const data of [
      { active: true },
      { active: true, email, userId: "somebody else" },
      {
        email,
        userId: await idOf(email),
        active: "yes",
        role: "administrator",
        noted: true,
        createdAt: new Date(),
        updatedAt: new Date(),
      },
    ]) {
      await documents().doc(`app_users/${email}`).set(data);
      expect(await mayUse(eager), JSON.stringify(data)).toBe(403);
    }
    await documents().doc(`app_users/${email}`).delete();
  });

  /** Decisions by a process that ends before noting them, or cannot reach the audit trail. */
  const besideThatFails = (): AccountSideEffects => ({
    ...createSqlAccountSideEffects(
      people.database.db,
      createSqlAuditRepository({ db: people.database.db, clock: () => people.now() }),
    ),
    note: () => Promise.reject(new Error("killed")),
  });

  test("a grant whose process was killed before auditing is audited once, before it takes effect", async () => {
    const email = "cut-short@example.org";
    const cut = await people.signUp(email);
    const person = { id: await idOf(email), email };
    const dying = createFirestoreAccessRepository(documents(), besideThatFails());
    await expect(dying.activate([person], null, { actor: { kind: "shell" }, at: AT })).rejects.toThrow("killed");
    expect(await trail(person.id)).not.toContain("activated");
    await expect(dying.find(email), "no read of it without the trail").rejects.toThrow("killed");

    const [one, other] = await Promise.all([mayUse(cut), mayUse(cut)]);
    expect([one, other]).toEqual([200, 200]);
    expect((await trail(person.id)).filter((action) => action === "activated")).toHaveLength(1);
    expect(await listed(email)).toMatchObject({ status: "active" });
  });

  test("a deactivation takes effect at once, even if not audited yet, and is audited at the next server start", async () => {
    const email = "shut-out@example.org";
    const person = { id: "", email };
    const shut = await people.signUp(email);
    person.id = await idOf(email);
    await decide(email, "activate");
    const by = { actor: { kind: "shell" as const }, at: AT };
    await expect(
      createFirestoreAccessRepository(documents(), besideThatFails()).deactivate(person, by),
    ).rejects.toThrow("killed");
    const starting = createFirestoreAccessRepository(
      documents(),
      createSqlAccountSideEffects(
        people.database.db,
        createSqlAuditRepository({ db: people.database.db, clock: () => people.now() }),
      ),
    );
    await starting.settleAll();
    expect(await trail(person.id)).toContain("deactivated");
    expect(await mayUse(shut)).toBe(403);
  });
});

describe("kundlis", () => {
  const COUNT = 1000;
  let owner: Caller;
  beforeAll(async () => {
    owner = await people.signUp("astrologer@example.org");
    await decide(owner.email, "activate");
  });
  const call = (method: "GET" | "POST" | "PUT" | "DELETE", path: string, body?: object, who: Caller = owner) =>
    people.call(method, path, { token: who.token, ...(body && { body }) });

  test(`${COUNT} of a file are taken in once, and listed page by page, searched and tagged`, async () => {
    const file = Array.from({ length: 50 }, (_, index) => ({
      ...BIRTH,
      id: `chart-of-file-${index}`,
      name: `Person ${index}`,
      minute: index,
      tags: index % 10 === 0 ? ["tens"] : [],
    }));
    for (const outcome of ["created", "known"]) {
      const answer = await call("POST", "/kundlis/batch", { kundlis: file });
      expect(answer.statusCode, answer.body).toBe(200);
      const { results } = answer.json<{ results: { outcome: string }[] }>();
      expect(results.map((result) => result.outcome)).toEqual(file.map(() => outcome));
    }
    // As many more as from other files, each with the chart of the first.
    const first = (await documents().doc("kundlis/chart-of-file-1").get()).data();
    for (let from = file.length; from < COUNT; from += 190) {
      const batch = documents().batch();
      for (let index = from; index < Math.min(from + 190, COUNT); index += 1) {
        const id = `chart-of-file-${index}`;
        batch.create(documents().doc(`kundlis/${id}`), { ...first, id, name: `Person ${index}`, birthKey: id });
      }
      await batch.commit();
    }
    const seen: string[] = [];
    for (let after = ""; ; after = `&after=${seen.at(-1)}`) {
      const page = (await call("GET", `/kundlis?limit=400&sort=name&order=asc${after}`)).json<{
        kundlis: { id: string }[];
        total: number;
      }>();
      expect(page.total).toBe(COUNT);
      seen.push(...page.kundlis.map(({ id }) => id));
      if (page.kundlis.length < 400) break;
    }
    expect(new Set(seen).size).toBe(COUNT);
    const matching = async (query: string) =>
      (await call("GET", `/kundlis?${query}`)).json<{ matching: number }>().matching;
    expect(await matching("q=Person%20999")).toBe(1);
    expect(await matching("tag=tens")).toBe(5);
  });

  test("are only visible to and changed by their owner; an old version is refused", async () => {
    const stranger = await people.signUp("stranger@example.org");
    await decide(stranger.email, "activate");
    const { kundli } = (await call("POST", "/kundlis", { ...BIRTH, name: "Mine" })).json<{
      kundli: { id: string; version: number };
    }>();
    for (const path of [`/kundlis/${kundli.id}`, "/kundlis/a%2Fb", "/kundlis/.."])
      expect((await call("GET", path, undefined, stranger)).statusCode, path).toBe(404);
    const change = { ...BIRTH, name: "Mine", notes: "Changed", version: kundli.version };
    expectError(await call("PUT", `/kundlis/${kundli.id}`, change, stranger), 404, "kundli_unknown");
    expect((await call("PUT", `/kundlis/${kundli.id}`, change)).statusCode).toBe(200);
    expectError(
      await call("PUT", `/kundlis/${kundli.id}`, { ...change, notes: "Other" }),
      409,
      "kundli_changed_elsewhere",
    );
    expectError(await call("DELETE", `/kundlis/${kundli.id}`, undefined, stranger), 404, "kundli_unknown");
    expect((await call("DELETE", `/kundlis/${kundli.id}`)).statusCode).toBe(200);
  });

  test("one whose chart an earlier version stored as `reckoned` keeps it, under the new name after a change", async () => {
    const { id } = (await call("POST", "/kundlis", { ...BIRTH, name: "Older" })).json<{ kundli: { id: string } }>()
      .kundli;
    const stored = documents().doc(`kundlis/${id}`);
    const { chartSummary: summary, ...others } = (await stored.get()).data() ?? {};
    expect(JSON.parse(String(summary))).toMatchObject({ chart: { utcOffset: "+05:30" } });
    await stored.set({ ...others, reckoned: summary });
    const records = createFirestoreKundliRepository(documents(), async () => true);
    const { email } = owner;
    const self = { userId: await idOf(email), email };
    const found = await records.find(self, id);
    expect(found?.chartSummary).toEqual(JSON.parse(String(summary)));
    if (found?.chartSummary) await records.saveChartSummary(self, id, found.version, found.chartSummary);
    expect((await stored.get()).data()).toEqual({ ...others, chartSummary: summary });
  });

  test("one left by a crashed process for a deleted account is removed by the sweep", async () => {
    const leaver = await people.signUp("leaver@example.org");
    await decide(leaver.email, "activate");
    const userId = await idOf(leaver.email);
    await call("POST", "/kundlis", { ...BIRTH, name: "Left behind" }, leaver);
    const [kept] = (await documents().collection("kundlis").where("ownerId", "==", userId).get()).docs;
    expect(
      (await people.call("DELETE", "/profile", { token: leaver.token, body: { confirm: leaver.email } })).statusCode,
    ).toBe(200);
    await documents()
      .doc("kundlis/left-behind")
      .set({ ...kept?.data(), id: "left-behind" });
    const left = async () => (await documents().collection("kundlis").where("ownerId", "==", userId).get()).size;
    expect(await left()).toBe(1);
    people.advance(2 * MINUTE);
    await expect
      .poll(async () => (await people.database.db.selectFrom("jobs").select("kind").execute()).map(({ kind }) => kind))
      .toEqual(["sweep after a person"]);
    people.advance(15 * MINUTE);
    await expect.poll(left).toBe(0);
  });
});

describe("leads", () => {
  const LEAD: LeadCreate = {
    name: "Asha Example",
    email: "Asha@Example.org",
    phone: "+91 98765 43210",
    source: "pilot_signup_form",
  };
  const ANALYTICS = {
    user_agent: "Mozilla/5.0 (Linux; Android 15) Mobile",
    referrer: "https://example.org/",
    timestamp: "2026-03-01T06:00:00.000Z",
    url: "https://lagna.example",
    screen_resolution: "390x844",
    timezone: "Asia/Kolkata",
    language: "hi-IN",
  };
  const asked = async (path: string) => {
    administrator = await people.logIn(administrator.email);
    return people.call("GET", path, { token: administrator.token });
  };

  test("are kept with the specification's sub-object, counted, found, and exported whole", async () => {
    const COUNT = 1200;
    for (let index = 0; index < 3; index += 1)
      expect(
        (
          await people.call("POST", "/leads", {
            body: {
              ...LEAD,
              id: `lead-of-form-${index}`,
              name: `Asha ${index}`,
              analytics: ANALYTICS,
            },
            from: `203.0.113.${index}`,
          })
        ).statusCode,
      ).toBe(200);
    const [one] = (await documents().collection("leads").limit(1).get()).docs;
    expect(one?.data()).toMatchObject({
      email: "asha@example.org",
      analytics: {
        userAgent: ANALYTICS.user_agent,
        referrer: ANALYTICS.referrer,
        timestamp: ANALYTICS.timestamp,
        url: ANALYTICS.url,
        screenResolution: ANALYTICS.screen_resolution,
        timezone: ANALYTICS.timezone,
        language: ANALYTICS.language,
      },
    });
    for (let from = 3; from < COUNT; from += 300) {
      const batch = documents().batch();
      for (let index = from; index < Math.min(from + 300, COUNT); index += 1)
        batch.create(documents().doc(`leads/lead-${index}`), {
          ...one?.data(),
          id: `lead-${index}`,
          name: `Ravi ${index}`,
        });
      await batch.commit();
    }
    expect(leadsSummaryResponseSchema.parse((await asked("/leads/summary")).json())).toMatchObject({
      total: COUNT,
      statuses: { new: COUNT },
      countries: { IN: COUNT },
    });
    expect(leadsResponseSchema.parse((await asked("/leads?q=ravi%20777")).json()).leads.map(({ id }) => id)).toEqual([
      "lead-777",
    ]);
    const lines = (await asked("/leads/export.csv")).body.trimEnd().split("\r\n");
    expect(new Set(lines).size).toBe(COUNT + 1);
  });
});

describe("while Firestore is unreachable", () => {
  test("health says so", async () => {
    const firestore = await openFirestore({ projectId: "demo-nobody", emulatorHost: "127.0.0.1:1" });
    const alone = await buildPeopleApp({ parts: { firestore } });
    expectError(await alone.call("GET", "/health"), 503, "database_away");
    await alone.close();
    await firestore.close();
  });

  test("repository calls time out", async () => {
    const silent = withTimeouts({ find: () => new Promise<string>(() => undefined), all: async () => "all" }, 20);
    expect(await silent.all()).toBe("all");
    const silence: unknown = await silent.find().catch((error: unknown) => error);
    expect(toAppError(silence)).toMatchObject({ code: "database_away", status: 503 });
  });

  const refused = (code: number | string) => Object.assign(new Error("refused"), { code, details: "" });
  test.each([
    ["nobody there", refused(14), "away"],
    ["too slow", refused(4), "away"],
    ["credentials that are not good", refused(16), "away"],
    ["too much at one document", refused(10), "busy"],
    ["a document that is there", refused(6), null],
    ["an error of the system", refused("ECONNREFUSED"), null],
    ["a fault of ours", Object.assign(new Error("fault"), { code: 14 }), null],
  ])("%s is told for what it is", (_, error, outage) => {
    expect(classifyFirestoreOutage(error)).toBe(outage);
  });
});
