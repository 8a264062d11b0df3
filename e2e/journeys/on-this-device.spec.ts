import type { Page, Request } from "@playwright/test";
import { expect, test } from "../support/fixtures.ts";
import { ASHA, fillShortBirth } from "../support/kundli-form.ts";
import { expectAccessible, expectNoHorizontalScroll, takeScreenshot } from "../support/page-checks.ts";

test.use({
  serviceWorkers: "allow",
  expectedErrors: async ({}, use) => use([/net::ERR_/, /Failed to fetch/, /FetchEvent/]),
});

/** The device knows places by their present name only. */
const BIRTH = { ...ASHA, city: "mumbai" };
const CHOICE = "Compute it on this device only";
/** What a page of any visitor asks of the API, about no birth. */
const WITHOUT_BIRTH = /^\/api\/v1\/(config|events|client-errors)\b/;

/** The requests to the API that could say anything of a birth. */
function watchRequests(page: Page): string[] {
  const seen: string[] = [];
  page.on("request", (request: Request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith("/api/") && !WITHOUT_BIRTH.test(pathname)) seen.push(pathname + search);
  });
  return seen;
}

async function makeChart(page: Page): Promise<void> {
  await page.getByRole("button", { name: "See my chart" }).click();
  await expect(page.getByRole("article", { name: `Kundli of ${ASHA.name}` })).toBeVisible({ timeout: 60_000 });
}

interface StoredTrial {
  readonly data: { readonly planets: readonly { readonly id: string; readonly longitude: number }[] };
  readonly birth: object;
}
const readTrial = (page: Page): Promise<StoredTrial> =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem("lagna_trial") ?? "null") as StoredTrial);

test("a chart computed on the device sends nothing of the birth, is the server's, and needs no connection", async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const requests = watchRequests(page);
  await page.goto("/try");
  await page.getByLabel(CHOICE).check();
  await fillShortBirth(page, BIRTH);
  // Nothing is half under the header then.
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await takeScreenshot(page, "on-this-device-form-360");
  await makeChart(page);
  await expect(page.getByText("This chart is computed on this device")).toBeVisible();
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await takeScreenshot(page, "on-this-device-360");
  expect(requests).toEqual([]);

  const { data, birth } = await readTrial(page);
  const answer = await page.request.post("/api/v1/try/kundli", { data: birth });
  const served = (await answer.json()) as StoredTrial;
  expect(data.planets).toHaveLength(9);
  for (const { id, longitude } of served.data.planets) {
    const here = data.planets.find((planet) => planet.id === id);
    expect(Math.abs((here?.longitude ?? 0) - longitude)).toBeLessThan(0.1 / 3600);
  }

  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.reload();
  await expect(page.getByRole("article", { name: `Kundli of ${ASHA.name}` })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole("button", { name: "Edit birth details" }).click();
  await page.getByRole("form", { name: "Birth Details" }).getByLabel("Year").fill("1991");
  await makeChart(page);
  await expect(page.getByRole("article", { name: `Kundli of ${ASHA.name}` })).toContainText("1991");
  await context.setOffline(false);

  await page.getByRole("button", { name: "Ask about it" }).click();
  await page.getByLabel("Your question").fill("Where is my Moon?");
  await page.getByRole("button", { name: "Ask the astrologer" }).click();
  await expect(page.getByRole("article", { name: "Where is my Moon?" })).toBeVisible();
  expect(requests).toEqual(["/api/v1/try/ask"]);
});
