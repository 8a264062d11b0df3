import { expect, test } from "../support/fixtures.ts";
import {
  checkAtEveryWidth,
  expectAccessible,
  expectNoHorizontalScroll,
  takeScreenshot,
} from "../support/page-checks.ts";

const PAGES = {
  "login-google": "/login-google",
  "forgot-password": "/forgot-password",
  "reset-password": "/reset-password?token=made-up",
  "reset-password-bare": "/reset-password",
  "verify-magic-link": "/verify-magic-link",
  "verify-email": "/verify-email?token=made-up",
  "account-deleted": "/account-deleted",
};

for (const [name, path] of Object.entries(PAGES)) {
  test(`${name} at every width, light and dark`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(path);
    await checkAtEveryWidth(page, async (variant) => {
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect(page.url()).not.toContain("token");
      await expectNoHorizontalScroll(page);
      await expectAccessible(page);
      await takeScreenshot(page, `${name}-${variant}`);
    });
  });
}

test("sign-in pages are complete in Hindi, and with large text at a small width", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("lagna_language", "hi"));
  await page.setViewportSize({ width: 360, height: 800 });
  for (const [name, path] of Object.entries(PAGES)) {
    await page.goto(path);
    await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/[\u0900-\u097f]/);
    await expectNoHorizontalScroll(page);
    await takeScreenshot(page, `${name}-360-hindi-large`);
  }
});
