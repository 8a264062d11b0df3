import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { ADMINISTRATOR, expect, logIn, standing, test } from "../support/fixtures.ts";

/** Of the page as a browser reports it: how far what is in sight was moved without anybody's doing. */
async function layoutShift(page: Page): Promise<number> {
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

/** Scripts come late, one after the other, and letters later still, as on a phone far from a mast. */
async function slowly(page: Page): Promise<void> {
  const late = (pattern: string, milliseconds: number) =>
    page.route(pattern, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, milliseconds));
      await route.continue();
    });
  await late("**/assets/*.js", 150);
  await late("**/assets/*.woff2", 600);
}

for (const { width, height } of [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
]) {
  test(`nothing moves while a page is fetched, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await slowly(page);
    for (const address of ["/", "/login", "/home", "/signup"]) {
      await page.goto(address);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("contentinfo")).toBeAttached();
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      expect(await layoutShift(page), address).toBeLessThanOrEqual(0.02);
    }
    await logIn(page);
    await page.reload();
    await expect(page.getByRole("heading", { name: "Birth Details" })).toBeVisible();
    expect(await layoutShift(page), "/generate-kundali").toBeLessThanOrEqual(0.02);
  });
}

test("what shows a kundli is fetched once somebody is at its form, and not beside the form itself", async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on("request", (request) => void fetched.push(new URL(request.url()).pathname));
  const parts = () => fetched.filter((path) => /^\/assets\/(kundli|subjects|schemas)-/.test(path));
  await logIn(page);
  await standing(page);
  await page.waitForLoadState("networkidle");
  expect(parts()).toEqual([]);
  await page.getByLabel("Full name").focus();
  await expect
    .poll(() => parts().map((path) => path.split("-")[0]))
    .toEqual(expect.arrayContaining(["/assets/kundli", "/assets/subjects", "/assets/schemas"]));
});

for (const locale of ["en-IN", "hi-IN"]) {
  test.describe(() => {
    test.use({ locale });

    test(`the code and words of the saved kundlis are named in their page, ${locale}`, async ({ page }) => {
      await logIn(page);
      await page.waitForLoadState("networkidle");
      const fetched: string[] = [];
      page.on("request", (request) => void fetched.push(new URL(request.url()).pathname));
      const html = (await (await page.goto("/kundlis"))?.text()) ?? "";
      await expect(page.getByRole("searchbox")).toBeVisible();
      const scripts = [...new Set(fetched)].filter((path) => /^\/assets\/.*\.js$/.test(path));
      expect(scripts.length).toBeGreaterThan(5);
      expect(html).toContain(`/assets/words-${locale.slice(0, 2)}-`);
      // What a Hindi catalogue might lack is said in English: those words come too, and nothing waits for them at the door.
      const accept = { accept: "text/html", "accept-language": "en" };
      const english = await (await page.request.get("/kundlis", { headers: accept })).text();
      expect(scripts.filter((path) => !(html + english).includes(`"${path}"`))).toEqual([]);
    });
  });
}

test("who presses Tab before the app stands has the focus in the same place once it does", async ({ page }) => {
  let go = (): void => undefined;
  const held = new Promise<void>((resolve) => (go = resolve));
  await page.route("**/assets/*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/about", { waitUntil: "commit" });
  await expect(page.locator("#root[data-prerendered]")).toBeAttached();
  const login = page.getByRole("link", { name: "Login" });
  await login.focus();
  await page.keyboard.press("Shift+Tab");
  const focused = () =>
    page.evaluate(() => {
      const { localName = "", textContent } = document.activeElement ?? {};
      return [localName, document.activeElement?.getAttribute("aria-label"), textContent].join(" ");
    });
  const before = await focused();
  expect(before).not.toMatch(/^(body|main) /);
  go();
  await standing(page);
  expect(await focused()).toBe(before);
  await page.keyboard.press("Tab");
  await expect(login).toBeFocused();
});

const SIGNED_IN = "/generate-kundali";

/** The pages whose words the build wrote, but the chat's form: without its link the app has other words for it. */
function writtenPages(): string[] {
  const folder = fileURLToPath(new URL("../../apps/web/dist/pages/en", import.meta.url));
  const names = globSync("*.html", { cwd: folder }).filter((name) =>
    readFileSync(join(folder, name), "utf8").includes(" data-prerendered="),
  );
  const addresses = names.map((name) => `/${name.replace(/(?:^index)?\.html$/, "")}`);
  return addresses.filter((address) => address !== SIGNED_IN && address !== "/birth-details");
}

for (const locale of ["en-IN", "hi-IN"]) {
  test.describe(() => {
    test.use({ locale, viewport: { width: 360, height: 740 } });

    // A difference between what was written at build and what the app shows first is an error of the page, and fails this.
    test(`the app takes over the words of public pages as they stand, ${locale}`, async ({ page }) => {
      await page.addInitScript(() => {
        document.addEventListener("DOMContentLoaded", () =>
          Object.assign(globalThis, { written: [...document.querySelectorAll("h1, form, footer")] }),
        );
      });
      const addresses = writtenPages();
      expect(addresses).toEqual(expect.arrayContaining(["/", "/login", "/pilot"]));
      for (const address of [...addresses, SIGNED_IN]) {
        if (address === SIGNED_IN) await logIn(page);
        else await page.goto(address);
        await standing(page);
        await expect(page.locator("form[inert]")).toHaveCount(0);
        const kept = await page.evaluate(() =>
          (globalThis as unknown as { written: Element[] }).written.map((element) => element.isConnected),
        );
        expect(kept, address).toEqual(kept.map(() => true));
        expect(kept.length, address).toBeGreaterThan(1);
        await expect(page.getByRole("heading", { level: 1 }), address).toBeAttached();
      }
    });
  });
}

// As another tab does, at the worst moment: after the app has seen that nobody is signed in, and before it takes the words over.
test("somebody who signs in beside a page that is just being taken over is let in, and nothing differs", async ({
  page,
}) => {
  const { email, password } = ADMINISTRATOR;
  const response = await page.request.post("/api/v1/login", { data: { email, password } });
  const { token } = (await response.json()) as { token: string };
  await page.addInitScript((held) => {
    const prototype: { getItem: (this: Storage, key: string) => string | null } = Storage.prototype;
    const { getItem: read } = prototype;
    prototype.getItem = function (key) {
      // Whether anything is kept of what somebody was doing is looked up last.
      if (key === "lagna_form_data" && this === localStorage) localStorage.setItem("authToken", held);
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

// Its words are made at build for somebody who has a link; the rest is the app's to say, and no error of the page.
test("whoever opens a chat's form without its link is told so", async ({ page }) => {
  await page.goto("/birth-details");
  await expect(page.getByRole("alert")).toContainText("This link is not valid");
  await expect(page.getByLabel("Full name")).toHaveCount(0);
});

test("a form that takes nothing yet says that it is loading, and no more once it stands", async ({ page }) => {
  let go = (): void => undefined;
  const held = new Promise<void>((resolve) => (go = resolve));
  await page.route("**/assets/*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/birth-details?token=from-a-chat", { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText("Loading…", { exact: true })).toBeVisible();
  await expect(page.locator("form[inert]")).toBeAttached();
  go();
  await standing(page);
  await expect(page.getByText("Loading…", { exact: true })).toBeHidden();
});

test("in a theme of the reader's own the app puts its page in the place of the words", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("lagna_theme", "dark"));
  await page.goto("/login?return=%2Fprofile");
  await standing(page);
  await expect(page.getByRole("button", { name: /^Appearance: dark/i })).toBeAttached();
  await page.getByLabel("Email").fill("a");
  await expect(page.getByText("You must be logged in")).toBeVisible();
});
