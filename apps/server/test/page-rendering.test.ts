import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildTestApp, type TestApp } from "./build-test-app.ts";

const FRAME =
  '<!doctype html><html lang="en"><head><title>Lagna</title></head><body><div id="root"></div></body></html>';
const MONTH = FRAME.replace("<title>Lagna</title>", '<title>Month</title><meta name="robots" content="noindex"/>');

/**
 * A build for Node: as the app's, it asks the API what a page needs, and writes what it got. Its counter tells pages apart that were rendered
 * from one that was kept.
 */
const BUNDLE = `
  let count = 0;
  const read = async (path) => (await (await fetch("/api/v1" + path)).json()).data;
  export async function renderPage({ address, language, width, now }) {
    if (address.includes("cannot_be_rendered")) throw new Error("no such component");
    const { pathname, searchParams } = new URL(address, "http://localhost");
    const place = searchParams.get("place_id") ?? "1269515";
    const paths = pathname === "/panchang/month" ? ["/panchang/month", "/panchang"] : ["/panchang"];
    const [data] = await Promise.all(paths.map((path) => read(path + "?language=" + language + "&place_id=" + place)));
    count += 1;
    return { html: "<h1>" + [data.place.name, language, width ?? "any", new Date(now).toISOString(), count].join() + "</h1>", data: "{}" };
  }`;
const folder = mkdtempSync(join(tmpdir(), "lagna-rendering-"));
const PHONE = "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36";

let running: TestApp;
let now = new Date("2026-11-22T12:50:30Z");
const logged: string[] = [];
beforeAll(async () => {
  const [webFolder, pageBundle] = [join(folder, "web"), join(folder, "bundle")];
  mkdirSync(join(webFolder, "pages/en/panchang"), { recursive: true });
  mkdirSync(pageBundle);
  writeFileSync(join(webFolder, "index.html"), FRAME);
  writeFileSync(join(webFolder, "pages/en/panchang/month.html"), MONTH);
  writeFileSync(join(pageBundle, "package.json"), '{ "type": "module" }');
  writeFileSync(join(pageBundle, "browser-globals.js"), "");
  writeFileSync(join(pageBundle, "prerender.js"), BUNDLE);
  const log = { level: "warn", stream: { write: (line: string) => void logged.push(line) } };
  running = await buildTestApp({ parts: { clock: () => now, webFolder, pageBundle, log } });
}, 120_000);
afterAll(async () => {
  await running.close();
  rmSync(folder, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  running.app.inject({ url, headers: { accept: "text/html", ...headers } });
const JAIPUR = "place_id=1269515";
const readCount = (body: string): string | undefined => /,(\d+)<\/h1>/.exec(body)?.[1];

test("a day comes with its content, its own title and what it was rendered with", async () => {
  const { body, headers } = await get(`/panchang?${JAIPUR}`);
  expect(body).toContain(
    `<div id="root" data-prerendered="en" data-page="/panchang?${JAIPUR}"><h1>Jaipur,en,any,2026-11-22T12:50:00.000Z,`,
  );
  expect(body).toContain('</div><script type="application/json" id="page-data">{}</script>');
  expect(body).toContain("<title>Panchang of Sunday, 22 November 2026, Jaipur · Lagna</title>");
  expect(headers).toMatchObject({
    "cache-control": "no-cache",
    vary: expect.stringContaining("user-agent, sec-ch-viewport-width"),
  });
  expect(headers["accept-ch"]).toBe("sec-ch-viewport-width");
});

test.each([
  ["a phone by its user agent", { "user-agent": PHONE }, 320],
  ["a phone that says so", { "sec-ch-ua-mobile": "?1" }, 320],
  ["a screen that says so, in a window of any width", { "sec-ch-ua-mobile": "?0", "user-agent": PHONE }, "any"],
  ["a narrow window of a screen", { "sec-ch-ua-mobile": "?0", "sec-ch-viewport-width": "600" }, 320],
  ["a window of less than a phone's width", { "sec-ch-viewport-width": "240" }, 320],
  ["a window as wide as a tablet", { "sec-ch-ua-mobile": "?0", "sec-ch-viewport-width": "1023" }, 768],
  ["a wide window of a phone", { "sec-ch-ua-mobile": "?1", "sec-ch-viewport-width": "1280" }, 1024],
  ["a window without a readable width", { "sec-ch-ua-mobile": "?1", "sec-ch-viewport-width": "wide" }, 320],
])("%s gets its own layout, in its reader's language", async (_, headers, width) => {
  const { body } = await get(`/panchang?${JAIPUR}`, { ...headers, "accept-language": "hi" });
  expect(body).toContain('data-prerendered="hi"');
  expect(body).toContain(`<h1>जयपुर,hi,${width},`);
});

test("a month is filled too, and keeps what the build says of it", async () => {
  const { body, headers } = await get("/panchang/month?lang=en");
  expect(body).toContain("<title>Month</title>");
  expect(body).toContain("<h1>Jaipur,en,any,");
  // Without a place in the address it is not that of a reader who has chosen one.
  expect(body).toContain('data-page="/panchang/month?lang=en" data-assumed-place>');
  expect(headers["x-robots-tag"]).toBe("noindex");
});

test("a page is rendered once a minute", async () => {
  const url = `/festivals?${JAIPUR}`;
  const first = readCount((await get(url)).body);
  expect(first).toBeDefined();
  expect(readCount((await get(url)).body)).toBe(first);
  now = new Date(now.getTime() + 60_000);
  expect(readCount((await get(url)).body)).not.toBe(first);
});

test("an address is written as text", async () => {
  const { body } = await get(`/panchang?${JAIPUR}&x=1`);
  expect(body).toContain(`data-page="/panchang?${JAIPUR}&#38;x=1"`);
});

test("what the API refuses is left to the app, without a warning", async () => {
  const { statusCode, body } = await get("/festivals?place_id=999999999");
  expect([statusCode, body.includes('<div id="root"></div>')]).toEqual([200, true]);
  expect(logged).toEqual([]);
});

test("a page that cannot be rendered comes with its text, and the operator is told", async () => {
  const { body } = await get(`/panchang?${JAIPUR}&x=cannot_be_rendered`);
  expect(body).toMatch(/<div id="root"><main[^>]*><h1[^>]*>Panchang of Sunday/);
  expect(logged.join("")).toContain("a page could not be rendered");
  expect(logged.join("")).toContain("no such component");
});

test.each(["/login", "/muhurta", "/kundlis/42", `/panchang/month?${JAIPUR}&token=abc`])(
  "%s is sent as it was built",
  async (url) => {
    expect((await get(url)).body).toContain('<div id="root"></div>');
  },
);
