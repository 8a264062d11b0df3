import type { Locator, Page } from "@playwright/test";
import {
  ADMINISTRATOR,
  expect,
  createMember,
  type Person,
  signUp,
  waitForHydration,
  test,
} from "../support/fixtures.ts";
import { expectAccessible, expectNoHorizontalScroll } from "../support/page-checks.ts";
import { computeTotp, installVirtualAuthenticator } from "../support/second-factors.ts";

/** Passkeys belong to a host name, not an IP address; the server allows localhost. */
const toHostName = (url: string) => url.replace("127.0.0.1", "localhost");
const getSection = (page: Page): Locator => page.getByRole("region", { name: "Two-step sign-in" });

async function submitPassword(page: Page, origin: string, person: Person = ADMINISTRATOR): Promise<void> {
  await page.goto(`${origin}/login`);
  await waitForHydration(page);
  await page.getByLabel("Email").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.keyboard.press("Enter");
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole("navigation").getByRole("button", { name: "Logout" }).click();
  await page.waitForURL((url) => url.pathname === "/");
}

/**
 * In forced colours and dark: everything has a name and is visible, and a QR code can be scanned. Animations are off, because colours are
 * wrong during transitions.
 */
async function expectInForcedColours(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: "active", colorScheme: "dark", reducedMotion: "reduce" });
  await expectAccessibleFromTop(page);
  for (const code of await page.locator("svg[role=img]:has(> path:only-child)").all())
    expect(await code.evaluate((svg) => getComputedStyle(svg).backgroundColor)).not.toBe("rgb(0, 0, 0)");
  await page.emulateMedia({ forcedColors: "none", colorScheme: "light" });
}

/** At the top of the page no button is half under the header, where axe would call it too small. */
async function expectAccessibleFromTop(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await expectAccessible(page);
}

const waitForSignIn = (page: Page) => page.waitForURL("**/generate-kundali");

test("an app, a recovery code and a passkey: set up, requested at every sign-in, and each completes the step", async ({
  page,
  server,
}) => {
  const origin = toHostName(server.url);
  const person = await createMember(server, "Two Steps");
  await submitPassword(page, origin, person);
  await waitForSignIn(page);
  await page.getByRole("link", { name: "Profile" }).click();
  await getSection(page).getByRole("button", { name: "Add an authenticator app" }).click();
  await expect(getSection(page).getByRole("img", { name: "QR code of the key below" })).toBeVisible();
  const secret =
    (await getSection(page)
      .getByText(/^(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}$/)
      .textContent()) ?? "";
  await expectAccessibleFromTop(page);
  await expectInForcedColours(page);
  await getSection(page).getByLabel("Code shown in the app").fill(computeTotp(secret));
  await page.keyboard.press("Enter");
  const codes = getSection(page)
    .getByRole("listitem")
    .filter({ hasText: /^\w{5}-\w{5}$/ });
  await expect(codes).toHaveCount(10);
  const recovery = (await codes.first().textContent()) ?? "";
  await expectAccessibleFromTop(page);
  await expectInForcedColours(page);
  await getSection(page).getByRole("button", { name: "I have saved them" }).click();
  await expect(getSection(page).getByText("10 recovery codes are left.")).toBeVisible();

  await logOut(page);
  await submitPassword(page, origin, person);
  await expect(page.getByRole("heading", { level: 1, name: "One more step" })).toBeVisible();
  const code = page.getByLabel("Code from your authenticator app");
  await expect(code).toBeFocused();
  await expectAccessibleFromTop(page);
  await expectInForcedColours(page);
  await page.setViewportSize({ width: 360, height: 720 });
  await expectNoHorizontalScroll(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  // The code used for setup works only once.
  await page.keyboard.type("000000");
  await page.keyboard.press("Enter");
  await expect(page.getByText("This code is not right")).toBeVisible();
  await page.goto(`${origin}/kundlis`);
  await page.waitForURL(/\/second-step\?return=%2Fkundlis/);
  await code.fill(computeTotp(secret, 1));
  await page.keyboard.press("Enter");
  await page.waitForURL("**/kundlis");

  await logOut(page);
  await submitPassword(page, origin, person);
  await page.getByRole("button", { name: "Use a recovery code" }).click();
  await page.getByLabel("Recovery code").fill(recovery.toUpperCase());
  await page.keyboard.press("Enter");
  await waitForSignIn(page);

  await installVirtualAuthenticator(page);
  await page.getByRole("link", { name: "Profile" }).click();
  await expect(getSection(page).getByText("9 recovery codes are left.")).toBeVisible();
  await getSection(page).getByRole("button", { name: "Add a passkey" }).click();
  await getSection(page).getByLabel("Name of the passkey").fill("Blue key");
  await page.keyboard.press("Enter");
  await expect(getSection(page).getByText("Blue key")).toBeVisible();
  await logOut(page);
  await submitPassword(page, origin, person);
  await page.getByRole("button", { name: "Continue with a passkey" }).click();
  await waitForSignIn(page);
  await page.getByRole("link", { name: "Profile" }).click();
  const sessions = page.getByRole("region", { name: "Where you are signed in" });
  await expect(sessions.getByText("With second step").first()).toBeVisible();
  await getSection(page).getByRole("button", { name: "Remove: Blue key" }).click();
  await expect(getSection(page).getByText("Blue key")).toBeHidden();
});

test("required of administrators: one without a factor is led to add it, and no other page opens", async ({
  page,
  browser,
  emptyServer,
}) => {
  const origin = toHostName(emptyServer.url);
  await signUp(emptyServer, ADMINISTRATOR);
  const deputy = { name: "Deepa Nair", email: "deepa@example.org", password: "nine copper bells" };
  await signUp(emptyServer, deputy);
  await installVirtualAuthenticator(page);
  await submitPassword(page, origin);
  await waitForSignIn(page);
  await page.getByRole("link", { name: "People" }).click();
  await page.getByRole("button", { name: "Make administrator: Deepa Nair" }).click();
  const required = page.getByRole("checkbox", { name: "Require two-step sign-in for administrators" });
  await required.click();
  await page.getByRole("link", { name: "To my profile" }).click();
  await getSection(page).getByRole("button", { name: "Add a passkey" }).click();
  await getSection(page).getByLabel("Name of the passkey").fill("Laptop");
  await page.keyboard.press("Enter");
  await getSection(page).getByRole("button", { name: "I have saved them" }).click();
  await page.getByRole("link", { name: "People" }).click();
  await required.click();
  await expect(required).toBeChecked();

  const otherPage = await (await browser.newContext()).newPage();
  await installVirtualAuthenticator(otherPage);
  await submitPassword(otherPage, origin, deputy);
  await expect(otherPage.getByRole("heading", { level: 1, name: "Please add a second factor" })).toBeVisible();
  await expectAccessible(otherPage);
  await otherPage.goto(`${origin}/admin/users`);
  await expect(otherPage.getByRole("heading", { level: 1, name: "Please add a second factor" })).toBeVisible();
  await otherPage.getByRole("button", { name: "Add a passkey" }).click();
  await otherPage.getByLabel("Name of the passkey").fill("Phone");
  await otherPage.keyboard.press("Enter");
  await otherPage.getByRole("button", { name: "I have saved them" }).click();
  await expect(otherPage.getByRole("heading", { level: 1, name: "People" })).toBeVisible();
  await otherPage.context().close();
});
