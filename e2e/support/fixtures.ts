import { test as base, type BrowserContext, expect, type Page } from "@playwright/test";
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

export interface Person {
  name: string;
  email: string;
  password: string;
}

export const ADMINISTRATOR: Person = { name: "Asha Rao", email: "asha@example.org", password: "seven quiet rivers" };

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

async function call<Answer>(server: Server, path: string, token: string | null, body?: object): Promise<Answer> {
  const response = await fetch(`${server.url}/api/v1${path}`, {
    method: body ? "POST" : "GET",
    headers: { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const answer: unknown = await response.json();
  expect(response.ok, JSON.stringify(answer)).toBe(true);
  return answer as Answer;
}

/** The token of a session of a new account. */
export const signUp = async (server: Server, person: Person): Promise<string> =>
  (await call<{ token: string }>(server, "/signup", null, person)).token;

const tokenOf = async (server: Server, { email, password }: Person): Promise<string> =>
  (await call<{ token: string }>(server, "/login", null, { email, password })).token;

/** Somebody new on a server that others use too, whom its administrator has let in; with a session of theirs. */
export async function member(server: Server, name: string): Promise<Person & { token: string }> {
  const email = `${name.toLowerCase().replaceAll(" ", ".")}@example.org`;
  const person = { name, email, password: "four steady lamps" };
  const token = await signUp(server, person);
  const administrator = await tokenOf(server, ADMINISTRATOR);
  const list = `/admin/users?q=${encodeURIComponent(email)}`;
  const { users } = await call<{ users: { id: string }[] }>(server, list, administrator);
  await call(server, "/admin/users/activate", administrator, { ids: users.map(({ id }) => id) });
  return { ...person, token };
}

/** The app stands where the words made at build stood: before that a public page's form sleeps, and what is typed goes nowhere. */
export const standing = (page: Page): Promise<void> =>
  expect(page.locator("#root:not([data-prerendered])")).toBeAttached();

/** Signs the administrator in through the login page, for journeys about signing in. */
export async function logInByPage(page: Page): Promise<void> {
  await page.goto("/login");
  await standing(page);
  await page.getByLabel("Email").fill(ADMINISTRATOR.email);
  await page.getByLabel("Password", { exact: true }).fill(ADMINISTRATOR.password);
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await page.waitForURL(/\/(generate-kundali|ai-assistant)$/);
  // Whom the server knows a chart of, it takes to the assistant.
  if (page.url().endsWith("ai-assistant")) await page.goto("/generate-kundali");
}

/** As a browser comes back that was signed in before. Once: a page that signs out stays so. */
export const hold = (context: BrowserContext, token: string): Promise<unknown> =>
  context.addInitScript((held) => {
    if (!sessionStorage.getItem("begun")) localStorage.setItem("authToken", held);
    sessionStorage.setItem("begun", "yes");
  }, token);

/** Somebody, the administrator where nobody else is named, on a page with a session of their own. */
export async function logIn(page: Page, path = "/generate-kundali", person: Person = ADMINISTRATOR): Promise<void> {
  const { email, password } = person;
  const response = await page.request.post("/api/v1/login", { data: { email, password } });
  const { token } = (await response.json()) as { token: string };
  await hold(page.context(), token);
  await page.goto(path);
}

export { expect };
