import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildTestApp, type TestApp } from "./build-test-app.ts";

const FRAME =
  '<!doctype html><html lang="en"><head><title>Lagna</title></head><body><div id="root"></div></body></html>';
const webFolder = mkdtempSync(join(tmpdir(), "lagna-pages-"));
const HTML = { accept: "text/html" };

let running: TestApp;
beforeAll(async () => {
  writeFileSync(join(webFolder, "index.html"), FRAME);
  running = await buildTestApp({
    parts: { clock: () => new Date("2026-11-22T12:50:00Z"), webFolder },
    env: { PUBLIC_URL: "https://lagna.example" },
  });
}, 120_000);
afterAll(async () => {
  await running.close();
  rmSync(webFolder, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = HTML) => running.app.inject({ url, headers });

test("the page of a day has its text before any script has run", async () => {
  const { body, headers } = await get("/panchang?latitude=26.9&longitude=75.8&date=2026-11-22");
  expect(headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(body).toContain("<title>Panchang of Sunday, 22 November 2026, Jaipur · Lagna</title>");
  expect(body).toContain('<meta property="og:title" content="Panchang of Sunday, 22 November 2026, Jaipur">');
  expect(body).toMatch(/<dt[^>]*>Tithi<\/dt><dd>Shukla Trayodashi until 02:3\d/);
  expect(body).toContain("Pradosh Vrat");
});

test("without a place it is today's in Ujjain, in the reader's language", async () => {
  const { body } = await get("/panchang?lang=hi");
  expect(body).toContain('<html lang="hi">');
  expect(body).toMatch(/<h1[^>]*>रविवार, 22 नवंबर 2026 का पंचांग/);
});

test("the page of a festival has its date, and the address of the page for previews", async () => {
  const { body } = await get("/festivals/diwali/2027?latitude=40.7&longitude=-74");
  expect(body).toContain("Diwali (Lakshmi Puja) 2027: Thursday, 28 October 2027");
  expect(body).toContain(
    '<meta property="og:url" content="https://lagna.example/festivals/diwali/2027?latitude=40.7&amp;longitude=-74">',
  );
});

test.each([
  ["/panchang/?birth_nakshatra=rohini", "/panchang", "?"],
  ["/festivals/diwali/2027?utm=x&lang=hi&place_id=1269515", "/festivals/diwali/2027?place_id=1269515", "&amp;"],
])("search engines are told one address for %s, and that of each language", async (url, path, separator) => {
  const { body } = await get(url);
  const address = `https://lagna.example${path}`;
  const hindi = `${address}${separator}lang=hi`;
  const own = url.includes("lang=hi") ? hindi : address;
  const decoded = body.replaceAll("&#38;", "&amp;");
  expect(decoded).toContain(`<link rel="canonical" href="${own}">`);
  expect(decoded).toContain(`<link rel="alternate" hreflang="hi" href="${hindi}">`);
  expect(decoded).toContain(`<link rel="alternate" hreflang="x-default" href="${address}">`);
});

test.each([
  ["/panchang?date=2026-02-31", 200],
  ["/panchang?place_id=999999999", 200],
  ["/festivals/no_such_day/2027", 404],
  ["/festivals/diwali/none", 404],
])("%s is left to the app: %d", async (url, status) => {
  const response = await get(url);
  expect([response.statusCode, response.body]).toEqual([status, FRAME]);
});

test("a request for JSON gets no page", async () => {
  expect((await get("/panchang", { accept: "application/json" })).statusCode).toBe(404);
});
