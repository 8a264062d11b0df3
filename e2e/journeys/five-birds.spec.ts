import { createMember, expect, logIn, test } from "../support/fixtures.ts";
import { checkLayout } from "../support/page-checks.ts";

test("the five birds of a day by a star, another day, the panchang of it; in Hindi", async ({ page, server }) => {
  const reader = await createMember(server, "Meena Iyer");
  await logIn(page, "/pakshi?date=2026-11-22", reader);
  await checkLayout(page, "pakshi-empty", [360]);
  await page.getByLabel("Birth star").selectOption("Ashlesha");
  const birds = page.getByRole("term").filter({ hasText: "Bird of this birth" });
  await expect(birds.locator("xpath=following-sibling::dd")).toHaveText("Owl");
  await expect(page.getByText("This is the weak day of this bird")).toBeVisible();
  await expect(page.getByRole("region", { name: "Day", exact: true }).getByRole("listitem").first()).toContainText(
    "Walks",
  );
  await checkLayout(page, "pakshi", [360, 768, 1366, 1440]);
  await page.getByText("Waning").click();
  await expect(page).toHaveURL(/birth_paksha=krishna/);
  await expect(birds.locator("xpath=following-sibling::dd")).toHaveText("Cock");
  await page.getByLabel("Length of the parts").selectOption({ index: 1 });
  await expect(page).toHaveURL(/durations=by_half/);
  await page.reload();
  await expect(birds.locator("xpath=following-sibling::dd")).toHaveText("Cock");

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole("button", { name: "हिन्दी" }).click();
  await expect(page.getByRole("heading", { name: "पंच पक्षी" })).toBeVisible();
  await checkLayout(page, "pakshi-hindi", [360, 1440]);
  await page.getByRole("link", { name: "इस दिन का पंचांग" }).click();
  await expect(page).toHaveURL(/\/panchang\?.*date=2026-11-22/);
});
