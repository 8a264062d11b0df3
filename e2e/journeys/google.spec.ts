import { ADMINISTRATOR, expect, signUp, test } from "../support/fixtures.ts";
import { stubGoogleScript, startGoogleProvider, type GoogleProvider } from "../support/google-provider.ts";
import { expectAccessible, takeScreenshot } from "../support/page-checks.ts";

let google: GoogleProvider;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  google = await startGoogleProvider();
  await signUp(google.server, ADMINISTRATOR);
});
test.afterAll(() => google.stop());

const RAVI = { sub: "google-ravi", email: "ravi@gmail.example", name: "Ravi Menon" };

test("signs in by Google's button; the account is pending like any other, and its profile shows the method", async ({
  page,
}) => {
  await stubGoogleScript(page, (nonce) => google.sign(RAVI, nonce));
  await page.goto(`${google.server.url}/login`);
  await expect(page.getByRole("button", { name: "Sign in with Google" })).toBeVisible();
  await takeScreenshot(page, "login-google-button");
  await page.getByRole("button", { name: "Sign in with Google" }).click();
  await expect(page.getByRole("heading", { name: "Access pending" })).toBeVisible();
  const token = await page.evaluate(() => localStorage.getItem("authToken"));
  const profile = await page.request.get(`${google.server.url}/api/v1/profile`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(await profile.json()).toMatchObject({ email: RAVI.email, signed_in_via: "google", email_verified: true });
});

test("signs in by One Tap on the simplified sign-in page", async ({ page }) => {
  const meera = { sub: "google-meera", email: "meera@gmail.example", name: "Meera" };
  await stubGoogleScript(page, (nonce) => google.sign(meera, nonce));
  await page.goto(`${google.server.url}/login-google`);
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Continue with Google" })).toBeVisible();
  await expectAccessible(page);
  await takeScreenshot(page, "login-google");
  await page.getByRole("region", { name: "One Tap" }).getByRole("button").click();
  await expect(page.getByRole("heading", { name: "Access pending" })).toBeVisible();
});

test("a credential that Google did not sign is refused, and the next attempt has a new nonce", async ({ page }) => {
  const nonces: string[] = [];
  await stubGoogleScript(page, (nonce) => {
    nonces.push(nonce);
    return google.sign(RAVI, nonce, nonces.length === 1 ? "somebody else" : "google");
  });
  await page.goto(`${google.server.url}/login`);
  await page.getByRole("button", { name: "Sign in with Google" }).click();
  await expect(page.getByRole("alert")).toHaveText("Google authentication failed");
  expect(await page.evaluate(() => localStorage.getItem("authToken"))).toBeNull();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Sign in with Google" }).click();
  await expect(page.getByRole("heading", { name: "Access pending" })).toBeVisible();
  expect(new Set(nonces).size).toBe(2);
});

test("a nonce works once", async ({ page }) => {
  const config = await (await page.request.get(`${google.server.url}/api/v1/auth/config`)).json();
  const idToken = await google.sign(RAVI, (config as { nonce: string }).nonce);
  const send = () => page.request.post(`${google.server.url}/api/v1/auth/google`, { data: { id_token: idToken } });
  expect((await send()).status()).toBe(200);
  const again = await send();
  expect(again.status()).toBe(401);
  expect(await again.json()).toMatchObject({ detail: "Google authentication failed" });
});

test("without Google's script the password form still works", async ({ page, expectedErrors }) => {
  expectedErrors.push(/Failed to load resource: net::ERR_FAILED/);
  await page.route("https://accounts.google.com/**", (route) => route.abort());
  await page.goto(`${google.server.url}/login`);
  await expect(page.getByRole("alert")).toHaveText(
    "Google Sign-In is not available on this device. Please try using a different browser or device.",
  );
  await page.getByLabel("Email").fill(ADMINISTRATOR.email);
  await page.getByLabel("Password", { exact: true }).fill(ADMINISTRATOR.password);
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await page.waitForURL("**/generate-kundali");
});
