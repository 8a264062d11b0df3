import { SECTION_NAMES } from "@lagna/contract";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildTestApp, type TestApp } from "./build-test-app.ts";
import { BIRTH } from "./fakes/births.ts";
import { ASHA, fakeAuthenticator } from "./fakes/people.ts";

const KIB = 1024;
const MAX_FIRST_KUNDLI = 40 * KIB;
const MAX_SECTION = 120 * KIB;
/** Without compression, as a client without it receives the first kundli. */
const MAX_PLAIN_KUNDLI = 40 * KIB;

let running: TestApp;
beforeAll(async () => {
  running = await buildTestApp({ parts: { authenticator: fakeAuthenticator } });
});
afterAll(() => running.close());

/** The bytes that a client receives for a call, compressed. */
async function measure(path: string, payload: object): Promise<{ readonly sent: number; readonly plain: number }> {
  const headers = { ...ASHA, "accept-encoding": "gzip" };
  const {
    statusCode,
    rawPayload,
    headers: answer,
  } = await running.app.inject({
    method: "POST",
    url: `/api/v1/${path}`,
    headers,
    payload,
  });
  expect(statusCode, rawPayload.toString("utf8", 0, 300)).toBe(200);
  expect(answer["content-encoding"]).toBe("gzip");
  return { sent: rawPayload.length, plain: gunzipSync(rawPayload).length };
}

/** Births whose dashas have most periods, and one whose time is uncertain. */
const BIRTHS = [
  BIRTH,
  { ...BIRTH, year: 1931, month: "February", hour: 3 },
  { ...BIRTH, uncertainty: { minutes: 15 } },
];

test("a first kundli is at most 40 KiB", async () => {
  for (const birth of BIRTHS.slice(0, 2)) {
    const { sent, plain } = await measure("kundli", birth);
    expect(sent).toBeLessThan(MAX_FIRST_KUNDLI);
    expect(plain).toBeLessThan(MAX_PLAIN_KUNDLI);
  }
});

test.each(SECTION_NAMES)("section %s is at most 120 KiB compressed", async (section) => {
  for (const birth of BIRTHS) {
    expect((await measure("kundli", { ...birth, sections: [section] })).sent).toBeLessThan(MAX_SECTION);
  }
});

test("every dasha with its maha dashas is less than an eighth of two levels", async () => {
  const request = { ...BIRTH, sections: ["dashas"] };
  const [bare, one, two] = await Promise.all([
    measure("kundli", BIRTH),
    measure("kundli", { ...request, dasha_levels: 1 }),
    measure("kundli", request),
  ]);
  expect((one.plain - bare.plain) * 8).toBeLessThan(two.plain - bare.plain);
});

test.each([
  ["varshaphal", { birth: BIRTH, year: 38, sixty_hours: true }],
  ["kp", { birth: BIRTH }],
  ["prashna", { place: { latitude: 19.07, longitude: 72.88 }, mode: "number_249", number: 147, question_house: 11 }],
])("the answer of %s is at most 120 KiB compressed", async (path, payload) => {
  expect((await measure(path, payload)).sent).toBeLessThan(MAX_SECTION);
});
