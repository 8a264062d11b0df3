import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildPeopleApp, type Caller, type PeopleApp } from "./accounts/accounts-test-app.ts";
import { expectError } from "./expect-error.ts";
import { BIRTH } from "./fakes/births.ts";

const FRAME =
  '<!doctype html><html lang="en"><head><title>Lagna</title></head><body><div id="root"></div></body></html>';

/** A build for Node that asks as the app's does, and tells pages apart that were rendered from one that was kept. */
const BUNDLE = `
  let count = 0;
  const read = async (path) => {
    const response = await fetch("/api/v1" + path);
    if (!response.ok) throw new Error("refused");
    return response.json();
  };
  const readMissing = async (path) => (await (await fetch("/api/v1" + path)).json()).errors.map((each) => each.path).join();
  export async function renderPage({ address, language, width, personal }) {
    const { email } = await read("/validate-token");
    if (address === "/kundlis/fails") throw new Error("no such component");
    if (address === "/kundlis/invalid") await read("/today?language=none");
    if (address === "/dashboard") return { html: "<h1>missing " + (await readMissing("/today")) + "</h1>", data: "{}" };
    const { data } = await read(address + "/chart");
    count += 1;
    const choices = personal.stored.lagna_chart_style ?? "none";
    return { html: "<h1>" + [email, data.birth.name, language, width, choices, count].join() + "</h1>", data: "{}" };
  }`;
const folder = mkdtempSync(join(tmpdir(), "lagna-personal-"));

let people: PeopleApp;
let asha: Caller;
let id = "";
beforeAll(async () => {
  const [webFolder, pageBundle] = [join(folder, "web"), join(folder, "bundle")];
  mkdirSync(webFolder);
  mkdirSync(pageBundle);
  writeFileSync(join(webFolder, "index.html"), FRAME);
  writeFileSync(join(pageBundle, "package.json"), '{ "type": "module" }');
  writeFileSync(join(pageBundle, "browser-globals.js"), "");
  writeFileSync(join(pageBundle, "prerender.js"), BUNDLE);
  people = await buildPeopleApp({ parts: { webFolder, pageBundle } });
  asha = await people.signUp("asha@example.org");
  const saved = await people.call("POST", "/kundlis", { token: asha.token, body: BIRTH });
  id = saved.json<{ kundli: { id: string } }>().kundli.id;
}, 120_000);
afterAll(async () => {
  await people.close();
  rmSync(folder, { recursive: true, force: true });
});

const ask = (token: string | undefined, path: string, stored: Record<string, string> = {}) =>
  people.call("POST", "/page-content", { token, body: { path, language: "en", time_zone: "Asia/Kolkata", stored } });
const readHtml = (body: string): string => (JSON.parse(body) as { html: string }).html;

test("the first request starts the thread and is left to the app; then the page comes for its reader and is not kept", async () => {
  const cold = await ask(asha.token, `/kundlis/${id}`);
  expect({ status: cold.statusCode, body: cold.body }).toEqual({ status: 204, body: "" });
  const stored = { lagna_chart_style: "south" };
  await expect.poll(async () => (await ask(asha.token, `/kundlis/${id}`, stored)).statusCode).toBe(200);
  const pages = await Promise.all([1, 2].map(() => ask(asha.token, `/kundlis/${id}`, stored)));
  const [first = "", second = ""] = pages.map(({ body }) => readHtml(body));
  expect(first).toMatch(new RegExp(`^<h1>asha@example.org,${BIRTH.name},en,320,south,\\d+</h1>$`));
  expect(second).not.toBe(first);
  expect(pages[0]?.headers["cache-control"]).toBe("no-store");
});

test("it is refused as the API refuses the chart: to a visitor, another account, a pending one and an ended session", async () => {
  const chart = `/kundlis/${id}`;
  expectError(await ask(undefined, chart), 401, "unauthenticated");
  const ravi = await people.signUp("ravi@example.org");
  expectError(await ask(ravi.token, chart), 403, "access_pending");
  const users = people.database.db.selectFrom("users").select("id").where("email", "=", ravi.email);
  const { id: ids } = await users.executeTakeFirstOrThrow();
  await people.call("POST", "/admin/users/activate", { token: asha.token, body: { ids: [ids] } });
  for (const path of [chart, "/kundlis/never-saved"]) {
    const theirs = expectError(await people.call("GET", `${path}/chart`, { token: ravi.token }), 404, "kundli_unknown");
    const { detail } = expectError(await ask(ravi.token, path), 404, "kundli_unknown");
    expect(detail).toBe(theirs.detail);
  }
  await people.call("POST", "/logout", { token: ravi.token });
  expectError(await ask(ravi.token, chart), 401, "unauthenticated");
  expect((await ask(asha.token, chart)).statusCode).toBe(200);
});

test("what the API cannot compute is left to the app, and so is a page that fails", async () => {
  for (const path of ["/kundlis/fails", "/kundlis/invalid"]) {
    const { statusCode, body } = await ask(asha.token, path);
    expect({ statusCode, body }, path).toEqual({ statusCode: 204, body: "" });
  }
});

test("the page of an account that has no place says so: a field that the API refuses does not leave it to the app", async () => {
  const { statusCode, body } = await ask(asha.token, "/dashboard");
  expect(statusCode).toBe(200);
  expect(readHtml(body)).toBe("<h1>missing place_id</h1>");
});

test("the session is not among the choices that a page is rendered with, and a time zone has to exist", async () => {
  expectError(await ask(asha.token, `/kundlis/${id}`, { authToken: "another" }), 422, "invalid_input");
  const body = { path: "/dashboard", language: "en", time_zone: "Lanka/Meridian", stored: {} };
  expectError(await people.call("POST", "/page-content", { token: asha.token, body }), 422, "invalid_input");
});

test.each(["/profile", "/admin/users", "/kundlis/files", "/no-such-page", "https://example.org/dashboard"])(
  "%s has no content of this kind",
  async (path) => {
    expectError(await ask(asha.token, path), 404, "not_found");
  },
);
