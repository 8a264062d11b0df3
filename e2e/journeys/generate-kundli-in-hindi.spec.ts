import { DAILY } from "../journey-parts.ts";
import { createMember, expect, logIn, test } from "../support/fixtures.ts";
import { getCompletionList } from "../support/kundli-form.ts";
import { expectAccessible, takeScreenshot } from "../support/page-checks.ts";

test("Hindi: the form, its messages and the whole result", { tag: DAILY }, async ({ page, server }) => {
  // The language is saved in the account, so the test has one of its own.
  await logIn(page, "/generate-kundali", await createMember(server, "Asha in Hindi"));
  await page.getByRole("button", { name: "हिन्दी" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "hi");
  const form = page.getByRole("form");
  await form.locator("[name=name]").fill("आशा राव");
  await form.locator("[name=day]").fill("15");
  await form.locator("[name=month]").selectOption("August");
  await form.locator("[name=year]").fill("1990");
  await form.locator("[name=hour]").fill("6");
  await form.locator("[name=minute]").fill("35");
  await form.locator("[name=city]").pressSequentially("मुंबई");
  await getCompletionList(page).getByRole("option").first().click();
  await expect(form.locator("[name=city]")).toHaveValue(/\S/);
  await form.locator("[type=submit]").click();
  const result = page.getByRole("article", { name: /आशा राव/ });
  await expect(result.getByRole("heading").first()).toContainText("सिंह");
  await expectAccessible(page);
  await expect(result).toContainText("मुंबई, महाराष्ट्र, भारत");
  await takeScreenshot(page, "kundli-hindi");
  // No text of the page is left in English; typed text and names of time zones do not count.
  const text = (await result.innerText()).replaceAll(
    /Asia\/Kolkata|UTC|Swiss Ephemeris[^\n]*|IST|JSON|D\d+|KP|Placidus/g,
    "",
  );
  expect(text.match(/[A-Za-z]{4,}/g) ?? []).toEqual([]);
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("lang", "hi");

  const token = await page.evaluate(() => localStorage.getItem("authToken"));
  const headers = { authorization: `Bearer ${token}` };
  const profile = await page.request.get("/api/v1/profile", { headers });
  expect(await profile.json()).toMatchObject({ language: "hi" });
});
