import { test as base, expect, type Page } from "@playwright/test";
import { startServer, type Server } from "./server.ts";

interface Fixtures {
  /** A server of this test's own, with an empty database. */
  emptyServer: Server;
  /** Patterns of console errors this test provokes on purpose; any other error fails it. */
  expectedErrors: RegExp[];
  watched: undefined;
}

interface WorkerFixtures {
  /** A server shared by the tests of a worker; its first account, the administrator, exists already. */
  server: Server;
}

export const ADMINISTRATOR = { name: "Asha Rao", email: "asha@example.org", password: "seven quiet rivers" };

/** Chromium writes an error for every 4xx answer; that an answer is refused is not a fault of the page. */
const REFUSED = /Failed to load resource: the server responded with a status of 4\d\d/;

export const test = base.extend<Fixtures, WorkerFixtures>({
  server: [
    async ({}, use) => {
      const server = await startServer();
      await signUp(server, ADMINISTRATOR);
      await use(server);
      await stopped(server);
    },
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  emptyServer: async ({ context }, use, info) => {
    const server = await startServer();
    await use(server);
    // What a page still asks for is asked no more: a server that has gone would be an error of the page.
    if (info.errors.length === 0) await Promise.all(context.pages().map((page) => leave(page)));
    await stopped(server);
  },
  expectedErrors: async ({}, use) => use([]),
  watched: [
    async ({ context, expectedErrors }, use) => {
      // A kundli that was just made is looked at, unless a test is about what opens after it.
      await context.addInitScript(() => {
        try {
          localStorage.setItem("lagna_after_kundli", "stay");
        } catch {
          // Where storage is forbidden nothing is remembered.
        }
      });
      const errors: string[] = [];
      context.on("console", (message) => {
        if (message.type() === "error") errors.push(`${message.text()} (${message.location().url})`);
      });
      context.on("weberror", (error) => errors.push(String(error.error().stack ?? error.error())));
      await use(undefined);
      const allowed = [REFUSED, ...expectedErrors];
      expect(errors.filter((text) => !allowed.some((pattern) => pattern.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
});

/** A page that is offline, or closed by its test, stays where it is. */
async function leave(page: Page): Promise<void> {
  await page.goto("about:blank").catch(() => undefined);
}

/** An operator's SIGTERM drains and ends with 0, and nothing that was asked met an internal error. */
async function stopped(server: Server): Promise<void> {
  const status = await server.stop();
  expect(status, server.log()).toBe(0);
  const faults = server
    .log()
    .split("\n")
    .filter((line) => /"level":(50|60)/.test(line));
  expect(faults).toEqual([]);
}

export async function signUp(
  server: Server,
  person: { name: string; email: string; password: string },
): Promise<string> {
  const response = await fetch(`${server.url}/api/v1/signup`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(person),
  });
  const body = (await response.json()) as { token: string };
  expect(response.ok, JSON.stringify(body)).toBe(true);
  return body.token;
}

/** Signs the administrator in through the login page, for journeys about signing in. */
export async function logInByPage(page: Page): Promise<void> {
  await page.goto("/login");
  await page.getByLabel("Email").fill(ADMINISTRATOR.email);
  await page.getByLabel("Password", { exact: true }).fill(ADMINISTRATOR.password);
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await page.waitForURL("**/generate-kundali");
}

/** The administrator with a session of their own, at the generator: as a browser comes back that was signed in before. */
export async function logIn(page: Page): Promise<void> {
  const { email, password } = ADMINISTRATOR;
  const response = await page.request.post("/api/v1/login", { data: { email, password } });
  const { token } = (await response.json()) as { token: string };
  // Once: a page that signs out stays so.
  await page.context().addInitScript((held) => {
    if (!sessionStorage.getItem("begun")) localStorage.setItem("authToken", held);
    sessionStorage.setItem("begun", "yes");
  }, token);
  await page.goto("/generate-kundali");
}

export { expect };
