import type { Page } from "@playwright/test";
import { expect, logIn, test } from "../support/fixtures.ts";

/** Of the page as a browser reports it: how far what is in sight was moved without anybody's doing. */
async function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
            if (!entry.hadRecentInput) sum += entry.value;
        }).observe({ type: "layout-shift", buffered: true });
        setTimeout(() => resolve(sum), 300);
      }),
  );
}

/** Scripts come late, one after the other, as on a phone far from a mast. */
async function slowly(page: Page): Promise<void> {
  await page.route("**/assets/*.js", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 150));
    await route.continue();
  });
}

for (const { width, height } of [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
]) {
  test(`nothing moves while a page is fetched, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await slowly(page);
    for (const address of ["/", "/login", "/home", "/signup"]) {
      await page.goto(address);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("contentinfo")).toBeAttached();
      expect(await layoutShift(page), address).toBeLessThanOrEqual(0.02);
    }
    await logIn(page);
    await page.reload();
    await expect(page.getByRole("heading", { name: "Birth Details" })).toBeVisible();
    expect(await layoutShift(page), "/generate-kundali").toBeLessThanOrEqual(0.02);
  });
}
