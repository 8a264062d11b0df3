import { copyFileSync, readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect, logIn, createMember, test } from "../support/fixtures.ts";
import { ASHA as ASHA_BIRTH, fillBirth } from "../support/kundli-form.ts";
import { expectAccessible, expectNoHorizontalScroll, takeScreenshot } from "../support/page-checks.ts";

const ASHA = {
  id: "kundli-of-asha",
  name: "Asha Rao",
  gender: "female",
  year: 1990,
  month: "August",
  day: 15,
  hour: 6,
  minute: 35,
  city: "Mumbai",
  country: "India",
};

const READING = `Your Moon is in Taurus and Leo rises.
Mars sits in your fourth house.
Venus is exalted in Pisces.`;
const READING_HI = `आपका चंद्र वृषभ राशि में है।
मंगल आपके चौथे भाव में बैठा है।
शुक्र मीन राशि में उच्च का होता है।`;

/** Expects the verdict on a claim, its sign beside the quoted words, and the line below. */
async function expectMarked(page: Page, words: RegExp, verdict: RegExp, fact?: RegExp): Promise<void> {
  await expect(page.getByRole("link", { name: words })).toHaveAccessibleName(verdict);
  const line = page.locator("li").filter({ has: page.locator("q").filter({ hasText: words }) });
  await expect(line).toContainText(verdict);
  if (fact) await expect(line).toContainText(fact);
}

test("a pasted reading is checked claim by claim: what is true, what is not and the actual facts, what is a rule", async ({
  page,
  server,
}) => {
  const reader = await createMember(server, "Tara Sen");
  const saved = await page.request.post("/api/v1/kundlis", {
    headers: { authorization: `Bearer ${reader.token}` },
    data: ASHA,
  });
  expect(saved.ok(), await saved.text()).toBe(true);
  await logIn(page, "/verify", reader);
  await page.getByLabel("The reading").fill(READING);
  await page.getByRole("button", { name: "Check it" }).click();
  const heading = page.getByRole("heading", {
    name: "Of 3 statements about this chart 2 are true, 1 is false. 1 statement is a correct rule of astrology.",
  });
  await expect(heading).toBeFocused();
  await expectMarked(page, /Moon is in Taurus/, /(?<!not )correct/);
  await expectMarked(page, /Mars sits in your fourth house/, /not correct/, /In this chart: Mars: Aries/);
  await expectMarked(page, /Venus is exalted/, /a correct rule of astrology/);
  await expectAccessible(page);
  await takeScreenshot(page, "verify");

  await page.getByRole("button", { name: "हिन्दी" }).click();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByLabel("फलादेश", { exact: true }).fill(READING_HI);
  await page.getByRole("button", { name: "जाँचिए" }).click();
  await expect(
    page.getByRole("heading", { name: "इस कुंडली के बारे में 2 कथनों में से 1 सही है, 1 ग़लत है। 1 कथन शास्त्र का सही नियम है।" }),
  ).toBeFocused();
  await expectMarked(page, /मंगल आपके चौथे भाव/, /सही नहीं/, /इस कुंडली में: मंगल: मेष/);
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await takeScreenshot(page, "verify-360-hi");
});

test("a visitor without an account checks a reading against a birth, and nothing is asked of them first", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/verify");
  await page.getByLabel("The reading").fill(READING);
  await fillBirth(page, ASHA_BIRTH);
  await page.getByRole("button", { name: "Check it" }).click();
  const heading = page.getByRole("heading", {
    name: "Of 3 statements about this chart 2 are true, 1 is false. 1 statement is a correct rule of astrology.",
  });
  await expect(heading).toBeFocused();
  await expectMarked(page, /Mars sits in your fourth house/, /not correct/, /In this chart: Mars: Aries/);
  await expect(page.getByRole("link", { name: "See your own chart" })).toHaveAttribute("href", "/try");
  await expectNoHorizontalScroll(page);
  await expectAccessible(page);
  await takeScreenshot(page, "verify-visitor-360");
});

test("a reading that sells and threatens is pointed out, and its result is shared as a picture without the birth", async ({
  page,
}) => {
  await page.goto("/verify");
  await page
    .getByLabel("The reading")
    .fill(
      "Your Moon is in Taurus. Mars sits in your fourth house. Wear a blue sapphire within eleven days or there will be an accident.",
    );
  await fillBirth(page, ASHA_BIRTH);
  await page.getByRole("button", { name: "Check it" }).click();
  await expect(page.getByText("One sentence sells, threatens or hurries.")).toBeVisible();
  const rows = page.getByRole("list", { name: "Claims" }).getByRole("listitem");
  await expect(rows.nth(0)).toContainText("Moon is in Taurus");
  await expect(rows.nth(2)).toContainText("There is no deadline.");
  await expectAccessible(page);
  await takeScreenshot(page, "verify-pressure-1280");
  await page.getByRole("button", { name: "Change the birth or the text" }).click();
  await expect(page.getByLabel("The reading")).toBeFocused();
  await expect(page.getByLabel("Full name")).toHaveValue(ASHA_BIRTH.name);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Share the result" }).click();
  const picture = await (await download).path();
  const header = readFileSync(picture).subarray(16, 24);
  expect([header.readUInt32BE(0), header.readUInt32BE(4)]).toEqual([1200, 630]);
  if (process.env["TEST_PICTURES"]) copyFileSync(picture, "test-results/screens/verify-card.png");
});
