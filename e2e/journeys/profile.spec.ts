import { readFileSync } from "node:fs";
import { ADMINISTRATOR, expect, storeSession, logIn, createMember, signUp, test } from "../support/fixtures.ts";
import {
  checkAtEveryWidth,
  expectAccessible,
  expectNoHorizontalScroll,
  takeScreenshot,
} from "../support/page-checks.ts";

test("signed out, the profile asks for a sign-in and returns", async ({ page }) => {
  await page.goto("/profile");
  await page.waitForURL(/\/login\?return=%2Fprofile/);
  await expect(page.getByText("You must be logged in to view your profile.")).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("Email").fill(ADMINISTRATOR.email);
  await page.getByLabel("Password", { exact: true }).fill(ADMINISTRATOR.password);
  await page.keyboard.press("Enter");
  await page.waitForURL("**/profile");
  await expect(page.getByText("Signed in via e-mail and password")).toBeVisible();
});

for (const language of ["en", "hi"] as const) {
  test(`the profile in ${language} at every width, light and dark`, async ({ page }) => {
    await page.addInitScript((chosen) => localStorage.setItem("lagna_language", chosen), language);
    await logIn(page, "/profile");
    await expect(page.getByRole("heading", { name: ADMINISTRATOR.name })).toBeVisible();
    await checkAtEveryWidth(page, async (variant) => {
      await expectNoHorizontalScroll(page);
      await expectAccessible(page);
      await takeScreenshot(page, `profile-${variant}-${language}`);
    });
  });
}

test("a changed password ends the other sessions and keeps this one", async ({ page, server }) => {
  const person = await createMember(server, "Arjun");
  await logIn(page, "/profile", person);
  await page.getByRole("button", { name: "Change password" }).click();
  await page.getByLabel("Current password").fill("not it");
  await page.getByLabel("New password").fill("nine patient stars");
  await page.getByRole("button", { name: "Save new password" }).click();
  await expect(page.getByText("The current password is not right")).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("Current password").fill(person.password);
  await page.getByRole("button", { name: "Save new password" }).click();
  await expect(page.getByText(/^Your password was changed/)).toBeVisible();
  const otherSession = await page.request.get("/api/v1/profile", {
    headers: { authorization: `Bearer ${person.token}` },
  });
  expect(otherSession.status()).toBe(401);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Arjun" })).toBeVisible();

  await page.getByRole("button", { name: "Sign out everywhere" }).click();
  await page.waitForURL((url) => url.pathname === "/");
  expect(await page.evaluate(() => localStorage.getItem("authToken"))).toBeNull();
});

test("a pending user can download their data and delete the account", async ({ page, server }) => {
  const person = { name: "Tenzin", email: "tenzin@example.org", password: "four steady lamps" };
  const token = await signUp(server, person);
  await storeSession(page.context(), token);
  await page.goto("/profile");
  await expect(page.getByRole("heading", { name: "Access pending" })).toBeVisible();
  await page.getByRole("button", { name: "Your data: download or delete it" }).click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download my data" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("lagna-my-data.json");
  expect(readFileSync(await download.path(), "utf8")).toContain(person.email);

  await page.getByRole("button", { name: "Delete my account…" }).click();
  await expectAccessible(page);
  await takeScreenshot(page, "pending-data");
  await page.getByLabel("Type your email to confirm").fill("somebody@example.org");
  await page.getByRole("button", { name: "Delete my account and all my data" }).click();
  await expect(page.getByText("Please enter your own email to confirm")).toBeVisible();
  await page.getByLabel("Type your email to confirm").fill(person.email);
  await page.getByRole("button", { name: "Delete my account and all my data" }).click();
  await expect(page.getByRole("heading", { name: "Your account is deleted" })).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate(() => localStorage.getItem("authToken"))).toBeNull();
  const again = await page.request.post("/api/v1/login", { data: { email: person.email, password: person.password } });
  expect(again.status()).toBe(401);
});
