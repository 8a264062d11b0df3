import { afterAll, beforeAll, expect, test } from "vitest";
import { buildTestApp, type TestApp } from "./build-test-app.ts";
import { BIRTH } from "./fakes/births.ts";
import { fakeAuthenticator, PEOPLE } from "./fakes/people.ts";

const lines: string[] = [];
const TOKEN = Object.keys(PEOPLE)[0] ?? "";
const PERSONAL = {
  name: "Ashalata Devi Probe",
  email: "ashalata.probe@example.org",
  city: "Xanadupur",
  zone: "Asia/Kathmandu",
  local: "1987-03-04T05:06",
  path: "personal-path-segment",
  agent: "ProbeBrowser/7",
  password: "correct horse battery probe",
  death: "1951-08-09",
  julianDay: "2433867.5",
  instant: "-580564800000",
};

let running: TestApp;
beforeAll(async () => {
  const gazetteer = {
    ready: async () => undefined,
    close() {},
    resolvePlace: () =>
      Promise.reject(
        new Error(
          `no index; asked by ${PERSONAL.email} with Bearer ${TOKEN} on ${PERSONAL.death} at ${PERSONAL.julianDay} or ${PERSONAL.instant}`,
        ),
      ),
    findHindiName: () => null,
    searchPlaces: () => Promise.resolve([]),
    findPlace: () => Promise.resolve(null),
    findNearestPlace: () => Promise.resolve(null),
    listLargestPlaces: () => Promise.resolve([]),
    findTownOfRegion: () => Promise.resolve(null),
    findCityInScript: () => Promise.resolve(null),
    recognisePlace: () => Promise.resolve({ kind: "none", written: null } as const),
  };
  const log = { level: "trace", stream: { write: (line: string) => void lines.push(line) } };
  running = await buildTestApp({ parts: { authenticator: fakeAuthenticator, gazetteer, log } });
});
afterAll(() => running.close());

test("logs hold method, route, status and time, and nothing personal", async () => {
  const headers = {
    authorization: `Bearer ${TOKEN}`,
    "user-agent": PERSONAL.agent,
    referer: `http://lagna/verify-magic-link?token=${TOKEN}`,
  };
  const birth = { ...BIRTH, name: PERSONAL.name, city: PERSONAL.city };
  const { app } = running;
  const answers = [
    await app.inject({ url: "/api/v1/places", query: { q: PERSONAL.city }, headers }),
    await app.inject({
      url: "/api/v1/places/offset",
      query: { time_zone: PERSONAL.zone, local: PERSONAL.local },
      headers,
    }),
    await app.inject({ method: "POST", url: "/api/v1/kundli", headers, payload: birth }),
    await app.inject({ method: "POST", url: "/api/v1/kundli", headers, payload: { ...birth, year: 3000 } }),
    await app.inject({
      method: "POST",
      url: "/api/v1/login",
      headers,
      payload: { email: PERSONAL.email, password: PERSONAL.password },
    }),
    await app.inject({ url: `/${PERSONAL.path}/${PERSONAL.email}?token=${TOKEN}`, headers }),
    await app.inject({ url: `/api/v1/%zz${PERSONAL.path}`, headers }),
  ];
  expect(answers.slice(0, 4).map(({ statusCode }) => statusCode)).toEqual([200, 200, 503, 422]);
  const all = lines.join("");
  const entries = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(entries).toContainEqual(
    expect.objectContaining({ method: "GET", route: "/api/v1/places", status: 200, ms: expect.any(Number) }),
  );
  expect(entries).toContainEqual(expect.objectContaining({ route: "/api/v1/kundli", status: 503, user: "asha" }));
  // The error is logged with its stack and request id, but without the values of its message.
  const failure = entries.find((entry) => entry["err"] !== undefined);
  expect(failure).toMatchObject({
    reqId: answers[2]?.headers["x-request-id"],
    err: { type: "Error", message: expect.stringContaining("no index") },
  });
  for (const [what, value] of Object.entries({ ...PERSONAL, token: TOKEN, ip: "127.0.0.1" })) {
    expect(all.includes(value), `${what} is in the log: ${lines.find((line) => line.includes(value)) ?? ""}`).toBe(
      false,
    );
  }
});
