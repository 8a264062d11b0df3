import { afterAll, beforeAll, expect, test } from "vitest";
import { buildTestApp, type TestApp } from "./build-test-app.ts";
import { ADMINISTRATOR, fakeAuthenticator } from "./fakes/people.ts";

let running: TestApp;
beforeAll(async () => {
  running = await buildTestApp({ parts: { authenticator: fakeAuthenticator } });
});
afterAll(() => running.close());

/** Responses that are the same for everyone; only these may be cached, for the stated time. */
const EVERYBODYS = [
  "GET /api/v1/config",
  "GET /api/v1/ledger/figures",
  "GET /api/v1/places",
  "GET /api/v1/places/offset",
  "GET /api/v1/sky",
  "GET /api/v1/sky/card.png",
];
// Of the almanac, an answer may be kept too, but every request here lacks a place.

test("only responses that are the same for everyone may be cached, whatever the caller and the outcome", async () => {
  const { paths } = (await running.app.inject("/api/docs/json")).json<{ paths: Record<string, object> }>();
  const routes = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => ({ method: method.toUpperCase() as "GET", path })),
  );
  expect(routes.length).toBeGreaterThan(40);
  const kept: string[] = [];
  const answered = new Set<number>();
  for (const { method, path } of routes)
    for (const headers of [{}, ADMINISTRATOR]) {
      const response = await running.app.inject({ method, url: path.replaceAll(/\{\w+\}/g, "nobody"), headers });
      answered.add(response.statusCode);
      if (response.headers["cache-control"] !== "no-store") kept.push(`${method} ${path}`);
    }
  expect(kept.filter((route) => !EVERYBODYS.includes(route))).toEqual([]);
  // Both errors and successes occurred.
  expect([...answered]).toEqual(expect.arrayContaining([200, 401, 422]));
});
