import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { createMember, expect, logIn, test } from "../support/fixtures.ts";
import { checkLayout } from "../support/page-checks.ts";
import { readPdf, type ReadPdf } from "../support/read-pdf.ts";

const PERSON = {
  id: "kundli-of-vijayawada",
  name: "K. Rao",
  gender: "male",
  year: 1969,
  month: "August",
  day: 29,
  hour: 9,
  minute: 20,
  city: "Vijayawada",
  country: "India",
};

const PHONE_AND_DESKTOP = [360, 1440];

/** Saves the chart by its button, and opens the file. */
async function downloadChart(page: Page): Promise<{ name: string; pdf: ReadPdf }> {
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download as PDF" }).click();
  const download = await downloading;
  return { name: download.suggestedFilename(), pdf: readPdf(readFileSync(await download.path())) };
}

test("the KP chart of a saved kundli: drawn, with other choices, ruling planets of now, its PDF, in English and Hindi", async ({
  page,
  server,
}) => {
  const reader = await createMember(server, "Tara Sen");
  const headers = { authorization: `Bearer ${reader.token}` };
  const saved = await page.request.post("/api/v1/kundlis", { headers, data: PERSON });
  expect(saved.ok(), await saved.text()).toBe(true);
  await logIn(page, "/kp", reader);
  await checkLayout(page, "kp-form", [360]);
  await page.getByRole("button", { name: "Show the KP chart" }).click();
  await expect(page.getByRole("heading", { name: "K. Rao" })).toBeFocused();
  await expect(page.getByRole("group", { name: "KP chart: K. Rao" })).toBeVisible();
  await expect(page.getByRole("table", { name: "Cusps" }).getByRole("row")).toHaveCount(13);

  await page.getByText("Ayanamsa of the KP chart: Krishnamurti", { exact: false }).click();
  await page.getByLabel("Rahu and Ketu in KP").selectOption("True");
  await expect(page.getByText(/true node/)).toBeVisible();

  const ruling = page.getByRole("region", { name: "Ruling planets" });
  await ruling.getByLabel("Where are you now?").fill("Pune");
  await page.getByRole("option", { name: /^Pune/ }).first().click();
  await expect(ruling.getByRole("columnheader", { name: /^Now, / })).toBeVisible();
  await ruling.getByRole("button", { name: "Ruling planets of now" }).click();
  for (const style of ["South", "East", "North"]) {
    await page.getByText(style, { exact: true }).click();
    await checkLayout(page, `kp-${style.toLowerCase()}`, style === "North" ? [360, 768, 1440] : PHONE_AND_DESKTOP);
  }

  const { name, pdf } = await downloadChart(page);
  expect(name).toBe("K. Rao, KP.pdf");
  expect(pdf.pages).toBeGreaterThanOrEqual(1);
  expect(pdf.pages).toBeLessThanOrEqual(2);
  for (const part of ["KP chart: K. Rao", "true node", "Cusps", "Cuspal links", "Ruling planets", "Pune"])
    expect(pdf.text).toContain(part);

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole("button", { name: "हिन्दी" }).click();
  await expect(page.getByRole("table", { name: "भाव", exact: true })).toBeVisible();
  await checkLayout(page, "kp-hi", PHONE_AND_DESKTOP);
});

test("a KP question: its number found in the table of 249, at a typed moment, with its PDF", async ({
  page,
  server,
}) => {
  const reader = await createMember(server, "Ravi Sen");
  await logIn(page, "/kp", reader);
  await page.getByText("Table of the 249 numbers").click();
  await page.getByLabel("Search the table").fill("taurus rahu");
  await checkLayout(page, "kp-numbers", PHONE_AND_DESKTOP);
  await page.getByLabel("Search the table").fill("37");
  await page.getByRole("button", { name: "Ask by number 37" }).click();
  await expect(page.getByLabel("Your number, 1 to 249")).toHaveValue("37");
  await page.getByLabel("Where are you judging it?").fill("Vijayawada");
  await page
    .getByRole("option", { name: /^Vijayawada/ })
    .first()
    .click();
  await page.getByText("At another time").click();
  await page.getByLabel("Date and time").fill("1969-08-29T09:20");
  await page.getByRole("button", { name: "Show the horary chart" }).click();
  await expect(page.getByRole("heading", { name: "Number 37" })).toBeFocused();
  await expect(page.getByText(/The lagna is the start of the number: Taurus 22°40/)).toBeVisible();
  await expect(
    page.getByRole("table", { name: "Grahas", exact: true }).getByRole("row", { name: /^Sun/ }),
  ).toContainText(/Me.*3$/s);
  await checkLayout(page, "kp-horary", PHONE_AND_DESKTOP);
  const { name, pdf } = await downloadChart(page);
  expect(name).toBe("Number 37, KP.pdf");
  expect(pdf.text).toContain("KP horary chart: number 37");
  expect(pdf.text).toContain("Vijayawada");
});

test("a question by number is judged: where one is, the chart, evidence in sentences, in English and Hindi", async ({
  page,
  server,
}) => {
  const reader = await createMember(server, "Meera Sen");
  await logIn(page, "/prashna", reader);
  await page.getByLabel("What is it about?").selectOption("A parcel (3rd house)");
  await page.getByLabel("Where are you asking?").fill("Pune");
  await page.getByRole("option", { name: /^Pune/ }).first().click();
  await page.getByText("Number 1–249").click();
  await page.getByLabel("Your number, 1 to 249").fill("145");
  await checkLayout(page, "prashna-form", [360]);
  await page.getByRole("button", { name: "Judge the question" }).click();
  await expect(page.getByRole("heading", { level: 2 })).toBeFocused();
  await expect(page.getByRole("group", { name: "Chart of the question" })).toBeVisible();
  await expect(page.getByText("K.S. Krishnamurti, Reader VI").first()).toBeVisible();
  await expect(page.getByRole("region", { name: "What would have to be known" })).toContainText(
    "the number came by itself",
  );
  await expect(page.getByRole("table", { name: "Grahas that are judged" })).toBeVisible();
  await checkLayout(page, "prashna", PHONE_AND_DESKTOP);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole("button", { name: "हिन्दी" }).click();
  await expect(page.getByRole("table", { name: "जिन ग्रहों पर विचार हुआ" })).toBeVisible();
  await checkLayout(page, "prashna-hi", PHONE_AND_DESKTOP);
});

test("a question of the moment uses the place that this device knows", async ({ page, server }) => {
  const reader = await createMember(server, "Asha Sen");
  await page.addInitScript(() => localStorage.setItem("lagna_almanac_place", "1259229"));
  await logIn(page, "/prashna", reader);
  await expect(page.getByText("Pune chosen on this device")).toBeVisible();
  await page.getByLabel("What is it about?").selectOption("A job (10th house)");
  await page.getByRole("button", { name: "Judge the question" }).click();
  await expect(page.getByRole("heading", { level: 2 })).toBeFocused();
  await expect(page.getByText(/Pune, Maharashtra, India/)).toBeVisible();
  await expect(page.getByRole("region", { name: "What would have to be known" })).toContainText("The exact moment");
  await checkLayout(page, "prashna-moment", PHONE_AND_DESKTOP);
});
