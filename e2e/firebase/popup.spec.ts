import type { Page } from "@playwright/test";
import { expectAccessible } from "../support/page-checks.ts";
import { chooseAccount, EMULATOR, expect, getGoogleButton, signInByPopup, test } from "./fixtures.ts";

/** On a desktop: sign-in in Google's popup, drawn by the emulator. */

const FOO = { email: "foo@example.com", name: "Foo Bar" };
const token = () => localStorage.getItem("authToken");

test("signs in, stays signed in over a reload, and signs out of both", async ({ page }) => {
  const exchanges: string[] = [];
  page.on("request", (request) => request.url().endsWith("/api/v1/auth/google") && exchanges.push(request.url()));
  await signInByPopup(page, FOO);
  expect(await page.evaluate(token)).toBeTruthy();
  await page.goto("/generate-kundali");
  await expect(page.getByRole("button", { name: "Generate Kundali" })).toBeVisible();
  // The popup, its result and the listener all reported the same user.
  expect(exchanges).toHaveLength(1);
  expect(await readStoredUsers(page)).toEqual({ indexedDb: 1, local: 0, session: 0 });

  await page.getByRole("button", { name: "Logout" }).click();
  await page.waitForURL((url) => url.pathname === "/");
  await expect.poll(() => readStoredUsers(page)).toEqual({ indexedDb: 0, local: 0, session: 0 });
  await page.goto("/login");
  await page.waitForTimeout(1_500);
  expect(await page.evaluate(token)).toBeNull();
  expect(exchanges).toHaveLength(1);
});

test("shows the sign-in's progress", async ({ page, context }) => {
  await context.route("**/api/v1/auth/google", async (route) => {
    await new Promise((done) => setTimeout(done, 1_000));
    await route.continue();
  });
  await page.goto("/login");
  await expectAccessible(page);
  const opened = page.waitForEvent("popup");
  await getGoogleButton(page).click();
  const popup = await opened;
  await expect(page.getByRole("button", { name: "Opening Google sign-in..." })).toBeDisabled();
  const params = new URL(popup.url()).searchParams;
  expect(params.get("scopes")?.split(",").toSorted()).toEqual(["email", "profile"]);
  expect(JSON.parse(params.get("customParameters") ?? "{}")).toMatchObject({ prompt: "select_account" });
  await chooseAccount(popup, FOO);
  await expect(page.getByRole("button", { name: "Signing in..." })).toBeDisabled();
  await page.waitForURL("**/generate-kundali");
});

test("the popup can reach the page that opened it, and no policy prevents it", async ({ page }) => {
  const response = await page.goto("/login");
  const headers = response?.headers() ?? {};
  expect(headers["cross-origin-opener-policy"]).toBe("same-origin-allow-popups");
  const policy = headers["content-security-policy"] ?? "";
  expect(policy).toMatch(/script-src [^;]*https:\/\/apis\.google\.com\//);
  expect(policy).toMatch(/frame-src [^;]*https:\/\/demo-lagna\.firebaseapp\.com/);
  expect(policy).toContain(`http://${EMULATOR}`);
  expect(policy).not.toContain("unsafe");
  await page.evaluate(() => {
    const violations: string[] = [];
    addEventListener("securitypolicyviolation", (event) =>
      violations.push(`${event.violatedDirective} ${event.blockedURI}`),
    );
    Object.assign(window, { violations });
  });
  const opened = page.waitForEvent("popup");
  await getGoogleButton(page).click();
  await expect((await opened).getByText("Sign-in with Google.com")).toBeVisible();
  await expect(page.locator("iframe")).toHaveAttribute("src", /emulator\/auth\/iframe/);
  expect(await page.evaluate(() => (window as unknown as { violations: string[] }).violations)).toEqual([]);
});

test("a closed popup restores the button without a message", async ({ page }) => {
  await page.goto("/login");
  const opened = page.waitForEvent("popup");
  await getGoogleButton(page).click();
  const popup = await opened;
  await expect(popup.getByText("Sign-in with Google.com")).toBeVisible();
  await popup.close();
  await expect(getGoogleButton(page)).toBeEnabled({ timeout: 20_000 });
  await expect(page.getByRole("alert")).toHaveCount(0);
});

/** Collects the page's console warnings, except that these test browsers allow no service worker. */
function collectHints(page: Page): string[] {
  const hints: string[] = [];
  page.on("console", (message) => {
    const text = message.text();
    if (message.type() === "warning" && !text.startsWith("Service Worker registration blocked")) hints.push(text);
  });
  return hints;
}

test("a blocked popup shows a message on the page and a hint in the console", async ({ page }) => {
  const hints = collectHints(page);
  await page.addInitScript(() => (window.open = () => null));
  await page.goto("/login");
  await getGoogleButton(page).click();
  await expect(page.getByText("Google Sign-In failed. Please try again.")).toBeVisible();
  expect(hints).toEqual([expect.stringContaining("blocked Google's window")]);
  await expect(getGoogleButton(page)).toBeEnabled();
});

test("a project without Google as a provider shows a message and a hint", async ({ page, context }) => {
  const hints = collectHints(page);
  await context.route("**/accounts:signInWithIdp**", (route) =>
    route.fulfill({ status: 400, json: { error: { code: 400, message: "CONFIGURATION_NOT_FOUND" } }, headers: CORS }),
  );
  await page.goto("/login");
  const opened = page.waitForEvent("popup");
  await getGoogleButton(page).click();
  await chooseAccount(await opened, FOO);
  await expect(page.getByText("Google Sign-In failed. Please try again.")).toBeVisible();
  expect(hints).toEqual([expect.stringContaining("Enable it under Authentication")]);
});

const CORS = { "access-control-allow-origin": "*" };

test.describe("Google's script cannot be loaded", () => {
  test.use({ expectedErrors: [/net::ERR_FAILED/] });
  test("shows that it failed", async ({ page, context }) => {
    await context.route("https://apis.google.com/**", (route) => route.abort());
    await page.goto("/login");
    await getGoogleButton(page).click();
    await expect(page.getByText("Google Sign-In failed. Please try again.")).toBeVisible();
    await expect(getGoogleButton(page)).toBeEnabled();
  });
});

test("a refusal shows the server's message and is not retried", async ({ page, context }) => {
  let refusals = 0;
  await context.route("**/api/v1/auth/google", async (route) => {
    refusals += 1;
    const response = await route.fetch({ postData: JSON.stringify({ id_token: "forged" }) });
    await route.fulfill({ response });
  });
  await page.goto("/login");
  const opened = page.waitForEvent("popup");
  await getGoogleButton(page).click();
  await chooseAccount(await opened, FOO);
  await expect(page.getByText("Google authentication failed")).toBeVisible();
  await expect.poll(() => readStoredUsers(page)).toEqual({ indexedDb: 0, local: 0, session: 0 });
  await page.reload();
  await page.waitForTimeout(1_500);
  expect(refusals).toBe(1);
});

test.describe("a Firebase user without a token", () => {
  test("is exchanged once, from any page, and / redirects to the generator", async ({ page }) => {
    await signInByPopup(page, FOO);
    await expect(page.getByRole("button", { name: "Generate Kundali" })).toBeVisible();
    await page.goto("/about");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const exchanges: string[] = [];
    page.on("request", (request) => request.url().endsWith("/api/v1/auth/google") && exchanges.push(request.url()));
    // Like a cleared storage in one tab only: no event reaches this tab.
    await page.evaluate(() => localStorage.removeItem("authToken"));
    await page.goto("/");
    await page.waitForURL("**/generate-kundali");
    expect(exchanges).toHaveLength(1);
  });

  test("is signed out with a session that the server has ended", async ({ page, server }) => {
    await signInByPopup(page, FOO);
    const authorization = `Bearer ${await page.evaluate(token)}`;
    const logoutResponse = await fetch(`${server.url}/api/v1/logout`, { method: "POST", headers: { authorization } });
    expect(logoutResponse.ok).toBe(true);
    await page.reload();
    await page.waitForURL("**/login**");
    await expect.poll(() => readStoredUsers(page)).toEqual({ indexedDb: 0, local: 0, session: 0 });
    await page.waitForTimeout(1_500);
    expect(await page.evaluate(token)).toBeNull();
  });

  test("signs in to two tabs by one exchange", async ({ page, context }) => {
    const exchanges: string[] = [];
    context.on("request", (request) => request.url().endsWith("/api/v1/auth/google") && exchanges.push(request.url()));
    const otherTab = await context.newPage();
    await otherTab.goto("/login");
    await expect(getGoogleButton(otherTab)).toBeVisible();
    await signInByPopup(page, FOO);
    await otherTab.waitForURL("**/generate-kundali");
    expect(exchanges).toHaveLength(1);
    await page.getByRole("button", { name: "Logout" }).click();
    await expect(
      otherTab.getByRole("link", { name: "Logout" }).or(otherTab.getByRole("button", { name: "Logout" })),
    ).toHaveCount(0);
    await expect.poll(() => readStoredUsers(otherTab)).toEqual({ indexedDb: 0, local: 0, session: 0 });
  });
});

test.describe("a browser that limits storage", () => {
  test("without IndexedDB uses local storage", async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(window, "indexedDB", { value: undefined }));
    await signInByPopup(page, FOO);
    expect(await readStoredUsers(page)).toEqual({ indexedDb: 0, local: 1, session: 0 });
  });

  test("without local storage too uses session storage", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, "indexedDB", { value: undefined });
      Object.defineProperty(localStorage, "setItem", {
        value: () => {
          throw new DOMException("full", "QuotaExceededError");
        },
      });
    });
    await signInByPopup(page, FOO);
    expect(await readStoredUsers(page)).toEqual({ indexedDb: 0, local: 0, session: 1 });
  });
});

/** How many users the SDK stores in each of the browser's storages. */
function readStoredUsers(page: Page) {
  return page.evaluate(async () => {
    const DATABASE = "firebaseLocalStorageDb";
    const STORE = "firebaseLocalStorage";
    const users = (keys: unknown[]) =>
      keys.filter((key) => typeof key === "string" && key.startsWith("firebase:authUser:")).length;
    const awaitRequest = <T>(request: IDBRequest<T>) =>
      new Promise<T>((done, fail) => {
        request.addEventListener("success", () => done(request.result));
        request.addEventListener("error", () => fail(request.error ?? new Error("IndexedDB")));
      });
    const readIndexedDb = async () => {
      // Opening a missing database would create it empty, and the SDK would fail on it.
      if (!window.indexedDB || !(await indexedDB.databases()).some(({ name }) => name === DATABASE)) return [];
      const database = await awaitRequest(indexedDB.open(DATABASE));
      const keys = await awaitRequest(database.transaction(STORE).objectStore(STORE).getAllKeys());
      database.close();
      return keys;
    };
    return {
      indexedDb: users(await readIndexedDb()),
      local: users(Object.keys(localStorage)),
      session: users(Object.keys(sessionStorage)),
    };
  });
}
