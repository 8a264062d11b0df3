import { expect, logIn, test } from "../support/fixtures.ts";
import { ASHA, fillBirth, generateKundli, getGenerateButton } from "../support/kundli-form.ts";
import {
  checkAtEveryWidth,
  expectAccessible,
  takeScreenshot,
  expectNoHorizontalScroll,
} from "../support/page-checks.ts";

test("invalid values are refused with each field's message, and nothing is sent", async ({ page }) => {
  await logIn(page);
  let sent = 0;
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === "/api/v1/kundli") sent += 1;
  });
  const form = page.getByRole("form", { name: "Birth Details" });
  await form.getByLabel("Full name").fill("x");
  const typed = { Day: "0", Year: "0", Hour: "24", Minute: "sixty", Second: "-1", City: "?", Country: "1" };
  for (const [label, text] of Object.entries(typed)) await form.getByLabel(label, { exact: true }).fill(text);
  await getGenerateButton(page).click();
  for (const sentence of [
    "Please enter your full name",
    "Please select a month",
    "Day must be between 1 and 31",
    "Year must be between 1 and 2399",
    "Hour must be 0-23",
    "Minute must be 0-59",
    "Second must be 0-59",
    "Enter a valid city",
    "Enter a valid country",
  ]) {
    await expect(form.getByText(sentence)).toBeVisible();
  }
  expect(sent).toBe(0);
  await expect(form.getByLabel("Full name")).toBeFocused();
  await expectAccessible(page);
  await takeScreenshot(page, "kundli-nonsense");

  await fillBirth(page, { ...ASHA, day: 31, month: "February" });
  await getGenerateButton(page).click();
  await expect(form.getByText("Day must be between 1 and 28")).toBeVisible();
  expect(sent).toBe(0);
});

for (const year of [1800, 2399])
  test(`a birth of ${year} has its kundli`, async ({ page }) => {
    await logIn(page);
    const result = await generateKundli(page, { ...ASHA, year });
    await expect(result.getByRole("group", { name: /Birth chart · D1/ })).toBeVisible();
    await result.getByRole("tab", { name: "Dasha" }).click();
    const tree = result.getByRole("tree", { name: "Vimshottari dashas, five levels" });
    await expect(tree.locator('[role=treeitem][aria-level="1"]')).toHaveCount(9);
    await expect(result).toContainText(`15 Aug ${year}`);
    await expectAccessible(page);
    await takeScreenshot(page, `kundli-${year}`);
  });

test("a birth of 44 BC is given by its own calendar, and has both dates", async ({ page }) => {
  await logIn(page);
  await page.evaluate(() => localStorage.setItem("lagna_after_kundli", "stay"));
  await fillBirth(page, { ...ASHA, month: "March", year: 44 });
  await page.getByText("BC", { exact: true }).click();
  await expect(page.getByRole("radio", { name: "Julian" })).toBeChecked();
  await expect(page.getByText(/this is 13 March 44 BC/)).toBeVisible();
  await checkAtEveryWidth(page, async (variant) => {
    await expectNoHorizontalScroll(page);
    await takeScreenshot(page, `kundli-form-bc-${variant}`);
  });
  await getGenerateButton(page).click();
  const result = page.getByRole("article", { name: `Kundli of ${ASHA.name}` });
  await expect(result).toContainText("15 Mar 44 BC, Julian calendar (13 Mar 44 BC Gregorian)");
  await result.getByRole("tab", { name: "Dasha" }).click();
  const tree = result.getByRole("tree", { name: "Vimshottari dashas, five levels" });
  await expect(tree.locator('[role=treeitem][aria-level="1"]')).toHaveCount(9);
  await expectAccessible(page);
  await takeScreenshot(page, "kundli-44-bc");
});

test("an unknown place is refused by the server, and the typed values stay", async ({ page }) => {
  await logIn(page);
  await fillBirth(page, ASHA);
  await page.getByLabel("City").fill("Qqqzzzxx");
  await page.getByLabel("Country").fill("India");
  await expect(page.getByText("We do not know a place with that name").first()).toBeVisible();
  await getGenerateButton(page).click();
  await expect(page.getByRole("alert").getByText("Enter a valid city")).toBeVisible();
  await expect(page.getByLabel("Full name")).toHaveValue("Asha Rao");
});

test("the draft survives a reload, and Clear Form removes it", async ({ page }) => {
  await logIn(page);
  await fillBirth(page, ASHA);
  await page.reload();
  await expect(page.getByLabel("Full name")).toHaveValue("Asha Rao");
  await expect(page.getByLabel("City")).toHaveValue("Mumbai");
  await page.getByRole("button", { name: "Clear Form" }).click();
  await expect(page.getByLabel("Full name")).toHaveValue("");
  await page.reload();
  await expect(page.getByLabel("Full name")).toHaveValue("");
});

test.describe("offline", () => {
  test.use({ expectedErrors: async ({}, use) => use([/net::ERR_INTERNET_DISCONNECTED/]) });

  test("without a network the form keeps the typed values and says so; with the network back it works", async ({
    page,
    context,
  }) => {
    await logIn(page);
    await fillBirth(page, ASHA);
    await context.setOffline(true);
    await expect(page.getByText(/You are offline\. What you have typed is safe/)).toBeVisible();
    await getGenerateButton(page).click();
    await expect(page.getByRole("alert")).toContainText(/Please check your (internet )?connection and try again/);
    await expect(page.getByLabel("Full name")).toHaveValue("Asha Rao");
    await takeScreenshot(page, "kundli-offline");
    await context.setOffline(false);
    await getGenerateButton(page).click();
    await expect(page.getByRole("article", { name: "Kundli of Asha Rao" })).toBeVisible();
  });
});

test("the result expands: chart styles, a varga, the dasha tree, other settings", async ({ page }) => {
  await logIn(page);
  const result = await generateKundli(page, ASHA);
  for (const style of ["South", "East", "North"]) {
    await result.getByRole("combobox", { name: "Chart style" }).selectOption(style);
    await expect(result.getByRole("group", { name: /Birth chart · D1/ })).toBeVisible();
    await takeScreenshot(page, `chart-${style.toLowerCase()}`);
  }
  await result.getByRole("radio", { name: /^D9 / }).check();
  await expect(result.getByRole("group", { name: /Navamsha · D9 of Asha Rao/ })).toBeVisible();

  await result.getByRole("tab", { name: "Dasha" }).click();
  await expect(page).toHaveURL(/panel=dasha/);
  const tree = result.getByRole("tree", { name: "Vimshottari dashas, five levels" });
  for (let level = 1; level <= 4; level += 1) {
    await tree.locator(`[role=treeitem][aria-level="${level}"][aria-current=date]`).click();
    await expect(tree.locator(`[role=treeitem][aria-level="${level + 1}"]`)).toHaveCount(9);
  }
  await expectAccessible(page);

  await result.getByRole("button", { name: "Calculation settings" }).first().click();
  const drawer = page.getByRole("dialog", { name: "Calculation settings" });
  await expectAccessible(page);
  await drawer.getByRole("radio", { name: /Geometric positions/ }).check();
  await drawer.getByRole("button", { name: "Recalculate" }).click();
  await expect(drawer).toBeHidden();
  await result.getByRole("tab", { name: "Settings used" }).click();
  await expect(result.getByText("True Pushya").first()).toBeVisible();
});

test("the generator and the result at every width, light and dark", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await logIn(page);
  await checkAtEveryWidth(page, async (variant) => {
    await expect(page.getByRole("heading", { name: "Birth Details" })).toBeVisible();
    await expectNoHorizontalScroll(page);
    await expectAccessible(page);
    await takeScreenshot(page, `generator-${variant}`);
  });
  await page.setViewportSize({ width: 360, height: 800 });
  const result = await generateKundli(page, ASHA);
  await checkAtEveryWidth(page, async (variant) => {
    await expect(result).toBeVisible();
    await expectNoHorizontalScroll(page);
    await expectAccessible(page);
    await takeScreenshot(page, `kundli-${variant}`);
  });
});
