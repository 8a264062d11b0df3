import type { Browser, Page } from "@playwright/test";
import { ADMINISTRATOR, expect, logIn, member, type Person, signUp, test } from "../support/fixtures.ts";
import { atEveryWidth, expectAccessible, expectNoSidewaysScroll, picture } from "../support/look.ts";
import { type Server, startServer } from "../support/server.ts";

const editor = (page: Page) => page.getByRole("form", { name: /^(Create|Edit) Kundli$/ });
const notSynced = (page: Page) => page.getByText("Not synced yet", { exact: true });

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

/** What the server has, asked past the page. */
async function kept(server: Server, page: Page): Promise<{ name: string; notes: string; version: number }[]> {
  const token = await page.evaluate(() => localStorage.getItem("authToken"));
  const response = await fetch(`${server.url}/api/v1/kundlis`, { headers: { authorization: `Bearer ${token}` } });
  return ((await response.json()) as { kundlis: { name: string; notes: string; version: number }[] }).kundlis;
}

/** Somebody at a computer of their own. */
async function device(browser: Browser, server: Server, person: Person = ADMINISTRATOR): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.url });
  const page = await context.newPage();
  await logIn(page, "/kundlis", person);
  // Whoever takes the connection away has a page in front of them.
  await expect(page.getByRole("button", { name: "New Kundli" })).toBeVisible();
  return page;
}

test("kundlis are kept, shown, changed, used, and deleted with ten seconds to think again", async ({
  browser,
  server,
}) => {
  // Many steps and looks; a busy machine takes longer than the usual minute.
  test.slow();
  const page = await device(browser, server, await member(server, "Keeper"));
  await expect(page.getByText('No saved kundlis yet. Click "New Kundli" to add one.')).toBeVisible();
  await expectAccessible(page);
  await picture(page, "kundlis-empty");

  await fill(page, "Asha Rao");
  await editor(page).getByLabel("Tags").fill("Family");
  await editor(page).getByLabel("This is me").check();
  await expectAccessible(page);
  await picture(page, "kundlis-editor");
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
  await atEveryWidth(page, async (look) => {
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await picture(page, `kundlis-${look}`);
  });

  await page.getByRole("button", { name: "Delete Somebody" }).click();
  await expect(page.getByText("Somebody deleted")).toBeVisible();
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
  expect((await kept(server, page)).map(({ name }) => name)).toEqual(["Asha Rao", "Somebody"]);
  await page.context().close();
});

test.describe("without a server", () => {
  test.use({ expectedErrors: async ({}, use) => use([/net::ERR_/]) });

  test("a server killed during a save: after a reload and its return there is one record", async ({ browser }) => {
    let server = await startServer();
    await signUp(server, ADMINISTRATOR);
    const page = await device(browser, server);
    await fill(page, "Asha Rao");
    let killed = false;
    await page.route("**/api/v1/kundlis", async (route) => {
      if (killed || route.request().method() !== "POST") return route.continue();
      killed = true;
      // It may have arrived or not: whoever sent it does not hear.
      void route.fetch().catch(() => undefined);
      await server.kill();
      await route.abort();
    });
    await save(page);
    await expect(notSynced(page)).toBeVisible();
    expect(killed).toBe(true);
    await picture(page, "kundlis-not-synced");
    server = await startServer({}, server);
    await page.reload();
    await expect(page.getByRole("row", { name: /Asha Rao/ })).toHaveCount(1);
    await expect(notSynced(page)).toHaveCount(0);
    await expect.poll(async () => (await kept(server, page)).map(({ name }) => name)).toEqual(["Asha Rao"]);
    await page.context().close();
    expect(await server.stop()).toBe(0);
  });

  test("two tabs send what both have kept once each", async ({ browser, server }) => {
    const first = await device(browser, server, await member(server, "Two Tabs"));
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
      await expect(notSynced(page).first()).toBeVisible();
    }
    await first.context().setOffline(false);
    await expect
      .poll(async () => (await kept(server, first)).map(({ name }) => name))
      .toEqual(["From one", "From the other"]);
    for (const page of [first, second]) await expect(notSynced(page)).toHaveCount(0);
    await first.context().close();
  });

  test("two devices that change one record: side by side, and nothing is overwritten unasked", async ({
    browser,
    server,
  }) => {
    const owner = await member(server, "Two Devices");
    const laptop = await device(browser, server, owner);
    await fill(laptop, "Asha Rao");
    await save(laptop);
    await expect(laptop.getByRole("row", { name: /Asha Rao/ })).toBeVisible();
    const phone = await device(browser, server, owner);
    for (const page of [laptop, phone]) await page.getByRole("button", { name: "Edit Asha Rao" }).click();
    await editor(phone).getByLabel("Notes").fill("From the phone");
    await save(phone);
    await expect(editor(phone)).toHaveCount(0);
    await editor(laptop).getByLabel("Notes").fill("From the laptop");
    await save(laptop);
    const conflict = laptop.getByRole("region", { name: /Asha Rao was changed on another device/ });
    await expect(conflict.getByRole("row", { name: "Notes From the laptop From the phone" })).toBeVisible();
    await expectAccessible(laptop);
    await picture(laptop, "kundlis-conflict");
    expect(await kept(server, laptop)).toMatchObject([{ notes: "From the phone", version: 2 }]);
    await conflict.getByRole("button", { name: "Keep this device’s" }).click();
    await expect.poll(() => kept(server, laptop)).toMatchObject([{ notes: "From the laptop", version: 3 }]);
    for (const page of [laptop, phone]) await page.context().close();
  });

  test("a browser that may keep nothing says that nothing is saved, and the form stays", async ({
    browser,
    server,
  }) => {
    const page = await device(browser, server, await member(server, "No Storage"));
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
    await expect.poll(async () => (await kept(server, page)).length).toBe(1);
    await page.context().close();
  });
});
