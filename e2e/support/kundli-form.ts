import { expect, type Locator, type Page } from "@playwright/test";

export interface Birth {
  name: string;
  gender: "Male" | "Female" | "Other";
  day: number;
  month: string;
  year: number;
  hour: number;
  minute: number;
  /** The typed text, and the completion to choose. */
  city: string;
  place: RegExp;
}

export const ASHA: Birth = {
  name: "Asha Rao",
  gender: "Female",
  day: 15,
  month: "August",
  year: 1990,
  hour: 6,
  minute: 35,
  city: "bombay",
  place: /Mumbai.*Maharashtra/,
};

export async function fillBirth(page: Page, birth: Birth): Promise<void> {
  const form = page.getByRole("form", { name: "Birth Details" });
  await form.getByText(birth.gender, { exact: true }).click();
  await form.getByLabel("Country").fill("");
  await fillShortBirth(page, birth);
}

/** The fields that are open in the form of a visitor: name, day, hour and place. */
export async function fillShortBirth(page: Page, birth: Birth): Promise<void> {
  const form = page.getByRole("form", { name: "Birth Details" });
  await form.getByLabel("Full name").fill(birth.name);
  await form.getByLabel("Day", { exact: true }).fill(String(birth.day));
  await form.getByLabel("Month").selectOption(birth.month);
  await form.getByLabel("Year").fill(String(birth.year));
  await form.getByLabel("Hour").fill(String(birth.hour));
  await form.getByLabel("Minute").fill(String(birth.minute));
  await form.getByLabel("City").fill("");
  await form.getByLabel("City").pressSequentially(birth.city);
  await getCompletionList(page).getByRole("option", { name: birth.place }).first().click();
}

/** The list of completions for the city field. */
export const getCompletionList = (page: Page): Locator => page.getByRole("listbox");

export const getGenerateButton = (page: Page): Locator => page.getByRole("button", { name: "Generate Kundali" });

/** Generates a kundli and stays on the result: the assistant does not open. */
export async function generateKundli(page: Page, birth: Birth): Promise<Locator> {
  await page.evaluate(() => localStorage.setItem("lagna_after_kundli", "stay"));
  await fillBirth(page, birth);
  await getGenerateButton(page).click();
  const result = page.getByRole("article", { name: `Kundli of ${birth.name}` });
  await expect(result).toBeVisible();
  return result;
}
