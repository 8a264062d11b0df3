import type { Browser, Page } from "@playwright/test";
import { ADMINISTRATOR, expect, logIn, createMember, type Person, signUp, test } from "../support/fixtures.ts";
import {
  checkAtEveryWidth,
  expectAccessible,
  expectNoHorizontalScroll,
  takeScreenshot,
} from "../support/page-checks.ts";
import { type Server, startServer } from "../support/server.ts";

const editor = (page: Page) => page.getByRole("form", { name: /^(Create|Edit) Kundli$/ });
const getUnsyncedNote = (page: Page) => page.getByText("Not synced yet", { exact: true });

async function fill(page: Page, name: string): Promise<void> {
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
    await editor(page).getByLabel(label, { exact: true }).fill(value);
}

const save = (page: Page) => editor(page).getByRole("button", { name: "Save" }).click();

/** The server's records, requested without the page. */
async function fetchSavedKundlis(
  server: Server,
  page: Page,
): Promise<{ name: string; notes: string; version: number }[]> {
  const token = await page.evaluate(() => localStorage.getItem("authToken"));
  const response = await fetch(`${server.url}/api/v1/kundlis`, { headers: { authorization: `Bearer ${token}` } });
  return ((await response.json()) as { kundlis: { name: string; notes: string; version: number }[] }).kundlis;
}

/** Opens the page in a new browser context, as another device of a user. */
async function openDevice(browser: Browser, server: Server, person: Person = ADMINISTRATOR): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.url });
  const page = await context.newPage();
  await logIn(page, "/kundlis", person);
  // The page must be loaded before a test takes the connection away.
  await expect(page.getByRole("button", { name: "New Kundli" })).toBeVisible();
  return page;
}

test("kundlis are saved, shown, changed, used, and deleted with ten seconds to undo", async ({ browser, server }) => {
  // Many steps; on a busy machine they take longer than the usual time limit.
  test.slow();
  const page = await openDevice(browser, server, await createMember(server, "Keeper"));
  await expect(page.getByText('No saved kundlis yet. Click "New Kundli" to add one.')).toBeVisible();
  await expectAccessible(page);
  await takeScreenshot(page, "kundlis-empty");

  await fill(page, "Asha Rao");
  await editor(page).getByLabel("Tags").fill("Family");
  await editor(page).getByLabel("This is me").check();
  await expectAccessible(page);
  await takeScreenshot(page, "kundlis-editor");
  await save(page);
  const row = page.getByRole("row", { name: /Asha Rao/ });
  for (const text of ["9 March 1988", "04:05", "Jaipur, India", "This is me", "+05:30"])
    await expect(row).toContainText(text);

  await fill(page, "Somebody");
  await editor(page).getByLabel("City").fill("Nowhereabouts");
  await save(page);
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
});

test.describe("without a server", () => {
  test.use({ expectedErrors: async ({}, use) => use([/net::ERR_/]) });

  test("a server killed during a save: after a reload and a restart there is one record", async ({ browser }) => {
    let server = await startServer();
    await signUp(server, ADMINISTRATOR);
    const page = await openDevice(browser, server);
    await fill(page, "Asha Rao");
    let killed = false;
    await page.route("**/api/v1/kundlis", async (route) => {
      if (killed || route.request().method() !== "POST") return route.continue();
      killed = true;
      // The request may have arrived or not: its sender gets no answer.
      void route.fetch().catch(() => undefined);
      await server.kill();
      await route.abort();
    });
    await save(page);
    await expect(getUnsyncedNote(page)).toBeVisible();
    expect(killed).toBe(true);
    await takeScreenshot(page, "kundlis-not-synced");
    server = await startServer({}, server);
    await page.reload();
    await expect(page.getByRole("row", { name: /Asha Rao/ })).toHaveCount(1);
    await expect(getUnsyncedNote(page)).toHaveCount(0);
    await expect
      .poll(async () => (await fetchSavedKundlis(server, page)).map(({ name }) => name))
      .toEqual(["Asha Rao"]);
    await page.context().close();
    expect(await server.stop()).toBe(0);
  });

  test("two tabs send what both have stored once each", async ({ browser, server }) => {
    const first = await openDevice(browser, server, await createMember(server, "Two Tabs"));
    const second = await first.context().newPage();
    await second.goto("/kundlis");
    await expect(second.getByText(/No saved kundlis yet/)).toBeVisible();
    await first.context().setOffline(true);
    for (const [page, name] of [
      [first, "From one"],
      [second, "From the other"],
    ] as const) {
      await fill(page, name);
      await editor(page)
        .getByLabel("Minute")
        .fill(name === "From one" ? "1" : "2");
      await save(page);
      await expect(getUnsyncedNote(page).first()).toBeVisible();
    }
    await first.context().setOffline(false);
    await expect
      .poll(async () => (await fetchSavedKundlis(server, first)).map(({ name }) => name))
      .toEqual(["From one", "From the other"]);
    for (const page of [first, second]) await expect(getUnsyncedNote(page)).toHaveCount(0);
    await first.context().close();
  });

  test("two devices that change one record: shown side by side, and nothing is overwritten unasked", async ({
    browser,
    server,
  }) => {
    const owner = await createMember(server, "Two Devices");
    const laptop = await openDevice(browser, server, owner);
    await fill(laptop, "Asha Rao");
    await save(laptop);
    await expect(laptop.getByRole("row", { name: /Asha Rao/ })).toBeVisible();
    const phone = await openDevice(browser, server, owner);
    for (const page of [laptop, phone]) await page.getByRole("button", { name: "Edit Asha Rao" }).click();
    await editor(phone).getByLabel("Notes").fill("From the phone");
    await save(phone);
    await expect(editor(phone)).toHaveCount(0);
    await editor(laptop).getByLabel("Notes").fill("From the laptop");
    await save(laptop);
    const conflict = laptop.getByRole("region", { name: /Asha Rao was also changed on another device/ });
    await expect(conflict.getByRole("row", { name: "Notes From the laptop From the phone" })).toBeVisible();
    await expectAccessible(laptop);
    await takeScreenshot(laptop, "kundlis-conflict");
    expect(await fetchSavedKundlis(server, laptop)).toMatchObject([{ notes: "From the phone", version: 2 }]);
    await conflict.getByRole("button", { name: "Keep this device’s version" }).click();
    await expect
      .poll(() => fetchSavedKundlis(server, laptop))
      .toMatchObject([{ notes: "From the laptop", version: 3 }]);
    for (const page of [laptop, phone]) await page.context().close();
  });

  test("a browser that may store nothing says that nothing is saved, and the form stays", async ({
    browser,
    server,
  }) => {
    const page = await openDevice(browser, server, await createMember(server, "No Storage"));
    await page.evaluate(() => {
      const keep = Storage.prototype.setItem.bind(localStorage);
      Storage.prototype.setItem = (key: string, value: string) => {
        if (key.startsWith("lagna_kundlis:")) throw new DOMException("full", "QuotaExceededError");
        keep(key, value);
      };
    });
    await page.context().setOffline(true);
    await fill(page, "Asha Rao");
    await save(page);
    await expect(editor(page).getByRole("alert")).toBeVisible();
    await expect(editor(page).getByLabel("Name")).toHaveValue("Asha Rao");
    await page.context().setOffline(false);
    await save(page);
    await expect.poll(async () => (await fetchSavedKundlis(server, page)).length).toBe(1);
    await page.context().close();
  });
});
