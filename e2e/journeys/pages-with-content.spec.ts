import { devices, type Page } from "@playwright/test";
import { expect, logIn, test, waitForHydration } from "../support/fixtures.ts";
import { expectNoHorizontalScroll, takeScreenshot } from "../support/page-checks.ts";

/** Jaipur. */
const PLACE = "place_id=1269515";
const PAGES = [
  { path: `/panchang?${PLACE}&date=2026-11-08`, en: "Chaturdashi", hi: "चतुर्दशी" },
  { path: `/panchang/month?${PLACE}&month=2026-11`, en: "November 2026", hi: "नवंबर 2026" },
  { path: `/festivals/diwali/2026?${PLACE}`, en: "8 November 2026", hi: "8 नवंबर 2026" },
  { path: `/festivals?${PLACE}&year=2026`, en: "2026", hi: "2026" },
  { path: `/eclipses/2026-08-28?${PLACE}`, en: "2026", hi: "2026" },
] as const;

/** Waits until the server's renderer has started: while it does on a busy machine, pages are left to the app. */
const warmUp = (page: Page, path: string, headers: Record<string, string>) =>
  expect
    .poll(async () => (await page.request.get(path, { headers: { accept: "text/html", ...headers } })).text(), {
      timeout: 60_000,
    })
    .toContain(' data-page="/');

/** The requests to the API of the almanac. */
function listAlmanacRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/api\/v1\/(panchang|festivals|eclipses)/.test(pathname)) requests.push(pathname);
  });
  return requests;
}

const { userAgent, isMobile, hasTouch } = devices["Pixel 7"];
const PHONE = { userAgent, isMobile, hasTouch, viewport: { width: 360, height: 740 } };
const SCREEN = { viewport: { width: 1280, height: 800 } };

for (const [device, options] of Object.entries({ phone: PHONE, screen: SCREEN }))
  for (const language of ["en", "hi"] as const) {
    test.describe(() => {
      test.use({ ...options, locale: `${language}-IN` });

      // A hydration mismatch is an error of the page, which fails this test.
      test(`pages of the almanac come with their content, and the app takes it over, ${device}, ${language}`, async ({
        page,
      }) => {
        await page.addInitScript(() => {
          document.addEventListener("DOMContentLoaded", () =>
            Object.assign(globalThis, {
              written: [...document.querySelectorAll("h1, h2, main li, footer")].filter((each) =>
                each.checkVisibility(),
              ),
            }),
          );
        });
        const requests = listAlmanacRequests(page);
        await warmUp(page, PAGES[0].path, { "accept-language": language });
        for (const { path, [language]: heading } of PAGES) {
          const html = (await (await page.goto(path))?.text()) ?? "";
          expect(html, path).toMatch(new RegExp(`<h1[^>]*>[^/]*${heading}`));
          await waitForHydration(page);
          await expect(page.getByRole("heading", { level: 1 }), path).toContainText(heading);
          const stillConnected = await page.evaluate(() =>
            (globalThis as unknown as { written: Element[] }).written.map((element) => element.isConnected),
          );
          expect(stillConnected, path).toEqual(stillConnected.map(() => true));
          expect(stillConnected.length, path).toBeGreaterThan(3);
          await expect(page.locator('meta[name="description"]'), path).toHaveCount(1);
          await expectNoHorizontalScroll(page);
        }
        expect(requests).toEqual([]);
        // Later pages ask for their own data.
        await page.goto(PAGES[0].path);
        await page.getByRole("button", { name: language === "en" ? "Next day" : "अगला दिन" }).click();
        await expect(page.getByRole("heading", { level: 1 })).toContainText(language === "en" ? "Amavasya" : "अमावस्या");
        expect(requests).toEqual(["/api/v1/panchang"]);
      });
    });
  }

for (const [device, options] of Object.entries({ phone: PHONE, screen: SCREEN }))
  test.describe(`without scripts, ${device}`, () => {
    test.use({ ...options, javaScriptEnabled: false });

    test("a day can be read", async ({ page }) => {
      await warmUp(page, PAGES[0].path, device === "phone" ? { "user-agent": userAgent } : {});
      await page.goto(PAGES[0].path);
      await expect(page.getByRole("heading", { level: 1 })).toContainText("Chaturdashi");
      await expect(page.getByRole("heading", { name: "Choghadiya" })).toBeVisible();
      // The band of the day needs them: no empty place is left for it.
      const band = page.locator('section[aria-label="The day from sunrise to sunrise"]');
      if (device === "screen") await expect(band.filter({ visible: true })).toHaveCount(0);
      await takeScreenshot(page, `panchang-without-scripts-${options.viewport.width}`);
    });
  });

/** Holds back the app's code until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const blocked = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/assets/*.js", async (route) => {
    await blocked;
    await route.continue();
  });
  return release;
}

for (const [path, narrow, wide] of [
  [PAGES[0].path, 'section:has(g[role="group"])', 'section:has([role="group"] > div button)'],
  [PAGES[1].path, "ol.border-t", "ol.grid-cols-7"],
] as const)
  test(`a narrow window of a computer, whose width the server does not know, has its layout at once: ${path}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 700, height: 800 });
    await warmUp(page, path, {});
    const release = await holdScripts(page);
    await page.goto(path, { waitUntil: "commit" });
    await expect(page.getByRole("contentinfo")).toBeVisible();
    await expect(page.locator(wide)).toBeAttached();
    const readTops = () =>
      page
        .locator("main h2:visible, main li:visible")
        .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().top)));
    await expect(page.locator(narrow)).toBeVisible();
    await expect(page.locator(wide)).toBeHidden();
    const before = await readTops();
    release();
    await waitForHydration(page);
    await expect(page.locator(wide)).toHaveCount(0);
    expect(await readTops()).toEqual(before);
  });

test("a reader with a place of their own does not see the day of another one", async ({ page }) => {
  await warmUp(page, "/panchang", {});
  await page.addInitScript(() => localStorage.setItem("lagna_almanac_place", "1269515"));
  const release = await holdScripts(page);
  await page.goto("/panchang", { waitUntil: "commit" });
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, includeHidden: true })).toBeHidden();
  release();
  await waitForHydration(page);
  await expect(page.getByRole("button", { name: "Jaipur" })).toBeVisible();
});

test("the page to check a reading comes with its form, which signed-in users do not see", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/verify", { waitUntil: "commit" });
  const reading = page.getByRole("textbox", { name: "The reading", includeHidden: true });
  await expect(reading).toBeVisible();
  await expect(page.locator("form[inert]")).toBeAttached();
  release();
  await waitForHydration(page);
  await reading.fill("Your Moon is in Libra.");
  await expect(page.getByLabel("Full name")).toBeEditable();
  await page.unroute("**/assets/*.js");

  await logIn(page);
  const releaseAgain = await holdScripts(page);
  await page.goto("/verify", { waitUntil: "commit" });
  await expect(page.locator("footer")).toBeAttached();
  await expect(reading).toBeHidden();
  releaseAgain();
});
