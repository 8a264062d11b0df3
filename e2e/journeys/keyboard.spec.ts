import type { Page } from "@playwright/test";
import { ADMINISTRATOR, expect, standing, test } from "../support/fixtures.ts";
import { ASHA, completions } from "../support/kundli.ts";

/** Tab until the element in question has the focus, as a person would; a page that hides it from Tab fails here. */
async function tabTo(page: Page, what: string): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press("Tab");
    const name = await page.evaluate(() => {
      const focused = document.activeElement as HTMLElement | null;
      // The page itself holds every word there is.
      const element = focused && focused.tabIndex >= 0 ? focused : null;
      const labels = element && "labels" in element ? [...((element as HTMLInputElement).labels ?? [])] : [];
      return `${labels.map((label) => label.innerText).join(" ")} ${element?.getAttribute("aria-label") ?? ""} ${element?.innerText ?? ""}`;
    });
    if (name.includes(what)) return;
  }
  throw new Error(`Tab never reaches "${what}"`);
}

test("from the start page to the chart with the keyboard alone", async ({ page, server }) => {
  await page.goto(server.url);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  // Until the app stands the page is words to look at.
  await standing(page);
  await page.keyboard.press("Tab");
  await expect(page.getByText("Skip to content")).toBeFocused();
  await tabTo(page, "Login");
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/login/);
  // The page that is left stands until the next one can.
  await expect(page.getByRole("heading", { level: 1, name: "Welcome Back" })).toBeVisible();
  await tabTo(page, "Email");
  await page.keyboard.type(ADMINISTRATOR.email);
  await tabTo(page, "Password");
  await page.keyboard.type(ADMINISTRATOR.password);
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/(generate-kundali|ai-assistant)/);
  // Whom the server knows a chart of, it takes to the assistant.
  if (page.url().includes("ai-assistant")) {
    await tabTo(page, "Create Kundli");
    await page.keyboard.press("Enter");
  }
  await page.waitForURL(/\/generate-kundali/);
  await expect(page.getByRole("heading", { name: "Birth Details" })).toBeVisible();

  await tabTo(page, "Full name");
  await page.keyboard.type(ASHA.name);
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowRight");
  await tabTo(page, "Day");
  await page.keyboard.type(String(ASHA.day));
  await tabTo(page, "Month");
  await page.keyboard.type(ASHA.month);
  await tabTo(page, "Year");
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(String(ASHA.year));
  await tabTo(page, "Hour");
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(String(ASHA.hour));
  await tabTo(page, "Minute");
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(String(ASHA.minute));
  await tabTo(page, "City");
  await page.keyboard.type(ASHA.city, { delay: 30 });
  await expect(completions(page).getByRole("option").first()).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("City")).toHaveValue("Mumbai");
  await tabTo(page, "Generate Kundali");
  await page.keyboard.press("Enter");

  // The focus goes where the news is.
  await expect(page.getByRole("article").getByRole("heading").first()).toBeFocused();
  await tabTo(page, "House 1");
  await page.keyboard.press("ArrowRight");
  const focused = page.locator(":focus");
  await expect(focused).toHaveAttribute("role", "button");
  await page.keyboard.press("Enter");
  await expect(focused).toHaveAttribute("aria-pressed", "true");
});
