import { PRESET_IDS } from "@lagna/terms";
import { errorBodySchema, kundliRequestSchema, kundliResponseSchema } from "@lagna/contract";
import { GENDERS, MONTH_NAMES } from "@lagna/terms";
import fc from "fast-check";
import type { LightMyRequestResponse } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildTestApp, type TestApp } from "./build-test-app.ts";
import { BIRTH } from "./fakes/births.ts";
import { ASHA, fakeAuthenticator } from "./fakes/people.ts";
import { countRuns } from "../../../tools/lib/sample.ts";

let running: TestApp;
beforeAll(async () => {
  // A day later at every read, to stay below the rate limits.
  let days = 0;
  const stopwatch = () => (days += 1) * 86_400_000;
  running = await buildTestApp({ parts: { authenticator: fakeAuthenticator, stopwatch } });
});
afterAll(() => running.close());

const send = (url: string, payload: string) =>
  running.app.inject({ method: "POST", url, headers: { ...ASHA, "content-type": "application/json" }, payload });

/** Success, or a 4xx of the common shape: never a 5xx. */
function expectHandled(response: LightMyRequestResponse): void {
  if (response.statusCode === 200) return;
  expect(response.statusCode, response.body).toBeGreaterThanOrEqual(400);
  expect(response.statusCode, response.body).toBeLessThan(500);
  errorBodySchema.strict().parse(response.json());
}

const anyText = fc.string({ unit: "binary", maxLength: 130 });
const anyNumber = fc.oneof(
  fc.integer(),
  fc.double(),
  fc.constantFrom(0, -0, 1e308, -1e308, 2 ** 53, 0.5, Number.MIN_VALUE),
);
const anyValue = fc.oneof(
  anyText,
  anyNumber,
  fc.constant(null),
  fc.boolean(),
  fc.array(anyNumber, { maxLength: 3 }),
  fc.dictionary(anyText, anyNumber, { maxKeys: 3 }),
);
/** Mostly plausible values, sometimes arbitrary ones, so that every check is reached. */
const mostly = <T>(likely: fc.Arbitrary<T>) =>
  fc.oneof<fc.MaybeWeightedArbitrary<unknown>[]>({ arbitrary: likely, weight: 40 }, { arbitrary: anyValue, weight: 1 });

const settings = fc.record(
  {
    preset: mostly(fc.constantFrom(...PRESET_IDS)),
    ayanamsa: mostly(
      fc.oneof(
        fc.constantFrom("lahiri", "custom", "true_mula", "aryabhata"),
        fc.double({ min: -180, max: 180, noNaN: true }),
      ),
    ),
    ayanamsa_degrees: mostly(fc.double({ min: -180, max: 180, noNaN: true })),
    house_system: mostly(
      fc.constantFrom(
        "whole_sign",
        "placidus",
        "koch",
        "campanus",
        "alcabitius",
        "sripati",
        "equal",
        "equal_lagna_middle",
      ),
    ),
    node: mostly(fc.constantFrom("mean", "true")),
    positions: mostly(fc.constantFrom("apparent", "geometric")),
    sunrise: mostly(fc.constantFrom("upper_limb_refracted", "hindu")),
    dasha_year: mostly(fc.constantFrom("sidereal", 365.25, 365.2425, 360)),
    varga_variants: mostly(
      fc.oneof(
        { arbitrary: fc.dictionary(fc.constantFrom("D1", "D2", "D9"), fc.constant("parashara")), weight: 9 },
        fc.dictionary(fc.constantFrom("D11", "__proto__", "toString"), fc.constantFrom("parashara", "constructor")),
      ),
    ),
  },
  { requiredKeys: [] },
);

const details = fc.record(
  {
    name: mostly(fc.string({ unit: "grapheme", minLength: 2, maxLength: 60 })),
    gender: mostly(fc.constantFrom(...GENDERS)),
    year: mostly(fc.integer({ min: 1900, max: 2100 })),
    month: mostly(fc.oneof(fc.constantFrom(...MONTH_NAMES), fc.integer({ min: 1, max: 12 }))),
    day: mostly(fc.integer({ min: 1, max: 31 })),
    hour: mostly(fc.integer({ min: 0, max: 23 })),
    minute: mostly(fc.integer({ min: 0, max: 59 })),
    second: mostly(fc.integer({ min: 0, max: 59 })),
    city: mostly(fc.constantFrom("Varanasi", "Rampur", "Delhi", "Patna", "Agra", 'x" OR 1 NEAR *')),
    country: mostly(fc.constantFrom("India", "IN", "Bharat", "IND", "india ", "Norway")),
    time_zone: mostly(
      fc.constantFrom(
        "Asia/Kolkata",
        "LMT",
        "Europe/Amsterdam",
        "Etc/GMT+12",
        "../../etc/passwd",
        "Factory",
        "America/Nuuk",
        "Asia/Calcutta",
        "UTC",
        "America/New_York",
        "Europe/Dublin",
      ),
    ),
    utc_offset: mostly(fc.constantFrom("+05:30", "-15:59:59", "+15:59", "+00:00", "-00:00")),
    settings: mostly(settings),
  },
  { requiredKeys: ["name", "gender", "year", "month", "day", "hour", "minute", "city", "country"] },
);

const position = fc.record({
  latitude: mostly(fc.double({ min: -90, max: 90, noNaN: true })),
  longitude: mostly(fc.double({ min: -180, max: 180, noNaN: true })),
});
const birth = fc
  .tuple(details, fc.oneof({ arbitrary: position, weight: 8 }, fc.constant({}), fc.constant({ latitude: 10 })))
  .map(([typed, at]) => ({ ...typed, ...at }));

test("POST /kundli with births, right and nearly right: a whole chart or a 4xx, never a 500", async () => {
  const seen = { charts: 0, refusals: 0 };
  await fc.assert(
    fc.asyncProperty(birth, async (body) => {
      const response = await send("/api/v1/kundli", JSON.stringify(body));
      expectHandled(response);
      if (response.statusCode !== 200) {
        seen.refusals += 1;
        return;
      }
      seen.charts += 1;
      const { data } = kundliResponseSchema.parse(response.json());
      expect(data.birth.warnings).toHaveLength(data.birth.notices.length);
      expect(JSON.stringify(data)).not.toMatch(/NaN|Infinity/);
    }),
    { numRuns: countRuns(400) },
  );
  // Both outcomes occurred.
  expect(seen.charts).toBeGreaterThan(countRuns(40));
  expect(seen.refusals).toBeGreaterThan(countRuns(40));
}, 120_000);

test("POST /kundli with what the contract accepts and a place by coordinates: always a chart", async () => {
  const located = birth
    .map((body) => ({ ...BIRTH, ...body }))
    .filter(
      (body) =>
        kundliRequestSchema.safeParse(body).success &&
        "latitude" in body &&
        "longitude" in body &&
        !("settings" in body) &&
        body["time_zone"] === "LMT",
    );
  let charts = 0;
  await fc.assert(
    fc.asyncProperty(located, async (body) => {
      const response = await send("/api/v1/kundli", JSON.stringify(body));
      expect(response.statusCode, response.body).toBe(200);
      charts += 1;
    }),
    { numRuns: countRuns(60) },
  );
  expect(charts).toBeGreaterThanOrEqual(countRuns(60));
}, 120_000);

test("POST /kundli, /kundli/dasha, /transits, /matching, /varshaphal, /kp and /prashna with any JSON: a 4xx", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.jsonValue({ maxDepth: 4 }),
      fc.constantFrom(
        "/api/v1/kundli",
        "/api/v1/kundli/dasha",
        "/api/v1/transits",
        "/api/v1/matching",
        "/api/v1/varshaphal",
        "/api/v1/kundli/varga",
        "/api/v1/kundli/chakras",
        "/api/v1/kp",
        "/api/v1/prashna",
      ),
      async (body, url) => {
        expectHandled(await send(url, JSON.stringify(body)));
      },
    ),
    { numRuns: countRuns(200) },
  );
});

test("POST /kundli with any bytes: a 4xx", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(anyText, fc.constantFrom("{", "[", '{"name":"\\ud800"}', "\ufeff{}", "NaN", "1e999")),
      async (text) => {
        const response = await send("/api/v1/kundli", text);
        expect(response.statusCode).not.toBe(200);
        expectHandled(response);
      },
    ),
    { numRuns: countRuns(200) },
  );
});

const instant = mostly(
  fc
    .date({ min: new Date("1700-01-01"), max: new Date("2500-01-01"), noInvalidDate: true })
    .map((date) => date.toISOString())
    .chain((text) => fc.constantFrom(text, text.replace("Z", "+05:30"), text.slice(0, 10))),
);

test("POST /kundli/dasha with periods, right and nearly right: nine parts or a 4xx", async () => {
  const path = mostly(
    fc.array(fc.constantFrom("sun", "moon", "mars", "rahu", "ketu", "venus", "pluto"), { maxLength: 5 }),
  );
  const request = fc.record({ system: mostly(fc.constant("vimshottari")), path, start: instant, end: instant });
  await fc.assert(
    fc.asyncProperty(request, async (body) => {
      const response = await send("/api/v1/kundli/dasha", JSON.stringify(body));
      expectHandled(response);
      if (response.statusCode === 200) expect(response.json().periods).toHaveLength(9);
    }),
    { numRuns: countRuns(300) },
  );
});

test("GET /places and /places/offset with any query: an answer or a 4xx", async () => {
  const word = fc.oneof(
    anyText,
    fc.constantFrom("var", '"', "*", "a OR b", "NEAR(", "-", "^", "Rampur, ,", "%", "\u0000"),
  );
  const query = fc.dictionary(fc.constantFrom("q", "country", "limit", "time_zone", "local", "x"), word, {
    maxKeys: 5,
  });
  await fc.assert(
    fc.asyncProperty(query, fc.constantFrom("", "/offset"), async (values, path) => {
      const search = new URLSearchParams(values).toString();
      expectHandled(await running.app.inject({ url: `/api/v1/places${path}?${search}` }));
    }),
    { numRuns: countRuns(400) },
  );
});

test("any method on any address: below 500", async () => {
  const part = fc.oneof(
    fc.webPath(),
    fc.constantFrom(
      "/api/v1/kundli",
      "/api/docs/",
      "/%00",
      "/%ff",
      "//",
      "/..%2f..",
      "/assets/../x",
      "/api/v1/places/",
    ),
  );
  await fc.assert(
    fc.asyncProperty(
      part,
      fc.constantFrom("GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "PATCH"),
      async (url, method) => {
        const response = await running.app.inject({ url: url === "" ? "/" : url, method: method as "GET" });
        expect(response.statusCode, `${method} ${url}`).toBeLessThan(500);
      },
    ),
    { numRuns: countRuns(300) },
  );
});

test("any kundli data gives an answer or a refusal naming the problem", async () => {
  const asked = { question: "Where is my Moon?" };
  const anything = fc.oneof(
    fc.json({ maxDepth: 3 }),
    fc.jsonValue({ maxDepth: 3 }),
    details,
    fc.record({ birth: fc.oneof(details, fc.jsonValue()), settings: fc.oneof(settings, fc.jsonValue()) }),
    fc.record({
      data: fc.record({
        birth: fc.record({
          local: fc.oneof(fc.constant("1988-03-09T14:25:00"), anyText),
          utc_offset: mostly(fc.constant("+05:30")),
          place: mostly(fc.record({ city: anyText, country: anyText, latitude: anyNumber, longitude: anyNumber })),
        }),
        settings: mostly(settings),
      }),
    }),
  );
  await fc.assert(
    fc.asyncProperty(anything, async (kundli_data) =>
      expectHandled(await send("/api/v1/ask", JSON.stringify({ ...asked, kundli_data }))),
    ),
    { numRuns: countRuns(60) },
  );
});
