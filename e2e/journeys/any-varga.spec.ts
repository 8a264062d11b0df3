import { createMember, expect, logIn, test } from "../support/fixtures.ts";
import { checkLayout } from "../support/page-checks.ts";

const PERSON = {
  id: "varga-of-vijayawada",
  name: "K. Rao",
  gender: "male",
  year: 1969,
  month: "August",
  day: 29,
  hour: 9,
  minute: 20,
  city: "Vijayawada",
  country: "India",
  uncertainty_minutes: 5,
};

test("from a kundli to its nadiamsha, to another rule, to a mixed varga and a dasha in it; the address keeps it; in Hindi", async ({
  page,
  server,
}) => {
  const reader = await createMember(server, "Tara Sen");
  const headers = { authorization: `Bearer ${reader.token}` };
  const saved = await page.request.post("/api/v1/kundlis", { headers, data: PERSON });
  expect(saved.ok(), await saved.text()).toBe(true);
  await logIn(page, `/kundlis/${PERSON.id}`, reader);
  await page.getByRole("link", { name: "Any varga" }).first().click();
  await expect(page.getByRole("heading", { name: "D150 Nadiamsha of K. Rao" })).toBeVisible();
  const table = page.getByRole("table", { name: "Lagna and grahas in the D150 Nadiamsha" });
  await expect(table.getByRole("row")).toHaveCount(11);
  await expect(table.getByRole("row", { name: /^Moon/ })).toContainText("of 150");
  await expect(page.getByText(/^Within ±5 minutes the lagna goes through 1\d parts/)).toBeVisible();
  await checkLayout(page, "varga", [360, 768, 1440]);

  await page.getByLabel("Counted by").selectOption("Parivritti, cyclic");
  await expect(page).toHaveURL(/rule=parivritti_cyclic/);
  await expect(page.getByText("Parts run through the signs without a break", { exact: false })).toBeVisible();

  await page.getByLabel("Division").fill("9");
  await page.getByLabel("Of another varga").fill("12");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "D9 Navamsha of the D12 Dwadashamsha of K. Rao" })).toBeVisible();
  await page.getByLabel("Dasha system").selectOption("narayana");
  await expect(page).toHaveURL(/dasha=narayana/);
  await expect(page.getByRole("tree", { name: "Dasha in this varga" }).getByRole("treeitem")).not.toHaveCount(0);
  await checkLayout(page, "varga-mixed", [360]);

  await page.reload();
  await expect(page.getByRole("heading", { name: "D9 Navamsha of the D12 Dwadashamsha of K. Rao" })).toBeVisible();
  await page.getByLabel("Division").fill("301");
  await page.getByLabel("Division").press("Enter");
  await expect(page.getByText("A whole number from 1 to 300")).toBeVisible();

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole("button", { name: "हिन्दी" }).click();
  await expect(page.getByRole("heading", { name: "K. Rao: D12 द्वादशांश का D9 नवांश" })).toBeVisible();
  await checkLayout(page, "varga-hindi", [360, 1440]);
});
