import { expect, standing, test } from "../support/fixtures.ts";
import { atEveryWidth, expectAccessible, expectNoSidewaysScroll, picture } from "../support/look.ts";

const PAGES = {
  landing: "/",
  home: "/home",
  about: "/about",
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
    await atEveryWidth(page, async (look) => {
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      await picture(page, `${name}-${look}`);
    });
    await page.setViewportSize({ width: 360, height: 800 });
    await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await picture(page, `${name}-360-large-text`);
  });
}

test("Hindi is switched on, kept, and whole on every public page", async ({ page }) => {
  await page.goto("/");
  await standing(page);
  await page.getByRole("button", { name: "हिन्दी" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "hi");
  for (const [name, path] of Object.entries(PAGES)) {
    await page.goto(path);
    await expect(page.locator("html")).toHaveAttribute("lang", "hi");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/[\u0900-\u097f]/);
    await expectAccessible(page);
    await picture(page, `${name}-hindi`);
  }
});
