import { utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { SERVER_PARTS, type ServerReport, serverReportSchema, type TestMailResponse } from "@lagna/contract";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { JobCount } from "../src/jobs/queue.ts";
import {
  checkDatabase,
  checkDisk,
  checkJobs,
  checkMail,
  checkPlaces,
} from "../src/modules/server-report/server-checks.ts";
import { buildPeopleApp, type Caller, type PeopleApp } from "./accounts/accounts-test-app.ts";
import { type Smtp, startSmtp } from "./fakes/smtp.ts";

const onPostgres = process.env["TEST_DATABASE_URL"] !== undefined;

let smtp: Smtp;
let people: PeopleApp;
const opened: PeopleApp[] = [];
let administrator: Caller;
async function open(env: Record<string, string> = {}): Promise<void> {
  people = await buildPeopleApp({ env });
  opened.push(people);
  administrator = await people.signUp("administrator@example.org");
}
beforeEach(async () => {
  smtp = await startSmtp();
  await open();
});
afterEach(async () => {
  for (const app of opened.splice(0)) await app.close();
  await smtp.close();
});

async function report(query = ""): Promise<Record<string, ServerReport["parts"][number]>> {
  const response = await people.call("GET", `/admin/health${query}`, { token: administrator.token });
  expect(response.statusCode, response.body).toBe(200);
  expect(response.headers["cache-control"]).toBe("no-store");
  const { parts } = serverReportSchema.parse(response.json());
  expect(parts.map(({ part }) => part)).toEqual(SERVER_PARTS);
  return Object.fromEntries(parts.map((each) => [each.part, each]));
}

test("an unconfigured server reports the state of each part", async () => {
  expect(await report()).toMatchObject({
    version: { state: "good", facts: { node: process.version, version: expect.stringMatching(/^\d+\./) } },
    database: { finding: "database_answers", facts: { kind: onPostgres ? "PostgreSQL" : "SQLite" } },
    disk: { part: "disk", facts: { free_gb: expect.any(Number) } },
    clock: { finding: "clock_agrees", facts: { now: people.now().toISOString() } },
    places: { finding: "places_ready", state: "good" },
    mail: { finding: "mail_to_files", state: "off" },
    model: { finding: "model_built_in", state: "off" },
    channels: { finding: "channels_none", state: "off" },
    jobs: { state: "good" },
    backup: { finding: "backup_none", state: "attention" },
  });
});

test("settings are listed, but only the host of URLs with passwords", async () => {
  const whatsApp = { WHATSAPP_TOKEN: "t", WHATSAPP_PHONE_NUMBER_ID: "1", WHATSAPP_APP_SECRET: "s" };
  await open({
    SMTP_URL: "smtp://lagna:a-secret@127.0.0.1:9",
    MAIL_FROM: "Lagna <lagna@example.org>",
    LLM_BASE_URL: "http://127.0.0.1:1/v1",
    LLM_MODEL: "a-model",
    LLM_API_KEY: "another-secret",
    WHATSAPP_VERIFY_TOKEN: "v",
    ...whatsApp,
  });
  const parts = await report();
  expect(parts).toMatchObject({
    mail: { finding: "mail_by_server", facts: { host: "127.0.0.1:9" } },
    model: { finding: "model_set", facts: { model: "a-model" } },
    channels: { finding: "channels_set", facts: { names: "WhatsApp" } },
  });
  expect(JSON.stringify(parts)).not.toMatch(/secret/);
});

test("warns about a model that has used up its monthly budget, until the next month", async () => {
  await open({ LLM_BASE_URL: "http://127.0.0.1:1/v1", LLM_MODEL: "a-model", LLM_MONTHLY_TOKENS: "1000" });
  const month = people.now().toISOString().slice(0, 7);
  const { db } = people.database;
  await db.insertInto("model_usage").values({ month, tokens: 999 }).execute();
  expect((await report())["model"]).toMatchObject({ finding: "model_set", state: "good", facts: { tokens: 999 } });
  await db.updateTable("model_usage").set({ tokens: 1000 }).execute();
  const spent = { finding: "model_spent", state: "attention", facts: { model: "a-model", tokens: 1000 } };
  expect((await report())["model"]).toMatchObject(spent);
  await db.updateTable("model_usage").set({ month: "2020-01" }).execute();
  expect((await report())["model"]).toMatchObject({ finding: "model_set", facts: { tokens: 0 } });
  const health = await people.call("GET", "/health");
  expect(health.json()).toMatchObject({ astrologer: "a-model" });
  expect((await people.call("GET", "/config")).json()).toMatchObject({ astrologer: "a-model" });
});

test("warns if the client's clock differs by more than a minute", async () => {
  const asked = async (apart: number) =>
    (await report(`?now=${new Date(people.now().getTime() + apart).toISOString()}`))["clock"];
  expect(await asked(50_000)).toMatchObject({ finding: "clock_agrees" });
  expect(await asked(300_000)).toMatchObject({ finding: "clock_differs", state: "attention", facts: { seconds: 300 } });
  expect(await asked(-300_000)).toMatchObject({ finding: "clock_differs" });
});

test("reports the date of the last backup, and warns after eight days", async () => {
  const mark = join(people.dataDir, "last-backup");
  writeFileSync(mark, "");
  const days = (count: number) => new Date(people.now().getTime() - count * 86_400_000);
  utimesSync(mark, days(7), days(7));
  expect((await report())["backup"]).toMatchObject({ finding: "backup_recent", facts: { at: days(7).toISOString() } });
  utimesSync(mark, days(9), days(9));
  expect((await report())["backup"]).toMatchObject({ finding: "backup_old", state: "attention" });
});

describe("a test mail", () => {
  const mail = async (language = "en") =>
    (
      await people.call("POST", "/admin/health/test-mail", {
        token: administrator.token,
        headers: { "accept-language": language },
      })
    ).json<TestMailResponse>();
  beforeEach(() => open({ SMTP_URL: smtp.url, MAIL_FROM: "Lagna <lagna@example.org>" }));

  test.each([
    ["en", "A test email from Lagna"],
    ["hi", "Lagna से एक परीक्षण मेल"],
  ])("arrives at one's own address, in one's own language (%s)", async (language, subject) => {
    expect(await mail(language)).toEqual({ status: "success", to: administrator.email, said: null });
    const arrived = smtp.mails.filter((each) => each.subject === subject);
    expect(arrived.map(({ to }) => to)).toEqual([[administrator.email]]);
  });

  test("that is refused reports the mail server's reason without personal data", async () => {
    smtp.refuses = true;
    const { status, said } = await mail();
    expect(status).toBe("failed");
    expect(said).toMatch(/^a mail could not be sent: SMTP \d+$/);
  });
});

const dead = (kind: string): JobCount => ({ kind, state: "dead", count: 2 });
describe("wants attention", () => {
  test.each([
    ["a database that is away", checkDatabase({ kind: "sqlite", probe: async () => "away" }, () => 0), "database_away"],
    ["a full one", checkDatabase({ kind: "sqlite", probe: async () => "full" }, () => 0), "database_full"],
    ["little room on the disk", checkDisk("/", room(1e9)), "disk_low"],
    ["an index of places that is being made", checkPlaces({ ready: () => new Promise(() => {}) }), "places_being_made"],
    ["one that could not be", checkPlaces({ ready: () => Promise.reject(new Error("no room")) }), "places_failed"],
    ["mails that lie dead", checkMail("mail.example.org", [dead("link mail")]), "mail_failing"],
    ["other dead work", checkJobs([dead("erasure"), { kind: "erasure", state: "waiting", count: 1 }]), "jobs_dead"],
  ])("%s", async (_, finding, expected) => {
    expect(await finding).toMatchObject({ finding: expected, state: "attention" });
  });

  test("but not for enough disk space or waiting jobs", async () => {
    expect(await checkDisk("/", room(50e9))).toMatchObject({ state: "good", facts: { free_gb: 50, all_gb: 100 } });
    expect(checkJobs([{ kind: "erasure", state: "waiting", count: 1 }])).toMatchObject({ state: "good" });
  });
});

/** A disk of 100 GB. */
function room(free: number) {
  return async () => ({ bavail: free / 1000, blocks: 100e9 / 1000, bsize: 1000 });
}
