import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type SharedKundli, sharedKundliSchema, shareCreatedSchema, shareStateSchema } from "@lagna/contract";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { countRuns } from "../../../tools/lib/sample.ts";
import { createChartService } from "../src/modules/charts/service.ts";
import { collectFactsWithoutTime, splitDayIntoWindows } from "../src/modules/shares/collect-facts-without-time.ts";
import { buildPeopleApp, type Caller, type PeopleApp } from "./accounts/accounts-test-app.ts";
import { ephemeris, gazetteer, tasks } from "./build-test-app.ts";
import { expectError } from "./expect-error.ts";
import { BIRTH } from "./fakes/births.ts";

const HTML = "<!doctype html><html><head><title>Lagna</title></head><body></body></html>";

let people: PeopleApp;
let owner: Caller;
let stranger: Caller;
let webFolder: string;
let number = 0;
beforeAll(async () => {
  webFolder = mkdtempSync(join(tmpdir(), "lagna-web-"));
  writeFileSync(join(webFolder, "index.html"), HTML);
  people = await buildPeopleApp({ env: { ACCESS_APPROVAL: "off" }, parts: { webFolder } });
  owner = await people.signUp("owner@example.org");
  stranger = await people.signUp("stranger@example.org");
});
afterAll(async () => {
  await people.close();
  rmSync(webFolder, { recursive: true, force: true });
});

async function save(more: object = {}, { token }: Caller = owner): Promise<string> {
  const body = {
    ...BIRTH,
    name: `Asha Example ${(number += 1)}`,
    notes: "A secret of mine",
    tags: ["client"],
    ...more,
  };
  const response = await people.call("POST", "/kundlis", { token, body });
  expect(response.statusCode, response.body).toBe(200);
  return response.json<{ kundli: { id: string } }>().kundli.id;
}

const share = (id: string, body: object, { token }: Caller = owner) =>
  people.call("POST", `/kundlis/${id}/share`, { token, body });
async function shared(id: string, body: object) {
  const response = await share(id, body);
  expect(response.statusCode, response.body).toBe(200);
  return shareCreatedSchema.parse(response.json());
}
const view = (token: string) => people.call("GET", `/shares/${token}`);
async function seen(token: string): Promise<SharedKundli> {
  const response = await view(token);
  expect(response.statusCode, response.body).toBe(200);
  return sharedKundliSchema.parse(response.json());
}
const stateOf = async (id: string) =>
  shareStateSchema.parse((await people.call("GET", `/kundlis/${id}/share`, { token: owner.token })).json()).share;
const gone = async (token: string) => {
  expectError(await view(token), 404, "share_unknown");
  expectError(await people.call("GET", `/shares/${token}/card.png`), 404, "share_unknown");
};

describe("a link", () => {
  test("exists only at the owner's request, is returned once, and shows the kundli to anyone who has it", async () => {
    const id = await save();
    expect(await stateOf(id)).toBeNull();
    const made = await shared(id, { name: true, birth: "time" });
    expect(made.token).toMatch(/^[\w-]{43}$/);
    expect(made.url).toBe(`http://127.0.0.1:8080/k/${made.token}`);
    expect(await stateOf(id)).toEqual({
      name: true,
      birth: "time",
      degrees: true,
      created_at: people.now().toISOString(),
    });
    const { name, kundli } = await seen(made.token);
    expect(name).toMatch(/^Asha Example/);
    expect(kundli).toMatchObject({ birth: "time", data: { birth: { local: "1990-08-15T10:30:00" }, shadbala: {} } });
    const { db } = people.database;
    const rows = await db.selectFrom("kundli_shares").selectAll().where("kundli_id", "=", id).execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(made.token);
  });

  test("never shows notes, the owner or sensitive data", async () => {
    const id = await save({ settings: { preset: "kp" } });
    for (const birth of ["time", "day", "none"]) {
      const { token } = await shared(id, { name: true, birth });
      const { body } = await view(token);
      for (const secret of ["A secret of mine", "client", owner.email, '"gender"', '"maraka"', '"drekkana_22"', id])
        expect(body).not.toContain(secret);
    }
  });

  test("shows the name only if that was chosen", async () => {
    const id = await save({ name: "Vasundhara Unlikely" });
    for (const birth of ["time", "day", "none"]) {
      const { token } = await shared(id, { name: false, birth });
      const answer = await view(token);
      expect(answer.body).not.toContain("Vasundhara");
      const page = await people.app.inject({ url: `/k/${token}`, headers: { accept: "text/html" } });
      expect(page.body).not.toContain("Vasundhara");
    }
  });

  test("with a forged or malformed token is 404", async () => {
    await gone("A".repeat(43));
    await gone("short");
    await gone(encodeURIComponent("../etc"));
  });

  test("ends when its owner ends it, and when a new one replaces it", async () => {
    const id = await save();
    const first = await shared(id, { name: true, birth: "time" });
    const second = await shared(id, { name: false, birth: "none" });
    await gone(first.token);
    await seen(second.token);
    const end = () => people.call("DELETE", `/kundlis/${id}/share`, { token: owner.token });
    expect((await end()).json()).toEqual({ status: "success" });
    await gone(second.token);
    expect(await stateOf(id)).toBeNull();
    expect((await end()).statusCode).toBe(200);
  });

  test("ends with the kundli, and does not return with a new kundli of the same id", async () => {
    const id = await save();
    const { token } = await shared(id, { name: true, birth: "time" });
    await people.call("DELETE", `/kundlis/${id}`, { token: owner.token });
    await gone(token);
    await save({ id, name: "Another" });
    await gone(token);
  });

  test("ends with the account, is in the owner's export until then, and is audited", async () => {
    const someone = await people.signUp("leaving@example.org");
    const id = await save({}, someone);
    const made = shareCreatedSchema.parse((await share(id, { name: true, birth: "day" }, someone)).json());
    const exported = (await people.call("GET", "/profile/export", { token: someone.token })).json<{
      shares: unknown;
      audit: { action: string }[];
    }>();
    expect(exported.shares).toEqual([
      { kundli_id: id, name: true, birth: "day", degrees: true, created_at: people.now().toISOString() },
    ]);
    expect(JSON.stringify(exported)).not.toContain(made.token);
    expect(exported.audit.map(({ action }) => action)).toContain("kundli_shared");
    await people.call("DELETE", "/profile", { token: someone.token, body: { confirm: someone.email } });
    await gone(made.token);
  });

  test("can only be created, seen and ended by the owner", async () => {
    const id = await save();
    const { token } = await shared(id, { name: true, birth: "time" });
    expectError(await share(id, { name: true, birth: "time" }, stranger), 404, "kundli_unknown");
    expectError(await people.call("GET", `/kundlis/${id}/share`, { token: stranger.token }), 404, "kundli_unknown");
    await people.call("DELETE", `/kundlis/${id}/share`, { token: stranger.token });
    await seen(token);
    for (const method of ["GET", "POST", "DELETE"] as const)
      expectError(await people.call(method, `/kundlis/${id}/share`, { body: {} }), 401, "unauthenticated");
  });

  test("is refused for an invalid choice, and for showing an unknown time", async () => {
    const id = await save();
    for (const body of [{}, { name: true }, { name: "yes", birth: "time" }, { name: true, birth: "hour" }])
      expectError(await share(id, body), 422, "invalid_input");
    const untimed = await save({ hour: null, minute: null, time_unknown: true });
    const { errors } = expectError(await share(untimed, { name: true, birth: "time" }), 422, "invalid_input");
    expect(errors).toMatchObject([{ path: "birth", code: "share_without_time" }]);
    const { token } = await shared(untimed, { name: true, birth: "day" });
    const { kundli } = await seen(token);
    expect(kundli).toMatchObject({ birth: "day", data: { lagna: null, day: "1990-08-15" } });
  });
});

describe("its page and its picture", () => {
  test("are the web app with a preview head, neither cached nor indexed", async () => {
    const { token } = await shared(await save({ name: 'Asha "A" <b>' }), { name: true, birth: "time" });
    const page = await people.app.inject({ url: `/k/${token}`, headers: { accept: "text/html" } });
    expect(page.statusCode).toBe(200);
    expect(page.headers).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "x-robots-tag": "noindex, nofollow",
      "referrer-policy": "no-referrer",
    });
    expect(page.body).toContain('<meta name="robots" content="noindex, nofollow">');
    expect(page.body).toContain("<title>Kundli of Asha &quot;A&quot; &lt;b&gt;</title>");
    expect(page.body).toMatch(
      /og:description" content="Libra rising, Moon in Rohini · [\w–]+ until \w+ \d{4} · Lagna"/,
    );
    const picture = `http://127.0.0.1:8080/api/v1/shares/${token}/card.png?language=en`;
    expect(page.body).toContain(`<meta property="og:image" content="${picture}">`);
    expect(people.lines.join("\n")).not.toContain(token);
  });

  test.each([
    ["WhatsApp/2.23.20.0 A", "*/*"],
    ["facebookexternalhit/1.1", "*/*"],
    ["TelegramBot (like TwitterBot)", undefined],
    ["Mozilla/5.0 (iPhone) Safari/604.1", "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8"],
  ])("in a preview by %s tell no more of the birth than was chosen", async (agent, accept) => {
    const id = await save({ name: "Vasundhara Unlikely", city: "Varanasi" });
    const asked = {
      headers: { "user-agent": agent, ...(accept !== undefined && { accept }) },
      remoteAddress: `198.51.100.${agent.length}`,
    };
    const choices = [true, false].flatMap((name) =>
      (["time", "day", "none"] as const).map((birth) => ({ name, birth })),
    );
    for (const { name, birth } of choices) {
      const { token } = await shared(id, { name, birth });
      for (const url of [`/k/${token}`, `/k/${token}/`]) {
        const page = await people.app.inject({ ...asked, url });
        expect([page.statusCode, page.headers["content-type"]]).toEqual([200, "text/html; charset=utf-8"]);
        expect(page.body).toContain('<meta property="og:title"');
        expect(page.body.includes("Vasundhara")).toBe(name);
        // Everyone who sees the link sees its preview: it has no day, place or time, whatever the page itself shows.
        expect(page.body).not.toMatch(/1990|10:30|August|Varanasi|latitude|\d°/);
        expect(page.body.includes("until")).toBe(birth === "time");
        for (const secret of [id, owner.email]) expect(page.body).not.toContain(secret);
        const head = await people.app.inject({ ...asked, url, method: "HEAD" });
        expect([head.statusCode, head.body]).toEqual([200, ""]);
      }
    }
  });

  test("of an unknown link is the web app with a friendly message and status 404", async () => {
    const page = await people.app.inject({ url: `/k/${"B".repeat(43)}`, headers: { accept: "text/html" } });
    expect(page.statusCode).toBe(404);
    expect(page.body).toContain("<title>Lagna</title>");
    expect(page.body).not.toContain("og:image");
    expect(page.headers["x-robots-tag"]).toBe("noindex, nofollow");
  });

  test.each(["en", "hi"])("the picture is 1200 × 630, and one for each language (%s)", async (language) => {
    const { token } = await shared(await save(), { name: true, birth: "time" });
    const card = await people.call("GET", `/shares/${token}/card.png?language=${language}`);
    expect(card.statusCode).toBe(200);
    expect(card.headers).toMatchObject({ "content-type": "image/png", "cache-control": "no-store" });
    const png = card.rawPayload;
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    const other = await people.call("GET", `/shares/${token}/card.png`, {
      headers: { "accept-language": language === "en" ? "hi" : "en" },
    });
    expect(other.rawPayload.equals(png)).toBe(false);
  });
});

describe("without the time", () => {
  const kundlis = createChartService({
    ephemeris,
    gazetteer,
    clock: () => new Date("2026-11-21T00:00:00.000Z"),
    tasks,
  });
  const nowJd = kundlis.toJulianDay(Date.parse("2026-11-21T00:00:00.000Z"), "at");
  const at = (minute: number, more: object = {}) =>
    collectFactsWithoutTime(
      { ...BIRTH, month: 8, hour: Math.floor(minute / 60), minute: minute % 60, ...more },
      nowJd,
      kundlis,
    );

  test("windows tile the day, and none is shorter than an hour", () => {
    const changes = fc.uniqueArray(fc.integer({ min: 1, max: 86_399 }), { maxLength: 40 });
    fc.assert(
      fc.property(changes, (all) => {
        const windows = splitDayIntoWindows(all.toSorted((a, b) => a - b));
        expect(windows[0]?.from).toBe(0);
        expect(windows.at(-1)?.until).toBe(86_400);
        windows.forEach(({ from, until }, index) => {
          expect(until - from).toBeGreaterThanOrEqual(3600);
          expect(windows[index + 1]?.from ?? 86_400).toBe(until);
        });
      }),
    );
  });

  /** A third of a day every day, the whole in the nightly part. */
  const DAY_MINUTES = countRuns(1440, 3);

  test("every minute of a window gives the same answer, so that minutes cannot be told apart", async () => {
    const answers: string[] = [];
    for (let minute = 0; minute < DAY_MINUTES; minute += 29) answers.push(JSON.stringify(await at(minute)));
    // Runs of the same answer: none is shorter than an hour, and each answer occurs in one run only.
    const runs: { answer: string; length: number }[] = [];
    for (const answer of answers) {
      const last = runs.at(-1);
      if (last?.answer === answer) last.length += 1;
      else runs.push({ answer, length: 1 });
    }
    expect(runs.length).toBeGreaterThan(DAY_MINUTES / 180);
    expect(new Set(runs.map(({ answer }) => answer)).size).toBe(runs.length);
    for (const { length } of runs) expect(length).toBeGreaterThanOrEqual(2);
  });

  test("the shown facts are true", async () => {
    const { nativity } = await kundlis.computeNativity({ ...BIRTH, month: 8 });
    const facts = await at(10 * 60 + 30);
    expect(facts.lagna).toBe(nativity.chart.lagna.sign);
    for (const { id, sign, house } of nativity.chart.planets) expect(facts.planets[id]).toMatchObject({ sign, house });
  });

  test("near the polar circle, where signs rise in minutes, the time stays hidden within an hour", async () => {
    const tromso = { latitude: 66.4, longitude: 18.96, utc_offset: "+01:00", month: 1 };
    const answers = new Set<string>();
    for (let minute = 0; minute < 1440; minute += 60) answers.add(JSON.stringify(await at(minute, tromso)));
    expect(answers.size).toBeLessThan(24);
    expect(answers.size).toBeGreaterThan(3);
  });

  test("the answer contains no degrees, instants, speeds or offsets, whatever was chosen", async () => {
    const id = await save();
    for (const birth of ["day", "none"]) {
      const { token } = await shared(id, { name: true, birth });
      const { body } = await view(token);
      expect(body).not.toMatch(/\d\.\d|T\d\d:|longitude|latitude|offset|degrees|speed|"utc"|"end"|"start"/);
      expect(body.includes("1990-08-15")).toBe(birth === "day");
      expect(body.includes("Varanasi")).toBe(birth === "day");
      const page = await people.app.inject({ url: `/k/${token}`, headers: { accept: "text/html" } });
      expect(page.body).not.toMatch(/until|10:30/);
    }
  });
});

test("trying many tokens is rate-limited", async () => {
  const ask = (index: number) => people.call("GET", `/shares/guess-${index}`, { from: "203.0.113.9" });
  for (let index = 0; index < 120; index += 1) expectError(await ask(index), 404, "share_unknown");
  expectError(await ask(120), 429, "too_many_requests");
});
