import type { Page } from "@playwright/test";
import { ADMINISTRATOR, expect, waitForHydration, test } from "../support/fixtures.ts";
import { ASHA, getCompletionList } from "../support/kundli-form.ts";

/** Presses Tab until the wanted element has the focus; fails if the element cannot be reached by Tab. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press("Tab");
    const name = await page.evaluate(() => {
      const focused = document.activeElement as HTMLElement | null;
      // The body contains all text of the page, so only focusable elements count.
      const element = focused && focused.tabIndex >= 0 ? focused : null;
      const labels = element && "labels" in element ? [...((element as HTMLInputElement).labels ?? [])] : [];
      return `${labels.map((label) => label.innerText).join(" ")} ${element?.getAttribute("aria-label") ?? ""} ${element?.innerText ?? ""}`;
    });
    if (name.includes(selector)) return;
  }
  throw new Error(`Tab never reaches "${selector}"`);
}

test("from the start page to the chart by keyboard alone", async ({ page, server }) => {
  await page.goto(server.url);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  // Until the app has hydrated the page, its controls do nothing.
  await waitForHydration(page);
  await page.keyboard.press("Tab");
  await expect(page.getByText("Skip to content")).toBeFocused();
  await tabTo(page, "Login");
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/login/);
  // The old page stays until the next one is ready.
  await expect(page.getByRole("heading", { level: 1, name: "Welcome Back" })).toBeVisible();
  await tabTo(page, "Email");
  await page.keyboard.type(ADMINISTRATOR.email);
  await tabTo(page, "Password");
  await page.keyboard.type(ADMINISTRATOR.password);
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/(generate-kundali|ai-assistant)/);
  // If the server has the user's chart, the page leads to the assistant.
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
  await expect(getCompletionList(page).getByRole("option").first()).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("City")).toHaveValue("Mumbai");
  await tabTo(page, "Generate Kundali");
  await page.keyboard.press("Enter");

  // Focus moves to the new result.
  await expect(page.getByRole("article").getByRole("heading").first()).toBeFocused();
  await tabTo(page, "House 1");
  await page.keyboard.press("ArrowRight");
  const focused = page.locator(":focus");
  await expect(focused).toHaveAttribute("role", "button");
  await page.keyboard.press("Enter");
  await expect(focused).toHaveAttribute("aria-pressed", "true");
});
