import { type Browser, expect, type Page } from "@playwright/test";
import { ADMINISTRATOR, logIn, type Person } from "./fixtures.ts";
import type { Server } from "./server.ts";

export const getEditor = (page: Page) => page.getByRole("form", { name: /^(Create|Edit) Kundli$/ });

export async function fillKundli(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: "New Kundli" }).click();
  const values = {
    Name: name,
    Month: "March",
    Day: "9",
    Year: "1988",
    Hour: "4",
    Minute: "5",
    City: "Jaipur",
    Country: "India",
  };
  for (const [label, value] of Object.entries(values))
    await getEditor(page).getByLabel(label, { exact: true }).fill(value);
}

export const saveKundli = (page: Page) => getEditor(page).getByRole("button", { name: "Save" }).click();

/** The server's records, requested without the page. */
export async function fetchSavedKundlis(
  server: Server,
  page: Page,
): Promise<{ name: string; notes: string; version: number }[]> {
  const token = await page.evaluate(() => localStorage.getItem("authToken"));
  const response = await fetch(`${server.url}/api/v1/kundlis`, { headers: { authorization: `Bearer ${token}` } });
  return ((await response.json()) as { kundlis: { name: string; notes: string; version: number }[] }).kundlis;
}

/** The most that one request may save. */
const BATCH_SIZE = 50;

/** Saves `Client 1` and so on, every even one born in Pune, the others in Jaipur. */
export async function saveManyKundlis(server: Server, token: string, count: number): Promise<void> {
  const kundlis = Array.from({ length: count }, (_, index) => ({
    // Ids are unique on the server, which other accounts of the tests use too.
    id: crypto.randomUUID(),
    name: `Client ${index + 1}`,
    gender: "female",
    year: 1950 + (index % 50),
    month: "March",
    day: 1 + (index % 28),
    hour: index % 24,
    minute: index % 60,
    city: index % 2 === 0 ? "Jaipur" : "Pune",
    country: "India",
  }));
  for (let start = 0; start < count; start += BATCH_SIZE) {
    const response = await fetch(`${server.url}/api/v1/kundlis/batch`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify({ kundlis: kundlis.slice(start, start + BATCH_SIZE) }),
    });
    if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  }
}

/** Opens the page in a new browser context, as another device of a user. */
export async function openDevice(browser: Browser, server: Server, person: Person = ADMINISTRATOR): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.url });
  const page = await context.newPage();
  await logIn(page, "/kundlis", person);
  // The page must be loaded before a test takes the connection away.
  await expect(page.getByRole("button", { name: "New Kundli" })).toBeVisible();
  return page;
}
