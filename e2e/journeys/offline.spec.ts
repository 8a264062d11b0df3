import { createServer, type IncomingMessage, type Server as HttpServer, type ServerResponse } from "node:http";
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { extname, join, resolve } from "node:path";
import type { Page } from "@playwright/test";
import { ADMINISTRATOR, createMember, expect, logIn, signUp, storeSession, test } from "../support/fixtures.ts";
import { expectAccessible, expectNoHorizontalScroll, takeScreenshot } from "../support/page-checks.ts";
import { startServer } from "../support/server.ts";

test.use({ serviceWorkers: "allow" });
const DIST = resolve(import.meta.dirname, "../../apps/web/dist");
const WORKER = readFileSync(join(DIST, "sw.js"), "utf8");
/** The number of files the service worker names, plus the HTML page. */
const FILES = new Set(WORKER.match(/"\/[\w./-]+\.\w+"/g)).size + 1;
/** Console messages of the browser while the server cannot be reached. */
const OFFLINE_ERRORS = [/net::ERR_/, /Failed to fetch/, /FetchEvent/, /Failed to load resource/];

/** How many files of a release are cached; without `release`, of the one that controls the page. */
const countCachedFiles = (page: Page, release = "") =>
  page.evaluate(async (releaseName) => {
    if (!navigator.serviceWorker.controller) return 0;
    const names = (await caches.keys()).filter((name) => name.startsWith(`lagna-shell-${releaseName}`));
    const sizes = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).length));
    return Math.max(0, ...sizes);
  }, release);

/** Waits until the service worker has cached every file of the offline app. */
const waitForOfflineReady = (page: Page, release?: string) =>
  expect.poll(() => countCachedFiles(page, release), { timeout: 60_000 }).toBe(FILES);

const listPersonalResponses = (page: Page) =>
  page.evaluate(async () =>
    (await caches.has("lagna-personal"))
      ? (await (await caches.open("lagna-personal")).keys()).map(({ url }) => new URL(url).pathname)
      : [],
  );

test.describe("without a connection", () => {
  test.use({ expectedErrors: async ({}, use) => use(OFFLINE_ERRORS) });

  test("the app opens and shows the last charts; signing out removes the user's data", async ({ browser }) => {
    test.slow();
    const server = await startServer();
    const token = await signUp(server, ADMINISTRATOR);
    const body = { id: "kundli-of-asha", name: "Asha Rao", gender: "female", year: 1988, month: "March", day: 9 };
    const birth = { hour: 4, minute: 5, city: "Jaipur", country: "India" };
    await fetch(`${server.url}/api/v1/kundlis`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify({ ...body, ...birth }),
    });
    const context = await browser.newContext({ baseURL: server.url });
    const page = await context.newPage();
    await logIn(page);
    await waitForOfflineReady(page);
    // With an active service worker, as from the second visit on.
    await page.goto("/kundlis");
    await page.getByRole("link", { name: "Asha Rao" }).click();
    const chart = page.getByRole("article", { name: "Kundli of Asha Rao" });
    await expect(chart).toBeVisible();

    await server.kill();
    await page.goto("/kundlis");
    await expect(page.getByRole("link", { name: "Asha Rao" })).toBeVisible();
    await page.getByRole("link", { name: "Asha Rao" }).click();
    await expect(chart).toBeVisible();
    await page.reload();
    await expect(chart).toBeVisible();

    expect(await listPersonalResponses(page)).toContain("/api/v1/kundlis");
    await page.getByRole("button", { name: "Logout" }).click();
    await expect(page.getByRole("link", { name: "Login" }).first()).toBeVisible();
    expect(await listPersonalResponses(page)).toEqual([]);
    await page.goto("/kundlis");
    await expect(page.getByText("Asha Rao")).toHaveCount(0);
    await context.close();
    rmSync(server.folder, { recursive: true, force: true });
  });
});

test.describe("without a connection, on pages that were never opened", () => {
  test.use({ expectedErrors: async ({}, use) => use(OFFLINE_ERRORS), viewport: { width: 360, height: 740 } });

  test("the kundlis and the assistant say so and what still works, and load once there is one", async ({
    page,
    context,
    server,
  }) => {
    test.slow();
    await storeSession(context, (await createMember(server, "Asha without a line")).token);
    await page.goto("/generate-kundali");
    await waitForOfflineReady(page);
    // From here on the service worker has the answers of the account.
    await page.reload();
    await expect(page.getByRole("heading", { name: "Birth Details" })).toBeVisible();
    await expect.poll(() => listPersonalResponses(page)).toContain("/api/v1/validate-token");

    await context.setOffline(true);
    await page.goto("/kundlis");
    await expect(page.getByRole("heading", { name: "This list is not on this device" })).toBeVisible();
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
    await takeScreenshot(page, "kundlis-never-opened-360");
    await page.goto("/ai-assistant");
    await expect(page.getByRole("heading", { name: "The astrologer cannot be reached" })).toBeVisible();
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
    await takeScreenshot(page, "assistant-offline-360");
    await page.getByRole("link", { name: "Open the kundlis" }).click();
    await expect(page.getByText(/You can write down a new kundli now/)).toBeVisible();

    await context.setOffline(false);
    await expect(page.getByText(/No saved kundlis yet/)).toBeVisible();
  });
});

const TYPES: Record<string, string> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
  ".webmanifest": "application/manifest+json",
};

type Release = ReadonlyMap<string, Buffer | string>;

/** The build, and the same as another release: with an entry file of other content and therefore another name. */
function createReleases(): { one: Release; two: Release; entry: string } {
  const files = new Map<string, Buffer | string>();
  for (const found of readdirSync(DIST, { recursive: true, withFileTypes: true }))
    if (found.isFile())
      files.set(
        join(found.parentPath, found.name).slice(DIST.length),
        readFileSync(join(found.parentPath, found.name)),
      );
  const page = String(files.get("/index.html"));
  const [, entry = ""] = /src="(\/assets\/index-[^"]+\.js)"/.exec(page) ?? [];
  const renamed = entry.replace(".js", "-two.js");
  const two = new Map(files);
  two.delete(entry);
  two.set(renamed, files.get(entry) ?? "");
  two.set(
    "/index.html",
    page.replaceAll(entry, renamed).replace("<head>", '<head><meta name="release" content="two">'),
  );
  const [, version = ""] = /version":"([^"]+)"/.exec(WORKER) ?? [];
  two.set("/sw.js", WORKER.replaceAll(entry, renamed).replaceAll(version, "of-release-two"));
  return { one: files, two, entry };
}

/** Serves the release that `current` returns, as the product's server would; API calls go to the real server. */
async function serveRelease(api: string, current: () => Release): Promise<{ url: string; server: HttpServer }> {
  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname } = new URL(request.url ?? "/", "http://x");
    if (pathname.startsWith("/api/")) {
      const passed = await fetch(api + request.url, { method: request.method ?? "GET" });
      response.writeHead(passed.status, { "content-type": passed.headers.get("content-type") ?? "text/plain" });
      response.end(Buffer.from(await passed.arrayBuffer()));
      return;
    }
    const file = current().get(pathname) ?? (pathname.includes(".") ? undefined : current().get("/index.html"));
    const type = TYPES[extname(pathname)] ?? "text/html";
    response.writeHead(file === undefined ? 404 : 200, { "content-type": type, "cache-control": "no-cache" });
    response.end(file);
  };
  const server = createServer((request, response) => void respond(request, response));
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  return { url: `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`, server };
}

test.describe("after a release", () => {
  test.use({ expectedErrors: async ({}, use) => use(OFFLINE_ERRORS) });

  test("a reload shows the new one, whatever the old one cached, also offline from then on", async ({
    browser,
    server: product,
  }) => {
    test.slow();
    const { one, two, entry } = createReleases();
    let current = one;
    const { url, server } = await serveRelease(product.url, () => current);
    const context = await browser.newContext({ baseURL: url });
    const page = await context.newPage();
    const release = page.locator('meta[name="release"]');
    const heading = page.getByRole("heading", { level: 1, name: "About" });
    await page.goto("/about");
    await waitForOfflineReady(page);
    await page.reload();
    await expect(heading).toBeVisible();
    await expect(release).toHaveCount(0);

    current = two;
    await page.reload();
    await expect(heading).toBeVisible();
    await expect(release).toHaveAttribute("content", "two");
    const scripts = await page.evaluate(() =>
      [...document.scripts].flatMap(({ src }) => (src === "" ? [] : new URL(src).pathname)),
    );
    expect(scripts).not.toContain(entry);
    expect(scripts).toContain(entry.replace(".js", "-two.js"));

    // The new service worker takes over by itself; from then on the cached HTML page is that of its own release.
    await waitForOfflineReady(page, "of-release-two");
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
    await page.reload();
    await expect(heading).toBeVisible();
    await expect(release).toHaveAttribute("content", "two");
    await context.close();
  });
});
