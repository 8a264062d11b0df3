import { expect, logInByPage, test } from "../support/fixtures.ts";
import { expectAccessible, takeScreenshot } from "../support/page-checks.ts";

test("a second account waits until it is activated", async ({ page }) => {
  await page.goto("/generate-kundali");
  await page.waitForURL(/\/login/);
  await page.getByRole("link", { name: "Create an account" }).click();
  await page.getByLabel("Name").fill("Ravi Menon");
  await page.getByLabel("Email").fill("ravi@example.org");
  await page.getByLabel("Password", { exact: true }).fill("four steady lamps");
  await page.getByRole("button", { name: "Create account" }).click();

  await expect(page.getByText("Access pending")).toBeVisible();
  await expect(
    page.getByText("Your account has been created, but an administrator must activate your access."),
  ).toBeVisible();
  await expect(page.getByText("Please try again later or contact support.")).toBeVisible();
  await expectAccessible(page);
  await takeScreenshot(page, "access-pending");

  // The screen mirrors the server's decision: the token of a pending account gives access to nothing.
  const token = await page.evaluate(() => localStorage.getItem("authToken"));
  expect(token).toBeTruthy();
  const refused = await page.request.post("/api/v1/kundli", {
    headers: { authorization: `Bearer ${token}` },
    data: {},
  });
  expect(refused.status()).toBe(403);
  expect(await refused.json()).toMatchObject({
    code: "access_pending",
    detail: "Your account has been created, but an administrator must activate your access.",
  });
});

test("a wrong password and an unknown address get the same answer", async ({ page }) => {
  await page.goto("/login");
  const answers: (string | null)[] = [];
  for (const email of ["asha@example.org", "nobody@example.org"]) {
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password", { exact: true }).fill("not the password");
    await page.getByRole("button", { name: "Log in", exact: true }).click();
    await expect(page.getByRole("alert")).toBeVisible();
    answers.push(await page.getByRole("alert").textContent());
  }
  expect(answers[0]).toBe(answers[1]);
  await expectAccessible(page);
});

test("logging out ends the session on the server too", async ({ page }) => {
  await logInByPage(page);
  const token = await page.evaluate(() => localStorage.getItem("authToken"));
  await page.getByRole("button", { name: "Logout" }).click();
  await page.waitForURL((url) => url.pathname === "/");
  const answer = await page.request.post("/api/v1/kundli", { headers: { authorization: `Bearer ${token}` }, data: {} });
  expect(answer.status()).toBe(401);
  await page.goto("/generate-kundali");
  await page.waitForURL(/\/login/);
});
