import type { Page } from "@playwright/test";
import { ADMINISTRATOR, createMember, expect, signUp, test } from "../support/fixtures.ts";
import { expectAccessible, takeScreenshot } from "../support/page-checks.ts";
import { getEditor, fetchSavedKundlis, fillKundli, openDevice, saveKundli } from "../support/saved-kundlis.ts";
import { startServer } from "../support/server.ts";

const getUnsyncedNote = (page: Page) => page.getByText("Not synced yet", { exact: true });

test.use({ expectedErrors: async ({}, use) => use([/net::ERR_/]) });

test("a server killed during a save: after a reload and a restart there is one record", async ({ browser }) => {
  let server = await startServer();
  await signUp(server, ADMINISTRATOR);
  const page = await openDevice(browser, server);
  await fillKundli(page, "Asha Rao");
  let killed = false;
  await page.route("**/api/v1/kundlis", async (route) => {
    if (killed || route.request().method() !== "POST") return route.continue();
    killed = true;
    // The request may have arrived or not: its sender gets no answer.
    void route.fetch().catch(() => undefined);
    await server.kill();
    await route.abort();
  });
  await saveKundli(page);
  await expect(getUnsyncedNote(page)).toBeVisible();
  expect(killed).toBe(true);
  await takeScreenshot(page, "kundlis-not-synced");
  server = await startServer({}, server);
  await page.reload();
  await expect(page.getByRole("row", { name: /Asha Rao/ })).toHaveCount(1);
  await expect(getUnsyncedNote(page)).toHaveCount(0);
  await expect.poll(async () => (await fetchSavedKundlis(server, page)).map(({ name }) => name)).toEqual(["Asha Rao"]);
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
    await fillKundli(page, name);
    await getEditor(page)
      .getByLabel("Minute")
      .fill(name === "From one" ? "1" : "2");
    await saveKundli(page);
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
  await fillKundli(laptop, "Asha Rao");
  await saveKundli(laptop);
  await expect(laptop.getByRole("row", { name: /Asha Rao/ })).toBeVisible();
  const phone = await openDevice(browser, server, owner);
  for (const page of [laptop, phone]) await page.getByRole("button", { name: "Edit Asha Rao" }).click();
  await getEditor(phone).getByLabel("Notes").fill("From the phone");
  await saveKundli(phone);
  await expect(getEditor(phone)).toHaveCount(0);
  await getEditor(laptop).getByLabel("Notes").fill("From the laptop");
  await saveKundli(laptop);
  const conflict = laptop.getByRole("region", { name: /Asha Rao was also changed on another device/ });
  await expect(conflict.getByRole("row", { name: "Notes From the laptop From the phone" })).toBeVisible();
  await expectAccessible(laptop);
  await takeScreenshot(laptop, "kundlis-conflict");
  expect(await fetchSavedKundlis(server, laptop)).toMatchObject([{ notes: "From the phone", version: 2 }]);
  await conflict.getByRole("button", { name: "Keep this device’s version" }).click();
  await expect.poll(() => fetchSavedKundlis(server, laptop)).toMatchObject([{ notes: "From the laptop", version: 3 }]);
  for (const page of [laptop, phone]) await page.context().close();
});

test("a browser that may store nothing says that nothing is saved, and the form stays", async ({ browser, server }) => {
  const page = await openDevice(browser, server, await createMember(server, "No Storage"));
  await page.evaluate(() => {
    const keep = Storage.prototype.setItem.bind(localStorage);
    Storage.prototype.setItem = (key: string, value: string) => {
      if (key.startsWith("lagna_kundlis:")) throw new DOMException("full", "QuotaExceededError");
      keep(key, value);
    };
  });
  await page.context().setOffline(true);
  await fillKundli(page, "Asha Rao");
  await saveKundli(page);
  await expect(getEditor(page).getByRole("alert")).toBeVisible();
  await expect(getEditor(page).getByLabel("Name")).toHaveValue("Asha Rao");
  await page.context().setOffline(false);
  await saveKundli(page);
  await expect.poll(async () => (await fetchSavedKundlis(server, page)).length).toBe(1);
  await page.context().close();
});
