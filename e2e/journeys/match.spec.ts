import { SAMPLED } from "../journey-parts.ts";
import { createMember, expect, logIn, test } from "../support/fixtures.ts";
import { checkLayout, expectAccessible } from "../support/page-checks.ts";

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
    const her = page.getByRole("region", { name: "Bride’s side" });
    const his = page.getByRole("region", { name: "Groom’s side" });
    // No partner is proposed.
    for (const side of [her, his]) await expect(side.getByLabel("Kundli", { exact: true })).toHaveValue("");
    await her.getByLabel("Kundli", { exact: true }).selectOption("A. Sharma");
    await his.getByLabel("Kundli", { exact: true }).selectOption("R. Kulkarni");
    await page.getByRole("button", { name: "Match", exact: true }).click();
    await expect(page.getByRole("heading", { name: "A. Sharma and R. Kulkarni" })).toBeFocused();
    await expect(page.getByText("19", { exact: true })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(`/match/${GIRL.id}/${BOY.id}`);
    await expect(page.getByRole("row", { name: /^20 Gana: deva with rakshasa counts 1, not 0/ })).toBeVisible();
    const sent = page.getByRole("link", { name: "Send on WhatsApp" }).first();
    await expect(sent).toHaveAttribute("href", /^https:\/\/wa\.me\/\?text=A\.%20Sharma/);
    for (const fold of await page.locator("details").all()) await fold.locator("summary").click();
    const charts = page.getByRole("region", { name: "Both charts" });
    await charts
      .getByRole("group", { name: /A\. Sharma/ })
      .getByRole("button", { name: /^Mars\b/ })
      .click();
    await expect(charts.getByText(/^Mars of A\. Sharma is in house 7 of R\. Kulkarni\./)).toBeVisible();
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

test("two possible times are compared, the address restores them, and the pair is asked about", async ({
  page,
  server,
}) => {
  const reader = await createMember(server, "Mira Sen");
  for (const data of [GIRL, BOY]) {
    const headers = { authorization: `Bearer ${reader.token}` };
    const saved = await page.request.post("/api/v1/kundlis", { headers, data: { ...data, id: `${data.id}-2` } });
    expect(saved.ok(), await saved.text()).toBe(true);
  }
  const [girl, boy] = [`${GIRL.id}-2`, `${BOY.id}-2`];
  await logIn(page, `/match/${girl}/${boy}`, reader);
  await expect(page.getByRole("heading", { name: "A. Sharma and R. Kulkarni" })).toBeVisible();
  const his = page.getByRole("region", { name: "Groom’s side" });
  await his.getByText("Another possible time of birth").click();
  await his.getByLabel("Compare with this time").fill("21:40");
  await page.getByRole("button", { name: "Match", exact: true }).click();
  await expect(page).toHaveURL(`/match/${girl}/${boy}@06:10,21:40`);
  const changes = page.getByRole("region", { name: "What the other time of birth changes" });
  await expect(changes.getByRole("columnheader", { name: "R. Kulkarni, 21:40" })).toBeVisible();
  await expect(changes.getByRole("row", { name: /^Moon of R\. Kulkarni/ })).toBeVisible();
  // Else the header covers a part of the form.
  await page.evaluate(() => window.scrollTo(0, 0));
  await checkLayout(page, "match-times");
  await page.goBack();
  await expect(page).toHaveURL(`/match/${girl}/${boy}`);
  await expect(changes).toHaveCount(0);

  await page.goto(`/match/${girl}@14:25/${girl}@18:40`);
  await expect(page.getByRole("region", { name: "What the two times change" })).toBeVisible();
  await expect(page.getByText("by the common table")).toHaveCount(0);
  // Else the header covers a part of the form.
  await page.evaluate(() => window.scrollTo(0, 0));
  await checkLayout(page, "match-one-birth");

  await page.goto(`/match/${girl}/${boy}`);
  await page.getByRole("link", { name: "Ask about these two" }).click();
  await expect(page.getByText("About A. Sharma and R. Kulkarni").first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "How well do they match?" }).click();
  await page.getByRole("button", { name: "Ask AI" }).click();
  await expect(page.getByRole("log")).toContainText(/A\. Sharma and R\. Kulkarni have 19\b/);
});
