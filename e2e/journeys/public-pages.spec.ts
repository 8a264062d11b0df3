import { expect, waitForHydration, test } from "../support/fixtures.ts";
import {
  checkAtEveryWidth,
  expectAccessible,
  expectNoHorizontalScroll,
  takeScreenshot,
} from "../support/page-checks.ts";

const PAGES = {
  landing: "/",
  home: "/home",
  about: "/about",
  truth: "/truth",
  contact: "/contact",
  privacy: "/privacy-policy",
  whatsapp: "/whatsapp",
  pilot: "/pilot",
  login: "/login",
  signup: "/signup",
  "not-found": "/no-such-page",
};

for (const [name, path] of Object.entries(PAGES)) {
  test(`${path} at every width, light and dark, and with large text at a small one`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(path);
    await checkAtEveryWidth(page, async (variant) => {
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expectNoHorizontalScroll(page);
      await expectAccessible(page);
      await takeScreenshot(page, `${name}-${variant}`);
    });
    await page.setViewportSize({ width: 360, height: 800 });
    await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectNoHorizontalScroll(page);
    await takeScreenshot(page, `${name}-360-large-text`);
  });
}

test("Hindi can be switched on, is remembered, and complete on every public page", async ({ page }) => {
  await page.goto("/");
  await waitForHydration(page);
  await page.getByRole("button", { name: "हिन्दी" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "hi");
  for (const [name, path] of Object.entries(PAGES)) {
    await page.goto(path);
    await expect(page.locator("html")).toHaveAttribute("lang", "hi");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/[\u0900-\u097f]/);
    await expectAccessible(page);
    await takeScreenshot(page, `${name}-hindi`);
  }
});
