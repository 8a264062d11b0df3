import type { Browser, Page } from "@playwright/test";
import { ADMINISTRATOR, expect, hold, logIn, type Person, signUp, standing, test } from "../support/fixtures.ts";
import { atEveryWidth, expectAccessible, expectNoSidewaysScroll, picture } from "../support/look.ts";
import { mailedLink } from "../support/outbox.ts";
import type { Server } from "../support/server.ts";

/** Another person at another computer, signed up and waiting. */
async function waitingPerson(browser: Browser, server: Server, person: Person): Promise<Page> {
  const token = await signUp(server, person);
  const context = await browser.newContext({ baseURL: server.url });
  await hold(context, token);
  const page = await context.newPage();
  await page.goto("/generate-kundali");
  await expect(page.getByRole("heading", { name: "Access pending" })).toBeVisible();
  return page;
}

test("approval lets a person in, deactivation puts them out at once, and Undo brings them back", async ({
  page,
  browser,
  server,
}) => {
  const sunil = { name: "Sunil Kumar", email: "sunil@example.org", password: "four steady lamps" };
  const other = await waitingPerson(browser, server, sunil);

  await logIn(page);
  await page.getByRole("link", { name: "People" }).click();
  const row = page.getByRole("row", { name: /Sunil Kumar/ });
  await expect(row).toContainText("Pending");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Activate Sunil Kumar" }).click();
  await expect(page.getByText("Sunil Kumar is activated.")).toBeVisible();
  await expect(row).toBeHidden();

  await other.getByRole("button", { name: "Check again" }).click();
  await expect(other.getByRole("form", { name: "Birth Details" })).toBeVisible();

  await page.getByText("Active", { exact: false }).first().click();
  await page.getByRole("button", { name: "Deactivate Sunil Kumar" }).click();
  await expect(page.getByText("Sunil Kumar is deactivated; their sessions have ended.")).toBeVisible();
  await other.reload();
  await other.waitForURL(/\/login/);

  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Sunil Kumar is as before.")).toBeVisible();
  await other.getByLabel("Email").fill(sunil.email);
  await other.getByLabel("Password", { exact: true }).fill(sunil.password);
  await other.getByRole("button", { name: "Log in", exact: true }).click();
  await expect(other.getByRole("form", { name: "Birth Details" })).toBeVisible();
  await other.context().close();
});

test("who is no administrator finds neither the page nor its data", async ({ page, browser, server }) => {
  const ordinary = { name: "Nandini", email: "nandini@example.org", password: "four steady lamps" };
  const other = await waitingPerson(browser, server, ordinary);
  await logIn(page, "/admin/users?q=nandini");
  await page.getByRole("button", { name: "Activate Nandini" }).click();
  await expect(page.getByText("Nandini is activated.")).toBeVisible();
  await other.goto("/admin/users");
  await expect(other.getByRole("heading", { name: "Administrators only" })).toBeVisible();
  await expectAccessible(other);
  await expect(other.getByRole("link", { name: "People" })).toHaveCount(0);
  const token = await other.evaluate(() => localStorage.getItem("authToken"));
  const refused = await other.request.get("/api/v1/admin/users", { headers: { authorization: `Bearer ${token}` } });
  expect(refused.status()).toBe(403);
  await other.context().close();
});

test("the server's health is told at every width, light and dark, and a test mail lands in the outbox", async ({
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
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }
  await expect(page.getByText("SQLite took a row")).toBeVisible();
  await atEveryWidth(page, async (look) => {
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await picture(page, `server-health-${look}`);
  });
  await page.getByRole("button", { name: "Send me a test mail" }).click();
  await expect(page.getByText(`A mail to ${ADMINISTRATOR.email} is on its way`)).toBeVisible();
  expect(await mailedLink(server, ADMINISTRATOR.email, "/admin/health")).toContain("/admin/health");
});

test("seventy who wait are found, sorted, and let in at once, on every width", async ({ page, emptyServer }) => {
  test.setTimeout(180_000);
  await signUp(emptyServer, ADMINISTRATOR);
  const person = (index: number) => ({
    name: `Person ${String(index).padStart(2, "0")}`,
    email: `person${index}@a-longer-domain.example.org`,
    password: "four steady lamps",
  });
  for (let index = 0; index < 70; index += 10)
    await Promise.all(Array.from({ length: 10 }, (_, more) => signUp(emptyServer, person(index + more))));
  await page.goto(`${emptyServer.url}/login?return=/admin/users`);
  await standing(page);
  await page.getByLabel("Email").fill(ADMINISTRATOR.email);
  await page.getByLabel("Password", { exact: true }).fill(ADMINISTRATOR.password);
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await expect(page.getByText("50 of 70 shown")).toBeVisible();
  await atEveryWidth(page, async (look) => {
    await expect(page.getByText("person69@a-longer-domain.example.org")).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await picture(page, `people-${look}`);
  });
  await page.getByRole("button", { name: "Name" }).click();
  await expect(page.getByRole("rowheader").first()).toHaveText("Person 00");
  await page.getByRole("button", { name: "Show more" }).click();
  await expect(page.getByText("70 of 70 shown")).toBeVisible();
  await page.getByRole("searchbox", { name: "Search by name or email" }).fill("person 1");
  await expect(page.getByRole("rowheader")).toHaveCount(10);
  await page.getByRole("searchbox", { name: "Search by name or email" }).fill("");
  await expect(page.getByText("70 of 70 shown")).toBeVisible();

  // The address keeps what was asked for; the pages loaded so far are gone.
  await page.reload();
  await expect(page.getByText("50 of 70 shown")).toBeVisible();
  await expect(page.getByRole("rowheader").first()).toHaveText("Person 00");
  await page.getByRole("checkbox", { name: "Select all shown" }).check();
  await page.getByRole("button", { name: "Select all that match, shown or not" }).click();
  await page.getByRole("button", { name: "Activate 70 people" }).click();
  await expect(page.getByText("70 people are activated.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Nobody is waiting" })).toBeVisible();
  await expectAccessible(page);
});
