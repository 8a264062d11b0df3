import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { runInThisContext } from "node:vm";
import { http, HttpResponse } from "msw";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { preloadRoute } from "./routes.tsx";
import { validateToken } from "../features/auth/auth-api.ts";
import { server } from "../test/mock-server.ts";
import { api } from "../lib/api.ts";
import { fetchPrefetched } from "../lib/prefetch.ts";
import { setToken } from "../lib/session-token.ts";

const SCRIPT = readFileSync(resolve(import.meta.dirname, "../../public/early-requests.js"), "utf8");
const VALIDATE = "/api/v1/validate-token";

let requests: string[];
beforeEach(() => {
  requests = [];
  server.use(
    http.get("*/api/v1/*", ({ request }) => {
      const { pathname, search } = new URL(request.url);
      requests.push(`${request.headers.get("authorization")} ${pathname}${search}`);
      return HttpResponse.json({ number: requests.length });
    }),
    http.post("*/api/v1/page-content", () => new HttpResponse(null, { status: 204 })),
  );
});
afterEach(() => {
  globalThis.lagnaEarlyResponses = undefined;
  globalThis.lagnaEarlyContent = undefined;
  globalThis.lagnaAppStarts = undefined;
  document.body.replaceChildren();
  document.head.querySelector('[href="/assets/app.js"]')?.remove();
  window.history.replaceState(null, "", "/");
});

/** Opens an address as the browser does: the script of the page runs before the app's code. */
function open(address: string): readonly string[] {
  window.history.replaceState(null, "", address);
  runInThisContext(SCRIPT);
  return [...(globalThis.lagnaEarlyResponses?.byPath.keys() ?? [])];
}

/** The same, until it is known whether the page comes with its content. */
async function openAndWait(address: string): Promise<readonly string[]> {
  open(address);
  await globalThis.lagnaEarlyContent;
  return [...(globalThis.lagnaEarlyResponses?.byPath.keys() ?? [])];
}

// The script repeats paths that the app builds: if they differ, the app makes a request that the script has made in vain.
test.each([
  { address: "/dashboard", count: 5, place: null },
  { address: "/dashboard", count: 5, place: "1269515" },
  { address: "/kundlis", count: 2, place: null },
  { address: "/kundlis/kundli-of-asha", count: 2, place: null },
])("$address: the app takes every early response and requests nothing twice, place $place", async (page) => {
  setToken("t1");
  if (page.place !== null) localStorage.setItem("lagna_almanac_place", page.place);
  const paths = await openAndWait(page.address);
  expect(paths).toHaveLength(page.count);
  await Promise.all([validateToken(), preloadRoute(page.address)]);
  await Promise.all(paths.filter((path) => path !== VALIDATE).map((path) => fetchPrefetched(path, {})));
  expect(globalThis.lagnaEarlyResponses?.byPath.size).toBe(0);
  expect(requests.toSorted()).toEqual(paths.map((path) => `Bearer t1 ${path}`).toSorted());
});

test.each(["/kundlis/files", "/kundlis?q=moon", "/profile"])("%s: only the session is requested early", (address) => {
  setToken("t1");
  expect(open(address)).toEqual([VALIDATE]);
});

const CONTENT = { html: "<h1>Today</h1>", data: '{"now":1}' };
const ROOT = '<div id="root" data-prerendered="en" data-page="/kundlis/:id">waiting</div>';
const showRoot = () => document.body.insertAdjacentHTML("beforeend", ROOT);
const readPage = () => ({
  html: document.getElementById("root")?.innerHTML,
  data: document.getElementById("page-data")?.textContent,
});

test("content that comes before the app starts is shown with its data, for the stored choices, and nothing else is requested", async () => {
  const asked: unknown[] = [];
  server.use(
    http.post("*/api/v1/page-content", async ({ request }) => {
      asked.push([request.headers.get("authorization"), await request.json()]);
      return HttpResponse.json(CONTENT);
    }),
  );
  setToken("t1");
  localStorage.setItem("lagna_chart_style", "south");
  localStorage.setItem("lagna_trial", "the birth of a visitor");
  showRoot();
  expect(await openAndWait("/dashboard")).toEqual([VALIDATE]);
  expect(asked).toEqual([
    ["Bearer t1", { path: "/dashboard", language: "en", time_zone: "UTC", stored: { lagna_chart_style: "south" } }],
  ]);
  expect(readPage()).toEqual(CONTENT);
  expect(document.getElementById("root")?.dataset["page"]).toBe("/dashboard");
});

const CODE = '<template id="app-code"><link rel="modulepreload" href="/assets/app.js"></template>';
const hasStarted = () => document.head.querySelector('[href="/assets/app.js"]') !== null;

test("the app's code is fetched after the content is painted", async () => {
  const paint = vi.spyOn(globalThis, "requestAnimationFrame").mockReturnValue(0);
  server.use(http.post("*/api/v1/page-content", () => HttpResponse.json(CONTENT)));
  setToken("t1");
  showRoot();
  document.body.insertAdjacentHTML("beforeend", CODE);
  await openAndWait("/dashboard");
  await vi.waitFor(() => expect(paint).toHaveBeenCalledOnce());
  expect(hasStarted()).toBe(false);
  paint.mock.calls[0]?.[0](0);
  await vi.waitFor(() => expect(hasStarted()).toBe(true));
});

test("content that takes longer than a second does not hold the app's code up", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  try {
    server.use(http.post("*/api/v1/page-content", () => new Promise<never>(() => undefined)));
    setToken("t1");
    showRoot();
    document.body.insertAdjacentHTML("beforeend", CODE);
    open("/dashboard");
    vi.advanceTimersByTime(900);
    expect(hasStarted()).toBe(false);
    vi.advanceTimersByTime(100);
    expect(hasStarted()).toBe(true);
  } finally {
    vi.useRealTimers();
  }
});

test.each([null, "t1"])("the code of a page without such content starts at once, token %s", (token) => {
  if (token !== null) setToken(token);
  document.body.insertAdjacentHTML("beforeend", CODE);
  open(token === null ? "/dashboard" : "/kundlis/one?panel=yogas");
  expect(hasStarted()).toBe(true);
});

test("content that comes after the app has started is not shown", async () => {
  server.use(http.post("*/api/v1/page-content", () => HttpResponse.json(CONTENT)));
  setToken("t1");
  showRoot();
  open("/dashboard");
  globalThis.lagnaAppStarts = true;
  await globalThis.lagnaEarlyContent;
  expect(readPage()).toEqual({ html: "waiting", data: undefined });
});

test.each([
  ["is refused", () => HttpResponse.json({ code: "access_pending" }, { status: 403 })],
  ["does not come", () => HttpResponse.error()],
  ["is a proxy's page", () => HttpResponse.html("<p>Sign in to this network</p>")],
  ["cannot be shown without its styles", () => HttpResponse.json(CONTENT)],
])("if the content %s, the app's requests are made instead", async (how, respond) => {
  server.use(http.post("*/api/v1/page-content", respond));
  setToken("t1");
  showRoot();
  if (how.includes("styles"))
    vi.spyOn(document.head, "append").mockImplementation((link) =>
      (link as HTMLLinkElement).dispatchEvent(new Event("error")),
    );
  document.body.insertAdjacentHTML("beforeend", '<link rel="preload" as="style" href="/assets/kundli.css">');
  expect(await openAndWait("/dashboard")).toHaveLength(5);
  expect(readPage()).toEqual({ html: "waiting", data: undefined });
});

test("a visitor makes no early request", () => {
  expect(open("/dashboard")).toEqual([]);
});

test("is not taken for another session, in another language, when stale, or twice", async () => {
  setToken("t1");
  open("/profile");
  setToken("t2");
  expect(await api(VALIDATE)).toEqual({ number: 2 });

  open("/profile");
  document.documentElement.lang = "hi";
  expect(await api(VALIDATE)).toEqual({ number: 4 });
  document.documentElement.lang = "en";

  open("/profile");
  expect(await api(VALIDATE)).toEqual({ number: 5 });
  expect(await api(VALIDATE)).toEqual({ number: 6 });

  open("/profile");
  const startedAt = performance.now();
  vi.spyOn(performance, "now").mockReturnValue(startedAt + 60_000);
  expect(await api(VALIDATE)).toEqual({ number: 8 });
});

test("a failed early request is an error of the network for the caller", async () => {
  server.use(http.get(`*${VALIDATE}`, () => HttpResponse.error()));
  setToken("t1");
  open("/profile");
  await expect(api(VALIDATE)).rejects.toMatchObject({ status: 0, code: "network" });
});
