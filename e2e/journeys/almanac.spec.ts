import ICAL from "ical.js";
import { expect, test, waitForHydration } from "../support/fixtures.ts";
import { expectAccessible, expectNoHorizontalScroll, takeScreenshot } from "../support/page-checks.ts";

const PHONE = { width: 360, height: 740 };
const UJJAIN = "Asia/Kolkata";

/** The date at the default place, as the address of a day has it. */
const dateOfToday = (): string => new Date().toLocaleDateString("sv-SE", { timeZone: UJJAIN });

test.describe("on a phone in Hindi", () => {
  test.use({ viewport: PHONE, locale: "hi-IN" });

  test("today has its tithi, what runs now, and the sun's times", async ({ page }) => {
    await page.goto("/panchang");
    await waitForHydration(page);
    const weekday = new Date().toLocaleDateString("hi-IN", { weekday: "long", timeZone: UJJAIN });
    await expect(page.getByText(new RegExp(`^${weekday}`)).first()).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toContainText(/शुक्ल|कृष्ण|पूर्णिमा|अमावस्या/);
    for (const name of ["सूर्योदय", "सूर्यास्त"]) await expect(page.getByText(name).first()).toBeVisible();
    await expectNoHorizontalScroll(page);
    await expectAccessible(page);
    await takeScreenshot(page, "panchang-today-hindi-360");
  });

  test("a festival leads to its proof: the date, the tithi's hours, and the rule", async ({ page }) => {
    await page.goto("/panchang?date=2026-11-08");
    await waitForHydration(page);
    await page.locator('a[href^="/festivals/diwali/"]').first().click();
    await expect(page).toHaveURL(/\/festivals\/diwali\/2026/);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("8 नवंबर 2026");
    await expect(page.getByText(/अमावस्या.*से.*तक/).first()).toBeVisible();
    await expect(page.getByRole("heading", { name: "प्रमाण" })).toBeVisible();
    await expectNoHorizontalScroll(page);
    await expectAccessible(page);
    await takeScreenshot(page, "festival-hindi-360");
  });

  test("the sankalpa of the day has every word in both scripts, each with its reason", async ({ page }) => {
    await page.goto("/panchang?date=2026-11-08");
    await waitForHydration(page);
    await page.getByText("इस दिन के किसी क्षण का संकल्प").click();
    await page.getByLabel("कर्म का समय").fill("18:00");
    await page.getByRole("button", { name: /तिथौ/ }).click();
    await expect(page.getByText(/^अमावस्या .* से .* तक है/)).toBeVisible();
    await expect(page.getByText("amāvāsyāyāṃ tithau")).toBeVisible();
    await expectNoHorizontalScroll(page);
    await expectAccessible(page);
    await takeScreenshot(page, "sankalpa-hindi-360");
  });
});

test("a wall calendar of twelve sheets is downloaded from the month", async ({ page, request }) => {
  await page.goto("/panchang/month?place_id=1269515&month=2026-11");
  await waitForHydration(page);
  await page.setViewportSize(PHONE);
  const link = page.getByRole("link", { name: /^Calendar \d{4} as PDF$/ });
  await expect(link).toBeVisible();
  await expectAccessible(page);
  await page.getByText("Name, language and paper of the calendar").click();
  await page.getByLabel("Name on the calendar").fill("Shri Ram Mandir");
  await expectNoHorizontalScroll(page);
  await expectAccessible(page);
  await takeScreenshot(page, "wall-calendar-360");
  const file = await request.get((await link.getAttribute("href")) ?? "");
  expect(file.headers()["content-type"]).toBe("application/pdf");
  expect([...(await file.body()).toString("latin1").matchAll(/\/MediaBox /g)]).toHaveLength(12);
});

test("a visitor without a place chooses it where the calendar is offered", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto("/panchang/month?month=2026-11");
  await waitForHydration(page);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Subscribe in your calendar" }).click();
  await page.getByRole("combobox", { name: "Place" }).fill("Jaipur");
  const options = page.getByRole("listbox", { name: "Places" }).getByRole("option");
  await expect(options.first()).toBeVisible();
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await takeScreenshot(page, "month-place-first-360");
  await options.first().click();
  await expect(page.getByRole("link", { name: "Subscribe in your calendar" })).toHaveAttribute(
    "href",
    /^\/calendar\/1269515\//,
  );
});

test("the month marks today, leads to a day, and turns its pages", async ({ page }) => {
  await page.goto("/panchang/month");
  await waitForHydration(page);
  const [year, month, day] = dateOfToday().split("-").map(Number) as [number, number, number];
  const dayAndMonth = { day: "numeric", month: "long", timeZone: "UTC" } as const;
  const name = new Date(Date.UTC(year, month - 1, day)).toLocaleDateString("en-IN", dayAndMonth);
  await expect(page.getByRole("link", { name, exact: true })).toBeVisible();
  await expectAccessible(page);
  await takeScreenshot(page, "month-1280");
  await page.getByRole("button", { name: "Next month" }).click();
  const next = new Date(Date.UTC(year, month, 1));
  const heading = next.toLocaleDateString("en-IN", { month: "long", year: "numeric", timeZone: "UTC" });
  await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
  await page.getByRole("button", { name: "This month" }).click();
  await page.getByRole("link", { name, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/panchang\\?date=${dateOfToday()}`));
  await page.setViewportSize(PHONE);
  await page.goBack();
  await expectNoHorizontalScroll(page);
  await expectAccessible(page);
});

test("a calendar program reads the feed that the month offers", async ({ page, request }) => {
  // Jaipur: a feed needs a place of the index.
  await page.goto("/panchang/month?place_id=1269515");
  await waitForHydration(page);
  const link = page.getByRole("link", { name: "Subscribe in your calendar" });
  const response = await request.get((await link.getAttribute("href")) ?? "");
  expect(response.headers()["content-type"]).toContain("text/calendar");
  const calendar = new ICAL.Component(ICAL.parse(await response.text()) as unknown[]);
  const events = calendar.getAllSubcomponents("vevent").map((component) => new ICAL.Event(component));
  const diwali = events.find(({ summary, startDate }) => summary.startsWith("Diwali") && startDate.year === 2026);
  expect(diwali?.startDate.toString()).toBe("2026-11-08");
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
  expect(events.length).toBeLessThanOrEqual(2 * 160);
  const chauth = events.find(({ uid }) => uid.startsWith("karva_chauth"));
  expect(chauth?.description).toMatch(/The Moon rises at 20:\d{2}/);
  expect(chauth?.component.getAllSubcomponents("valarm")).toHaveLength(1);
});
