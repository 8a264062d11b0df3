import { ADMINISTRATOR, expect, signUp, waitForHydration, test } from "../support/fixtures.ts";
import { expectAccessible } from "../support/page-checks.ts";
import { waitForMailedLink } from "../support/outbox.ts";

test("a mailed link signs in once, and returns to the starting page", async ({ page, server }) => {
  // A link proves the address and replaces a password set by an unverified sign-up. The test therefore does not use the administrator's
  // account.
  const person = { name: "Lakshmi", email: "lakshmi@example.org", password: "four steady lamps" };
  await signUp(server, person);
  await page.goto("/generate-kundali?preset=kp");
  await page.waitForURL(/\/login/);
  await waitForHydration(page);
  await page.getByLabel("Email").fill(person.email);
  await page.getByRole("button", { name: "Email me a sign-in link" }).click();
  await expect(page.getByText(`If ${person.email} can receive email`)).toBeVisible();
  await expectAccessible(page);

  const link = await waitForMailedLink(server, person.email, "/verify-magic-link");
  // A mail scanner opens every link: that must not use it up.
  expect((await page.request.get(link, { headers: { accept: "text/html" } })).ok()).toBe(true);
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "You are signed in" })).toBeVisible();
  expect(page.url()).not.toContain("token");
  await expectAccessible(page);
  await page.waitForURL(/\/generate-kundali\?preset=kp/);

  await page.goto(link);
  await expect(page.getByRole("alert")).toHaveText(
    "This magic link has already been used. Please request a new one from the login page.",
  );
  await expectAccessible(page);
  await page.getByRole("link", { name: "Go to Home" }).click();
  await page.waitForURL((url) => url.pathname === "/");
});

test("a link that another browser requested shows its address, waits for a press, and does not leak", async ({
  page,
  server,
}) => {
  const reader = { name: "Ravi", email: "ravi.elsewhere@example.org", password: "five steady lamps" };
  await signUp(server, reader);
  await page.goto("/login");
  await waitForHydration(page);
  await page.getByLabel("Email").fill(reader.email);
  await page.getByLabel("Password", { exact: true }).fill(reader.password);
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Access pending" })).toBeVisible();

  const stranger = "stranger@example.org";
  await page.request.post("/api/v1/auth/magic-link", { data: { email: stranger } });
  const link = await waitForMailedLink(server, stranger, "/verify-magic-link");
  const token = new URL(link).searchParams.get("token") ?? "";
  const requests: string[] = [];
  page.on("request", (request) => {
    const { referer = "" } = request.headers();
    if (request.url().includes(token) || referer.includes(token)) requests.push(request.url());
  });
  await page.goto(link);
  await expect(page.getByText(`This link signs you in as ${stranger}`)).toBeVisible();
  await expect(page.getByText(`You are signed in here as ${reader.email}`)).toBeVisible();
  await expectAccessible(page);
  expect(requests).toEqual([link]);
  expect(page.url()).not.toContain(token);

  const storedToken = await page.evaluate(() => localStorage.getItem("authToken"));
  const { email } = (await (
    await page.request.get("/api/v1/validate-token", { headers: { authorization: `Bearer ${storedToken}` } })
  ).json()) as { email: string };
  expect(email).toBe(reader.email);
  await page.getByRole("button", { name: `Sign in as ${stranger}` }).click();
  await expect(page.getByRole("heading", { name: "You are signed in" })).toBeVisible();
});

test("an unknown address gets the same answer, and its link creates a pending account", async ({ page, server }) => {
  await page.goto("/login");
  await waitForHydration(page);
  await page.getByLabel("Email").fill("newcomer@example.org");
  await page.getByRole("button", { name: "Email me a sign-in link" }).click();
  await expect(page.getByText("If newcomer@example.org can receive email")).toBeVisible();
  await page.goto(await waitForMailedLink(server, "newcomer@example.org", "/verify-magic-link"));
  await expect(page.getByRole("heading", { name: "Access pending" })).toBeVisible({ timeout: 15_000 });
});

test("a made-up link, or one without its token, is refused", async ({ page }) => {
  await page.goto("/verify-magic-link?token=made-up");
  await expect(page.getByRole("alert")).toHaveText("Failed to verify magic link");
  await page.goto("/verify-magic-link");
  await expect(page.getByRole("alert")).toHaveText("No verification token provided");
  await page.getByRole("link", { name: "Back to Login" }).click();
  await expect(page.getByRole("heading", { name: "Welcome Back" })).toBeVisible();
});

test("a new password can be set after the old one is forgotten", async ({ page, server }) => {
  const person = { name: "Meera", email: "meera@example.org", password: "a first password" };
  await signUp(server, person);
  await page.goto("/login");
  await waitForHydration(page);
  await page.getByLabel("Email").fill(person.email);
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await expect(page.getByLabel("Email")).toHaveValue(person.email);
  await page.getByRole("button", { name: "Send the link" }).click();
  await expect(page.getByText(`If ${person.email} has an account`)).toBeVisible();
  await expectAccessible(page);

  await page.goto(await waitForMailedLink(server, person.email, "/reset-password"));
  await waitForHydration(page);
  await page.getByLabel("New password").fill("password1");
  await page.getByRole("button", { name: "Save and log in" }).click();
  await expect(page.getByText("This password is one of the most common ones. Please choose another")).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("New password").fill("nine patient stars");
  await page.getByRole("button", { name: "Save and log in" }).click();
  await expect(page.getByRole("heading", { name: "Access pending" })).toBeVisible();

  const old = await page.request.post("/api/v1/login", { data: { email: person.email, password: person.password } });
  expect(old.status()).toBe(401);
});

test("an address is confirmed by the user who is signed in to it", async ({ page, server }) => {
  const person = { name: "Kiran", email: "kiran@example.org", password: "a quiet password" };
  const token = await signUp(server, person);
  await page.goto(await waitForMailedLink(server, person.email, "/verify-email"));
  await expect(page.getByText(/^Please log in to the account/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("main").getByRole("link", { name: "Log in" }).click();
  await page.getByLabel("Email").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await page.getByRole("button", { name: "Confirm my address" }).click();
  await expect(page.getByText("Thank you. Your address is confirmed.")).toBeVisible();
  const profile = await page.request.get("/api/v1/profile", { headers: { authorization: `Bearer ${token}` } });
  expect(await profile.json()).toMatchObject({ email_verified: true });
});

test("an open redirect is refused", async ({ page }) => {
  for (const where of [
    "https://example.com/",
    "//example.com",
    "/\\example.com",
    "/%09/example.com",
    "javascript:alert(1)",
  ]) {
    await page.goto(`/login?return=${encodeURIComponent(decodeURIComponent(where))}`);
    await waitForHydration(page);
    await page.getByLabel("Email").fill(ADMINISTRATOR.email);
    await page.getByLabel("Password", { exact: true }).fill(ADMINISTRATOR.password);
    await page.getByRole("button", { name: "Log in", exact: true }).click();
    await page.waitForURL((url) => /^\/(generate-kundali|ai-assistant)$/.test(url.pathname));
    await page.getByRole("button", { name: "Logout" }).click();
    await page.waitForURL((url) => url.pathname === "/");
  }
});
