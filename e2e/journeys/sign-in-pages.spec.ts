import { expect, test } from "../support/fixtures.ts";
import { expectAccessible, expectNoSidewaysScroll, picture, WIDTHS } from "../support/look.ts";

const PAGES = {
  "login-google": "/login-google",
  "forgot-password": "/forgot-password",
  "reset-password": "/reset-password?token=made-up",
  "reset-password-bare": "/reset-password",
  "verify-magic-link": "/verify-magic-link",
  "verify-email": "/verify-email?token=made-up",
  "account-deleted": "/account-deleted",
};

for (const width of WIDTHS) {
  for (const colorScheme of ["light", "dark"] as const) {
    test(`the pages around signing in at ${width} px, ${colorScheme}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      for (const [name, path] of Object.entries(PAGES)) {
        await test.step(name, async () => {
          await page.goto(path);
          await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
          expect(page.url()).not.toContain("token");
          await expectNoSidewaysScroll(page);
          await expectAccessible(page);
          await picture(page, `${name}-${width}-${colorScheme}`);
        });
      }
    });
  }
}

test("they are whole in Hindi, and with large text at a small width", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("lagna_language", "hi"));
  await page.setViewportSize({ width: 360, height: 800 });
  for (const [name, path] of Object.entries(PAGES)) {
    await page.goto(path);
    await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/[\u0900-\u097f]/);
    await expectNoSidewaysScroll(page);
    await picture(page, `${name}-360-hindi-large`);
  }
});
