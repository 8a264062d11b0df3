import type { Page } from "@playwright/test";
import { expect, logInByPage, test } from "../support/fixtures.ts";

/** Several tabs must show the same state within this time. */
const SYNC_TIMEOUT = { timeout: 1_000 };
const token = (page: Page) => page.evaluate(() => localStorage.getItem("authToken"));

test("two tabs sign in, renew and sign out together", async ({ context, page }) => {
  const otherTab = await context.newPage();
  await otherTab.goto("/generate-kundali?preset=kp");
  await otherTab.waitForURL(/\/login/);
  await expect(otherTab.getByRole("heading", { name: "Welcome Back" })).toBeVisible();

  await logInByPage(page);
  await otherTab.waitForURL("**/generate-kundali?preset=kp", SYNC_TIMEOUT);

  // Half the hour has passed and the user types: this tab renews the session, which invalidates the token the other tab started with.
  const before = await token(page);
  await page.clock.install();
  await page.goto("/profile");
  await expect(page.getByRole("heading", { name: "Asha Rao" })).toBeVisible();
  await page.keyboard.press("Tab");
  await page.clock.fastForward("31:00");
  await expect.poll(() => token(page)).not.toBe(before);
  await expect.poll(() => token(otherTab), SYNC_TIMEOUT).toBe(await token(page));
  const stale = await page.request.get("/api/v1/profile", { headers: { authorization: `Bearer ${before}` } });
  expect(stale.status()).toBe(401);
  await otherTab.getByRole("link", { name: "Profile" }).click();
  await expect(otherTab.getByRole("heading", { name: "Asha Rao" })).toBeVisible();

  await otherTab.getByRole("main").getByRole("button", { name: "Logout" }).click();
  await page.waitForURL(/\/login/, SYNC_TIMEOUT);
});

test("a session that ends during work leads back to it, with nothing typed lost", async ({ page }) => {
  await logInByPage(page);
  const form = page.getByRole("form", { name: "Birth Details" });
  await form.getByLabel("Full name").fill("Asha Rao");
  await form.getByText("Female", { exact: true }).click();
  await form.getByLabel("Day", { exact: true }).fill("15");
  await form.getByLabel("Month").selectOption("August");
  await form.getByLabel("Year").fill("1990");
  await form.getByLabel("City").fill("Mumbai");
  await form.getByLabel("Country").fill("India");
  // The place found moves the button down; a click on its way would miss it.
  await expect(form.getByText("Asia/Kolkata")).toBeVisible();

  // The user signs out everywhere on another device: this page learns of it by the 401 of its next request.
  const response = await page.request.delete("/api/v1/profile/sessions", {
    headers: { authorization: `Bearer ${await token(page)}` },
  });
  expect(response.ok()).toBe(true);
  await page.getByRole("button", { name: "Generate Kundali" }).click();
  await page.waitForURL(/\/login\?return=%2Fgenerate-kundali/);
  await logInOnPage(page);
  await page.waitForURL("**/generate-kundali");
  await expect(form.getByLabel("Full name")).toHaveValue("Asha Rao");
  await expect(form.getByLabel("Day", { exact: true })).toHaveValue("15");
  await expect(form.getByLabel("City")).toHaveValue("Mumbai");
});

async function logInOnPage(page: Page): Promise<void> {
  await page.getByLabel("Email").fill("asha@example.org");
  await page.getByLabel("Password", { exact: true }).fill("seven quiet rivers");
  await page.getByRole("button", { name: "Log in", exact: true }).click();
}
