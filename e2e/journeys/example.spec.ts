import { expect, test } from "../support/fixtures.ts";

test("the example opens without an account: every section works without a request to the server", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("link", { name: "See an example first" }).click();
  const article = page.getByRole("article", { name: "Kundli of Albert Einstein" });
  await expect(article.getByRole("heading", { level: 1 })).toContainText(
    "your lagna is Gemini; Moon in Jyeshtha, pada 2",
  );
  const requests: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/")) requests.push(request.url());
  });
  const panels = article.getByRole("tab");
  for (let index = 0; index < (await panels.count()); index += 1) {
    await panels.nth(index).click();
    await expect(article.getByRole("tabpanel")).not.toBeEmpty();
    await expect(page.locator(".not-fetched")).toHaveCount(0);
  }
  await panels.filter({ hasText: "Strengths" }).click();
  await expect(article.getByRole("tabpanel")).toContainText("Sun is the strongest");
  await panels.filter({ hasText: "Dasha" }).click();
  await article.getByRole("tree").getByRole("treeitem").first().click();
  // Two levels are included; deeper ones would have to be computed.
  await expect(article.locator('[role="treeitem"][aria-level="2"]')).toHaveCount(9);
  await expect(article.getByRole("combobox", { name: "Dasha system" })).toHaveCount(0);
  expect(requests).toEqual([]);
});

test("at 1280 × 800 the lagna and nine grahas of the example are beside its chart, with any notices", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/example");
  const panel = page.getByRole("tabpanel", { name: "Grahas" });
  await expect(panel.getByRole("row")).toHaveCount(11);
  const [within, last] = [await panel.boundingBox(), await panel.getByRole("row").last().boundingBox()];
  expect((last?.y ?? NaN) + (last?.height ?? NaN)).toBeLessThanOrEqual(
    (within?.y ?? NaN) + (within?.height ?? NaN) + 1,
  );
});
