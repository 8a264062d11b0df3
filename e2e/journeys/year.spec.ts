import { createMember, expect, logIn, test } from "../support/fixtures.ts";
import { checkLayout } from "../support/page-checks.ts";

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

test("a year of life is chosen by keys and read beside the birth chart, in English and Hindi", async ({
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
  const lord = page.getByRole("region", { name: "Lord of the year" });
  await expect(lord.getByRole("row", { name: /^Lord of the three signs Mars/ })).toBeVisible();
  await expect(page.getByRole("group", { name: /this year/ })).toBeVisible();
  await page.locator("details summary").click();
  await checkLayout(page, "year");

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole("button", { name: "हिन्दी" }).click();
  await expect(page.getByRole("heading", { name: /^वर्ष 34:/ })).toBeVisible();
  await checkLayout(page, "year-hi");
});
