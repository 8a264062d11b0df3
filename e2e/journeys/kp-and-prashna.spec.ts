import { createMember, expect, logIn, test } from "../support/fixtures.ts";
import { checkLayout, takeScreenshot } from "../support/page-checks.ts";

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

test("the KP chart of a saved kundli, on a phone and a wide screen, in English, Hindi and print", async ({
  page,
  server,
}) => {
  const reader = await createMember(server, "Tara Sen");
  const headers = { authorization: `Bearer ${reader.token}` };
  const saved = await page.request.post("/api/v1/kundlis", { headers, data: PERSON });
  expect(saved.ok(), await saved.text()).toBe(true);
  await logIn(page, "/kp", reader);
  await page.getByRole("button", { name: "Show the KP chart" }).click();
  await expect(page.getByRole("heading", { name: "K. Rao" })).toBeFocused();
  await expect(page.getByRole("table", { name: "Cusps" }).getByRole("row")).toHaveCount(13);
  await checkLayout(page, "kp", PHONE_AND_DESKTOP);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("button", { name: "Print" })).toBeHidden();
  await takeScreenshot(page, "kp-print");
  await page.emulateMedia({ media: "screen" });
  await page.getByRole("button", { name: "हिन्दी" }).click();
  await expect(page.getByRole("table", { name: "भाव", exact: true })).toBeVisible();
  await checkLayout(page, "kp-hi", PHONE_AND_DESKTOP);
});

test("a question by number is judged with its evidence, in English and Hindi", async ({ page, server }) => {
  const reader = await createMember(server, "Meera Sen");
  await logIn(page, "/prashna", reader);
  await page.getByLabel("What is it about?").selectOption("A parcel (3rd house)");
  await page.getByLabel("Where are you asking?").fill("Pune");
  await page.getByRole("option", { name: /^Pune/ }).first().click();
  await page.getByText("Number 1–249").click();
  await page.getByLabel("Your number, 1 to 249").fill("145");
  await page.getByRole("button", { name: "Ask now" }).click();
  await expect(page.getByRole("heading", { level: 2 })).toBeFocused();
  await expect(page.getByRole("table", { name: "Grahas that are judged" })).toBeVisible();
  await checkLayout(page, "prashna", PHONE_AND_DESKTOP);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole("button", { name: "हिन्दी" }).click();
  await expect(page.getByRole("table", { name: "जिन ग्रहों पर विचार हुआ" })).toBeVisible();
  await checkLayout(page, "prashna-hi", PHONE_AND_DESKTOP);
});
