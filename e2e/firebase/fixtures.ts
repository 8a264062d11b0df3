import { join } from "node:path";
import type { BrowserContext, Page } from "@playwright/test";
import { expect, test as base } from "../support/fixtures.ts";
import { startServer, type Server } from "../support/server.ts";

const GAPI = "https://apis.google.com/js/api.js**";
/** Styles that the emulator's own pages fetch. */
const EXTERNAL_STYLES = /^https:\/\/(unpkg\.com|fonts\.googleapis\.com|fonts\.gstatic\.com)\//;

export const PROJECT = "demo-lagna";
export const API_KEY = "demo-key";
export const EMULATOR = process.env["TEST_FIREBASE_EMULATOR"] ?? "";
if (EMULATOR === "") throw new Error("TEST_FIREBASE_EMULATOR is not set: run this by `npm run test:firebase`");

export const ADMINISTRATOR_EMAIL = "foo@example.com";

/** Environment of a server that signs in by Firebase. */
export const FIREBASE = {
  FIREBASE_ENABLED: "true",
  FIREBASE_API_KEY: API_KEY,
  FIREBASE_AUTH_DOMAIN: `${PROJECT}.firebaseapp.com`,
  FIREBASE_PROJECT_ID: PROJECT,
  FIREBASE_APP_ID: "1:1:web:1",
  FIREBASE_AUTH_EMULATOR_HOST: EMULATOR,
  ADMIN_EMAILS: ADMINISTRATOR_EMAIL,
};

interface Fixtures {
  /** Origins this test's pages may request besides the server, the emulator and the stand-in for Google. */
  outside: string[];
  closed: undefined;
}

export const test = base.extend<Fixtures, { server: Server }>({
  server: [
    async ({}, use) => {
      const server = await startServer(FIREBASE);
      await use(server);
      expect(await server.stop(), server.log()).toBe(0);
    },
    { scope: "worker", timeout: 120_000 },
  ],
  outside: async ({}, use) => {
    const requestedOrigins: string[] = [];
    await use(requestedOrigins);
    expect(requestedOrigins).toEqual([]);
  },
  closed: [
    async ({ context, outside }, use) => {
      await deleteAllUsers();
      await blockExternalRequests(context, outside);
      await use(undefined);
    },
    { auto: true },
  ],
});

/** Only the loopback can be reached. Google's script is replaced by a stand-in; any other external request is recorded. */
export async function blockExternalRequests(context: BrowserContext, outside: string[]): Promise<void> {
  await context.route(
    (url) => url.hostname !== "127.0.0.1",
    async (route) => {
      if (!EXTERNAL_STYLES.test(route.request().url())) outside.push(route.request().url());
      await route.fulfill({ status: 200, body: "" });
    },
  );
  await context.route(GAPI, (route) => route.fulfill({ path: join(import.meta.dirname, "gapi-stub.js") }));
}

/** A user of the emulator's Google, created on its sign-in page, with an address that Google has verified. */
export interface Person {
  email: string;
  name: string;
}

/** Fills in the emulator's sign-in page, in a popup or in place of the app's page. */
export async function chooseAccount(page: Page, { email, name }: Person): Promise<void> {
  await expect(page.getByText("Sign-in with Google.com")).toBeVisible();
  await page.getByText("Add new account").click();
  await page.locator("#email-input").fill(email);
  await page.locator("#display-name-input").fill(name);
  await page.locator("#sign-in").click();
}

export const getGoogleButton = (page: Page) => page.getByRole("button", { name: "Continue with Google" });

/** Signs in through Google's popup and opens a page that needs a session. */
export async function signInByPopup(page: Page, person: Person): Promise<void> {
  await page.goto("/login");
  const popup = page.waitForEvent("popup");
  await getGoogleButton(page).click();
  await chooseAccount(await popup, person);
  await page.waitForURL("**/generate-kundali");
}

/** Deletes all users of the emulator. */
export async function deleteAllUsers(): Promise<void> {
  const url = `http://${EMULATOR}/emulator/v1/projects/${PROJECT}/accounts`;
  expect((await fetch(url, { method: "DELETE", headers: { authorization: "Bearer owner" } })).ok).toBe(true);
}

export { expect };
