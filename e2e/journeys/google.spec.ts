import { ADMINISTRATOR, expect, signUp, test } from "../support/fixtures.ts";
import { standInForGoogle, startGoogleWorld, type GoogleWorld } from "../support/google.ts";
import { expectAccessible, picture } from "../support/look.ts";

let world: GoogleWorld;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  world = await startGoogleWorld();
  await signUp(world.server, ADMINISTRATOR);
});
test.afterAll(() => world.stop());

const RAVI = { sub: "google-ravi", email: "ravi@gmail.example", name: "Ravi Menon" };

test("by Google's button; the account waits like any other, and its profile says how it came", async ({ page }) => {
  await standInForGoogle(page, (nonce) => world.sign(RAVI, nonce));
  await page.goto(`${world.server.url}/login`);
  await expect(page.getByRole("button", { name: "Sign in with Google" })).toBeVisible();
  await picture(page, "login-google-button");
  await page.getByRole("button", { name: "Sign in with Google" }).click();
  await expect(page.getByRole("heading", { name: "Access pending" })).toBeVisible();
  const token = await page.evaluate(() => localStorage.getItem("authToken"));
  const profile = await page.request.get(`${world.server.url}/api/v1/profile`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(await profile.json()).toMatchObject({ email: RAVI.email, signed_in_via: "google", email_verified: true });
});

test("by One Tap on the second sign-in page", async ({ page }) => {
  const meera = { sub: "google-meera", email: "meera@gmail.example", name: "Meera" };
  await standInForGoogle(page, (nonce) => world.sign(meera, nonce));
  await page.goto(`${world.server.url}/login-google`);
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Continue with Google" })).toBeVisible();
  await expectAccessible(page);
  await picture(page, "login-google");
  await page.getByRole("region", { name: "One Tap" }).getByRole("button").click();
  await expect(page.getByRole("heading", { name: "Access pending" })).toBeVisible();
});

test("a credential that Google did not sign opens nothing, and the next try has a nonce of its own", async ({
  page,
}) => {
  const nonces: string[] = [];
  await standInForGoogle(page, (nonce) => {
    nonces.push(nonce);
    return world.sign(RAVI, nonce, nonces.length === 1 ? "somebody else" : "google");
  });
  await page.goto(`${world.server.url}/login`);
  await page.getByRole("button", { name: "Sign in with Google" }).click();
  await expect(page.getByRole("alert")).toHaveText("Google authentication failed");
  expect(await page.evaluate(() => localStorage.getItem("authToken"))).toBeNull();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Sign in with Google" }).click();
  await expect(page.getByRole("heading", { name: "Access pending" })).toBeVisible();
  expect(new Set(nonces).size).toBe(2);
});

test("a nonce serves once", async ({ page }) => {
  const config = await (await page.request.get(`${world.server.url}/api/v1/auth/config`)).json();
  const idToken = await world.sign(RAVI, (config as { nonce: string }).nonce);
  const send = () => page.request.post(`${world.server.url}/api/v1/auth/google`, { data: { id_token: idToken } });
  expect((await send()).status()).toBe(200);
  const again = await send();
  expect(again.status()).toBe(401);
  expect(await again.json()).toMatchObject({ detail: "Google authentication failed" });
});

test("without Google's script the password still opens the door", async ({ page, expectedErrors }) => {
  expectedErrors.push(/Failed to load resource: net::ERR_FAILED/);
  await page.route("https://accounts.google.com/**", (route) => route.abort());
  await page.goto(`${world.server.url}/login`);
  await expect(page.getByRole("alert")).toHaveText(
    "Google Sign-In is not available on this device. Please try using a different browser or device.",
  );
  await page.getByLabel("Email").fill(ADMINISTRATOR.email);
  await page.getByLabel("Password", { exact: true }).fill(ADMINISTRATOR.password);
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await page.waitForURL("**/generate-kundali");
});
