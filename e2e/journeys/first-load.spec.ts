import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import {
  ADMINISTRATOR,
  createMember,
  expect,
  logIn,
  storeSession,
  waitForHydration,
  test,
} from "../support/fixtures.ts";
import type { Server } from "../support/server.ts";

/** Cumulative layout shift as the browser reports it: how far visible content moved without user input. */
async function measureLayoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
            if (!entry.hadRecentInput) sum += entry.value;
        }).observe({ type: "layout-shift", buffered: true });
        setTimeout(() => resolve(sum), 300);
      }),
  );
}

/** Delays scripts one after the other, and fonts longer still, as on a slow mobile connection. */
async function delayResponses(page: Page): Promise<void> {
  const delay = (pattern: string, milliseconds: number) =>
    page.route(pattern, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, milliseconds));
      await route.continue();
    });
  await delay("**/assets/*.js", 150);
  await delay("**/assets/*.woff2", 600);
}

for (const { width, height } of [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
]) {
  test(`the layout does not shift while a page loads, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await delayResponses(page);
    for (const address of ["/", "/login", "/home", "/signup"]) {
      await page.goto(address);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("contentinfo")).toBeAttached();
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      // Parts that are loaded after the first screen may move it too.
      await page.waitForLoadState("networkidle");
      expect(await measureLayoutShift(page), address).toBeLessThanOrEqual(0.02);
    }
    await logIn(page);
    await page.reload();
    await expect(page.getByRole("heading", { name: "Birth Details" })).toBeVisible();
    expect(await measureLayoutShift(page), "/generate-kundali").toBeLessThanOrEqual(0.02);
  });
}

/** Saves a chart; the account's own one is what the dashboard is about. */
async function saveKundli(server: Server, token: string, isSelf: boolean): Promise<string> {
  const response = await fetch(`${server.url}/api/v1/kundlis`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify({ ...SAVED, is_self: isSelf }),
  });
  expect(response.status).toBeLessThan(300);
  return ((await response.json()) as { kundli: { id: string } }).kundli.id;
}
const SAVED = {
  name: "Asha Rao",
  gender: "female",
  year: 1990,
  month: "August",
  day: 15,
  hour: 6,
  minute: 35,
  city: "Mumbai",
  country: "India",
};

for (const { has, isSelf } of [
  { has: "no chart", isSelf: null },
  { has: "a chart that may be theirs", isSelf: false },
  { has: "a chart of one's own", isSelf: true },
])
  test(`the layout does not shift while the pages of a person load who has ${has}, 360 px`, async ({
    page,
    server,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await delayResponses(page);
    const { token } = await createMember(server, "Asha waits");
    const id = isSelf === null ? null : await saveKundli(server, token, isSelf);
    await storeSession(page.context(), token);
    await page.goto("/dashboard");
    await expect(page.getByRole("region", { name: "Quick actions" })).toBeVisible();
    await page.waitForLoadState("networkidle");
    expect(await measureLayoutShift(page), "/dashboard").toBeLessThanOrEqual(0.05);
    if (id === null) return;
    await page.goto(`/kundlis/${id}`);
    await expect(page.getByRole("article")).toBeVisible();
    await page.waitForLoadState("networkidle");
    expect(await measureLayoutShift(page), "/kundlis/:id").toBeLessThanOrEqual(0.05);
  });

/** As while the server is busy. */
const leaveContentToApp = (page: Page) =>
  page.route("**/api/v1/page-content", (route) => route.fulfill({ status: 204 }));

test("what a page shows to a person is requested before the app's code, and once", async ({ page, server }) => {
  const { token } = await createMember(server, "Asha requests early");
  await storeSession(page.context(), token);
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/assets/*.js", async (route) => {
    await released;
    await route.continue();
  });
  const requested: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith("/api/")) requested.push(pathname + search);
  });
  await leaveContentToApp(page);
  await page.goto("/dashboard", { waitUntil: "commit" });
  // These requests are made in place of the content.
  await expect.poll(() => requested.filter((path) => /validate-token|today|kundlis/.test(path)).length).toBe(5);
  // The frame is prerendered.
  await expect(page.getByRole("banner")).toBeVisible();
  release();
  await expect(page.getByRole("region", { name: "Quick actions" })).toBeVisible();
  await page.waitForLoadState("networkidle");
  const data = requested.filter((path) => /validate-token|today|kundlis/.test(path));
  expect(data.toSorted()).toEqual([...new Set(data)].toSorted());
  expect(data).toHaveLength(5);
});

test("the code that shows a kundli is fetched once the form is used, not with the form", async ({ page }) => {
  const fetched: string[] = [];
  page.on("request", (request) => void fetched.push(new URL(request.url()).pathname));
  const listParts = () => fetched.filter((path) => /^\/assets\/(kundli|subjects|schemas)-/.test(path));
  await logIn(page);
  await waitForHydration(page);
  await page.waitForLoadState("networkidle");
  expect(listParts()).toEqual([]);
  await page.getByLabel("Full name").focus();
  await expect
    .poll(() => listParts().map((path) => path.split("-")[0]))
    .toEqual(expect.arrayContaining(["/assets/kundli", "/assets/subjects", "/assets/schemas"]));
});

/** Pages that preload their code and texts, each with what is usable once these have run. */
const PRELOADED_PAGES = [
  { path: "/kundlis", isFor: "a user", find: (page: Page) => page.getByRole("searchbox") },
  { path: "/try", isFor: "a visitor", find: (page: Page) => page.locator("form:not([inert])").first() },
  { path: "/verify", isFor: "a visitor", find: (page: Page) => page.getByRole("textbox").first() },
] as const;

for (const { path, isFor, find } of PRELOADED_PAGES)
  for (const locale of ["en-IN", "hi-IN"]) {
    test.describe(() => {
      test.use({ locale });

      test(`the page at ${path} preloads its code and texts, ${locale}`, async ({ page }) => {
        if (isFor === "a user") {
          await logIn(page);
          await page.waitForLoadState("networkidle");
        }
        const fetched: string[] = [];
        page.on("request", (request) => void fetched.push(new URL(request.url()).pathname));
        const html = (await (await page.goto(path))?.text()) ?? "";
        await waitForHydration(page);
        await expect(find(page)).toBeVisible();
        const scripts = [...new Set(fetched)].filter((name) => /^\/assets\/.*\.js$/.test(name));
        expect(scripts.length).toBeGreaterThan(5);
        expect(html).toContain(`/assets/words-${locale.slice(0, 2)}-`);
        // Texts missing in Hindi fall back to English, so the English texts load too, but nothing waits for them.
        const accept = { accept: "text/html", "accept-language": "en" };
        const english = await (await page.request.get(path, { headers: accept })).text();
        expect(scripts.filter((name) => !(html + english).includes(`"${name}"`))).toEqual([]);
        // The form's checks are fetched once it is used.
        if (path === "/try") expect(scripts.filter((name) => name.includes("/schemas-"))).toEqual([]);
      });
    });
  }

test("pressing Tab before hydration keeps the focus in the same place after it", async ({ page }) => {
  let release = (): void => undefined;
  const blocked = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/assets/*.js", async (route) => {
    await blocked;
    await route.continue();
  });
  await page.goto("/about", { waitUntil: "commit" });
  await expect(page.locator("#root[data-prerendered]")).toBeAttached();
  const login = page.getByRole("link", { name: "Login" });
  await login.focus();
  await page.keyboard.press("Shift+Tab");
  const readFocused = () =>
    page.evaluate(() => {
      const { localName = "", textContent } = document.activeElement ?? {};
      return [localName, document.activeElement?.getAttribute("aria-label"), textContent].join(" ");
    });
  const before = await readFocused();
  expect(before).not.toMatch(/^(body|main) /);
  release();
  await waitForHydration(page);
  expect(await readFocused()).toBe(before);
  await page.keyboard.press("Tab");
  await expect(login).toBeFocused();
});

/** For signed-in users, with a heading that stays when the answers have come. */
const SIGNED_IN: readonly string[] = ["/generate-kundali", "/dashboard"];

/** The prerendered pages except the chat's form, for which the app shows other content without a link. */
function listPrerenderedPages(): string[] {
  const folder = fileURLToPath(new URL("../../apps/web/dist/pages/en", import.meta.url));
  const names = globSync("*.html", { cwd: folder }).filter((name) =>
    readFileSync(join(folder, name), "utf8").includes(" data-prerendered="),
  );
  const addresses = names.map((name) => `/${name.replace(/(?:^index)?\.html$/, "")}`);
  return addresses.filter((address) => !SIGNED_IN.includes(address) && address !== "/birth-details");
}

for (const locale of ["en-IN", "hi-IN"]) {
  test.describe(() => {
    test.use({ locale, viewport: { width: 360, height: 740 } });

    // A hydration mismatch is an error of the page, which fails this test.
    test(`the app hydrates public pages without changes, ${locale}`, async ({ page }) => {
      await page.addInitScript(() => {
        document.addEventListener("DOMContentLoaded", () =>
          Object.assign(globalThis, { written: [...document.querySelectorAll("h1, form, footer")] }),
        );
      });
      await leaveContentToApp(page);
      const addresses = listPrerenderedPages();
      expect(addresses).toEqual(expect.arrayContaining(["/", "/login", "/pilot"]));
      for (const address of [...addresses, ...SIGNED_IN]) {
        if (SIGNED_IN.includes(address)) await logIn(page, address);
        else await page.goto(address);
        await waitForHydration(page);
        await expect(page.locator("form[inert]")).toHaveCount(0);
        const stillConnected = await page.evaluate(() =>
          (globalThis as unknown as { written: Element[] }).written.map((element) => element.isConnected),
        );
        expect(stillConnected, address).toEqual(stillConnected.map(() => true));
        expect(stillConnected.length, address).toBeGreaterThan(1);
        await expect(page.getByRole("heading", { level: 1 }), address).toBeAttached();
      }
    });
  });
}

// Simulates another tab that signs in at the worst moment: after the app has seen that there is no session, and before it hydrates the
// page.
test("a sign-in in another tab during hydration signs in here too, without a mismatch", async ({ page }) => {
  const { email, password } = ADMINISTRATOR;
  const response = await page.request.post("/api/v1/login", { data: { email, password } });
  const { token } = (await response.json()) as { token: string };
  await page.addInitScript((storedToken) => {
    const prototype: { getItem: (this: Storage, key: string) => string | null } = Storage.prototype;
    const { getItem: read } = prototype;
    prototype.getItem = function (key) {
      // This key is the last one that the app reads before it hydrates the page.
      if (key === "lagna_form_data" && this === localStorage) localStorage.setItem("authToken", storedToken);
      return read.call(this, key);
    };
    document.addEventListener("DOMContentLoaded", () =>
      Object.assign(globalThis, { written: document.querySelector("h1") }),
    );
  }, token);
  await page.goto("/about");
  await expect(page.getByRole("button", { name: "Logout" })).toBeAttached();
  expect(await page.evaluate(() => (globalThis as unknown as { written: Element }).written.isConnected)).toBe(true);
});

// The page is prerendered for a visitor with a link; without one the app renders other content, which is not an error.
test("the chat's form without its link shows an error", async ({ page }) => {
  await page.goto("/birth-details");
  await expect(page.getByRole("alert")).toContainText("This link is not valid");
  await expect(page.getByLabel("Full name")).toHaveCount(0);
});

test("a form that is not usable yet says that it is loading, until it is hydrated", async ({ page }) => {
  let release = (): void => undefined;
  const blocked = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/assets/*.js", async (route) => {
    await blocked;
    await route.continue();
  });
  await page.goto("/birth-details?token=from-a-chat", { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText("Loading…", { exact: true })).toBeVisible();
  await expect(page.locator("form[inert]")).toBeAttached();
  release();
  await waitForHydration(page);
  await expect(page.getByText("Loading…", { exact: true })).toBeHidden();
});

test("with a theme chosen by the user the app replaces the prerendered page", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("lagna_theme", "dark"));
  await page.goto("/login?return=%2Fprofile");
  await waitForHydration(page);
  await expect(page.getByRole("button", { name: /^Appearance: dark/i })).toBeAttached();
  await page.getByLabel("Email").fill("a");
  await expect(page.getByText("You must be logged in")).toBeVisible();
});

for (const path of ["/about", "/generate-kundali"]) {
  test(`a button pressed before the app runs has its effect once it does, ${path}`, async ({ page, server }) => {
    if (path === "/generate-kundali")
      await storeSession(page.context(), (await createMember(server, "Asha presses early")).token);
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/assets/*.js", async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(path, { waitUntil: "commit" });
    await page.getByRole("button", { name: "हिन्दी" }).click();
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    release();
    await expect(page.locator("html")).toHaveAttribute("lang", "hi");
  });
}
