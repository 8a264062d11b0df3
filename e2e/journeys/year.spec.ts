import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { createMember, expect, logIn, test } from "../support/fixtures.ts";
import { type Birth, fillBirth } from "../support/kundli-form.ts";
import { checkLayout } from "../support/page-checks.ts";
import { readPdf, type ReadPdf } from "../support/read-pdf.ts";

/** P.V.R. Narasimha Rao's chart 66. */
const BIRTH = {
  id: "kundli-of-the-book",
  name: "Example of the book",
  gender: "male",
  year: 1967,
  month: "March",
  day: 8,
  hour: 17,
  minute: 40,
  city: "Jodhpur",
  country: "India",
};
const TYPED: Birth = { ...BIRTH, gender: "Male", place: /Jodhpur.*Rajasthan/ };

const PHONE_AND_DESKTOP = [360, 1440];

/** Saves the year by its button, and opens the file. */
async function downloadYear(page: Page, button: string): Promise<{ name: string; pdf: ReadPdf }> {
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: button }).click();
  const download = await downloading;
  return { name: download.suggestedFilename(), pdf: readPdf(readFileSync(await download.path())) };
}

test("a year of a saved kundli: by keys, its parts as charts, its PDF, in English and Hindi", async ({
  page,
  server,
}) => {
  const reader = await createMember(server, "Tara Sen");
  const headers = { authorization: `Bearer ${reader.token}` };
  const saved = await page.request.post("/api/v1/kundlis", { headers, data: BIRTH });
  expect(saved.ok(), await saved.text()).toBe(true);
  await logIn(page, "/year?kundli=kundli-of-the-book&year=33", reader);
  const slider = page.getByRole("slider", { name: "Year of life" });
  await slider.focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("heading", { name: /^Year 34: 8 March 2000/ })).toBeVisible();
  await expect(
    page.getByRole("region", { name: "The year in plain words" }).getByText(/^Capricorn rises/),
  ).toBeVisible();
  const lord = page.getByRole("region", { name: "Lord of the year" });
  await expect(lord.getByRole("row", { name: /^Lord of the three signs Mars/ })).toBeVisible();
  await expect(page.getByRole("group", { name: /this year/ })).toBeVisible();
  await page.locator("details summary").click();
  const parts = page.getByRole("region", { name: "Charts within the year" });
  await parts.getByRole("button", { name: /^3 8 May 2000/ }).click();
  await expect(parts.getByText(/^Month 3: /)).toBeVisible();
  await page.getByRole("treeitem", { name: /Venus/ }).first().click();
  await checkLayout(page, "year", PHONE_AND_DESKTOP);

  const { name, pdf } = await downloadYear(page, "Download as PDF");
  expect(name).toBe("Example of the book, year 34.pdf");
  expect(pdf.pages).toBeGreaterThanOrEqual(3);
  expect(pdf.text).toContain("Lord of the year: Mars");
  expect(pdf.text).toContain("Capricorn rises as your year 34 begins.");

  await parts.getByText("Sixty hours", { exact: true }).click();
  await parts.getByLabel("Chart of sixty hours").selectOption("14");
  await expect(parts.getByText(/^Sixty hours 14: /)).toBeVisible();
  await page.getByText("Where the person lives then").click();
  await page.getByLabel("Place in that year").fill("London");
  await page
    .getByRole("option", { name: /^London.*United Kingdom/ })
    .first()
    .click();
  await expect(page.getByText(/^Begins .*London\./)).toBeVisible();
  await page.getByText("At the birth place").click();
  await expect(page.getByText(/^Begins .*Jodhpur\./)).toBeVisible();

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole("button", { name: "हिन्दी" }).click();
  await expect(page.getByRole("heading", { name: /^वर्ष 34:/ })).toBeVisible();
  await expect(page.getByRole("region", { name: "वर्ष, सरल शब्दों में" }).getByText(/मकर/).first()).toBeVisible();
  await checkLayout(page, "year-hi", PHONE_AND_DESKTOP);
});

test("a year of a typed birth, which is not saved", async ({ page, server }) => {
  const reader = await createMember(server, "Ravi Sen");
  await logIn(page, "/year", reader);
  await fillBirth(page, TYPED);
  await page.getByRole("button", { name: "Show the year" }).click();
  await expect(page.getByRole("slider", { name: "Year of life" })).toBeVisible();
  await page.getByRole("slider", { name: "Year of life" }).fill("34");
  await expect(page.getByRole("heading", { name: /^Year 34: 8 March 2000/ })).toBeVisible();
  await expect(page.getByRole("group", { name: /^Birth chart|Example of the book/ }).first()).toBeVisible();
  const { pdf } = await downloadYear(page, "Download as PDF");
  expect(pdf.text).toContain("Lord of the year: Mars");
  const headers = { authorization: `Bearer ${reader.token}` };
  const list = await (await page.request.get("/api/v1/kundlis", { headers })).json();
  expect(list.kundlis).toEqual([]);
});
