import { SAMPLED } from "../journey-parts.ts";
import { createMember, expect, logIn, test } from "../support/fixtures.ts";
import { checkLayout } from "../support/page-checks.ts";

const GIRL = {
  id: "kundli-of-a-sharma",
  name: "A. Sharma",
  gender: "female",
  year: 1988,
  month: "March",
  day: 9,
  hour: 14,
  minute: 25,
  city: "Jaipur",
  country: "India",
};
const BOY = {
  id: "kundli-of-r-kulkarni",
  name: "R. Kulkarni",
  gender: "male",
  year: 1990,
  month: "July",
  day: 2,
  hour: 6,
  minute: 10,
  city: "Pune",
  country: "India",
};

test(
  "two saved kundlis are matched, then a star alone; at every width, light and dark, in English and Hindi",
  { tag: SAMPLED },
  async ({ page, server }) => {
    const reader = await createMember(server, "Tara Sen");
    for (const data of [GIRL, BOY]) {
      const headers = { authorization: `Bearer ${reader.token}` };
      const saved = await page.request.post("/api/v1/kundlis", { headers, data });
      expect(saved.ok(), await saved.text()).toBe(true);
    }
    await logIn(page, "/match", reader);
    const her = page.getByRole("region", { name: "Her chart" });
    const his = page.getByRole("region", { name: "His chart" });
    await her.getByLabel("Kundli", { exact: true }).selectOption("A. Sharma");
    await his.getByLabel("Kundli", { exact: true }).selectOption("R. Kulkarni");
    await page.getByRole("button", { name: "Match", exact: true }).click();
    await expect(page.getByRole("heading", { name: "A. Sharma and R. Kulkarni" })).toBeFocused();
    await expect(page.getByText("19", { exact: true })).toBeVisible();
    for (const fold of await page.locator("details").all()) await fold.locator("summary").click();
    const charts = page.getByRole("region", { name: "Both charts" });
    await charts
      .getByRole("group", { name: /A\. Sharma/ })
      .getByRole("button", { name: /^Mars\b/ })
      .click();
    await expect(charts.getByText(/^Her Mars is in his house 7\./)).toBeVisible();
    await expect(charts.locator("svg > line.stroke-accent").first()).toBeAttached();
    await checkLayout(page, "match");
    const printed = page.waitForEvent("download");
    await page.getByRole("button", { name: "Print (PDF)" }).click();
    expect((await printed).suggestedFilename()).toBe("match.pdf");
    await page.reload();
    await expect(page.getByRole("heading", { name: "A. Sharma and R. Kulkarni" })).toBeVisible();

    await page.setViewportSize({ width: 1280, height: 800 });
    await his.getByText("Star only").click();
    await his.getByLabel("Star of the Moon").selectOption("Swati");
    await page.getByRole("button", { name: "Match", exact: true }).click();
    await expect(page.getByRole("heading", { name: "A. Sharma and Swati" })).toBeFocused();

    await page.getByRole("button", { name: "हिन्दी" }).click();
    await page.getByRole("button", { name: "मिलान कीजिए" }).click();
    await expect(page.getByRole("heading", { name: "A. Sharma और स्वाति" })).toBeVisible();
    await checkLayout(page, "match-hi");
  },
);
