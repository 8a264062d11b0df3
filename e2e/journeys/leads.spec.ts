import { expect, logIn, test } from "../support/fixtures.ts";
import {
  checkAtEveryWidth,
  expectAccessible,
  expectNoHorizontalScroll,
  takeScreenshot,
} from "../support/page-checks.ts";

test("a visitor joins the pilot, and the administrator sees them", async ({ page }) => {
  await page.goto("/leads-capture");
  const form = page.getByRole("form", { name: "Join the pilot" });
  await form.getByRole("button", { name: "Join" }).click();
  for (const sentence of ["Please enter your name", "Please enter your email", "Please enter your phone number"])
    await expect(form.getByText(sentence)).toBeVisible();
  await expectAccessible(page);
  await form.getByLabel("Full Name").fill("Ravi Kumar");
  await form.getByLabel("Email Address").fill("ravi@example.org");
  await form.getByLabel("Phone Number").fill("+91 98765 43210");
  await form.getByRole("button", { name: "Join" }).click();
  await expect(page.getByText("Thank You, Ravi Kumar!")).toBeVisible();
  await page.waitForURL("**/landing");

  await logIn(page, "/leads");
  for (const card of ["Total Leads", "Mobile Users", "Desktop Users", "New Today"])
    await expect(page.getByText(card, { exact: true })).toBeVisible();
  const row = page.getByRole("row", { name: /Ravi Kumar/ });
  for (const text of ["ravi@example.org", "+91 98765 43210", "pilot_signup_form", "Desktop"])
    await expect(row).toContainText(text);
  await checkAtEveryWidth(page, async (variant) => {
    await expectNoHorizontalScroll(page);
    await expectAccessible(page);
    await takeScreenshot(page, `leads-${variant}`);
  });
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export to CSV" }).click();
  expect((await download).suggestedFilename()).toMatch(/^leads-\d{4}-\d{2}-\d{2}\.csv$/);
  await page.getByLabel("Status of Ravi Kumar").selectOption("Converted");
  await page.reload();
  await expect(page.getByLabel("Status of Ravi Kumar")).toHaveValue("converted");
  await page.getByRole("button", { name: "Delete Ravi Kumar" }).click();
  await expect(page.getByText("No leads found yet")).toBeVisible();
});
