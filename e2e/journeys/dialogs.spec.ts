import type { Locator, Page } from "@playwright/test";
import { expect, logIn, test } from "../support/fixtures.ts";
import { ASHA, generateKundli } from "../support/kundli-form.ts";
import { expectAccessible, expectNoHorizontalScroll } from "../support/page-checks.ts";

/** Dialogs of a result, by the button that opens them. */
const DIALOGS = [
  { button: "PDF", dialog: "A PDF to print" },
  { button: "Share", dialog: "Share with a link" },
  { button: "Calculation settings", dialog: "Calculation settings" },
] as const;

/** Screen settings of users with low vision, in which the same pages must work. */
const LOOKS: readonly { name: string; set: (page: Page) => Promise<unknown> }[] = [
  { name: "dark", set: (page) => page.emulateMedia({ colorScheme: "dark", forcedColors: "none" }) },
  { name: "the reader's own colours", set: (page) => page.emulateMedia({ forcedColors: "active" }) },
  {
    name: "text twice as large",
    set: async (page) => {
      await page.emulateMedia({ colorScheme: "light", forcedColors: "none" });
      await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
    },
  },
];

async function expectDialogUsable(page: Page, dialog: Locator): Promise<void> {
  await expect(dialog).toBeVisible();
  await expectNoHorizontalScroll(page);
  const box = await dialog.boundingBox();
  expect(box && box.x >= -0.5 && box.x + box.width <= 360.5, "the dialog is within the window").toBe(true);
  expect(await dialog.evaluate((element) => element.scrollWidth - element.clientWidth), "nothing in it is cut").toBe(0);
  await expectAccessible(page);
}

test("every dialog of a result works at 360 px, dark, in forced colours, and with text twice as large", async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await logIn(page);
  const result = await generateKundli(page, ASHA);
  await expect(result.getByRole("button", { name: "Share" })).toBeVisible();
  for (const { name, set } of LOOKS) {
    await set(page);
    for (const { button, dialog: title } of DIALOGS)
      await test.step(`${title}: ${name}`, async () => {
        const opener = result.getByRole("button", { name: button }).last();
        await opener.click();
        const dialog = page.getByRole("dialog", { name: title });
        if (title === "Calculation settings" && name === "dark") {
          await dialog.getByText("Another program shows something different").click();
          await expect(dialog.getByRole("form", { name: "Match my program" })).toBeVisible();
        }
        await expectDialogUsable(page, dialog);
        await page.keyboard.press("Escape");
        await expect(dialog).toBeHidden();
        await expect(opener).toBeFocused();
      });
    await test.step(`a word's card: ${name}`, async () => {
      await result.getByRole("heading", { level: 2 }).getByRole("button").first().click();
      await expectDialogUsable(page, page.getByRole("dialog").last());
      await page.keyboard.press("Escape");
    });
  }
});
