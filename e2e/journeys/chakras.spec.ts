import { createMember, expect, logIn, test } from "../support/fixtures.ts";
import { checkLayout } from "../support/page-checks.ts";

const PERSON = {
  id: "kundli-of-varanasi",
  name: "Asha Example",
  gender: "female",
  year: 1990,
  month: "August",
  day: 15,
  hour: 10,
  minute: 30,
  city: "Varanasi",
  country: "India",
};

test("from a kundli to its chakras: what Saturn's vedha falls on and until when, another day and rule, the fort, in Hindi", async ({
  page,
  server,
}) => {
  const reader = await createMember(server, "Tara Sen");
  const headers = { authorization: `Bearer ${reader.token}` };
  const saved = await page.request.post("/api/v1/kundlis", { headers, data: PERSON });
  expect(saved.ok(), await saved.text()).toBe(true);
  await logIn(page, `/kundlis/${PERSON.id}`, reader);
  await page.getByRole("link", { name: "Chakras" }).first().click();
  await expect(page.getByRole("heading", { name: "Sarvatobhadra chakra of Asha Example" })).toBeVisible();

  await page.getByLabel("Grahas of", { exact: true }).fill("2026-03-01");
  await expect(page).toHaveURL(/date=2026-03-01/);
  await expect(page.getByRole("heading", { name: "Karma star: Hasta" })).toBeVisible();
  await expect(page.getByText("Saturn (malefic), vedha across, until 17 May 2026").first()).toBeVisible();
  await expect(page.getByText("Jupiter (benefic) is in it, until 18 Jun 2026")).toBeVisible();
  const grid = page.getByRole("table", { name: /^Sarvatobhadra chakra: nine rows/ });
  await expect(grid.getByRole("cell")).toHaveCount(81);
  await checkLayout(page, "chakras-sarvatobhadra", [360, 768, 1440]);

  await page.getByLabel("Vedhas that count").selectOption("One, by the motion");
  await expect(page).toHaveURL(/vedha=by_motion/);
  await expect(page.getByRole("heading", { name: "Karma star: Hasta" })).toHaveCount(0);
  await page.getByRole("button", { name: "Day after" }).click();
  await expect(page).toHaveURL(/date=2026-03-02/);

  await page.getByText("Kota", { exact: true }).click();
  await expect(page).toHaveURL(/chakra=kota/);
  await expect(page.getByText("Lord of the fort: Venus, now Wall (prakara).")).toBeVisible();
  await expect(page.getByRole("img", { name: /^Kota chakra: four walls/ })).toBeVisible();
  await checkLayout(page, "chakras-kota", [360, 768, 1440]);

  await page.reload();
  await expect(page.getByText("Benefics in the pillar or the inner court: Jupiter.")).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole("button", { name: "हिन्दी" }).click();
  await expect(page.getByRole("heading", { name: "Asha Example: कोट चक्र" })).toBeVisible();
  await checkLayout(page, "chakras-kota-hindi", [360]);
  await page.getByText("सर्वतोभद्र", { exact: true }).click();
  await expect(page.getByRole("heading", { name: "Asha Example: सर्वतोभद्र चक्र" })).toBeVisible();
  await checkLayout(page, "chakras-hindi", [360, 1440]);
});
