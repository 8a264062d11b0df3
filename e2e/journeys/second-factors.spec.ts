import type { Locator, Page } from "@playwright/test";
import { ADMINISTRATOR, expect, member, type Person, signUp, standing, test } from "../support/fixtures.ts";
import { expectAccessible, expectNoSidewaysScroll } from "../support/look.ts";
import { appCode, withAuthenticator } from "../support/second-factors.ts";

/** Passkeys belong to a name; the server takes its own machine's. */
const byName = (url: string) => url.replace("127.0.0.1", "localhost");
const section = (page: Page): Locator => page.getByRole("region", { name: "Two-step sign-in" });

async function enter(page: Page, origin: string, person: Person = ADMINISTRATOR): Promise<void> {
  await page.goto(`${origin}/login`);
  await standing(page);
  await page.getByLabel("Email").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.keyboard.press("Enter");
}

async function leave(page: Page): Promise<void> {
  await page.getByRole("navigation").getByRole("button", { name: "Logout" }).click();
  await page.waitForURL((url) => url.pathname === "/");
}

/** Where colours are the reader's own, and dark: all is named and seen, a code to be scanned too. Without motion, or colours are still on their way. */
async function expectInOwnColours(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: "active", colorScheme: "dark", reducedMotion: "reduce" });
  await expectAccessible(page);
  for (const code of await page.locator("svg[role=img]:has(> path:only-child)").all())
    expect(await code.evaluate((svg) => getComputedStyle(svg).backgroundColor)).not.toBe("rgb(0, 0, 0)");
  await page.emulateMedia({ forcedColors: "none", colorScheme: "light" });
}

const entered = (page: Page) => page.waitForURL("**/generate-kundali");

test("an app, a recovery code and a passkey: set up, asked for at every sign-in, and each takes the step", async ({
  page,
  server,
}) => {
  const origin = byName(server.url);
  const person = await member(server, "Two Steps");
  await enter(page, origin, person);
  await entered(page);
  await page.getByRole("link", { name: "Profile" }).click();
  await section(page).getByRole("button", { name: "Add an authenticator app" }).click();
  await expect(section(page).getByRole("img", { name: "QR code of the key below" })).toBeVisible();
  const secret =
    (await section(page)
      .getByText(/^(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}$/)
      .textContent()) ?? "";
  await expectAccessible(page);
  await expectInOwnColours(page);
  await section(page).getByLabel("Code that the app shows").fill(appCode(secret));
  await page.keyboard.press("Enter");
  const codes = section(page)
    .getByRole("listitem")
    .filter({ hasText: /^\w{5}-\w{5}$/ });
  await expect(codes).toHaveCount(10);
  const recovery = (await codes.first().textContent()) ?? "";
  await expectAccessible(page);
  await expectInOwnColours(page);
  await section(page).getByRole("button", { name: "I have kept them" }).click();
  await expect(section(page).getByText("10 recovery codes are left.")).toBeVisible();

  await leave(page);
  await enter(page, origin, person);
  await expect(page.getByRole("heading", { level: 1, name: "One more step" })).toBeVisible();
  const code = page.getByLabel("Code from your authenticator app");
  await expect(code).toBeFocused();
  await expectAccessible(page);
  await expectInOwnColours(page);
  await page.setViewportSize({ width: 360, height: 720 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  // The code that set it up was good once.
  await page.keyboard.type("000000");
  await page.keyboard.press("Enter");
  await expect(page.getByText("This code is not right")).toBeVisible();
  await page.goto(`${origin}/kundlis`);
  await page.waitForURL(/\/second-step\?return=%2Fkundlis/);
  await code.fill(appCode(secret, 1));
  await page.keyboard.press("Enter");
  await page.waitForURL("**/kundlis");

  await leave(page);
  await enter(page, origin, person);
  await page.getByRole("button", { name: "Use a recovery code" }).click();
  await page.getByLabel("Recovery code").fill(recovery.toUpperCase());
  await page.keyboard.press("Enter");
  await entered(page);

  await withAuthenticator(page);
  await page.getByRole("link", { name: "Profile" }).click();
  await expect(section(page).getByText("9 recovery codes are left.")).toBeVisible();
  await section(page).getByRole("button", { name: "Add a passkey" }).click();
  await section(page).getByLabel("Name of the passkey").fill("Blue key");
  await page.keyboard.press("Enter");
  await expect(section(page).getByText("Blue key")).toBeVisible();
  await leave(page);
  await enter(page, origin, person);
  await page.getByRole("button", { name: "Continue with a passkey" }).click();
  await entered(page);
  await page.getByRole("link", { name: "Profile" }).click();
  const sessions = page.getByRole("region", { name: "Where you are signed in" });
  await expect(sessions.getByText("With second step").first()).toBeVisible();
  await section(page).getByRole("button", { name: "Remove: Blue key" }).click();
  await expect(section(page).getByText("Blue key")).toBeHidden();
});

test("required of administrators: whoever has none is led to it, and nothing else opens", async ({
  page,
  browser,
  emptyServer,
}) => {
  const origin = byName(emptyServer.url);
  await signUp(emptyServer, ADMINISTRATOR);
  const deputy = { name: "Deepa Nair", email: "deepa@example.org", password: "nine copper bells" };
  await signUp(emptyServer, deputy);
  await withAuthenticator(page);
  await enter(page, origin);
  await entered(page);
  await page.getByRole("link", { name: "People" }).click();
  await page.getByRole("button", { name: "Make administrator: Deepa Nair" }).click();
  const required = page.getByRole("checkbox", { name: "Require two-step sign-in of administrators" });
  await required.click();
  await page.getByRole("link", { name: "To my profile" }).click();
  await section(page).getByRole("button", { name: "Add a passkey" }).click();
  await section(page).getByLabel("Name of the passkey").fill("Laptop");
  await page.keyboard.press("Enter");
  await section(page).getByRole("button", { name: "I have kept them" }).click();
  await page.getByRole("link", { name: "People" }).click();
  await required.click();
  await expect(required).toBeChecked();

  const other = await (await browser.newContext()).newPage();
  await withAuthenticator(other);
  await enter(other, origin, deputy);
  await expect(other.getByRole("heading", { level: 1, name: "Please add a second factor" })).toBeVisible();
  await expectAccessible(other);
  await other.goto(`${origin}/admin/users`);
  await expect(other.getByRole("heading", { level: 1, name: "Please add a second factor" })).toBeVisible();
  await other.getByRole("button", { name: "Add a passkey" }).click();
  await other.getByLabel("Name of the passkey").fill("Phone");
  await other.keyboard.press("Enter");
  await other.getByRole("button", { name: "I have kept them" }).click();
  await expect(other.getByRole("heading", { level: 1, name: "People" })).toBeVisible();
  await other.context().close();
});
