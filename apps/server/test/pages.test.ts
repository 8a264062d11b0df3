import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PROTECTED_PAGES, PUBLIC_PAGES } from "@lagna/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { prefersJson } from "../src/http/content-negotiation.ts";
import { buildTestApp, type TestApp } from "./build-test-app.ts";
import { expectError } from "./expect-error.ts";

const SITE = "https://stars.example";

/** Request headers of these clients, as documented by their makers or seen in server logs. */
const CLIENTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  WhatsApp: { "user-agent": "WhatsApp/2.23.20.0 A", accept: "*/*" },
  "WhatsApp on iOS": { "user-agent": "WhatsApp/2.23.18.77 i", accept: "*/*", "accept-language": "hi-IN" },
  Facebook: {
    "user-agent": "facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)",
    accept: "*/*",
    "accept-encoding": "deflate, gzip",
    range: "bytes=0-524287",
  },
  Telegram: { "user-agent": "TelegramBot (like TwitterBot)", accept: "*/*" },
  Slack: {
    "user-agent": "Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)",
    accept: "*/*",
    range: "bytes=0-32768",
  },
  Twitter: { "user-agent": "Twitterbot/1.0", accept: "*/*" },
  LinkedIn: { "user-agent": "LinkedInBot/1.0 (compatible; Mozilla/5.0; +http://www.linkedin.com)", accept: "*/*" },
  Googlebot: {
    "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
    accept: "text/html,application/xhtml+xml,application/signed-exchange;v=b3,application/xml;q=0.9,*/*;q=0.8",
    from: "googlebot(at)googlebot.com",
  },
  curl: { "user-agent": "curl/8.5.0", accept: "*/*" },
  wget: { "user-agent": "Wget/1.21.4", accept: "*/*", "accept-encoding": "identity" },
  "a monitor": {
    "user-agent": "Mozilla/5.0+(compatible; UptimeRobot/2.0; http://www.uptimerobot.com/)",
    accept: "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8",
  },
  "a monitor without Accept": { "user-agent": "Go-http-client/1.1" },
  "Chrome on a desktop": {
    "user-agent":
      "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36",
    accept:
      "text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,image/apng,*/*;q=0.8,application/signed-exchange;v=b3;q=0.7",
    "accept-language": "en-US,en;q=0.9",
  },
  "Safari on a phone": {
    "user-agent":
      "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1",
    accept: "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8",
    "accept-language": "en-GB,en;q=0.9",
  },
};
const JSON_ALONE = { accept: "application/json" };

const file = (head: string, words = "") => `<!doctype html><html><head>${head}</head><body>${words}</body></html>`;
const FRAME = file("<title>Lagna</title>");
const WORDS: Readonly<Record<string, string>> = {
  index: file('<title>Your kundli · Lagna</title><meta name="description" content="Exact to the arcsecond"/>', "Begin"),
  about: file('<title>About · Lagna</title><meta name="description" content="Our mission"/>', "Mission"),
  signup: file(
    '<title>Create your account · Lagna</title><meta name="description" content="Yours alone"/><meta name="robots" content="noindex"/>',
  ),
  "404": file("<title>This page does not exist · Lagna</title>", "The address may be mistyped"),
};

let running: TestApp;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "lagna-pages-"));
  writeFileSync(join(folder, "index.html"), FRAME);
  for (const language of ["en", "hi"]) {
    mkdirSync(join(folder, "pages", language), { recursive: true });
    for (const [name, html] of Object.entries(WORDS))
      writeFileSync(join(folder, "pages", language, `${name}.html`), html);
  }
  running = await buildTestApp({ env: { PUBLIC_URL: SITE }, parts: { webFolder: folder } });
});
afterAll(async () => {
  await running.close();
  rmSync(folder, { recursive: true, force: true });
});

const ask = (url: string, headers: Readonly<Record<string, string>>, method: "GET" | "HEAD" = "GET") =>
  running.app.inject({ url, headers: { ...headers }, method });
const propertiesOf = (html: string) =>
  Object.fromEntries([...html.matchAll(/<meta property="([^"]+)" content="([^"]*)">/g)].map(([, ...pair]) => pair));

/** A share link needs its token's share; what it shows is tested in shares.test.ts. */
const ADDRESSES = [...PUBLIC_PAGES, ...PROTECTED_PAGES]
  .filter((page) => page !== "/k/:token")
  .map((page) =>
    page === "/festivals/:id/:year"
      ? "/festivals/diwali/2026"
      : page.replace(":date", "2026-03-03").replace(":id", "a-record"),
  );

describe.each(Object.entries(CLIENTS))("%s", (_client, headers) => {
  test("gets HTML for every page, by HEAD and GET", async () => {
    for (const url of ADDRESSES) {
      const got = await ask(url, { ...headers, "accept-encoding": "identity" });
      expect([url, got.statusCode, got.headers["content-type"]]).toEqual([url, 200, "text/html; charset=utf-8"]);
      expect(got.body, url).toContain("<title>");
      const head = await ask(url, { ...headers, "accept-encoding": "identity" }, "HEAD");
      expect([head.statusCode, head.body]).toEqual([200, ""]);
      for (const name of ["content-type", "content-length", "etag", "vary", "cache-control"])
        expect([url, name, head.headers[name]]).toEqual([url, name, got.headers[name]]);
    }
  });

  test("gets what a preview needs", async () => {
    const language = String(headers["accept-language"]).startsWith("hi") ? "hi" : "en";
    const { body } = await ask("/about", { ...headers, "accept-encoding": "identity" });
    expect(propertiesOf(body)).toMatchObject({
      "og:title": "About · Lagna",
      "og:description": "Our mission",
      "og:url": `${SITE}/about${language === "hi" ? "?lang=hi" : ""}`,
      "og:image": `${SITE}/api/v1/sky/card.png?language=${language}`,
    });
  });

  test.each(["/no-such-page", "/about/us", "/index.html", "/admin", "/%00", `/k/${"A".repeat(250)}`])(
    "%s is the page that says so",
    async (url) => {
      for (const method of ["GET", "HEAD"] as const) {
        const none = await ask(url, { ...headers, "accept-encoding": "identity" }, method);
        expect([none.statusCode, none.headers["content-type"]]).toEqual([404, "text/html; charset=utf-8"]);
        expect(none.headers).toMatchObject({ "x-robots-tag": "noindex", "cache-control": "no-store" });
        expect(none.headers["etag"]).toBeUndefined();
        expect(none.body).toBe(method === "HEAD" ? "" : WORDS["404"]);
      }
    },
  );

  test.each(["/assets/gone-123.js", "/gone.png", "/robots.txt.bak", "/.env"])(
    "%s, no file, is no page",
    async (url) => {
      expectError(await ask(url, { ...headers, "accept-encoding": "identity" }), 404, "not_found");
    },
  );

  test("gets JSON from the API", async () => {
    expect((await ask("/api/v1/health", headers)).headers["content-type"]).toContain("application/json");
    expectError(await ask("/api/v1/nothing", { ...headers, "accept-encoding": "identity" }), 404, "not_found");
    expectError(await ask("/api/v1/kundlis", { ...headers, "accept-encoding": "identity" }), 401, "unauthenticated");
  });
});

describe("a client that accepts only JSON", () => {
  test.each(["/", "/about", "/kundlis/a-record", "/no-such-page", `/k/${"A".repeat(43)}`])(
    "gets no page at %s",
    async (url) => {
      const refused = await ask(url, JSON_ALONE);
      expectError(refused, 404, "not_found");
      if (!url.startsWith("/k/")) expect(refused.headers["vary"]).toContain("accept");
    },
  );

  test.each<[string | undefined, boolean]>([
    ["application/json", true],
    ["application/json, text/plain, */*", true],
    ["application/json;q=0.9, */*;q=0.5", true],
    ["application/vnd.api+json", true],
    ["APPLICATION/JSON ; charset=utf-8", true],
    ["text/html;q=0, application/json", true],
    [undefined, false],
    ["", false],
    ["*/*", false],
    ["text/*", false],
    ["text/html", false],
    ["text/html, application/json", false],
    ["application/json, text/html;q=0.1", false],
    ["application/json, application/xhtml+xml", false],
    ["application/json;q=0.5, */*", false],
    ["application/json;q=0, */*", false],
    ["application/json;q=0", false],
    ["application/json;q=never", false],
    ["image/avif,image/webp", false],
    ["text/plain", false],
    ["application/jsonp", false],
    [",;=,", false],
  ])("%s: %s", (accept, expected) => {
    expect(prefersJson(accept)).toBe(expected);
  });
});

describe("the preview of a page", () => {
  const html = async (url: string) => (await ask(url, { accept: "*/*" })).body;

  test("has the page's title and description, or the product's as default", async () => {
    expect(propertiesOf(await html("/"))).toMatchObject({ "og:title": "Your kundli · Lagna", "og:url": `${SITE}/` });
    expect(propertiesOf(await html("/signup"))).toMatchObject({
      "og:title": "Create your account · Lagna",
      "og:description": "Yours alone",
      "og:url": `${SITE}/signup`,
    });
    expect(propertiesOf(await html("/dashboard"))).toMatchObject({
      "og:title": "Lagna",
      "og:description": "Exact to the arcsecond",
      "og:url": `${SITE}/dashboard`,
    });
  });

  test("of an alias URL is that of the main URL", async () => {
    expect(propertiesOf(await html("/landing"))).toMatchObject({ "og:url": `${SITE}/` });
    expect(await html("/landing")).toContain(`<link rel="canonical" href="${SITE}/">`);
  });

  test("contains no token, record or other part of the URL", async () => {
    for (const url of ["/verify-magic-link?token=secret-1", "/birth-details?token=secret-1", "/kundlis/secret-1"])
      expect(await html(url)).not.toContain("secret-1");
    expect(propertiesOf(await html("/kundlis/secret-1"))["og:url"]).toBeUndefined();
  });

  test("is indexable only if the build says so", async () => {
    const robotsOf = async (url: string) => (await ask(url, { accept: "*/*" })).headers["x-robots-tag"];
    expect(await robotsOf("/about")).toBeUndefined();
    for (const url of ["/signup", "/dashboard", "/kundlis/42"]) expect(await robotsOf(url)).toBe("noindex");
    const map = await ask("/sitemap.xml", { accept: "*/*" });
    expect([...map.body.matchAll(/<loc>([^<]*)</g)].map(([, address]) => address)).toEqual([
      `${SITE}/`,
      `${SITE}/?lang=hi`,
      `${SITE}/about`,
      `${SITE}/about?lang=hi`,
    ]);
  });

  test("has an existing picture, for crawlers too", async () => {
    const { pathname, search } = new URL(propertiesOf(await html("/about"))["og:image"] ?? "");
    const picture = await ask(pathname + search, { "user-agent": "Twitterbot/1.0", accept: "*/*" });
    expect([picture.statusCode, picture.headers["content-type"]]).toEqual([200, "image/png"]);
    expect([picture.rawPayload.readUInt32BE(16), picture.rawPayload.readUInt32BE(20)]).toEqual([1200, 630]);
    const robots = (await ask("/robots.txt", { accept: "*/*" })).body;
    expect(robots).toContain("Allow: /api/v1/sky\n");
    expect(robots).toContain("Allow: /api/v1/shares/*/card.png\n");
  });
});
