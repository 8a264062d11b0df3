import { expect, logIn, test } from "../support/fixtures.ts";
import { ASHA, fillBirth, getGenerateButton } from "../support/kundli-form.ts";
import {
  checkAtEveryWidth,
  expectAccessible,
  expectNoHorizontalScroll,
  takeScreenshot,
} from "../support/page-checks.ts";

test("a time known to a quarter of an hour: changes are marked, and listed in a panel; Sade Sati and transits too", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await logIn(page);
  await fillBirth(page, ASHA);
  await page.getByRole("radio", { name: "About" }).check({ force: true });
  await page.getByLabel("Give or take").selectOption("15");
  await expectAccessible(page);
  await takeScreenshot(page, "uncertain-form");
  await getGenerateButton(page).click();
  const result = page.getByRole("article", { name: "Kundli of Asha Rao" });
  await expect(result).toContainText("The time is known to ± 15 minutes, 06:20:00 to 06:50:00");
  await expect(result.getByRole("button", { name: /^Depends on the time of birth/ }).first()).toBeVisible();
  await takeScreenshot(page, "uncertain-grahas");
  for (const name of ["What minutes change", "Sade Sati", "Transits"]) {
    await result.getByRole("tab", { name }).click();
    await expect(result.getByRole("tabpanel", { name })).toContainText(/\d/);
    await expect(page.locator(".not-fetched")).toHaveCount(0);
    await expectAccessible(page);
    await takeScreenshot(page, `uncertain-${name.toLowerCase().replaceAll(" ", "-")}`);
  }
  await result.getByRole("tab", { name: "What minutes change" }).click();
  await checkAtEveryWidth(page, async (variant) => {
    await expectNoHorizontalScroll(page);
    await takeScreenshot(page, `uncertain-minutes-${variant}`);
  });
});

for (const [width, panel] of [
  [1440, "tab"],
  [360, "button"],
] as const) {
  test(`the possible times are ranked by events, and one is put into the form, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await logIn(page);
    await fillBirth(page, ASHA);
    await page.getByRole("radio", { name: "About" }).check({ force: true });
    await page.getByLabel("Give or take").selectOption("10");
    await getGenerateButton(page).click();
    const result = page.getByRole("article", { name: "Kundli of Asha Rao" });
    await result.getByRole(panel, { name: "What minutes change" }).click();
    await result.getByText("Narrow the time down with events from your life").click();
    const events = result.getByRole("form", { name: "Events in your life" });
    await events.getByLabel("What happened").selectOption("marriage");
    await events.getByLabel("Year").fill("2016");
    await events.getByText("Weights and variants").click();
    await events.getByRole("button", { name: "Rank the times" }).click();
    await expect(result).toContainText("It does not find the time of birth");
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
    await takeScreenshot(page, `rectify-${width}`);
    await result
      .getByRole("button", { name: /^Use this time/ })
      .first()
      .click();
    await expect(page.getByRole("radio", { name: "About" })).toBeChecked();
    await expect(page.getByLabel("Full name")).toHaveValue("Asha Rao");
  });
}

test("an unknown time: a chart from the Moon without a lagna, at every width", async ({ page }) => {
  await logIn(page);
  await fillBirth(page, ASHA);
  await page.getByRole("radio", { name: "Unknown" }).check({ force: true });
  await getGenerateButton(page).click();
  const result = page.getByRole("article", { name: "Kundli of Asha Rao" });
  await expect(result).toContainText("your lagna is unknown until the time is known");
  await expect(result).toContainText(/depend on the hour and stay open/, { timeout: 60_000 });
  await checkAtEveryWidth(page, async (variant) => {
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
    await takeScreenshot(page, `untimed-${variant}`);
  });
});
