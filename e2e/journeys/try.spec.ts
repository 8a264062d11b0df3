import type { Page } from "@playwright/test";
import { DAILY } from "../journey-parts.ts";
import { activate, expect, test } from "../support/fixtures.ts";
import { ASHA, fillShortBirth } from "../support/kundli-form.ts";
import { expectAccessible, expectNoHorizontalScroll, takeScreenshot } from "../support/page-checks.ts";

const QUESTION = "Where is my Moon?";
const VISITOR = { name: "Meera Nair", email: "meera@example.org", password: "four steady lamps" };

async function seeChart(page: Page): Promise<void> {
  await page.goto("/try");
  await fillShortBirth(page, ASHA);
  await page.getByRole("button", { name: "See my chart" }).click();
  await expect(page.getByRole("article", { name: `Kundli of ${ASHA.name}` })).toBeVisible();
}

async function ask(page: Page, question: string): Promise<void> {
  await page.getByLabel("Your question").fill(question);
  await page.getByRole("button", { name: "Ask the astrologer" }).click();
  await expect(page.getByRole("article", { name: question })).toContainText("Taurus");
}

test(
  "a visitor sees a chart, asks, keeps both, and finds them in the account once it is activated",
  { tag: DAILY },
  async ({ page, server }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await seeChart(page);
    await expect(page.getByText("This chart lives in this tab only")).toBeVisible();
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
    await takeScreenshot(page, "try-360");
    await ask(page, QUESTION);
    await expect(page.getByText("4 questions today")).toBeVisible();
    await expectAccessible(page);
    await takeScreenshot(page, "try-asked-360");

    await page.getByRole("link", { name: "Keep it" }).first().click();
    await page.getByLabel("Name").fill(VISITOR.name);
    await page.getByLabel("Email").fill(VISITOR.email);
    await page.getByLabel("Password", { exact: true }).fill(VISITOR.password);
    await page.getByRole("button", { name: "Create account" }).click();
    await expect(page.getByText("Access pending")).toBeVisible();

    await activate(server, VISITOR);
    await page.getByRole("button", { name: "Check again" }).click();
    await page.waitForURL(/\/kundlis\/[^?]+\?kept=/);
    await expect(page.getByRole("article", { name: `Kundli of ${ASHA.name}` })).toBeVisible();
    await expect(page.getByText("Your chart is saved in your account.")).toBeVisible();
    await page.getByRole("link", { name: "Your questions are kept too" }).click();
    const turn = page.getByRole("article", { name: QUESTION });
    await expect(turn).toContainText("Taurus");
    expect(await page.evaluate(() => localStorage.getItem("lagna_kept_trial"))).toBeNull();
  },
);

test("a birth typed in a question is kept with the visitor's chart, at 360 px", async ({ page, server }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const visitor = { ...VISITOR, email: "meera.typed@example.org" };
  await seeChart(page);
  for (const question of ["my wife Rekha was born 11 Aug 1994, 1 pm, Rasra", "yes"]) {
    await page.getByLabel("Your question").fill(question);
    await page.getByRole("button", { name: "Ask the astrologer" }).click();
    await expect(page.getByRole("article", { name: question, exact: true })).toBeVisible();
  }
  const keep = page.getByRole("link", { name: "Keep both charts" });
  await expect(keep).toBeVisible();
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await takeScreenshot(page, "try-typed-360");
  await keep.click();
  await page.getByLabel("Name").fill(visitor.name);
  await page.getByLabel("Email").fill(visitor.email);
  await page.getByLabel("Password", { exact: true }).fill(visitor.password);
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByText("Access pending")).toBeVisible();
  await activate(server, visitor);
  await page.getByRole("button", { name: "Check again" }).click();
  await page.waitForURL(/\/kundlis\/[^?]+\?kept=/);
  await page.goto("/kundlis");
  await expect(page.getByRole("link", { name: ASHA.name }).first()).toBeVisible();
  await expect(page.getByRole("link", { name: "Rekha" }).first()).toBeVisible();
});

test("name, day, hour and place typed on the landing page lead to the chart, at 360 px", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/");
  const start = page.getByRole("form", { name: "See my chart" });
  await start.getByLabel("Full name").fill(ASHA.name);
  await start.getByLabel("Day").fill(String(ASHA.day));
  await start.getByLabel("Month").selectOption(ASHA.month);
  await start.getByLabel("Year").fill(String(ASHA.year));
  await start.getByLabel("Hour").fill(String(ASHA.hour));
  await start.getByLabel("Minute").fill(String(ASHA.minute));
  await start.getByLabel("City of birth").fill("Mumbai");
  await expectNoHorizontalScroll(page);
  await takeScreenshot(page, "try-start-360");
  await start.getByRole("button", { name: "See my chart" }).click();
  await page.waitForURL("**/try");
  const form = page.getByRole("form", { name: "Birth Details" });
  await expect(form.getByText(/^Mumbai.*best match/)).toBeVisible();
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await takeScreenshot(page, "try-form-360");
  await form.getByRole("button", { name: "See my chart" }).click();
  await expect(page.getByRole("article", { name: `Kundli of ${ASHA.name}` })).toBeVisible();
});

test.describe("before any script has come", () => {
  test.use({ javaScriptEnabled: false });

  test("the form of a visitor is readable", async ({ page }) => {
    await page.goto("/try");
    const form = page.getByRole("form", { name: "Birth Details", includeHidden: true });
    for (const label of ["Full name", "Day", "Hour", "City"])
      await expect(form.getByLabel(label, { exact: true })).toBeVisible();
    await expect(form.getByLabel("Latitude")).toBeHidden();
  });
});

test("nothing of a trial stays after the tab is closed, and a reload keeps it", async ({ page, context }) => {
  await seeChart(page);
  await page.reload();
  await expect(page.getByRole("article", { name: `Kundli of ${ASHA.name}` })).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(ASHA.name);
  await page.close();
  const next = await context.newPage();
  await next.goto("/try");
  await expect(next.getByLabel("Full name")).toHaveValue("");
});

test("a trial gives a picture to share, and no way to anything else", async ({ page }) => {
  await seeChart(page);
  const picture = page.waitForEvent("download");
  await page.getByRole("button", { name: "Picture" }).first().click();
  expect((await picture).suggestedFilename()).toBe("kundli.png");
  for (const path of ["/kundlis", "/ai-assistant", "/generate-kundali"]) {
    await page.goto(path);
    await page.waitForURL(/\/login/);
  }
});
