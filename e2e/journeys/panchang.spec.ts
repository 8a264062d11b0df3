import { DAILY } from "../journey-parts.ts";
import { expect, test, waitForHydration } from "../support/fixtures.ts";
import { expectAccessible, expectNoHorizontalScroll, takeScreenshot } from "../support/page-checks.ts";

test.use({ viewport: { width: 360, height: 740 } });

test(
  "the almanac of a day on a phone: its limbs and sunrise, the next day, and all of it in Hindi",
  { tag: DAILY },
  async ({ page }) => {
    // Diwali of 2026, at the default place.
    await page.goto("/panchang?date=2026-11-08");
    await waitForHydration(page);
    await expect(page.getByText("Sunday, 8 November 2026")).toBeVisible();
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toContainText("Chaturdashi");
    await expect(page.getByText("Sunrise").first()).toBeVisible();
    await expect(page.getByText("Diwali").first()).toBeVisible();
    await expectNoHorizontalScroll(page);
    await expectAccessible(page);
    await takeScreenshot(page, "panchang-360");

    await page.getByRole("button", { name: "Open menu" }).click();
    await page.getByRole("button", { name: "हिन्दी" }).click();
    await page.keyboard.press("Escape");
    await expect(heading).toContainText("चतुर्दशी");
    await expect(page.getByText("दीपावली").first()).toBeVisible();
    // Most readers open a day for these: they are on the first screen.
    for (const name of ["राहु काल", "अभिजित"])
      await expect(page.getByText(name, { exact: true }).first()).toBeInViewport();
    // Every part has its name and times without pressing anything.
    const eighths = page.getByRole("heading", { name: "चौघड़िया" }).locator("xpath=..").getByRole("listitem");
    await expect(eighths).toHaveCount(16);
    for (const text of await eighths.allInnerTexts())
      expect(text).toMatch(/^(?:अमृत|शुभ|लाभ|चल|उद्वेग|रोग|काल)\s+\d\d:\d\d – \d\d:\d\d$/);
    for (const name of [
      "तिथि",
      "नक्षत्र",
      "योग",
      "करण",
      "राहु काल",
      "संवत्सर",
      "आनंदादि योग",
      "चंद्राष्टम इन राशियों को",
      "शिव वास",
      "अग्नि वास",
    ])
      await expect(page.getByText(name, { exact: true }).first()).toBeVisible();
    await expectNoHorizontalScroll(page);
    await expectAccessible(page);
    await takeScreenshot(page, "panchang-hindi-360");
    await page.getByRole("button", { name: "अगला दिन" }).click();
    await expect(page).toHaveURL(/date=2026-11-09/);
    await expect(heading).toContainText("अमावस्या");
  },
);

test("with letters of twice the size, the arrows and the field of the date share a line on a phone", async ({
  page,
}) => {
  await page.goto("/panchang?place_id=1269515&date=2026-11-09");
  await waitForHydration(page);
  await page.evaluate(() => void (document.documentElement.style.fontSize = "200%"));
  const find = async (name: string) =>
    (await page.getByLabel(name, { exact: true }).boundingBox()) ?? { y: 0, height: 0 };
  const centre = async (name: string) => {
    const { y, height } = await find(name);
    return Math.round(y + height / 2);
  };
  const before = await centre("Day before");
  expect(await centre("Next day")).toBe(before);
  expect(await centre("Choose a date")).toBe(before);
  await expectNoHorizontalScroll(page);
  await expectAccessible(page);
  await takeScreenshot(page, "panchang-200-360");
});

test("with letters of 150 % every part of the day's band has its name", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/panchang?place_id=1269515&date=2026-11-30");
  await waitForHydration(page);
  await page.evaluate(() => void (document.documentElement.style.fontSize = "150%"));
  const band = page.getByRole("region", { name: "The day from sunrise to sunrise" });
  // A name without room is on a second line that is not seen.
  const findCutNames = () =>
    band.locator("button > span").evaluateAll((names) =>
      names.flatMap((name) => {
        const text = name.querySelector("span:nth-of-type(2)") ?? name;
        const { top, bottom } = text.getBoundingClientRect();
        const cell = (name.parentElement as HTMLElement).getBoundingClientRect();
        return top >= cell.top - 12 && bottom <= cell.bottom + 12 ? [] : [text.textContent];
      }),
    );
  await expect.poll(findCutNames).toEqual([]);
  await expectNoHorizontalScroll(page);
  await expectAccessible(page);
  await takeScreenshot(page, "panchang-150-1280");
});

test("the first page of a screen comes in both layouts, and the second in that of its window", async ({ page }) => {
  const open = async (day: number): Promise<{ isOfDay: boolean; hasRing: boolean; hasBand: boolean }> => {
    const html = (await (await page.goto(`/panchang?place_id=1269515&date=2026-11-${day}`))?.text()) ?? "";
    return {
      isOfDay: html.includes(`, ${day} November 2026</p>`),
      hasRing: html.includes('viewBox="0 0 328 328"'),
      hasBand: html.includes("Press a part to read what it is"),
    };
  };
  await page.setViewportSize({ width: 1280, height: 740 });
  expect(await open(10)).toEqual({ isOfDay: true, hasRing: true, hasBand: true });
  await waitForHydration(page);
  await expectAccessible(page);
  await page.setViewportSize({ width: 900, height: 740 });
  expect(await open(11)).toEqual({ isOfDay: true, hasRing: true, hasBand: false });
  await page.setViewportSize({ width: 1280, height: 740 });
  expect(await open(12)).toEqual({ isOfDay: true, hasRing: false, hasBand: true });
});
