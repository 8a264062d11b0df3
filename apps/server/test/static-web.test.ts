import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildTestApp, type TestApp } from "./build-test-app.ts";
import { expectError } from "./expect-error.ts";

const PAGE = "<!doctype html><div id=root></div>";
const NONE = "This page does not exist";
const SCRIPT = `export const words = "${"kundli ".repeat(500)}";`;
const HTML = { accept: "text/html,application/xhtml+xml" };

let running: TestApp;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "lagna-web-"));
  mkdirSync(join(folder, "assets"));
  mkdirSync(join(folder, ".vite"));
  writeFileSync(join(folder, "index.html"), PAGE);
  writeFileSync(join(folder, "favicon.svg"), "<svg xmlns='http://www.w3.org/2000/svg'/>");
  writeFileSync(join(folder, ".vite/manifest.json"), "{}");
  writeFileSync(join(folder, "assets/app-Abc123.js"), SCRIPT);
  writeFileSync(join(folder, "assets/plain-Abc123.js"), SCRIPT);
  writeFileSync(join(folder, "assets/app-Abc123.js.br"), brotliCompressSync(SCRIPT));
  running = await buildTestApp({ parts: { webFolder: folder, limits: { perAddress: 30 } } });
});
afterAll(async () => {
  await running.close();
  rmSync(folder, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = {}) => running.app.inject({ url, headers });

describe("a build with texts of public pages", () => {
  let withPages: TestApp;
  let pages: string;
  beforeAll(async () => {
    pages = mkdtempSync(join(tmpdir(), "lagna-pages-"));
    writeFileSync(join(pages, "index.html"), PAGE);
    for (const [file, words] of [
      ["en/index", "The sky of the moment"],
      ["hi/index", "जन्म के क्षण का आकाश"],
      ["en/login", "Log in"],
      ["en/404", NONE],
    ] as const) {
      mkdirSync(join(pages, "pages", file, ".."), { recursive: true });
      writeFileSync(join(pages, "pages", `${file}.html`), words);
    }
    withPages = await buildTestApp({ parts: { webFolder: pages } });
  });
  afterAll(async () => {
    await withPages.close();
    rmSync(pages, { recursive: true, force: true });
  });

  test.each([
    ["/", "en-IN", "The sky of the moment"],
    ["/?from=mail", "en-IN", "The sky of the moment"],
    ["/", "hi-IN,hi;q=0.9,en;q=0.5", "जन्म के क्षण का आकाश"],
    ["/login", "en", "Log in"],
    // Not prerendered in that language, or not public: rendered by the app.
    ["/login", "hi", PAGE],
    ["/profile", "en", PAGE],
    ["/LOGIN/", "en", "Log in"],
    ["/landing", "en", "The sky of the moment"],
  ])("%s for who reads %s", async (url, language, words) => {
    const response = await withPages.app.inject({ url, headers: { ...HTML, "accept-language": language } });
    expect(response.statusCode).toBe(200);
    expect(response.body).toBe(words);
    expect(response.headers).toMatchObject({
      vary: expect.stringContaining("accept-language"),
      "cache-control": "no-cache",
    });
  });

  test.each(["/pages/en/login.html", "/index", "/index.html", "/../index", "/404"])(
    "a page has one address: %s is none",
    async (url) => {
      const response = await withPages.app.inject({ url, headers: HTML });
      expect([response.statusCode, response.body]).toEqual([404, NONE]);
    },
  );
});

describe("pages for search engines and link previews", () => {
  const HOME =
    '<!doctype html><html lang="en"><head><title>Home · Lagna</title><meta name="description" content="The &#34;day&#34;, &#38; you" /></head><body>Begin</body></html>';
  const LOGIN = "<!doctype html><html><head><title>Log in</title></head><body></body></html>";
  let site: TestApp;
  let nameless: TestApp;
  let unknown: TestApp;
  let pages: string;
  beforeAll(async () => {
    pages = mkdtempSync(join(tmpdir(), "lagna-site-"));
    writeFileSync(join(pages, "index.html"), LOGIN);
    for (const language of ["en", "hi"]) {
      mkdirSync(join(pages, "pages", language), { recursive: true });
      writeFileSync(join(pages, "pages", language, "login.html"), LOGIN);
      for (const file of ["index", "home"]) writeFileSync(join(pages, "pages", language, `${file}.html`), HOME);
    }
    const parts = { webFolder: pages };
    site = await buildTestApp({
      env: { PUBLIC_URL: "https://stars.example/", SUPPORT_EMAIL: "help@stars.example" },
      parts,
    });
    nameless = await buildTestApp({ parts });
    unknown = await buildTestApp({ env: { HOST: "0.0.0.0" }, parts });
  });
  afterAll(async () => {
    await site.close();
    await nameless.close();
    await unknown.close();
    rmSync(pages, { recursive: true, force: true });
  });
  const page = (url: string, headers: Record<string, string> = {}) =>
    site.app.inject({ url, headers: { ...HTML, ...headers } });

  test("a public page has its canonical URL, the other language's URL and a picture, from PUBLIC_URL", async () => {
    const { body, headers } = await page("/home");
    for (const tag of [
      '<link rel="canonical" href="https://stars.example/home">',
      '<link rel="alternate" hreflang="en" href="https://stars.example/home">',
      '<link rel="alternate" hreflang="hi" href="https://stars.example/home?lang=hi">',
      '<link rel="alternate" hreflang="x-default" href="https://stars.example/home">',
      '<meta property="og:title" content="Home · Lagna">',
      '<meta property="og:description" content="The &#34;day&#34;, &#38; you">',
      '<meta property="og:url" content="https://stars.example/home">',
      '<meta property="og:image" content="https://stars.example/api/v1/sky/card.png?language=en">',
      '<meta name="twitter:card" content="summary_large_image">',
    ])
      expect(body).toContain(tag);
    expect(body).not.toContain("ld+json");
    expect(headers["x-robots-tag"]).toBeUndefined();
  });

  test("a URL may select a language, which the page declares", async () => {
    const { body } = await page("/home?lang=hi", { "accept-language": "en" });
    expect(body).toContain('<link rel="canonical" href="https://stars.example/home?lang=hi">');
    expect(body).toContain('<meta property="og:locale" content="hi_IN">');
    expect((await page("/home?lang=xx")).body).toContain('<meta property="og:locale" content="en_IN">');
  });

  test("the start page has structured data about the product and its maker", async () => {
    const { body } = await page("/");
    const [, json = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(body) ?? [];
    const { "@graph": graph } = JSON.parse(json) as { "@graph": Record<string, unknown>[] };
    expect(graph).toMatchObject([
      { "@type": "WebApplication", url: "https://stars.example/", description: 'The "day", & you' },
      { "@type": "Organization", logo: "https://stars.example/icon-512.png", email: "help@stars.example" },
    ]);
  });

  test.each(["/login", "/kundlis", "/profile", "/no-such-page"])("%s is found by no search", async (url) => {
    const { headers, body } = await page(url);
    expect(headers["x-robots-tag"]).toBe("noindex");
    expect(body).not.toContain("canonical");
  });

  test("the sitemap has every indexable page in each language, and robots.txt names it", async () => {
    const map = await site.app.inject("/sitemap.xml");
    expect(map.headers["content-type"]).toBe("application/xml; charset=utf-8");
    expect([...map.body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
      "https://stars.example/",
      "https://stars.example/?lang=hi",
      "https://stars.example/home",
      "https://stars.example/home?lang=hi",
    ]);
    expect(map.body).toContain('hreflang="x-default" href="https://stars.example/home"');
    const robots = await site.app.inject("/robots.txt");
    expect(robots.body).toContain("Disallow: /api/\n");
    expect(robots.body).toContain("Allow: /api/v1/sky\n");
    expect(robots.body).toContain("Sitemap: https://stars.example/sitemap.xml\n");
  });

  test("without PUBLIC_URL no URLs are given", async () => {
    const { body } = await unknown.app.inject({ url: "/home", headers: HTML });
    expect(body).toContain('<meta property="og:title" content="Home · Lagna">');
    expect(body).not.toMatch(/canonical|hreflang|og:url|og:image/);
    expect((await nameless.app.inject("/robots.txt")).body).not.toContain("Sitemap");
    expectError(await nameless.app.inject("/sitemap.xml"), 404, "not_found");
  });

  test("a local PUBLIC_URL is used in previews but not for search engines", async () => {
    const { body } = await nameless.app.inject({ url: "/home", headers: HTML });
    expect(body).toContain('<meta property="og:url" content="http://127.0.0.1:8080/home">');
    expect(body).toContain('content="http://127.0.0.1:8080/api/v1/sky/card.png?language=en"');
    expect(body).not.toMatch(/canonical|hreflang/);
  });

  test.each([
    ["br", brotliDecompressSync],
    ["gzip", gunzipSync],
  ])("a page comes squeezed by %s, and not again where the browser has it", async (coding, read) => {
    const sent = await page("/home", { "accept-encoding": coding });
    expect(sent.headers["content-encoding"]).toBe(coding);
    expect(String(sent.headers["vary"])).toMatch(/accept-language.*accept-encoding/);
    expect(read(sent.rawPayload).toString()).toContain("Begin");
    const again = await page("/home", { "if-none-match": String(sent.headers["etag"]) });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
  });
});

describe("the web app", () => {
  test.each(["/", "/about", "/birth-details?token=abc", "/kundlis/42", "/kundlis/a.b"])(
    "%s is its page, asked for anew each time",
    async (url) => {
      const response = await get(url, HTML);
      expect(response.statusCode).toBe(200);
      expect(response.body).toBe(PAGE);
      expect(response.headers).toMatchObject({
        "content-type": "text/html; charset=utf-8",
        "cache-control": "no-cache",
      });
      expect(response.headers["etag"]).toBeDefined();
    },
  );

  test.each(["/verify-magic-link", "/reset-password", "/verify-email", "/birth-details"])(
    "%s with a token in its address tells no Referer, and without one as any other page does",
    async (path) => {
      expect((await get(`${path}?from=mail&token=abc`, HTML)).headers["referrer-policy"]).toBe("no-referrer");
      expect((await get(`${path}?from=mail`, HTML)).headers["referrer-policy"]).toBe("strict-origin-when-cross-origin");
    },
  );

  test("the page comes with a policy that lets only this server's scripts run", async () => {
    const { headers } = await get("/", HTML);
    const policy = String(headers["content-security-policy"]);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toMatch(/unsafe|\*/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-opener-policy": "same-origin",
    });
    expect(headers["strict-transport-security"]).toBeUndefined();
  });

  test("inline scripts of the build are allowed by their hash, and no others", async () => {
    const built = mkdtempSync(join(tmpdir(), "lagna-inline-"));
    const [script, styles] = ["document.documentElement.lang = 'hi';", "html{color:red}\n"];
    writeFileSync(
      join(built, "index.html"),
      `<!doctype html><script>${script}</script><style>${styles}</style><script type="module" src="/assets/app.js"></script>`,
    );
    const own = await buildTestApp({ parts: { webFolder: built } });
    const { headers } = await own.app.inject({ url: "/", headers: HTML });
    const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
    expect(headers["content-security-policy"]).toContain(`script-src 'self' ${hash(script)};`);
    expect(headers["content-security-policy"]).toContain(`style-src 'self' ${hash(styles)};`);
    await own.close();
    rmSync(built, { recursive: true, force: true });
  });

  test("only the thread of the engine may compile WebAssembly, and nothing else is allowed to it", async () => {
    const built = mkdtempSync(join(tmpdir(), "lagna-engine-"));
    writeFileSync(join(built, "index.html"), "<!doctype html>");
    for (const path of ["assets/engine-1a2b3c4d/js/engine-worker-x.js", "assets/engine-note-x.js"]) {
      mkdirSync(join(built, path, ".."), { recursive: true });
      writeFileSync(join(built, path), "export {};");
    }
    const own = await buildTestApp({ parts: { webFolder: built } });
    const policyOf = async (url: string) => String((await own.app.inject({ url })).headers["content-security-policy"]);
    const policy = await policyOf("/assets/engine-1a2b3c4d/js/engine-worker-x.js");
    expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval';");
    expect(policy.replace(" 'wasm-unsafe-eval'", "")).toBe(await policyOf("/assets/engine-note-x.js"));
    await own.close();
    rmSync(built, { recursive: true, force: true });
  });

  test("files with content hashes are cached for a year", async () => {
    const response = await get("/assets/app-Abc123.js");
    expect(response.body).toBe(SCRIPT);
    expect(response.headers).toMatchObject({
      "cache-control": "public, max-age=31536000, immutable",
      "content-type": "application/javascript; charset=utf-8",
    });
    expect((await get("/favicon.svg")).headers["cache-control"]).toBe("no-cache");
  });

  test("serves precompressed files if present, else compresses on the fly", async () => {
    const before = await get("/assets/app-Abc123.js", { "accept-encoding": "gzip, br" });
    expect(before.headers["content-encoding"]).toBe("br");
    expect(before.headers["content-length"]).toBe(String(brotliCompressSync(SCRIPT).length));
    expect(brotliDecompressSync(before.rawPayload).toString()).toBe(SCRIPT);
    const onTheWay = await get("/assets/plain-Abc123.js", { "accept-encoding": "gzip" });
    expect(onTheWay.headers["content-encoding"]).toBe("gzip");
    expect(gunzipSync(onTheWay.rawPayload).toString()).toBe(SCRIPT);
    expect(String(onTheWay.headers["vary"])).toMatch(/accept-encoding/i);
  });

  test.each([
    ["an API path", "/api/v1/nothing", HTML],
    ["the API's root", "/api", HTML],
    ["a missing file", "/assets/gone-123.js", HTML],
    ["a missing picture", "/favicon.ico", HTML],
    ["a page of another kind of server", "/wp-login.php", HTML],
    ["a name with endings", "/a.b.c", HTML],
    ["a script's missing import", "/chunk.js", { accept: "*/*" }],
    ["what the build keeps for itself", "/.vite/manifest.json", { accept: "*/*" }],
    ["a file of a version control", "/.git/config", { accept: "*/*" }],
    ["settings", "/.env", { accept: "*/*" }],
    ["a folder", "/assets/", { accept: "*/*" }],
    ["a way out of the folder", "/..%2f..%2fetc/passwd", { accept: "*/*" }],
  ])("%s is no page: 404", async (_, url, headers) => {
    expectError(await get(url, headers), 404, "not_found");
  });

  test("a form posted to a page is refused", async () => {
    expectError(await running.app.inject({ method: "POST", url: "/about", headers: HTML }), 404, "not_found");
  });

  test("its files do not count towards the rate limit", async () => {
    for (let count = 0; count < 60; count += 1) expect((await get("/favicon.svg")).statusCode).toBe(200);
  });
});

test("the policy allows sign-in providers' scripts only if they are on", async () => {
  const google = await buildTestApp({
    env: { GOOGLE_CLIENT_ID: "id.apps.googleusercontent.com", PUBLIC_URL: "https://lagna.example" },
  });
  const { headers } = await google.app.inject("/api/v1/config");
  expect(headers["content-security-policy"]).toContain("script-src 'self' https://accounts.google.com/gsi/client;");
  expect(headers["content-security-policy"]).not.toContain("apis.google.com");
  expect(headers["cross-origin-opener-policy"]).toBe("same-origin-allow-popups");
  expect(headers["strict-transport-security"]).toBe("max-age=31536000; includeSubDomains");
  await google.close();
});

test("without a build only the API is served", async () => {
  const bare = await buildTestApp();
  expectError(await bare.app.inject({ url: "/", headers: HTML }), 404, "not_found");
  expect((await bare.app.inject("/api/v1/health")).statusCode).toBe(200);
  await bare.close();
});
