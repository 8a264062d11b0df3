import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Browser, Page } from "@playwright/test";
import { DAILY } from "../journey-parts.ts";
import { ADMINISTRATOR, expect, storeSession, logIn, type Person, signUp, test } from "../support/fixtures.ts";
import {
  checkAtEveryWidth,
  expectAccessible,
  expectNoHorizontalScroll,
  takeScreenshot,
} from "../support/page-checks.ts";
import { waitForMailedLink } from "../support/outbox.ts";
import type { Server } from "../support/server.ts";

/** Another user in another browser, signed up and waiting for activation. */
async function createPendingPerson(browser: Browser, server: Server, person: Person): Promise<Page> {
  const token = await signUp(server, person);
  const context = await browser.newContext({ baseURL: server.url });
  await storeSession(context, token);
  const page = await context.newPage();
  await page.goto("/generate-kundali");
  await expect(page.getByRole("heading", { name: "Access pending" })).toBeVisible();
  return page;
}

test(
  "activation admits a user, deactivation ends their access at once, and Undo restores it",
  { tag: DAILY },
  async ({ page, browser, server }) => {
    const sunil = { name: "Sunil Kumar", email: "sunil@example.org", password: "four steady lamps" };
    const otherPage = await createPendingPerson(browser, server, sunil);

    await logIn(page);
    await page.getByRole("link", { name: "People" }).click();
    const row = page.getByRole("row", { name: /Sunil Kumar/ });
    await expect(row).toContainText("Pending");
    await expectAccessible(page);
    await page.getByRole("button", { name: "Activate Sunil Kumar" }).click();
    await expect(page.getByText("Sunil Kumar was activated.")).toBeVisible();
    await expect(row).toBeHidden();

    await otherPage.getByRole("button", { name: "Check again" }).click();
    await expect(otherPage.getByRole("form", { name: "Birth Details" })).toBeVisible();

    await page.getByText("Active", { exact: false }).first().click();
    await page.getByRole("button", { name: "Deactivate Sunil Kumar" }).click();
    await expect(page.getByText("Sunil Kumar was deactivated and signed out everywhere.")).toBeVisible();
    await otherPage.reload();
    await otherPage.waitForURL(/\/login/);

    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.getByText("The change to Sunil Kumar was undone.")).toBeVisible();
    await otherPage.getByLabel("Email").fill(sunil.email);
    await otherPage.getByLabel("Password", { exact: true }).fill(sunil.password);
    await otherPage.getByRole("button", { name: "Log in", exact: true }).click();
    await expect(otherPage.getByRole("form", { name: "Birth Details" })).toBeVisible();
    await otherPage.context().close();
  },
);

for (const width of [1024, 1280, 1440])
  test(`an administrator's bar has one line, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await logIn(page);
    for (const path of ["/dashboard", "/panchang"]) {
      await page.goto(path);
      const items = page.getByRole("navigation", { name: "Main" }).getByRole("listitem").filter({ visible: true });
      await expect(items.filter({ hasText: "People" })).toBeVisible();
      const tops = () => items.evaluateAll((all) => new Set(all.map((item) => item.getBoundingClientRect().top)).size);
      await expect.poll(tops).toBe(1);
    }
  });

test("a user who is not an administrator can open neither the page nor its data", async ({ page, browser, server }) => {
  const ordinary = { name: "Nandini", email: "nandini@example.org", password: "four steady lamps" };
  const otherPage = await createPendingPerson(browser, server, ordinary);
  await logIn(page, "/admin/users?q=nandini");
  await page.getByRole("button", { name: "Activate Nandini" }).click();
  await expect(page.getByText("Nandini was activated.")).toBeVisible();
  await otherPage.goto("/admin/users");
  await expect(otherPage.getByRole("heading", { name: "Administrators only" })).toBeVisible();
  await expectAccessible(otherPage);
  await expect(otherPage.getByRole("link", { name: "People" })).toHaveCount(0);
  const token = await otherPage.evaluate(() => localStorage.getItem("authToken"));
  const refused = await otherPage.request.get("/api/v1/admin/users", { headers: { authorization: `Bearer ${token}` } });
  expect(refused.status()).toBe(403);
  await otherPage.context().close();
});

test("the menu of the administration leads to each page on a phone and by keyboard, from a problem to its fix", async ({
  page,
  server,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 360, height: 740 });
  await logIn(page, "/admin/users");
  const menu = page.getByRole("navigation", { name: "Administration" });
  for (const name of ["Leads", "Messages", "Ratings", "Channels", "Background jobs", "Audit trail", "Server"]) {
    // Every link comes into view when it has the focus, although the line is longer than the screen.
    await menu.getByRole("link", { name }).focus();
    await expect(menu.getByRole("link", { name })).toBeInViewport({ ratio: 1 });
    await page.keyboard.press("Enter");
    await expect(menu.getByRole("link", { name, exact: true })).toHaveAttribute("aria-current", "page");
    await expect(menu.getByRole("link", { name, exact: true })).toBeInViewport({ ratio: 1 });
    await expectNoHorizontalScroll(page);
  }
  await page.getByRole("link", { name: "Open the channels" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Channels");

  const database = new DatabaseSync(join(server.folder, "lagna.sqlite"));
  const at = "2026-03-01T06:00:00.000Z";
  database
    .prepare(
      `insert into jobs (id, kind, payload, attempts, run_at, last_error, dead_at, created_at)
       values ('dead-job', 'notice mail', 'x', 12, ?, 'EAUTH 535', ?, ?)`,
    )
    .run(at, at, at);
  database.close();
  await menu.getByRole("link", { name: "Server" }).click();
  await page.getByRole("link", { name: "See the emails that failed, and try again" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "EAUTH 535" })).toBeVisible();
  await checkAtEveryWidth(page, async (variant) => {
    await expectNoHorizontalScroll(page);
    await expectAccessible(page);
    await takeScreenshot(page, `jobs-${variant}`);
  });
  const writable = new DatabaseSync(join(server.folder, "lagna.sqlite"));
  writable.exec("delete from jobs where id = 'dead-job'");
  writable.close();
});

test("the server's health is shown at every width, light and dark, and a test mail arrives in the outbox", async ({
  page,
  server,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await logIn(page);
  await page.setViewportSize({ width: 360, height: 740 });
  for (const name of ["Audit trail", "Server"]) {
    await page.getByRole("button", { name: "Open menu" }).click();
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name, exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name === "Server" ? /server/i : name);
    await expectNoHorizontalScroll(page);
    await expectAccessible(page);
  }
  await expect(page.getByText("SQLite stored a row")).toBeVisible();
  await checkAtEveryWidth(page, async (variant) => {
    await expectNoHorizontalScroll(page);
    await expectAccessible(page);
    await takeScreenshot(page, `server-health-${variant}`);
  });
  await page.getByRole("button", { name: "Send me a test email" }).click();
  await expect(page.getByText(`An email to ${ADMINISTRATOR.email} is on its way`)).toBeVisible();
  expect(await waitForMailedLink(server, ADMINISTRATOR.email, "/admin/health")).toContain("/admin/health");
});
