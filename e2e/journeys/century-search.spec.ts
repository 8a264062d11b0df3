import { readFileSync } from "node:fs";
import { createMember, expect, logIn, test } from "../support/fixtures.ts";
import { checkLayout } from "../support/page-checks.ts";

test("the great conjunctions of a century, Saturn's signs, a row in the panchang and as a kundli; in Hindi", async ({
  page,
  server,
}) => {
  const reader = await createMember(server, "Tara Sen");
  await logIn(page, "/sky-search", reader);
  await page.getByLabel("From the year").fill("1950");
  await page.getByLabel("To the year").fill("2049");
  await checkLayout(page, "century-form", [360]);
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page).toHaveURL(/together=jupiter%2Csaturn.*orb=1/);
  const table = page.getByRole("table", { name: "Results: Jupiter and Saturn" });
  const row = table.getByRole("row", { name: /2020-12-21 18:2/ });
  await expect(row).toContainText("Capricorn 6°");
  // The press has scrolled the page; in a wider window the header would cover the fields.
  await page.evaluate(() => scrollTo(0, 0));
  await checkLayout(page, "century", [360, 768, 1440]);
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save as CSV" }).click();
  expect(readFileSync(await (await downloading).path(), "utf8")).toContain("2020-12-21 18:2");

  await page.reload();
  await expect(row).toBeVisible();
  await page.getByText("One graha at a place").click();
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page).toHaveURL(/graha=saturn&every=sign/);
  await expect(
    page.getByRole("table", { name: "Results: Saturn" }).getByText("2020-01-24", { exact: false }),
  ).toBeVisible();
  await checkLayout(page, "century-graha", [360]);

  await page.goBack();
  await row.getByRole("link", { name: "Panchang" }).click();
  await expect(page).toHaveURL(/\/panchang\?.*date=2020-12-2[12]/);
  await page.goBack();
  await row.getByRole("button", { name: "Kundli" }).click();
  await expect(page).toHaveURL(/generate-kundali/);
  await expect(page.getByLabel("Full name")).toHaveValue("Jupiter and Saturn");

  await page.goBack();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole("button", { name: "हिन्दी" }).click();
  await expect(page.getByRole("heading", { name: "शताब्दी खोज" })).toBeVisible();
  await checkLayout(page, "century-hindi", [360, 1440]);
  await page.getByLabel("इस वर्ष तक").fill("3000");
  await page.getByRole("button", { name: "खोजें", exact: true }).click();
  await expect(page.getByRole("alert").filter({ hasText: "दो या अधिक ग्रह" })).toBeVisible();
});
