import { test as base, type BrowserContext, expect, type Page } from "@playwright/test";
import { startServer, type Server } from "./server.ts";

interface Fixtures {
  /** A separate server for this test, with an empty database. */
  emptyServer: Server;
  /** Patterns of console errors that this test provokes on purpose; any other error fails it. */
  expectedErrors: RegExp[];
  watched: undefined;
}

interface WorkerFixtures {
  /** A server shared by the tests of a worker; its first account, the administrator, exists already. */
  server: Server;
}

export interface Person {
  name: string;
  email: string;
  password: string;
}

export const ADMINISTRATOR: Person = { name: "Asha Rao", email: "asha@example.org", password: "seven quiet rivers" };

/** Chromium logs an error for every 4xx answer; a refused request is not an error of the page. */
const CLIENT_ERROR_MESSAGE = /Failed to load resource: the server responded with a status of 4\d\d/;

export const test = base.extend<Fixtures, WorkerFixtures>({
  server: [
    async ({}, use) => {
      const server = await startServer();
      await signUp(server, ADMINISTRATOR);
      await use(server);
      await stopAndExpectClean(server);
    },
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  emptyServer: async ({ context }, use, info) => {
    const server = await startServer();
    await use(server);
    // Stops the page's requests: with the server gone they would be errors of the page.
    if (info.errors.length === 0) await Promise.all(context.pages().map((page) => leavePage(page)));
    await stopAndExpectClean(server);
  },
  expectedErrors: async ({}, use) => use([]),
  watched: [
    async ({ context, expectedErrors }, use) => {
      // Keeps the assistant from opening over a new kundli, except in tests of that feature.
      await context.addInitScript(() => {
        try {
          localStorage.setItem("lagna_after_kundli", "stay");
        } catch {
          // Storage may be blocked; then the setting is not remembered.
        }
      });
      const errors: string[] = [];
      context.on("console", (message) => {
        if (message.type() === "error") errors.push(`${message.text()} (${message.location().url})`);
      });
      context.on("weberror", (error) => errors.push(String(error.error().stack ?? error.error())));
      await use(undefined);
      const allowed = [CLIENT_ERROR_MESSAGE, ...expectedErrors];
      expect(errors.filter((text) => !allowed.some((pattern) => pattern.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
});

/** A page that is offline or closed by its test is left as it is. */
async function leavePage(page: Page): Promise<void> {
  await page.goto("about:blank").catch(() => undefined);
}

/** Expects that SIGTERM drains the server and ends it with status 0, and that no request met an internal error. */
async function stopAndExpectClean(server: Server): Promise<void> {
  const status = await server.stop();
  expect(status, server.log()).toBe(0);
  const faults = server
    .log()
    .split("\n")
    .filter((line) => /"level":(50|60)/.test(line));
  expect(faults).toEqual([]);
}

async function callApi<Answer>(server: Server, path: string, token: string | null, body?: object): Promise<Answer> {
  const response = await fetch(`${server.url}/api/v1${path}`, {
    method: body ? "POST" : "GET",
    headers: { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const answer: unknown = await response.json();
  expect(response.ok, JSON.stringify(answer)).toBe(true);
  return answer as Answer;
}

/** Signs up a new account; returns the token of its session. */
export const signUp = async (server: Server, person: Person): Promise<string> =>
  (await callApi<{ token: string }>(server, "/signup", null, person)).token;

const logInForToken = async (server: Server, { email, password }: Person): Promise<string> =>
  (await callApi<{ token: string }>(server, "/login", null, { email, password })).token;

let memberCount = 0;

/**
 * Creates a user on a shared server, activated by the administrator, with a session. Each call creates an account of its own, also for the
 * same name: signing up with a known address would sign in to the account of an earlier test, with its language and its kundlis.
 */
export async function createMember(server: Server, name: string): Promise<Person & { token: string }> {
  const email = `${name.toLowerCase().replaceAll(" ", ".")}.${(memberCount += 1)}@example.org`;
  const person = { name, email, password: "four steady lamps" };
  const token = await signUp(server, person);
  await activate(server, person);
  return { ...person, token };
}

/** The administrator activates an account. */
export async function activate(server: Server, { email }: Pick<Person, "email">): Promise<void> {
  const administrator = await logInForToken(server, ADMINISTRATOR);
  const list = `/admin/users?q=${encodeURIComponent(email)}`;
  const { users } = await callApi<{ users: { id: string }[] }>(server, list, administrator);
  await callApi(server, "/admin/users/activate", administrator, { ids: users.map(({ id }) => id) });
}

/** Waits until the app has hydrated the prerendered page: before that a public page's form is inert, and typed text is lost. */
export const waitForHydration = (page: Page): Promise<void> =>
  expect(page.locator("#root:not([data-prerendered])")).toBeAttached();

/** Signs the administrator in through the login page, for journeys about signing in. */
export async function logInByPage(page: Page): Promise<void> {
  await page.goto("/login");
  await waitForHydration(page);
  await page.getByLabel("Email").fill(ADMINISTRATOR.email);
  await page.getByLabel("Password", { exact: true }).fill(ADMINISTRATOR.password);
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await page.waitForURL(/\/(generate-kundali|ai-assistant)$/);
  // If the server has the user's chart, the page leads to the assistant.
  if (page.url().endsWith("ai-assistant")) await page.goto("/generate-kundali");
}

/** Stores a session as from an earlier sign-in. Only once, so that a page that signs out stays signed out. */
export const storeSession = (context: BrowserContext, token: string): Promise<unknown> =>
  context.addInitScript((storedToken) => {
    // A sandboxed frame, such as the preview of the panchang for other sites, has no storage.
    if (window !== window.top) return;
    if (!sessionStorage.getItem("begun")) localStorage.setItem("authToken", storedToken);
    sessionStorage.setItem("begun", "yes");
  }, token);

/** Opens a page as a signed-in user, by default as the administrator. */
export async function logIn(page: Page, path = "/generate-kundali", person: Person = ADMINISTRATOR): Promise<void> {
  const { email, password } = person;
  const response = await page.request.post("/api/v1/login", { data: { email, password } });
  expect(response.ok(), await response.text()).toBe(true);
  const { token } = (await response.json()) as { token: string };
  await storeSession(page.context(), token);
  await page.goto(path);
}

export { expect };
