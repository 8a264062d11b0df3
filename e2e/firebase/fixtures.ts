import { join } from "node:path";
import type { BrowserContext, Page } from "@playwright/test";
import { expect, test as base } from "../support/fixtures.ts";
import { startServer, type Server } from "../support/server.ts";

const GAPI = "https://apis.google.com/js/api.js**";
/** What the emulator's own pages fetch for their looks. */
const DECORATION = /^https:\/\/(unpkg\.com|fonts\.googleapis\.com|fonts\.gstatic\.com)\//;

export const PROJECT = "demo-lagna";
export const API_KEY = "demo-key";
export const EMULATOR = process.env["TEST_FIREBASE_EMULATOR"] ?? "";
if (EMULATOR === "") throw new Error("TEST_FIREBASE_EMULATOR is not set: run this by `npm run test:firebase`");

export const ADMINISTRATOR_EMAIL = "foo@example.com";

/** A server that signs in by Firebase, as an operator configures it. */
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
  /** Origins this test's pages may ask besides the server, the emulator and what stands in for Google. */
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
    const asked: string[] = [];
    await use(asked);
    expect(asked).toEqual([]);
  },
  closed: [
    async ({ context, outside }, use) => {
      await forgetPeople();
      await closeOff(context, outside);
      await use(undefined);
    },
    { auto: true },
  ],
});

/** Only the loopback is reached. Google's one script is the stand-in; anything else asked outside is noted. */
export async function closeOff(context: BrowserContext, outside: string[]): Promise<void> {
  await context.route(
    (url) => url.hostname !== "127.0.0.1",
    async (route) => {
      if (!DECORATION.test(route.request().url())) outside.push(route.request().url());
      await route.fulfill({ status: 200, body: "" });
    },
  );
  await context.route(GAPI, (route) => route.fulfill({ path: join(import.meta.dirname, "gapi-stand-in.js") }));
}

/** A person of the emulator's Google, as its sign-in page makes them: with an address that Google has verified. */
export interface Person {
  email: string;
  name: string;
}

/** Fills the emulator's own sign-in page, in a window of its own or in place of ours. */
export async function chooseAccount(page: Page, { email, name }: Person): Promise<void> {
  await expect(page.getByText("Sign-in with Google.com")).toBeVisible();
  await page.getByText("Add new account").click();
  await page.locator("#email-input").fill(email);
  await page.locator("#display-name-input").fill(name);
  await page.locator("#sign-in").click();
}

export const googleButton = (page: Page) => page.getByRole("button", { name: "Continue with Google" });

/** Through Google's window to a page that needs a session. */
export async function signInByPopup(page: Page, person: Person): Promise<void> {
  await page.goto("/login");
  const popup = page.waitForEvent("popup");
  await googleButton(page).click();
  await chooseAccount(await popup, person);
  await page.waitForURL("**/generate-kundali");
}

/** Empties the emulator. */
export async function forgetPeople(): Promise<void> {
  const url = `http://${EMULATOR}/emulator/v1/projects/${PROJECT}/accounts`;
  expect((await fetch(url, { method: "DELETE", headers: { authorization: "Bearer owner" } })).ok).toBe(true);
}

export { expect };
