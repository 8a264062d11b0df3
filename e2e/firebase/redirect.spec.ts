import { devices } from "@playwright/test";
import { startServer } from "../support/server.ts";
import { chooseAccount, expect, FIREBASE, getGoogleButton, test } from "./fixtures.ts";

/** On a phone, or if configured: the whole page goes to Google's and comes back. */

const FOO = { email: "foo@example.com", name: "Foo Bar" };
const FLAG = "lagna_google_redirect";
const readFlag = (key: string) =>
  JSON.parse(localStorage.getItem(key) ?? "null") as { pending: boolean; at: number } | null;
const { defaultBrowserType: _, ...PIXEL } = devices["Pixel 7"];
const { defaultBrowserType: __, ...IPHONE } = devices["iPhone 15"];

test.describe("on a phone", () => {
  test.use(PIXEL);

  test("goes, returns to the starting page, and signs in by one exchange", async ({ page, context }) => {
    const exchanges: string[] = [];
    page.on("request", (request) => request.url().endsWith("/api/v1/auth/google") && exchanges.push(request.url()));
    await context.route("**/api/v1/auth/google", async (route) => {
      await new Promise((done) => setTimeout(done, 1_000));
      await route.continue();
    });
    await page.goto("/login?return=%2Fauth-default");
    await expect(page.getByText("opens as a full page")).toBeVisible();
    await getGoogleButton(page).click();
    await page.waitForURL("**/emulator/auth/handler**");
    await chooseAccount(page, FOO);
    await page.waitForURL("**/login?return=%2Fauth-default");
    expect(await page.evaluate(readFlag, FLAG)).toMatchObject({ pending: true, at: expect.any(Number) });
    await expect(page.getByRole("button", { name: "Signing in..." })).toBeDisabled();
    await page.waitForURL("**/generate-kundali");
    expect(exchanges).toHaveLength(1);
    expect(await page.evaluate(readFlag, FLAG)).toBeNull();
  });

  test("says that it is leaving", async ({ page, context }) => {
    await context.route("**/firebase-sdk-*.js", async (route) => {
      await new Promise((done) => setTimeout(done, 2_000));
      await route.continue();
    });
    await page.goto("/login");
    await getGoogleButton(page).click();
    await expect(page.getByRole("button", { name: "Redirecting to Google..." })).toBeDisabled();
    await page.waitForURL("**/emulator/auth/handler**");
  });

  test("a user who returns without an account sees a message, and can retry", async ({ page }) => {
    await page.goto("/login");
    await getGoogleButton(page).click();
    await page.waitForURL("**/emulator/auth/handler**");
    await page.goto("/login");
    await expect(page.getByText("Google Sign-In redirect failed. Please try again.")).toBeVisible();
    await expect(getGoogleButton(page)).toBeEnabled();
    expect(await page.evaluate(readFlag, FLAG)).toBeNull();
  });

  test("a marker from long ago is ignored", async ({ page }) => {
    await page.addInitScript((key) => {
      const at = Date.now() - 11 * 60_000;
      if (!sessionStorage.getItem("set")) localStorage.setItem(key, JSON.stringify({ pending: true, at }));
      sessionStorage.setItem("set", "1");
    }, FLAG);
    await page.goto("/login");
    await expect(getGoogleButton(page)).toBeEnabled();
    await page.waitForTimeout(1_500);
    await expect(page.getByRole("alert")).toHaveCount(0);
    expect(await page.evaluate(readFlag, FLAG)).toBeNull();
  });
});

test.describe("on iOS Safari", () => {
  test.use(IPHONE);
  test("keeps the sign-in for the session only", async ({ page }) => {
    await page.goto("/login");
    await getGoogleButton(page).click();
    await page.waitForURL("**/emulator/auth/handler**");
    await chooseAccount(page, FOO);
    await page.waitForURL("**/generate-kundali");
    const stored = await page.evaluate(() => ({
      token: [localStorage.getItem("authToken"), sessionStorage.getItem("authToken") !== null],
      user: Object.keys(sessionStorage).filter((key) => key.startsWith("firebase:authUser:")).length,
      elsewhere: Object.keys(localStorage).filter((key) => key.startsWith("firebase:authUser:")).length,
    }));
    expect(stored).toEqual({ token: [null, true], user: 1, elsewhere: 0 });
  });
});

test.describe("on a desktop", () => {
  test("if configured", async ({ browser }) => {
    const server = await startServer({ ...FIREBASE, FIREBASE_FORCE_REDIRECT: "true" });
    const page = await browser.newPage({ baseURL: server.url });
    try {
      await page.goto("/login");
      await getGoogleButton(page).click();
      await page.waitForURL("**/emulator/auth/handler**");
    } finally {
      await page.close();
      await server.stop();
    }
  });
});

test("a browser without a Firebase marker fetches nothing from Firebase", async ({ page }) => {
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await page.goto("/");
  await page.waitForTimeout(1_500);
  expect(requests.filter((url) => /firebase|identitytoolkit|apis\.google/.test(url))).toEqual([]);
  await page.goto("/login");
  await expect.poll(() => requests.filter((url) => /firebase-sdk-.*\.js$/.test(url)).length).toBe(1);
});
