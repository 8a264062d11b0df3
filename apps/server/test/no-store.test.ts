import { afterAll, beforeAll, expect, test } from "vitest";
import { buildTestApp, type TestApp } from "./build-test-app.ts";
import { ADMINISTRATOR, fakeAuthenticator } from "./fakes/people.ts";

let running: TestApp;
beforeAll(async () => {
  running = await buildTestApp({ parts: { authenticator: fakeAuthenticator } });
});
afterAll(() => running.close());

/** The same for everybody: these alone may be kept, as long as they say. */
const EVERYBODYS = [
  "GET /api/v1/config",
  "GET /api/v1/places",
  "GET /api/v1/places/offset",
  "GET /api/v1/sky",
  "GET /api/v1/sky/card.png",
];

test("no answer of the API may be kept but what is the same for everybody, whoever asks and whatever comes of it", async () => {
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
  // Neither refusals alone nor successes alone.
  expect([...answered]).toEqual(expect.arrayContaining([200, 401, 422]));
});
