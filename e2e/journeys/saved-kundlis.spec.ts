import { SAMPLED } from "../journey-parts.ts";
import { createMember, expect, test } from "../support/fixtures.ts";
import {
  checkAtEveryWidth,
  expectAccessible,
  expectNoHorizontalScroll,
  takeScreenshot,
} from "../support/page-checks.ts";
import { getEditor, fetchSavedKundlis, fillKundli, openDevice, saveKundli } from "../support/saved-kundlis.ts";

test(
  "kundlis are saved, shown, changed, used, and deleted with ten seconds to undo",
  { tag: SAMPLED },
  async ({ browser, server }) => {
    // Many steps; on a busy machine they take longer than the usual time limit.
    test.slow();
    const page = await openDevice(browser, server, await createMember(server, "Keeper"));
    await expect(page.getByText('No saved kundlis yet. Click "New Kundli" to add one.')).toBeVisible();
    await expectAccessible(page);
    await takeScreenshot(page, "kundlis-empty");

    await fillKundli(page, "Asha Rao");
    await getEditor(page).getByLabel("Tags").fill("Family");
    await getEditor(page).getByLabel("This is me").check();
    await expectAccessible(page);
    await takeScreenshot(page, "kundlis-editor");
    await saveKundli(page);
    const row = page.getByRole("row", { name: /Asha Rao/ });
    for (const text of ["9 March 1988", "04:05", "Jaipur, India", "This is me", "+05:30"])
      await expect(row).toContainText(text);

    await fillKundli(page, "Somebody");
    await getEditor(page).getByLabel("City").fill("Nowhereabouts");
    await saveKundli(page);
    await expect(page.getByText("No chart yet: Enter a valid city")).toBeVisible();
    await page.getByRole("searchbox").fill("Moon in 1, Moon in 2");
    await expect(page.getByText(/Nothing matches/)).toBeVisible();
    await page.getByRole("button", { name: "Clear the search" }).click();
    await checkAtEveryWidth(page, async (variant) => {
      await expectNoHorizontalScroll(page);
      await expectAccessible(page);
      await takeScreenshot(page, `kundlis-${variant}`);
    });

    await page.getByRole("button", { name: "Delete Somebody" }).click();
    await expect(page.getByText("Somebody was deleted")).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByRole("row", { name: /Somebody/ })).toBeVisible();

    await row.getByRole("link", { name: "Asha Rao" }).click();
    await expect(page.getByRole("article", { name: "Kundli of Asha Rao" })).toBeVisible();
    await page.getByRole("link", { name: "Back to the kundlis" }).click();
    await row.getByRole("button", { name: "Use Asha Rao" }).click();
    await expect(page).toHaveURL(/\/generate-kundali$/);
    await expect(page.getByLabel("Full name")).toHaveValue("Asha Rao");
    await page.getByRole("button", { name: "Generate Kundali" }).click();
    await expect(page.getByText("Saved to your kundlis")).toBeVisible();
    expect((await fetchSavedKundlis(server, page)).map(({ name }) => name)).toEqual(["Asha Rao", "Somebody"]);
    await page.context().close();
  },
);
